/** The moment of a checkpoint: after a while, after many entries, or before somebody reads. */
import type { Append } from './contract.ts';
import { isOpen } from './sqlite-row.ts';

/** The longest that entries wait, and the most that wait. */
const WAIT_MS = 250;
const MOST = 2000;

export interface Checkpoints {
  /** An entry is in the journal, not yet in its tables. */
  note(entry: Append): void;
  /** Every entry of the journal is in its tables when this returns. */
  now(): void;
  /** Unfinished tables of a guest: those that are stored, corrected by the journal. */
  open(guest: string, stored: readonly string[]): Set<string>;
  end(): void;
}

export function checkpoints(checkpoint: () => void): Checkpoints {
  let waiting = new Map<string, Append>();
  let count = 0;
  let timer: NodeJS.Timeout | null = null;

  function end(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function checkpointAll(): void {
    end();
    count = 0;
    checkpoint();
    waiting = new Map();
  }

  /** A failed checkpoint is retried by the next read, which reports the error. */
  function inPassing(): void {
    try {
      checkpointAll();
    } catch {}
  }

  return {
    note(entry) {
      waiting.set(entry.table, entry);
      timer ??= setTimeout(inPassing, WAIT_MS).unref();
      if (++count >= MOST) inPassing();
    },
    now: checkpointAll,
    open(guest, stored) {
      const found = new Set(stored);
      for (const [table, { summary }] of waiting) {
        if (isOpen(summary.status) && summary.members.some((member) => member.guest === guest)) found.add(table);
        else found.delete(table);
      }
      return found;
    },
    end,
  };
}
