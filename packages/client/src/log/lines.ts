/** Everything that was heard, as lines under headings. */
import type { Spec } from '@longtable/kernel';
import { useMemo } from 'react';
import { gameCardOf } from '../../skins/game-cards.ts';
import type { Dictionary } from '../i18n/index.ts';
import type { AnyHeard } from '../link/table-link.ts';
import { eventLine, type TableModel } from '../match/model.ts';

export interface LogLine {
  readonly key: string;
  /** The step of the viewer that it belongs to. */
  readonly n: number;
  /** The seat that acted; null: nobody, or the table. */
  readonly by: number | null;
  readonly text: string;
  /** 0: a line · 1: a chapter · 2: a part of one · 3: what folds with the lines that follow from it */
  readonly heading: 0 | 1 | 2 | 3;
  /** The event that is told; null: a note of the table. */
  readonly event: Spec['event'] | null;
}

function noteLine(text: Dictionary, { note }: AnyHeard, name: TableModel['name']): string | null {
  if (note === undefined) return null;
  if (note.kind === 'rules') return text.undo.newRules;
  if (note.kind === 'undo') return text.undo.note(name(note.seat));
  if (note.kind === 'resign' || note.kind === 'rewind' || note.kind === 'planned') return text.note[note.kind](name(note.seat));
  return note.to === 'person' ? text.undo.comesBack(name(note.seat)) : text.undo.handOver(name(note.seat));
}

/** Seats that a line is about by what its event says; undefined: it does not say. */
function aboutOf(event: Spec['event']): unknown {
  const { seat, who, party, seats, winners } = event as Readonly<Record<string, unknown>>;
  const several = seats ?? winners;
  return seat ?? who ?? party ?? (Array.isArray(several) && several.length === 1 ? several[0] : several);
}

/**
 * The seat whose shield a line bears. Some games tell of players that have no seat, by `who` or `party`: then it is nobody's, and so it is
 * where several are meant or the match ends. What else happens to the table is told with whoever acted.
 */
export function seatOf(event: Spec['event'], by: number | null): number | null {
  const about = aboutOf(event);
  if (typeof about === 'number' && about >= 0) return about;
  return typeof about === 'string' || Array.isArray(about) || event.type === 'end' ? null : by;
}

export function linesOf(
  model: TableModel,
  text: Dictionary,
  heard: readonly AnyHeard[],
  kept = new WeakMap<AnyHeard, LogLine[]>(),
): LogLine[] {
  const { view } = model.now.look;
  const { headings, unowned } = gameCardOf(model.table.game);
  const told = (step: AnyHeard): LogLine[] => {
    const note = noteLine(text, step, model.name);
    const lines = step.events.flatMap((event, i): LogLine[] => {
      const words = eventLine(model, event, view);
      if (words === null) return [];
      const heading = headings[event.type] ?? 0;
      const by = seatOf(event, heading === 0 && !unowned.includes(event.type) ? step.by : null);
      return [{ key: `${step.n}.${i}`, n: step.n, by, text: words, heading, event }];
    });
    return note === null
      ? lines
      : [...lines, { key: `${step.n}.note`, n: step.n, by: step.by, text: note, heading: 0 as const, event: null }];
  };
  return heard.flatMap((step) => {
    const lines = kept.get(step) ?? told(step);
    kept.set(step, lines);
    return lines;
  });
}

/** Lines up to the first that tells of one of these events. */
export function linesBefore(lines: readonly LogLine[], untold: ReadonlySet<Spec['event']>): readonly LogLine[] {
  const end = lines.findIndex(({ event }) => event !== null && untold.has(event));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Lines that were told stay as they are, so that a long log costs no more than its newest step. */
export function useLines(model: TableModel, text: Dictionary): LogLine[] {
  const { heard } = model.now;
  const names = model.table.seats.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew in another language, and when somebody is called otherwise
  const kept = useMemo(() => new WeakMap<AnyHeard, LogLine[]>(), [text, model.language, names]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines change with what was heard
  return useMemo(() => linesOf(model, text, heard, kept), [heard, kept]);
}
