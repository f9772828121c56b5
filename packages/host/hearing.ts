/** Hearing: each viewer has a count of their own, in which other people's secrets leave no gap. */
import type { Seat, Spec, Told } from '@longtable/kernel';
import type { Barrier, Entry, Heard } from './command.ts';

/** One accepted entry with what it caused. */
export interface Step<S extends Spec> {
  readonly entry: Entry | null;
  readonly told: readonly Told<S>[];
  /** The knowledge that somebody gained by it. */
  readonly closed: Barrier | null;
}

/** Steps that a viewer noticed so far, and the place of each in the log. Filled as somebody listens. */
interface Ear<S extends Spec> {
  upTo: number;
  readonly list: Heard<S>[];
  readonly places: number[];
}
export type Ears<S extends Spec> = Record<string, Ear<S>>;

/** The steps that a viewer notices. A sealed answer and its taking back are nobody's business. */
export function audible<S extends Spec>(records: readonly Step<S>[], ears: Ears<S>, viewer: Seat | null): Ear<S> {
  const key = String(viewer);
  const ear = ears[key] ?? { upTo: 0, list: [], places: [] };
  ears[key] = ear;
  for (; ear.upTo < records.length; ear.upTo++) {
    const { entry, told } = records[ear.upTo]!;
    const events = told.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))).map(({ event }) => event);
    const note = noteOf(entry, viewer);
    if (ear.upTo > 0 && events.length === 0 && note === undefined) continue;
    ear.list.push({ n: ear.list.length, by: entry === null || entry.t === 'rules' ? null : entry.seat, events, ...(note && { note }) });
    ear.places.push(ear.upTo);
  }
  return ear;
}

/** Only whoever left an answer with the table hears that it came from there. */
function noteOf(entry: Entry | null, viewer: Seat | null): Heard<Spec>['note'] {
  if (entry?.t === 'answer') return entry.planned === true && entry.seat === viewer ? { kind: 'planned', seat: entry.seat } : undefined;
  if (entry?.t === 'rules') return { kind: 'rules' };
  if (entry?.t === 'undo') return { kind: 'undo', seat: entry.seat };
  if (entry?.t === 'rewind') return { kind: 'rewind', seat: entry.seat };
  if (entry?.t === 'resign') return { kind: 'resign', seat: entry.seat, to: entry.to };
  return entry?.t === 'hand-over' ? { kind: 'hand-over', seat: entry.seat, to: entry.to } : undefined;
}
