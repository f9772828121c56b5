/** Deeds of the Nemesis, one card after the other, each in steps: told while they happen, and again in the digest. */
import type { NemesisId } from '@longtable/uprising/data/nemesis';
import type { Event, MoveChoice } from '@longtable/uprising/events';

export interface Step {
  readonly event: Event;
  /** As the log has it, with its reason. */
  readonly text: string;
}

export interface Act {
  /** The card that acts; null: rules and Skeletons act by themselves. */
  readonly card: NemesisId | null;
  readonly from: number;
  readonly steps: readonly Step[];
}

/** Hexes that a step is about. */
export function hexesOf(event: Event): readonly number[] {
  switch (event.type) {
    case 'foe-moved':
    case 'skeletons-moved':
    case 'moved':
    case 'unit-moved':
      return [event.from, event.to];
    case 'foe-stays':
    case 'foe':
    case 'placed':
    case 'removed':
    case 'destroyed':
    case 'building-removed':
    case 'built':
    case 'target':
    case 'activated':
    case 'combat':
    case 'losses':
    case 'explored':
    case 'combat-over':
      return event.hex >= 0 ? [event.hex] : [];
    default:
      return [];
  }
}

/** The choice by which a mover took its way; null: there was nothing to choose, or it is no move. */
export const choiceOf = (event: Event): MoveChoice | null =>
  event.type === 'foe-moved' || event.type === 'skeletons-moved' ? event.choice : null;

/** The place among some events from which on they are told step by step: the first activation. */
export function storyFrom(events: readonly Event[]): number {
  const at = events.findIndex(({ type }) => type === 'activated');
  return at < 0 ? events.length : at;
}

/** All activations among some events. */
export function actsOf(events: readonly Event[], textOf: (event: Event) => string | null): readonly Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    if (event.type === 'activated') {
      acts.push({ card: event.card, from: event.hex, steps: [] });
      continue;
    }
    const text = textOf(event);
    if (text === null || event.type === 'phase') continue;
    const last = acts.at(-1);
    const own = event.type === 'skeletons-moved' && last?.card !== null;
    if (last === undefined || own) acts.push({ card: null, from: -1, steps: [{ event, text }] });
    else acts[acts.length - 1] = { ...last, steps: [...last.steps, { event, text }] };
  }
  return acts;
}

/** The last Phase of a name among some events, from its own event to the next Phase; null: there was none. */
export function phaseOf(events: readonly Event[], phase: string): { readonly from: number; readonly events: readonly Event[] } | null {
  const from = events.findLastIndex((event) => event.type === 'phase' && event.phase === phase);
  if (from < 0) return null;
  const end = events.findIndex((event, i) => i > from && event.type === 'phase');
  return { from, events: end < 0 ? events.slice(from) : events.slice(from, end + 1) };
}

/** Everything from the last Nemesis Phase, as far as it was heard; empty: there was none. */
export const lastNemesis = (heard: readonly { readonly events: readonly object[] }[]): readonly Event[] =>
  phaseOf(
    heard.flatMap((step) => step.events as readonly Event[]),
    'nemesis',
  )?.events ?? [];
