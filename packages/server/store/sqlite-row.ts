/** Entries on their way to the disk: what lists know of a table comes along only where it changed. */

import { checksumOf } from './checksum.ts';
import type { Append, Summary } from './contract.ts';

export interface Row {
  readonly table: string;
  readonly expected: number;
  readonly commandId: string;
  readonly seat: number | null;
  readonly payload: string;
  /** Columns that change with nearly every entry. */
  readonly head: { readonly updated: number; readonly due: number | null; readonly bots: boolean; readonly members: string };
  /** The rest of the summary; null: as it was written with the entry before. */
  readonly rest: (Pick<Summary, 'game' | 'status' | 'listed' | 'created' | 'line'> & { readonly guests: readonly string[] }) | null;
  /** A checksum that stays with the entry wherever it goes. */
  readonly checksum: string;
}

/** True if a table of this status is still played, or will be. */
export const isOpen = (status: string): boolean => status === 'gathering' || status === 'revealing' || status === 'playing';

export interface Rows {
  rowOf(entry: Append): Row;
  /** The entry was not kept, or nobody knows. */
  lost(entry: Append): void;
}

/** The number of tables that are remembered; one that is forgotten costs a longer write. */
const MOST = 10_000;

const same = (a: unknown, b: unknown): boolean => a === b;
const sameGuests = (a: Summary['members'], b: Summary['members']): boolean =>
  a.length === b.length && a.every(({ guest }, i) => guest === b[i]!.guest);

/** Everything of a summary that is not written each time: a new field does not compile before it stands here or in `Row.head`. */
const REST: { readonly [F in Exclude<keyof Summary, keyof Row['head']> | 'members']: (a: Summary[F], b: Summary[F]) => boolean } = {
  line: same,
  status: same,
  listed: same,
  game: same,
  created: same,
  members: sameGuests,
};
const FIELDS = Object.entries(REST) as [keyof typeof REST, typeof same][];

const sameRest = (a: Summary, b: Summary): boolean => FIELDS.every(([field, isSame]) => isSame(a[field], b[field]));

export function rows(): Rows {
  const last = new Map<string, Append>();

  /** The summary that is on disk for sure, or written just before, if the log ends where the writer thinks. */
  function written({ table, expected }: Append): Summary | null {
    const known = last.get(table);
    return known !== undefined && known.expected + 1 === expected ? known.summary : null;
  }

  function remember(entry: Append): void {
    last.set(entry.table, entry);
    if (last.size <= MOST) return;
    const [oldest = ''] = last.keys();
    last.delete(oldest);
  }

  return {
    rowOf(entry) {
      const { table, expected, commandId, seat, payload, summary } = entry;
      const { updated, due, bots, members, game, status, listed, created, line } = summary;
      const before = written(entry);
      const isSame = before !== null && sameRest(before, summary);
      remember(entry);
      return {
        table,
        expected,
        commandId,
        seat,
        payload,
        head: { updated, due, bots, members: JSON.stringify(members) },
        rest: isSame ? null : { game, status, listed, created, line, guests: members.map(({ guest }) => guest) },
        checksum: checksumOf(table, expected + 1, commandId, payload),
      };
    },
    lost: ({ table }) => void last.delete(table),
  };
}
