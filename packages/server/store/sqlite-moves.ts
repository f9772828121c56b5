/** When entries are put in place: after a while, after many, or before somebody reads. */
import type { Append } from './contract.ts';
import { isOpen } from './sqlite-row.ts';

/** The longest that entries wait, and the most that wait. */
const WAIT_MS = 250;
const MOST = 2000;

export interface Moves {
  /** An entry is safe, but not yet in place. */
  note(entry: Append): void;
  /** All that is safe now is in place when this is done. */
  now(): void;
  /** Unfinished tables of a guest: what is in place, corrected by what is not. */
  open(guest: string, inPlace: readonly string[]): Set<string>;
  end(): void;
}

export function moves(move: () => void): Moves {
  let waiting = new Map<string, Append>();
  let count = 0;
  let timer: NodeJS.Timeout | null = null;

  function end(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function moveAll(): void {
    end();
    count = 0;
    move();
    waiting = new Map();
  }

  /** What does not succeed now, does so before the next reading, or that says why not. */
  function inPassing(): void {
    try {
      moveAll();
    } catch {}
  }

  return {
    note(entry) {
      waiting.set(entry.table, entry);
      timer ??= setTimeout(inPassing, WAIT_MS).unref();
      if (++count >= MOST) inPassing();
    },
    now: moveAll,
    open(guest, inPlace) {
      const found = new Set(inPlace);
      for (const [table, { summary }] of waiting) {
        if (isOpen(summary.status) && summary.members.some((member) => member.guest === guest)) found.add(table);
        else found.delete(table);
      }
      return found;
    },
    end,
  };
}
