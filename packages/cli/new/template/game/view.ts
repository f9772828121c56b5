import type { Match, View } from './spec.ts';

/** Everything lies open. */
export const view = ({ table }: Readonly<Match>): View => ({ heap: table.heap, turn: table.turn, taken: table.taken });

/** There is nothing that a seat does not know. */
export function imagine(): void {}

/** Pebbles are never lost. */
export function check({ table }: Readonly<Match>): string[] {
  const n = table.taken.reduce((sum, more) => sum + more, table.heap);
  return n === table.all ? [] : [`${n} pebbles in place of ${table.all}`];
}
