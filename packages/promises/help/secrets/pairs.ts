/** Pairs of positions that a viewer may not be able to tell apart, and whether a byte does. */
import { fail, isRefusal, outcome, type Rnd, rndFrom, type Seat, sample } from '@longtable/kernel';
import type { OwnTitle } from '../own.ts';
import type { Viewer } from './contract.ts';
import { type Position, TABLE } from './place.ts';
import { looking, type Sent, viewersOf } from './sent.ts';
import { type Machine, original, staysAlike, ZONES } from './twins.ts';

export interface PairsReport {
  readonly game: string;
  matches: number;
  /** Different positions of these matches, each with some twins. */
  positions: number;
  /** Twins, each compared for all viewers who may not tell it from its position. */
  twins: number;
  pairs: number;
  /** Of these, the next answer could be compared as well. */
  after: number;
  /** Tries in which a viewer has nothing hidden before them, or in which the swap is no possible world. */
  without: number;
  bytes: number;
  readonly differences: string[];
}

export const noPairs = (game: string): PairsReport => ({
  game,
  matches: 0,
  positions: 0,
  twins: 0,
  pairs: 0,
  after: 0,
  without: 0,
  bytes: 0,
  differences: [],
});

function firstDifference(a: Buffer, b: Buffer): string | null {
  if (a.equals(b)) return null;
  let i = 0;
  while (a[i] === b[i]) i++;
  const around = (bytes: Buffer): string => bytes.toString('utf8', Math.max(0, i - 60), i + 60);
  return `…${around(a)}… against …${around(b)}…`;
}

export interface Wanted {
  readonly pairs: number;
  readonly seed: number;
  /** The number of the first match, and the step to the next: how processes share matches. */
  readonly first?: number;
  readonly step?: number;
  readonly until?: number;
  readonly stopAtFirst?: boolean;
  onProgress?(report: PairsReport): void;
}

/** Twins of one position. */
const TWINS = 3;

export async function comparePairs(title: OwnTitle, wanted: Wanted): Promise<PairsReport> {
  const { pairs, seed, first = 0, step = 1, until = Number.POSITIVE_INFINITY, onProgress } = wanted;
  const { game, rules, hash, told, titles } = title;
  const zones = ZONES[game] ?? fail(`nobody has said what is hidden in ${game}`);
  const report = noPairs(game);
  const { sentIn } = looking(titles);
  const isOver = (): boolean =>
    report.pairs >= pairs || performance.now() > until || (wanted.stopAtFirst === true && report.differences.length > 0);

  /** Bytes after the next answer may differ where the answer tells the viewer something. */
  function compareOne(
    machine: Machine,
    [position, twin]: readonly [Position, Position],
    [real, other]: readonly [Sent, Sent],
    viewer: Viewer,
  ) {
    report.pairs++;
    report.bytes += other.before.length + other.after.length;
    const then = firstDifference(real.after, other.after);
    const isComparable = then === null || staysAlike(zones, machine, position, twin, viewer);
    if (isComparable) report.after++;
    const found = firstDifference(real.before, other.before) ?? (isComparable ? then : null);
    if (found !== null) report.differences.push(`${game}, ${viewer === null ? 'a spectator' : `seat ${viewer}`}: ${found}`);
  }

  async function compare(position: Position, machine: Machine, rnd: Rnd): Promise<void> {
    const viewers = viewersOf(position);
    const { twin, isAlike } = original(zones, machine, position.saved);
    let real: ReadonlyMap<Viewer, Sent> | null = null;
    for (let i = 0; i < TWINS && !isOver(); i++) {
      const drawn = viewers[rnd(viewers.length)]!;
      const saved = twin(drawn, rnd);
      if (saved === null) {
        report.without++;
        continue;
      }
      report.twins++;
      if (real === null) report.positions++;
      real ??= await sentIn(position, viewers);
      const other = { ...position, saved };
      const alike = viewers.filter((viewer) => viewer === drawn || isAlike(saved, viewer));
      const sent = await sentIn(other, alike);
      for (const viewer of alike) if (!isOver()) compareOne(machine, [position, other], [real.get(viewer)!, sent.get(viewer)!], viewer);
    }
  }

  for (let n = first; !isOver(); n += step) {
    const rnd = rndFrom(seed * 100_003 + n);
    const least = Math.max(2, told.players.min);
    const seats = least + rnd(told.players.max - least + 1);
    const options = rules.game.options(told.variant(seats, rnd), seats) as object;
    if (isRefusal(options)) throw new Error(JSON.stringify(options));
    const hex = (): string => Array.from({ length: 64 }, () => rnd(16).toString(16)).join('');
    const secret = hex();
    const deal = { table: TABLE, game, rules: hash, seats, options, nonces: Array.from({ length: seats }, () => null) };
    const machine = rules.engine(rules.game, rules.chance(secret, deal)) as Machine;
    const m = machine.start(options, seats, 0, outcome());
    report.matches++;
    while (m.result === null && !isOver()) {
      const awaited = machine.awaited(m);
      const seat: Seat = awaited[rnd(awaited.length)] ?? fail('nobody is asked');
      const ask = m.open.find((one) => one.seat === seat) ?? fail('nothing is asked');
      const answer = sample(ask, rnd);
      if (rnd(9) === 0) {
        // In a third of them one person plays against bots alone: then a coach may be asked for a world.
        const person = rnd(3) === 0 ? rnd(seats) : null;
        const saved = machine.save(m);
        await compare({ game, rules: hash, options, seats, secret, saved, next: { seat, answer }, person }, machine, rnd);
      }
      machine.apply(m, seat, answer);
    }
    onProgress?.(report);
  }
  return report;
}
