/** Names of a new game: in files, in code and among people. */
import { WrongUse } from '../command.ts';

export interface Names {
  /** `river-crossing` */
  readonly id: string;
  /** `RiverCrossing` */
  readonly type: string;
  /** `riverCrossing` */
  readonly value: string;
  /** `River Crossing` */
  readonly title: string;
  /** `RC`: what its rules' numbers begin with. */
  readonly prefix: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that code keeps for itself, and folders that are taken. */
const TAKEN = ['all', 'template', 'default', 'new', 'class', 'game', 'import', 'export', 'function', 'return', 'delete', 'yield'];

export function namesOf(id: string, given: string | undefined, used: readonly string[]): Names {
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new WrongUse(`A game is called like river-crossing: small letters and dashes, not "${id}".`);
  if (TAKEN.includes(id)) throw new WrongUse(`"${id}" cannot be the name of a game.`);
  const words = id.split('-');
  const type = words.map(capital).join('');
  return {
    id,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: words.map(capital).join(' '),
    prefix: prefixOf(id, given, used),
  };
}

/** Two letters that no other game's rules begin with: the given ones, the first letters of the words, or what is free. */
function prefixOf(id: string, given: string | undefined, used: readonly string[]): string {
  if (given !== undefined) {
    if (!/^[A-Z]{2}$/.test(given)) throw new WrongUse(`--prefix is two capital letters, not "${given}".`);
    if (used.includes(given)) throw new WrongUse(`The rules of another game begin with ${given} already.`);
    return given;
  }
  const letters = id.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = id.split('-').map((word) => word.charAt(0).toUpperCase());
  const wanted = [initials.slice(0, 2).join(''), ...[...letters.slice(1)].map((letter) => letters.charAt(0) + letter)];
  const free = wanted.find((two) => /^[A-Z]{2}$/.test(two) && !used.includes(two));
  if (free === undefined) throw new WrongUse('Say what the numbers of its rules begin with: --prefix XX.');
  return free;
}
