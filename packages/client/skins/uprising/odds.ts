/**
 * Prospects of a running fight, by playing it on many times with the game's own rules from what the viewer knows: as it is, and after
 * each thing that may be used now. All are tried on the same throws. Whoever is asked on the way uses nothing more, rolls blanks
 * again and lets the cheapest Units fall.
 */
import {
  type Answer,
  type Ask,
  engine,
  type Game,
  type Id,
  type Match,
  outcome,
  pick,
  rndFrom,
  type Seat,
  sample,
} from '@longtable/kernel';
import { uprisingGame } from '@longtable/uprising';
import { KEEP_ORDER } from '@longtable/uprising/data/dice';
import { UNIT, type UnitId } from '@longtable/uprising/data/factions';
import { isAlive, isBlank } from '@longtable/uprising/query/dice';
import type { Uprising } from '@longtable/uprising/spec';
import type { View } from './open.ts';
import { worldOf } from './world.ts';

type World = Match<Uprising>;
type CombatData = Uprising['frames']['combat']['data'];
type RoundData = Uprising['frames']['round']['data'];

/** Chances of each end of a fight, and the hits of the round that runs. */
export interface Prospect {
  readonly win: number;
  readonly both: number;
  readonly lose: number;
  /** Hits of the next damage: on the enemy, and on the own side. */
  readonly dealt: number;
  readonly taken: number;
  /** The dice lie: these hits are no average but come for certain. */
  readonly sure: boolean;
}

export interface Odds {
  readonly now: Prospect;
  /** After an option of the open window. */
  readonly after: Readonly<Record<Id, Prospect>>;
}

const STOP = '$stop';
const staged = {
  ...uprisingGame,
  frames: {
    ...uprisingGame.frames,
    [STOP]: { first: 'wait', stages: { wait: { rules: ['UP-COM-03'], ask: () => pick(0, ['over']), answer: () => 'done' } } },
  },
} as Game<Uprising>;
const machine = engine(staged);

/** The fight as a match of its own; nothing goes on below it. */
export function matchOf(view: View): World | null {
  if (view.combat?.running === undefined) return null;
  const running = view.combat.running.map((frame) => ({ ...frame, from: frame.from < 0 ? frame.from : frame.from + 1 }));
  return {
    game: uprisingGame.id,
    seats: view.players.length,
    given: view.players.map(() => 0),
    chance: { word: 1, counts: null },
    table: worldOf(view),
    stack: [{ k: STOP, at: 'wait', data: {}, into: '', from: -1 }, ...running],
    sealed: null,
    result: null,
    open: [],
  };
}

const dataOf = <T>(x: World, kind: string): T => x.stack.findLast(({ k }) => k === kind)?.data as T;

const priceOf = (unit: UnitId): number => {
  const { goods, any } = UNIT[unit].costs[0]!;
  return goods.reduce((sum, n) => sum + n, any);
};

/** Fills the bins in an order until nothing is left. */
function shared(ask: Extract<Ask, { shape: 'share' }>, order: readonly number[]): number[] {
  const shares = ask.least.slice();
  let left = ask.min - shares.reduce((sum, n) => sum + n, 0);
  for (const i of order) {
    const n = Math.max(0, Math.min(left, ask.most[i]! - shares[i]!));
    shares[i]! += n;
    left -= n;
  }
  return shares;
}

/** An answer without fancy: no further cards, the cheapest fall, blanks are thrown again. */
function plain(x: World, ask: Ask, random: (n: number) => number): Answer {
  const kind = x.stack.at(-1)!.k;
  if (kind === 'window') return 'done';
  if (kind === 'losses' && ask.shape === 'share') {
    const cheap = ask.bins.map((_, i) => i).sort((a, b) => priceOf(ask.bins[a] as UnitId) - priceOf(ask.bins[b] as UnitId));
    return shared(ask, dataOf<{ units: readonly number[] }>(x, 'losses').units.length > 0 ? cheap.reverse() : cheap);
  }
  if (kind === 'reroll' && ask.shape === 'some') {
    const { dice } = dataOf<RoundData | undefined>(x, 'round') ?? { dice: [] };
    const blanks = ask.options.filter((i) => dice[i as number] !== undefined && isBlank(x.table, dice[i as number]!));
    return blanks.slice(0, ask.max);
  }
  if (kind === 'keep-die' && ask.shape === 'pick') return KEEP_ORDER.find((colour) => ask.options.includes(colour)) ?? ask.options[0]!;
  return sample(ask, random);
}

interface Ending {
  readonly alive: readonly [boolean, boolean];
  /** Hits of the first damage, by the side that takes them; null: there was none. */
  readonly hits: readonly number[] | null;
}

const MOST_STEPS = 400;

/** Plays to the end of the fight; null: it went on too long. */
function endOf(x: World, seat: Seat, first: Answer | null, random: (n: number) => number): Ending | null {
  const combat = dataOf<CombatData>(x, 'combat');
  const told = outcome<Uprising>();
  let steps = 0;
  for (; x.stack.at(-1)?.k !== STOP && x.result === null && steps < MOST_STEPS; steps++) {
    const ask = x.open[0]!;
    const answer = steps === 0 && first !== null && ask.seat === seat ? first : plain(x, ask, random);
    if (machine.apply(x, ask.seat, answer, told) !== null) return null;
  }
  if (steps === MOST_STEPS) return null;
  const damage = told.events.map(({ event }) => event).find((event) => event.type === 'damage');
  return { alive: [isAlive(x.table, combat, 0), isAlive(x.table, combat, 1)], hits: damage?.hits ?? null };
}

function summed(endings: readonly Ending[], side: 0 | 1): Prospect {
  const of = (own: boolean, other: boolean): number =>
    endings.filter(({ alive }) => alive[side] === own && alive[side === 0 ? 1 : 0] === other).length / endings.length;
  const hits = endings.flatMap((ending) => (ending.hits === null ? [] : [ending.hits]));
  const mean = (i: 0 | 1): number => hits.reduce((sum, one) => sum + one[i]!, 0) / Math.max(1, hits.length);
  const [win, lose] = [of(true, false), of(false, true)];
  const same = hits.length === endings.length && hits.every((one) => one.join() === hits[0]!.join());
  return { win, lose, both: 1 - win - lose, dealt: mean(side === 0 ? 1 : 0), taken: mean(side), sure: same };
}

const FEWEST = 30;
const MOST = 500;

/** Prospects of a seat. `options`: what may be used now. `ms`: as long as it may take, a few dozen fights at least; null: it cannot be told. */
export function oddsOf(view: View, seat: Seat, options: readonly Id[], ms: number, clock: () => number, seed: number): Odds | null {
  const match = matchOf(view);
  if (match === null) return null;
  const combat = dataOf<CombatData>(match, 'combat');
  const side = combat.sides[0] === seat ? 0 : 1;
  const tries: readonly (Answer | null)[] = [null, ...options];
  const endings = tries.map((): Ending[] => []);
  const end = clock() + ms;
  for (let n = 0; n < MOST && (n < FEWEST || clock() < end); n++) {
    tries.forEach((first, i) => {
      const rnd = rndFrom(seed + n);
      const ending = endOf(machine.imagine(match, seat, rnd), seat, first, rnd);
      if (ending !== null) endings[i]!.push(ending);
    });
  }
  const told = endings.map((list) => (list.length < FEWEST / 2 ? null : summed(list, side)));
  const [now] = told;
  if (!now) return null;
  return { now, after: Object.fromEntries(options.flatMap((id, i) => (told[i + 1] ? [[id, told[i + 1]]] : []))) as Odds['after'] };
}
