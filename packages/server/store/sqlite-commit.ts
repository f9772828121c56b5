/** Entries on their way to the disk in batches, with whatever else is written at the same time. */
import type { Append, Appended } from './contract.ts';
import { batches } from './sqlite-batches.ts';
import type { Checkpoints } from './sqlite-checkpoint.ts';
import type { Journal } from './sqlite-journal.ts';
import { rows } from './sqlite-row.ts';

export interface Commits {
  /** Those that were kept are noted for the next checkpoint. */
  append(entry: Append): Promise<Appended>;
  /** In the transaction of the entries that come at about the same time. */
  beside<T>(work: () => T): Promise<T>;
}

const unavailable = (error: unknown): Appended => ({ t: 'unavailable', why: error instanceof Error ? error.message : String(error) });

export function commits(write: Journal['append'], journaled: Checkpoints): Commits {
  const { rowOf, lost } = rows();
  const { add, beside } = batches<Append, Appended>((entries, besides) => {
    try {
      const results = write(entries.map(rowOf), besides);
      for (const [i, entry] of entries.entries()) {
        if (results[i]!.t === 'ok') journaled.note(entry);
        else lost(entry);
      }
      return results;
    } catch (error) {
      entries.forEach(lost);
      throw error;
    }
  });
  return { append: (entry) => add(entry).catch(unavailable), beside };
}
