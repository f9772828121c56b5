/** Pairs of positions that a viewer may not be able to tell apart, and whether a byte does. */
import { canonical, type Engine, fail, isRefusal, outcome, type Rnd, rndFrom, type Seat, type Spec, sample } from '@longtable/kernel';
import type { OwnTitle } from '../own.ts';
import type { Saved, Viewer, Zones } from './contract.ts';
import { crownOfAsh } from './crown-of-ash.ts';
import { runeAge } from './rune-age.ts';
import { type Position, playedOn, type Sent, sentTo, TABLE } from './sent.ts';
import { skirmish } from './skirmish.ts';
import { uprising } from './uprising.ts';
import { yieldZones } from './yield.ts';

export type AnyZones = Zones<object>;
type AnySaved = Saved<object> & { sealed: unknown[] | null; given: number[] };
export type Machine = Engine<Spec>;

export const ZONES: Readonly<Record<string, AnyZones>> = {
  skirmish: skirmish as unknown as AnyZones,
  yield: yieldZones as unknown as AnyZones,
  'crown-of-ash': crownOfAsh as unknown as AnyZones,
  'rune-age': runeAge as unknown as AnyZones,
  uprising: uprising as unknown as AnyZones,
};

const parsed = (saved: string): AnySaved => JSON.parse(saved) as AnySaved;

/** All of a match that the viewer may know, as text. */
export function known(zones: AnyZones, saved: string, viewer: Viewer): string {
  const { chance: _, ...match } = JSON.parse(saved) as AnySaved & { chance: unknown };
  zones.cover(match, viewer);
  match.sealed = match.sealed?.map((answer, seat) => (seat === viewer || answer === null ? answer : 'sealed')) ?? null;
  // How often somebody took an answer back is nobody's business.
  match.given = match.given.map((n, seat) => (seat === viewer ? n : 0));
  return canonical(match);
}

/** Another answer where somebody else has sealed one. */
function sealAgain(match: AnySaved, viewer: Viewer, open: ReturnType<Machine['load']>, rnd: Rnd): boolean {
  if (match.sealed === null || 'refused' in open) return false;
  const asks = open.open.filter(({ seat }) => seat !== viewer && match.sealed?.[seat] !== null);
  const ask = asks[rnd(Math.max(1, asks.length))];
  if (ask === undefined) return false;
  const before = canonical(match.sealed[ask.seat]);
  match.sealed[ask.seat] = sample(ask, rnd);
  return canonical(match.sealed[ask.seat]) !== before;
}

/** The same for the viewer, and different. null: none was found. */
export function twinOf(zones: AnyZones, machine: Machine, saved: string, viewer: Viewer, rnd: Rnd): string | null {
  const match = parsed(saved);
  const isSwapped = sealAgain(match, viewer, machine.load(saved), rnd);
  if ((!isSwapped || rnd(2) === 0) && !zones.swap(match, viewer, rnd) && !isSwapped) return null;
  const twin = JSON.stringify(match);
  const loaded = machine.load(twin);
  const real = machine.load(saved);
  if ('refused' in loaded || 'refused' in real) return null;
  const isAlike = canonical(loaded.open.map(({ seat }) => seat)) === canonical(real.open.map(({ seat }) => seat));
  return isAlike && known(zones, twin, viewer) === known(zones, saved, viewer) ? machine.save(loaded) : null;
}

/**
 * True if the next draw or turning up tells the viewer more than lies there afterwards: what was sealed, or the order of the viewer's own
 * deck. It is then known for a moment and forgotten by the table.
 */
function teaches(saved: string, twin: string, viewer: Viewer): boolean {
  const [a, b] = [parsed(saved), parsed(twin)];
  const own = ({ table }: AnySaved): string => canonical((table as { players?: readonly unknown[] }).players?.[viewer ?? -1] ?? null);
  return canonical(a.sealed) !== canonical(b.sealed) || own(a) !== own(b);
}

