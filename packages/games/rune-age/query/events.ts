/** The event deck. Its order inside a stage is not fixed before a card is drawn, so there is none to leak. */
import { type EventId, event } from '../data/events.ts';
import type { Look } from '../spec.ts';

export const drawable = (t: Look): number => t.events.length + t.foreseen.length;

/** Cards of the lowest stage that is left: one of them is on top. */
export function nextStage(t: Look): EventId[] {
  const stage = Math.min(...t.events.map((id) => event(id).stage));
  return t.events.filter((id) => event(id).stage === stage);
}
