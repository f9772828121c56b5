/** Chance: dice and shuffles. Three sources behind one interface: fast, committed, scripted. */
import type { ChanceSource, ChanceState, Rnd } from './contract.ts';
import { hmacWords, utf8 } from './sha256.ts';

const INVERSE_32 = 2 ** -32;

/** The next value of the fast generator (mulberry32): for simulation and search, never for real matches. */
export function nextFast(state: ChanceState, sides: number): number {
  let t = (state.word + 0x6d2b79f5) | 0;
  state.word = t;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (((t ^ (t >>> 14)) >>> 0) * sides * INVERSE_32) | 0;
}

/** A generator for bots, fuzzers and `imagine`. */
export function rndFrom(seed: number): Rnd {
  const state: ChanceState = { word: seed | 0, counts: null };
  return (sides) => nextFast(state, sides);
}

const BITS_48 = 2 ** 48;

/**
 * Real matches: the n-th outcome of a label is HMAC-SHA-256(root, "label#n#try") read as 48 bits, drawn again while it lies
 * above the last whole multiple of `sides`, so that no side is favoured. Whoever knows the root can check every outcome.
 */
export function committed(root: Uint8Array): ChanceSource {
  const hmac = hmacWords(root);
  return (label, n, sides) => {
    const limit = BITS_48 - (BITS_48 % sides);
    for (let attempt = 0; ; attempt++) {
      const words = hmac(utf8(`${label}#${n}#${attempt}`));
      const value = (words[0]! >>> 0) * 2 ** 16 + (words[1]! >>> 16);
      if (value < limit) return value % sides;
    }
  };
}

/** Tests and real dice: outcomes by label, in order; what the script does not say comes from the other source. */
export function scripted(script: Readonly<Record<string, readonly number[]>>, otherwise: ChanceSource): ChanceSource {
  return (label, n, sides) => {
    const value = script[label]?.[n];
    if (value === undefined) return otherwise(label, n, sides);
    if (!Number.isInteger(value) || value < 0 || value >= sides) throw new Error(`${label} #${n}: ${value} is no side of ${sides}`);
    return value;
  };
}

/** A labelled source without a secret: every label has its own stream from a number. */
export function seeded(seed: number): ChanceSource {
  return (label, n, sides) => {
    let word = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
    for (let i = 0; i < label.length; i++) word = Math.imul(word ^ label.charCodeAt(i), 0x01000193);
    return nextFast({ word: (word + Math.imul(n, 0x6d2b79f5)) | 0, counts: null }, sides);
  };
}
