/** A checksum over what an entry says and where it stands, so that damage is noticed. */
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Corrupt, type Kept } from './contract.ts';

const textOf = (table: string, seq: number, command: string, payload: string): string => `${table}\n${seq}\n${command}\n${payload}`;

export const sumOf = (table: string, seq: number, command: string, payload: string): string =>
  crc32(textOf(table, seq, command, payload))
    .toString(16)
    .padStart(8, '0');

/** Entries of earlier versions carry the beginning of a SHA-256. */
const EARLIER = 16;
const earlierSumOf: typeof sumOf = (...entry) => hash('sha256', textOf(...entry), 'hex').slice(0, EARLIER);

/** The rows of a log, checked: the right numbers, undamaged. */
export function checkedRows(table: string, after: number, rows: readonly (Kept & { readonly sum: string })[]): Kept[] {
  return rows.map(({ sum, ...kept }, i) => {
    const seq = after + i + 1;
    const right = (sum.length === EARLIER ? earlierSumOf : sumOf)(table, seq, kept.command, kept.payload);
    if (kept.seq !== seq || sum !== right) throw new Corrupt(table, seq);
    return kept;
  });
}
