/** A checksum over what an entry says and where it stands, so that damage is noticed. */
import { hash } from 'node:crypto';
import { Corrupt, type Kept } from './contract.ts';

export const sumOf = (table: string, seq: number, command: string, payload: string): string =>
  hash('sha256', `${table}\n${seq}\n${command}\n${payload}`, 'hex').slice(0, 16);

/** The rows of a log, checked: the right numbers, undamaged. */
export function checkedRows(table: string, after: number, rows: readonly (Kept & { readonly sum: string })[]): Kept[] {
  return rows.map(({ sum, ...kept }, i) => {
    const seq = after + i + 1;
    if (kept.seq !== seq || sum !== sumOf(table, seq, kept.command, kept.payload)) throw new Corrupt(table, seq);
    return kept;
  });
}
