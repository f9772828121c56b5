/** Ways to a table: a code that lets one watch, and words to read aloud. */
import { createHash } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The code that lets somebody look at the table. Only who may see the table is told it; drawn from the secret, nobody can guess it. */
export const watchCode = (secret: string): string => digest(`longtable/watch/${secret}`).toString('hex').slice(0, 32);

/** Letters that sound alike in English and German. */
const CONSONANTS = 'bdfgklmnprst';
const VOWELS = 'aeiou';
const SYLLABLES = [...CONSONANTS].flatMap((first) => [...VOWELS].map((second) => first + second));
const WORDS = 3;

/** Three words of two syllables, such as "lomi-rasu-teko": 35 bits, enough for the days in which a table waits for its players. */
export function joinWords(id: string): string {
  const bytes = digest(`longtable/words/${id}`);
  const syllable = (i: number): string => SYLLABLES[bytes.readUInt32BE(i * 4) % SYLLABLES.length]!;
  return Array.from({ length: WORDS }, (_, word) => syllable(2 * word) + syllable(2 * word + 1)).join('-');
}
