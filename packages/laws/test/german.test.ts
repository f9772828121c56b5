/**
 * German words bend with the gender and case of what they stand beside. A sentence that is handed a name does not know its gender, so
 * no article, possessive or ending may touch it: names stand alone, in quotes, or behind a colon.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GAMES = new URL('../../games/', import.meta.url);
const games = readdirSync(GAMES).filter((game) => readdirSync(new URL(`${game}/`, GAMES)).includes('locale'));
const BENDING =
  /(?<![\p{L}])(?:der|die|das|den|dem|des|k?ein(?:e[nmrs]?)?|[msd]ein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|dies(?:e[nmrs]?)|jede[nmrs]?|zum|zur|vom|beim) \$\{|\}(?:e[nmrs]?)(?= )/iu;
/** Names that are all of one gender and number, so that the article is known. */
const KNOWN = ['führt die ${w.factions['];

describe.each(games)('the German of %s', (game) => {
  const folder = new URL(`${game}/locale/de/`, GAMES);
  it('puts no bending word before a name that it is handed', () => {
    const found = readdirSync(folder).flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => BENDING.test(line) && !KNOWN.some((known) => line.includes(known)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

/** A sentence around something that it is handed. */
const around = (before: string, after = ''): string => `${before}$\{what}${after}`;

it('is noticed when it does', () => {
  for (const bent of [around('nimmt den '), around('seine '), around('', 'er Würfel'), around('Zum ')])
    expect(BENDING.test(bent), bent).toBe(true);
  for (const plain of [around('', ' zieht.'), around('Beute: '), around('„', '“ handelt'), around('oder ')])
    expect(BENDING.test(plain), plain).toBe(false);
});
