/** A checksum over what an entry says and where it stands, so that damage is noticed. */
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Corrupt, type Kept } from './contract.ts';

const textOf = (table: string, seq: number, commandId: string, payload: string): string => `${table}\n${seq}\n${commandId}\n${payload}`;

export const checksumOf = (table: string, seq: number, commandId: string, payload: string): string =>
  crc32(textOf(table, seq, commandId, payload))
    .toString(16)
    .padStart(8, '0');

/** Entries of earlier versions carry the beginning of a SHA-256. */
const EARLIER = 16;
const earlierChecksumOf: typeof checksumOf = (...entry) => hash('sha256', textOf(...entry), 'hex').slice(0, EARLIER);

/** The rows of a log, checked: the right numbers, undamaged. */
export function checkedRows(table: string, after: number, rows: readonly (Kept & { readonly checksum: string })[]): Kept[] {
  return rows.map(({ seq, commandId, seat, payload, checksum }, i) => {
    const wanted = after + i + 1;
    const right = (checksum.length === EARLIER ? earlierChecksumOf : checksumOf)(table, wanted, commandId, payload);
    if (seq !== wanted || checksum !== right) throw new Corrupt(table, wanted);
    return { seq, commandId, seat, payload };
  });
}