export interface PairsReport {
  readonly game: string;
  pairs: number;
  /** Of these, the next answer could be compared as well. */
  after: number;
  /** Positions in which a viewer has nothing hidden before them, or in which the swap is no possible world. */
  without: number;
  bytes: number;
  readonly differences: string[];
}

function firstDifference(a: readonly string[], b: readonly string[]): string | null {
  const [x, y] = [a.join('\n'), b.join('\n')];
  if (x === y) return null;
  let i = 0;
  while (x[i] === y[i]) i++;
  return `…${x.slice(Math.max(0, i - 60), i + 60)}… against …${y.slice(Math.max(0, i - 20), i + 60)}…`;
}

const size = (sent: Sent): number => [...sent.before, ...sent.after].reduce((total, text) => total + text.length, 0);

export interface Wanted {
  readonly pairs: number;
  readonly seed: number;
  readonly until?: number;
  readonly stopAtFirst?: boolean;
  onProgress?(report: PairsReport): void;
}

const TWINS = 3;

export async function comparePairs(title: OwnTitle, wanted: Wanted): Promise<PairsReport> {
  const { pairs, seed, until = Number.POSITIVE_INFINITY, onProgress } = wanted;
  const { game, rules, hash, told, titles } = title;
  const zones = ZONES[game] ?? fail(`nobody has said what is hidden in ${game}`);
  const report: PairsReport = { game, pairs: 0, after: 0, without: 0, bytes: 0, differences: [] };
  const isOver = (): boolean =>
    report.pairs >= pairs || performance.now() > until || (wanted.stopAtFirst === true && report.differences.length > 0);

  const isForgotten = (before: string, after: string): boolean => zones.forgets?.(parsed(before), parsed(after)) ?? false;

  async function compare(position: Position, machine: Machine, viewer: Viewer, rnd: Rnd): Promise<void> {
    let real: Sent | null = null;
    for (let i = 0; i < TWINS && !isOver(); i++) {
      const saved = twinOf(zones, machine, position.saved, viewer, rnd);
      if (saved === null) {
        report.without++;
        continue;
      }
      const twin = { ...position, saved };
      real ??= await sentTo(position, viewer);
      const other = await sentTo(twin, viewer);
      report.pairs++;
      report.bytes += size(other);
      const isTaught = teaches(position.saved, saved, viewer);
      const then = [position, twin].map((before) => ({ before: before.saved, after: playedOn(before, machine) }));
      const isComparable =
        then.every(
          ({ before, after }) => after !== null && !after.shows && !(after.draws && (isTaught || isForgotten(before, after.saved))),
        ) && known(zones, then[0]!.after!.saved, viewer) === known(zones, then[1]!.after!.saved, viewer);
      if (isComparable) report.after++;
      const found = firstDifference(real.before, other.before) ?? (isComparable ? firstDifference(real.after, other.after) : null);
      if (found !== null) report.differences.push(`${game}, ${viewer === null ? 'a spectator' : `seat ${viewer}`}: ${found}`);
    }
  }

  for (let n = 0; !isOver(); n++) {
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
    while (m.result === null && !isOver()) {
      const awaited = machine.awaited(m);
      const seat: Seat = awaited[rnd(awaited.length)] ?? fail('nobody is asked');
      const ask = m.open.find((one) => one.seat === seat) ?? fail('nothing is asked');
      const answer = sample(ask, rnd);
      const viewer = rnd(seats + 1) === seats ? null : rnd(seats);
      // Half of them play against bots alone: then a coach may be asked for a world.
      const alone = viewer !== null && rnd(2) === 0 ? { person: viewer } : {};
      const next = { seat, answer };
      const position: Position = { titles, game, rules: hash, options, seats, secret, saved: machine.save(m), next, ...alone };
      if (rnd(3) === 0) await compare(position, machine, viewer, rnd);
      machine.apply(m, seat, answer);
    }
    onProgress?.(report);
  }
  return report;
}
