/** Names at one table. This file needs nothing else, so that pages can have it alone. */

/** The longest name. */
export const NAME_LENGTH = 24;

/** The name of every program ends so, and no person's does. */
export const BOT_MARK = ' [bot]';
export const isMarkedAsBot = (name: string): boolean => name.normalize('NFKC').toLowerCase().replace(/\s/gu, '').includes('[bot]');

/** Names that are read alike are alike: letters in another case or spelling, spaces and signs do not tell people apart. */
const readAs = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/gu, '');

export const isAlike = (a: string, b: string): boolean => readAs(a) === readAs(b);

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name within a sentence. One that is read from right to left is set apart: it would turn round the figures behind it. */
export const inSentence = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const numeral = (n: number): string => NUMERALS[n] ?? String(n + 2);

/** A name as it is, or as the second, third … of that name among others. */
export function nameAmong(name: string, taken: readonly string[]): string {
  const isFree = (one: string): boolean => !taken.some((other) => isAlike(one, other));
  if (isFree(name)) return name;
  for (let n = 0; ; n++) {
    const ending = ` ${numeral(n)}`;
    const next = `${[...name]
      .slice(0, NAME_LENGTH - ending.length)
      .join('')
      .trimEnd()}${ending}`;
    if (isFree(next)) return next;
  }
}
