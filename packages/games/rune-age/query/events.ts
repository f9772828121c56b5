/** The event deck. Its order inside a stage is not fixed before a card is drawn, so there is none to leak. */
import { type EventId, event } from '../data/events.ts';
import type { ReadTable } from '../spec.ts';

export const drawable = (table: ReadTable): number => table.events.length + table.foreseen.length;

/** Cards of the lowest stage that is left: one of them is on top. RA-SET-16, RA-SET-17, RA-AMB-25 */
export function nextStage(table: ReadTable): EventId[] {
  const stage = Math.min(...table.events.map((id) => event(id).stage));
  return table.events.filter((id) => event(id).stage === stage);
}
