/** Hearing: each viewer has a count of their own, in which other people's secrets leave no gap. */
import type { Seat, Spec, Told } from '@longtable/kernel';
import type { Barrier, Entry, Eyes, Heard } from './command.ts';
import type { Steps } from './steps.ts';

/** One accepted entry with what it caused. */
export interface Step<S extends Spec> {
  readonly entry: Entry | null;
  readonly told: readonly Told<S>[];
  /** The knowledge that somebody gained by it. */
  readonly closed: Barrier | null;
}

/** The places in the log of the steps that a viewer noticed. Filled as somebody listens. */
interface Ear {
  upTo: number;
  readonly places: number[];
}
export type Ears = Record<string, Ear>;

const isTold = (to: readonly Seat[] | null, viewer: Eyes): boolean =>
  to === null || viewer === 'all' || (viewer !== null && to.includes(viewer));

/** A step as a viewer notices it; null: not at all. A sealed answer and its taking back are nobody's business. */
function noticed<S extends Spec>({ entry, told }: Step<S>, viewer: Eyes): Omit<Heard<S>, 'n'> | null {
  const events = told.filter(({ to }) => isTold(to, viewer)).map(({ event }) => event);
  const note = noteOf(entry, viewer);
  if (entry !== null && events.length === 0 && note === undefined) return null;
  return { by: entry === null || entry.t === 'rules' ? null : entry.seat, events, ...(note && { note }) };
}

/** Places in the log of the steps that a viewer noticed. */
export function placesOf<S extends Spec>(steps: Steps<S>, ears: Ears, viewer: Eyes): readonly number[] {
  const ear = ears[String(viewer)] ?? { upTo: 0, places: [] };
  ears[String(viewer)] = ear;
  for (const step of steps.from(ear.upTo)) {
    if (noticed(step, viewer) !== null) ear.places.push(ear.upTo);
    ear.upTo++;
  }
  return ear.places;
}

/** The steps that a viewer noticed, from their own n-th on. */
export function heardOf<S extends Spec>(steps: Steps<S>, ears: Ears, viewer: Eyes, from: number): Heard<S>[] {
  const first = placesOf(steps, ears, viewer)[from];
  const list: Heard<S>[] = [];
  if (first === undefined) return list;
  for (const step of steps.from(first)) {
    const heard = noticed(step, viewer);
    if (heard !== null) list.push({ n: from + list.length, ...heard });
  }
  return list;
}

/** Only whoever left an answer with the table hears that it came from there. */
function noteOf(entry: Entry | null, viewer: Eyes): Heard<Spec>['note'] {
  if (entry?.t === 'answer') return entry.planned === true && entry.seat === viewer ? { kind: 'planned', seat: entry.seat } : undefined;
  if (entry?.t === 'rules') return { kind: 'rules' };
  if (entry?.t === 'undo') return { kind: 'undo', seat: entry.seat };
  if (entry?.t === 'rewind') return { kind: 'rewind', seat: entry.seat };
  if (entry?.t === 'resign') return { kind: 'resign', seat: entry.seat, to: entry.to };
  return entry?.t === 'hand-over' ? { kind: 'hand-over', seat: entry.seat, to: entry.to } : undefined;
}
