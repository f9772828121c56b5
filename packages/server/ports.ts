/** Needs of a server from the world outside, as interfaces: tests put in their own time and luck. */
import { randomBytes, randomFillSync } from 'node:crypto';

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment: nobody can set this clock. */
  ticks(): number;
  /** Calls back once; the returned function calls it off. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest wait that a timer of the platform can hold. */
const LONGEST = 2 ** 31 - 1;

export const systemTime: Time = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(0, ms), LONGEST));
    return () => clearTimeout(timer);
  },
};

/** Random bytes that nobody can foresee: secrets, ids, codes. */
export type Randomness = (bytes: number) => Uint8Array;

/** Random bytes are drawn from a 4 KiB pool; each byte is used once. */
const POOL = new Uint8Array(4096);
let taken = POOL.length;

export const systemRandomness: Randomness = (bytes) => {
  if (bytes > POOL.length) return randomBytes(bytes);
  if (bytes > POOL.length - taken) {
    randomFillSync(POOL);
    taken = 0;
  }
  taken += bytes;
  return POOL.slice(taken - bytes, taken);
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A random word of letters and digits, five bits each. */
export function randomWord(random: Randomness, length: number): string {
  let word = '';
  for (const byte of random(length)) word += LETTERS[byte & 31];
  return word;
}
