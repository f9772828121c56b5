/** Names of a new game: in files, in code and among people. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongUse } from '../command.ts';
import { TEMPLATE } from './make.ts';

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

/** Words that the language keeps for itself. */
const RESERVED = `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof undefined var void while with yield`;

/** Packages of ours, and names that the lists of games have given away. */
const OURS = `about all bots catalogue cli client frozen games host index kernel kit lab laws promises protocol server template think
  thinking`;

const TAKEN = `${RESERVED} ${OURS}`.split(/\s+/);

const mentions = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

/** Files of a new game that speak of the game by this name speak of something else by it, too. */
const isAmbiguous = (type: string, value: string): boolean =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(TEMPLATE, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'/g, ''))
    .some((code) => (mentions(code, 'Template') && mentions(code, type)) || (mentions(code, 'template') && mentions(code, value)));

export function namesOf(id: string, given: string | undefined, used: readonly string[]): Names {
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new WrongUse(`A game is called like river-crossing: small letters and dashes, not "${id}".`);
  const words = id.split('-');
  const type = words.map(capital).join('');
  const value = type.charAt(0).toLowerCase() + type.slice(1);
  if (TAKEN.includes(id) || isAmbiguous(type, value)) throw new WrongUse(`"${id}" cannot be the name of a game.`);
  return {
    id,
    type,
    value,
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
