/**
 * Open loop: answers fall due at a fixed rate, whether or not the server keeps up, and whoever is asked gives the next. The time of each runs
 * from when it was due until it was acknowledged, so that a queue before the server is not hidden.
 */
import { type Asked, ourClients } from './loop-ours.ts';

export interface Load {
  readonly base: string;
  /** Seats at each table. */
  readonly tables: readonly number[];
  readonly perSecond: number;
  /** Seconds of play before anything counts, and those that count. */
  readonly warm: number;
  readonly seconds: number;
}

export interface Latency {
  readonly due: number;
  /** Never acknowledged, a while after the end. */
  readonly lost: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

const TICK_MS = 1;
/** The time that the last ones are waited for. */
const PATIENCE_MS = 5000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** An answer that fell due; null: nobody has acknowledged it. */
export interface Due {
  readonly at: number;
  ms: number | null;
}

/** Answers that fall due one after the other, each given by the next who is asked, as soon as there is somebody. */
function paced(asked: Asked[], perSecond: number) {
  const from = performance.now();
  const all: Due[] = [];
  let given = 0;
  function give(due: Due): boolean {
    const acknowledged = (): void => {
      due.ms = performance.now() - due.at;
    };
    for (let client = asked.shift(); client !== undefined; client = asked.shift()) if (client.answer(acknowledged)) return true;
    return false;
  }
  return {
    all,
    fall(): void {
      while (all.length < ((performance.now() - from) * perSecond) / 1000)
        all.push({ at: from + (1000 * all.length) / perSecond, ms: null });
    },
    giveAll(): void {
      while (given < all.length && give(all[given]!)) given++;
    },
  };
}

/** The answers that fell due after the warm-up. */
export async function openLoop({ base, tables, perSecond, warm, seconds }: Load): Promise<readonly Due[]> {
  const asked: Asked[] = [];
  const hangUp = await ourClients(base, tables, 1, { asked: (client) => void asked.push(client) });

  async function play(forSeconds: number, patienceMs: number): Promise<readonly Due[]> {
    const { all, fall, giveAll } = paced(asked, perSecond);
    const end = performance.now() + 1000 * forSeconds;
    while (performance.now() < end) {
      fall();
      giveAll();
      await pause(TICK_MS);
    }
    while (all.some(({ ms }) => ms === null) && performance.now() < end + patienceMs) {
      giveAll();
      await pause(TICK_MS);
    }
    return all;
  }
  await play(warm, 0);
  const all = await play(seconds, PATIENCE_MS);
  hangUp();
  return all;
}

/** Those that were lost count as if they had taken for ever. */
export function latencyOf(all: readonly Due[]): Latency {
  const sorted = all.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
  const at = (share: number): number => Number((sorted[Math.ceil(share * sorted.length) - 1] ?? Number.POSITIVE_INFINITY).toFixed(2));
  const lost = all.filter(({ ms }) => ms === null).length;
  return { due: all.length, lost, median: at(0.5), p99: at(0.99), longest: at(1) };
}

/** `limit`: milliseconds for 99 of 100. */
export const isInTime = ({ due, lost, p99 }: Latency, limit: number): boolean => due > 0 && lost === 0 && p99 <= limit;
