/** Secrets that let somebody in, and the digests of them that the store keeps. */
import { hash } from 'node:crypto';
import { WORD_COUNT, WORDS } from '@longtable/protocol';
import type { Randomness } from '../ports.ts';

/** No letters that are read alike. Thirty-two of them: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Fifty bits: who steals the store cannot try them all while one is valid. */
const CODE_LENGTH = 10;

const digest = (kind: string, text: string): string => hash('sha256', `longtable/${kind}/${text}`, 'hex');

export function newCode(random: Randomness): string {
  let code = '';
  for (const byte of random(CODE_LENGTH)) code += LETTERS[byte & 31];
  return code;
}
/** Typed in any case, with any spaces and signs between; letters that are read alike count as those of the code. */
export const codeDigest = (typed: string): string => digest('device', typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export const newWords = (random: Randomness): string[] => Array.from(random(WORD_COUNT), (byte) => WORDS[byte]!);
export const wordsDigest = (typed: string): string =>
  digest(
    'words',
    typed
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(' ') ?? '',
  );

/** A name for a session that lets nobody in. */
export const sessionId = (token: string): string => digest('session-id', token).slice(0, 24);
