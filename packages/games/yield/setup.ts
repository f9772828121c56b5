import type { OptionRefusal, Seat } from '@longtable/kernel';
import { badOption, isOneOf, isOptionRefusal, knownOptions } from '@longtable/kit';
import { COPIES, KINDS } from './data/cards.ts';
import { leaderOf, POWERS, type Power } from './data/leaders.ts';
import { NEUTRAL, OFF_MAP, TOKENS } from './data/numbers.ts';
import { WORLDS } from './data/world.ts';
import { SINGLE } from './muster.ts';
import type { Options, Player, Side, Table, Turn } from './spec.ts';

export const DEFAULTS: Options = {
  leaders: 'choose',
  teams: 'none',
  first: 'random',
  halving: 'dial',
  chases: 'pairs',
  recovery: 'together',
  steals: 'armies',
  destroyer: true,
};

/** Values of the options that are a choice from a list. */
export const CHOICES = {
  teams: ['none', 'pairs', 'duo'],
  halving: ['dial', 'before-battle'],
  chases: ['pairs', 'one'],
  recovery: ['together', 'apart'],
  steals: ['armies', 'adjacent'],
} as const;

export function options(given: unknown, seats: number): Options | OptionRefusal {
  if (!isOneOf([2, 3, 4, 5], seats)) return badOption('seats', `Yield is for 2 to 5 players, not ${seats}.`, 'YD-SET-01');
  const known = knownOptions(given, Object.keys(DEFAULTS));
  if (isOptionRefusal(known)) return known;
  const defaults: Options = known['teams'] === 'duo' ? { ...DEFAULTS, leaders: 'none' } : DEFAULTS;
  const o = { ...defaults, ...known } as Options;
  for (const [name, values] of Object.entries(CHOICES)) {
    if (!isOneOf(values as readonly unknown[], o[name as keyof typeof CHOICES]))
      return badOption(name, `${name} must be one of: ${values.join(', ')}.`);
  }
  if (typeof o.destroyer !== 'boolean') return badOption('destroyer', 'destroyer must be true or false.', 'YD-LDR-BAS-B01');
  if (o.first !== 'random' && !(Number.isInteger(o.first) && o.first >= 0 && o.first < seats)) {
    return badOption('first', `first must be "random" or a seat from 0 to ${seats - 1}.`, 'YD-SET-02');
  }
  return teamsProblem(o, seats) ?? leadersProblem(o, seats) ?? { ...o, leaders: Array.isArray(o.leaders) ? [...o.leaders] : o.leaders };
}

function teamsProblem(o: Options, seats: number): OptionRefusal | null {
  if (o.teams === 'pairs' && seats !== 4) return badOption('teams', `Two against two needs 4 players, not ${seats}.`, 'YD-TEAM-01');
  return o.teams === 'duo' ? duoProblem(o, seats) : null;
}

function duoProblem(o: Options, seats: number): OptionRefusal | null {
  if (seats !== 3) return badOption('teams', `Two against one needs 3 players, not ${seats}.`, 'YD-DUO-01');
  if (o.leaders !== 'none') return badOption('leaders', 'Two against one is played without leaders.', 'YD-DUO-06');
  if (o.first !== 'random' && o.first !== SINGLE)
    return badOption('first', 'In two against one the single player, seat 0, begins.', 'YD-DUO-07');
  return null;
}

function leadersProblem({ leaders, destroyer }: Options, seats: number): OptionRefusal | null {
  if (leaders === 'none' || leaders === 'choose') return null;
  if (!Array.isArray(leaders) || leaders.length !== seats || !leaders.every((p) => isOneOf(POWERS, p))) {
    return badOption(
      'leaders',
      `leaders must be "none", "choose", or one of ${POWERS.join(', ')} for each of the ${seats} seats.`,
      'YD-SET-03',
    );
  }
  const names = (leaders as readonly Power[]).map(leaderOf);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return badOption('leaders', `${twice} is taken twice; no leader is used twice.`, 'YD-SET-03');
  return !destroyer && leaders.includes('basil-b')
    ? badOption('leaders', 'basil-b is switched off at this table.', 'YD-LDR-BAS-B01')
    : null;
}

/** Without teams everybody is a side, and all rules speak of sides. YD-TEAM-01, YD-TEAM-03, YD-DUO-01 */
function sidesOf({ teams }: Options, seats: number): Side[] {
  const seat = [...Array(seats).keys()];
  if (teams === 'pairs') return seat.map((s) => s % 2);
  return teams === 'duo' ? seat.map((s) => (s === SINGLE ? 0 : 1)) : seat;
}

/** The empty map with its neutral tokens. Leaders, starts, armies and hands follow at the table. YD-SET-05, YD-SET-17 */
export function setup(t: Turn, o: Options, seats: number): Table {
  /** YD-SET-01 */
  const world = WORLDS[seats]!;
  /** YD-SET-02, YD-DUO-07 */
  const first: Seat = o.teams === 'duo' ? SINGLE : o.first === 'random' ? t.random('first', seats) : o.first;
  const table: Table = {
    options: o,
    sides: sidesOf(o, seats),
    phase: 'setup',
    year: 0,
    season: 0,
    first,
    marker: first,
    markerLocked: false,
    deck: new Array<number>(KINDS).fill(COPIES),
    discard: new Array<number>(KINDS).fill(0),
    stacks: world.locations.map((l) => (l.numeral === null ? [] : [NEUTRAL])),
    armies: [],
    players: [...Array(seats).keys()].map((seat) => newPlayer(Array.isArray(o.leaders) ? (o.leaders[seat] as Power) : null)),
  };
  t.emit({ type: 'first', seat: first });
  table.players.forEach(({ power }, seat) => {
    if (power !== null) t.emit({ type: 'leader', seat, power });
  });
  return table;
}

const newPlayer = (power: Power | null): Player => ({
  power,
  armies: [],
  hand: new Array<number>(KINDS).fill(0),
  fresh: [],
  up: [],
  down: [],
  chosen: null,
  shown: [],
  kept: [],
  supply: TOKENS,
  start: OFF_MAP,
});
