import { MOST } from './data.ts';
import type { Table } from './spec.ts';

export const copyTable = (table: Table): Table => ({ all: table.all, heap: table.heap, turn: table.turn, taken: table.taken });

/** All amounts that one may think of. */
export const AMOUNTS: readonly number[] = Array.from({ length: MOST }, (_, i) => i + 1);

/** The rule that forbids to take so many, or null. TP-TRN-02 */
export const barred = (table: Readonly<Table>, n: number): string | null => (n > table.heap ? 'TP-TRN-02' : null);
