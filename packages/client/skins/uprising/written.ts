/** Names on the map, written so that they stay within their own hex: a little smaller, or in two lines. */
import { hyphenate } from '../../src/design/hyphenate.ts';

/** Units of the map from where on a name lies over what stands on the hexes beside it. */
export const ROOM = 94;
/** The width of a letter for each unit of its height, on average. */
const LETTER = 0.46;
/** A name shrinks by this much at most before it takes a second line. */
const SHRINKS = 0.86;
/** A single word is parted only if it takes more than so many times the room. */
const PARTED = 1.4;

export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

interface Written {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Both halves of a text for each place where it may be parted: between words, or between syllables where that is allowed. */
function halves(text: string, syllables: boolean): readonly (readonly [first: string, second: string])[] {
  const soft = syllables ? hyphenate(text) : text;
  return [...soft].flatMap((letter, i) => {
    const [first, second] = [soft.slice(0, i), soft.slice(i + 1)].map((half) => half.replaceAll('\u00ad', '')) as [string, string];
    if (letter === ' ') return [[first, second] as const];
    return letter === '\u00ad' ? [[`${first}-`, second] as const] : [];
  });
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** `least`: letters are never smaller. */
export function written(text: string, size: number, least: number): Written {
  const whole = Math.max(least, size * SHRINKS);
  if (widthOf(text, whole) <= ROOM) return { lines: [text], size: Math.min(size, (size * ROOM) / widthOf(text, size)) };
  const syllables = !text.includes(' ') && widthOf(text, least) > ROOM * PARTED;
  const [lines = [text]] = [...halves(text, syllables)].sort((a, b) => longest(a) - longest(b));
  return { lines, size: Math.min(size, Math.max(least, ROOM / (longest(lines) * LETTER))) };
}
