/** Twins: positions that differ in what a viewer may not know, and in nothing else. */
import { canonical, type Engine, outcome, type Rnd, type Spec, sample } from '@longtable/kernel';
import type { Saved, Viewer, Zones } from './contract.ts';
import { crownOfAsh } from './crown-of-ash.ts';
import type { Position } from './place.ts';
import { runeAge } from './rune-age.ts';
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

/** All of a match that the viewer may know, as text. Saved matches of one game have their fields in one order. */
export function known(zones: AnyZones, saved: string, viewer: Viewer): string {
  const { chance: _, ...match } = JSON.parse(saved) as AnySaved & { chance: unknown };
  zones.cover(match, viewer);
  match.sealed = match.sealed?.map((answer, seat) => (seat === viewer || answer === null ? answer : 'sealed')) ?? null;
  // How often somebody took an answer back is nobody's business.
  match.given = match.given.map((n, seat) => (seat === viewer ? n : 0));
  return JSON.stringify(match);
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

/** A position whose twins are looked for. What is asked and known in it is worked out once. */
export interface Original {
  /** The same for the viewer, and different. null: none was found. */
  twin(viewer: Viewer, rnd: Rnd): string | null;
  /** True if another position is the same for the viewer. */
  isAlike(other: string, viewer: Viewer): boolean;
}

export function original(zones: AnyZones, machine: Machine, saved: string): Original {
  const real = machine.load(saved);
  const knownHere = new Map<Viewer, string>();
  function isAlike(other: string, viewer: Viewer): boolean {
    const here = knownHere.get(viewer) ?? known(zones, saved, viewer);
    knownHere.set(viewer, here);
    return known(zones, other, viewer) === here;
  }
  return {
    isAlike,
    twin(viewer, rnd) {
      const match = parsed(saved);
      const isSwapped = sealAgain(match, viewer, real, rnd);
      if ((!isSwapped || rnd(2) === 0) && !zones.swap(match, viewer, rnd) && !isSwapped) return null;
      const twin = JSON.stringify(match);
      const loaded = machine.load(twin);
      if ('refused' in loaded || 'refused' in real) return null;
      const isAsked = loaded.open.length === real.open.length && loaded.open.every(({ seat }, i) => seat === real.open[i]!.seat);
      return isAsked && isAlike(twin, viewer) ? twin : null;
    },
  };
}

interface PlayedOn {
  readonly before: string;
  readonly after: string;
  /** Something was shown on purpose. */
  readonly shows: boolean;
  readonly draws: boolean;
}

/** The match after the next answer. null: the rules refuse the answer. */
function playedOn({ saved, next }: Position, machine: Machine): PlayedOn | null {
  const match = machine.load(saved);
  if ('refused' in match) return null;
  const out = outcome<Spec>();
  if (machine.apply(match, next.seat, next.answer, out) !== null) return null;
  return { before: saved, after: machine.save(match), shows: out.closed === 'reveal', draws: out.closed !== null };
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

/** True if two twins are still twins for the viewer after the next answer, and nothing told them apart meanwhile. */
export function staysAlike(zones: AnyZones, machine: Machine, position: Position, twin: Position, viewer: Viewer): boolean {
  const [a, b] = [playedOn(position, machine), playedOn(twin, machine)];
  if (a === null || b === null || a.shows || b.shows) return false;
  const isForgotten = ({ before, after }: PlayedOn): boolean => zones.forgets?.(parsed(before), parsed(after)) ?? false;
  const isTaught = (then: PlayedOn): boolean => then.draws && (teaches(a.before, b.before, viewer) || isForgotten(then));
  return !isTaught(a) && !isTaught(b) && known(zones, a.after, viewer) === known(zones, b.after, viewer);
}
