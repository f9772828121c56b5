/** Pauses that the bots of each table make before they answer. */
import { botRuns, pauseBefore } from '@longtable/host';
import { heldByPerson } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';

export function pauses(firstMs: number): (table: LiveTable, seat: number) => number {
  const runs = new WeakMap<LiveTable, ReturnType<typeof botRuns>>();
  return (table, seat) => {
    const { match } = table.state;
    const ask = match?.open.find((open) => open.seat === seat);
    if (match === null || ask === undefined) return 0;
    const run = runs.get(table) ?? botRuns();
    runs.set(table, run);
    return pauseBefore(
      ask,
      run(match.given, (other) => !heldByPerson(table.state, other)),
      firstMs,
    );
  };
}
