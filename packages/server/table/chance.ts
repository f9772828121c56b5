/** The kernel's committed chance with the platform's hash: the same outcomes, several times as fast. */
import { hash } from 'node:crypto';
import { type ChanceSource, fail } from '@longtable/kernel';

const BLOCK = 64;
const DIGEST = 32;
const MOST_LETTERS = 256;
/** In bytes: one that does not fit is left out. */
const LONGEST_LETTER = 4;
const BITS_48 = 2 ** 48;

/** HMAC-SHA-256 for one key, its pads made once. */
function hmacWith(key: Uint8Array): (text: string) => Buffer {
  const inner = Buffer.alloc(BLOCK + MOST_LETTERS);
  const outer = Buffer.alloc(BLOCK + DIGEST);
  for (let i = 0; i < BLOCK; i++) {
    inner[i] = 0x36 ^ (key[i] ?? 0);
    outer[i] = 0x5c ^ (key[i] ?? 0);
  }
  return (text) => {
    const length = inner.write(text, BLOCK);
    if (length > MOST_LETTERS - LONGEST_LETTER) fail('a label of chance is too long');
    outer.set(hash('sha256', inner.subarray(0, BLOCK + length), 'buffer'), BLOCK);
    return hash('sha256', outer, 'buffer');
  };
}

/** `root`: no longer than a block. Labels are short words of the rules. */
export function quickCommitted(root: Uint8Array): ChanceSource {
  const hmac = hmacWith(root);
  return (label, n, sides) => {
    const limit = BITS_48 - (BITS_48 % sides);
    for (let attempt = 0; ; attempt++) {
      const value = hmac(`${label}#${n}#${attempt}`).readUIntBE(0, 6);
      if (value < limit) return value % sides;
    }
  };
}
