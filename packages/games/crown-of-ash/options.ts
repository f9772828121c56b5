/** Options as they come, checked: what does not fit is refused with the option's name. */
import type { OptionRefusal } from '@longtable/kernel';
import { badOption, isOneOf, isOptionRefusal, knownOptions } from '@longtable/kit';
import { DIFFICULTIES } from './data/ai-cards.ts';
import { FIGHTERS, FIRST_RAISABLE } from './data/fighters.ts';
import { CITADEL_DEFENDERS } from './data/numbers.ts';
import { NECROMANCERS, type Necromancer } from './data/powers.ts';
import type { Options } from './spec.ts';

/** The AI is part of the game if and only if nobody else could be the opponent. */
export const defaultsFor = (seats: number): Options => ({
  ai: seats === 1,
  difficulty: 'medium',
  garrison: 'by-difficulty',
  targeted: false,
  powers: false,
  necromancers: 'choose',
  turnOrder: 'arrange',
  flanks: 'one',
  trio: 2,
  fortify: 'pair',
  aiGold: false,
});

/** Values of the options that are a choice from a list. */
export const CHOICES = {
  difficulty: DIFFICULTIES,
  turnOrder: ['arrange', 'ascending', 'clockwise'],
  flanks: ['one', 'both'],
  trio: [2, 3],
  fortify: ['pair', 'round'],
} as const;

const FLAGS = ['ai', 'targeted', 'aiGold'] as const;

export function options(given: unknown, seats: number): Options | OptionRefusal {
  if (!isOneOf([1, 2, 3, 4], seats)) return badOption('seats', `Crown of Ash is for 1 to 4 players, not ${seats}.`, 'CA-SET-01');
  const defaults = defaultsFor(seats);
  const known = knownOptions(given, Object.keys(defaults));
  if (isOptionRefusal(known)) return known;
  const o = { ...defaults, ...known } as Options;
  for (const [name, values] of Object.entries(CHOICES)) {
    if (!isOneOf(values as readonly unknown[], o[name as keyof typeof CHOICES]))
      return badOption(name, `${name} must be one of: ${values.join(', ')}.`);
  }
  for (const name of FLAGS) if (typeof o[name] !== 'boolean') return badOption(name, `${name} must be true or false.`);
  return aiProblem(o, seats) ?? garrisonProblem(o) ?? necromancersProblem(o, seats) ?? powersProblem(o, seats) ?? o;
}

/** One AI at most, in the fourth place at the latest. CA-SOL-20 */
function aiProblem(o: Options, seats: number): OptionRefusal | null {
  if (o.ai && seats === 4) return badOption('ai', 'There are four sets of pieces: the AI cannot join four players.', 'CA-SOL-14');
  if (!o.ai && seats === 1) return badOption('ai', 'One player alone plays against the AI.', 'CA-SET-01');
  return soloProblem(o, seats);
}

/** Options that make sense only against the AI, or alone. */
function soloProblem(o: Options, seats: number): OptionRefusal | null {
  if (o.targeted && !o.ai) return badOption('targeted', 'The Targeted card is for games with the AI.', 'CA-SOL-04');
  if (o.aiGold && !o.ai) return badOption('aiGold', 'Only games with the AI need this.', 'CA-SOL-13');
  if (seats === 1) return null;
  if (o.difficulty !== 'medium')
    return badOption('difficulty', 'The difficulty is for one player: with more the King holds the Citadel.', 'CA-SOL-06');
  return o.garrison === 'by-difficulty'
    ? null
    : badOption('garrison', 'A garrison is for one player: with more the King holds the Citadel.', GARRISON);
}

const GARRISON = 'CA-SOL-07';

/** One to three raisable fighters of the small game. CA-SOL-07 */
function garrisonProblem({ garrison }: Options): OptionRefusal | null {
  if (garrison === 'by-difficulty') return null;
  const fits =
    Array.isArray(garrison) &&
    garrison.length >= 1 &&
    garrison.length <= CITADEL_DEFENDERS &&
    garrison.every((id, i) => Number.isInteger(id) && isRaisable(id) && garrison.indexOf(id) === i);
  return fits
    ? null
    : badOption('garrison', 'garrison must be "by-difficulty" or one to three different fighters of the decks.', 'CA-SOL-07');
}
const isRaisable = (id: number): boolean => id >= FIRST_RAISABLE && id < FIGHTERS.length && !FIGHTERS[id]!.many;

const areNecromancers = (x: unknown): x is readonly Necromancer[] =>
  Array.isArray(x) && x.every((n, i) => isOneOf(NECROMANCERS, n) && x.indexOf(n) === i);

function necromancersProblem({ necromancers }: Options, seats: number): OptionRefusal | null {
  if (necromancers === 'choose' || (areNecromancers(necromancers) && necromancers.length === seats)) return null;
  return badOption(
    'necromancers',
    `necromancers must be "choose", or a different one of ${NECROMANCERS.join(', ')} for each of the ${seats} seats.`,
    'CA-SET-02',
  );
}

/** A list of powers needs a player for each necromancer in it. */
function powersProblem({ powers, necromancers }: Options, seats: number): OptionRefusal | null {
  if (typeof powers === 'boolean') return null;
  if (!areNecromancers(powers) || powers.length === 0)
    return badOption('powers', `powers must be true, false, or a list of ${NECROMANCERS.join(', ')}.`, 'CA-POW-01');
  if (powers.length > seats)
    return badOption('powers', `Powers of ${powers.length} necromancers need more than ${seats} players.`, 'CA-POW-01');
  const missing = necromancers === 'choose' ? undefined : powers.find((n) => !necromancers.includes(n));
  return missing === undefined ? null : badOption('powers', `Nobody plays ${missing}, whose powers are listed.`, 'CA-POW-01');
}
