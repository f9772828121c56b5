/**
 * Records matches as fixtures. Run by hand, from the root of the repository, when a change of the rules is meant to change play:
 *
 *     node tools/run.mjs node packages/games/uprising/test/record.ts
 *
 * Writes test/replays/*.json, one match in one line each. Look at the difference before you commit it: every changed hash is a
 * match that now goes another way.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { EDITIONS, LEVELS } from '../data/difficulty.ts';
import { uprising } from '../index.ts';

const MATCHES: readonly (readonly [name: string, seats: number, options: object, seed: number])[] = [
  ...[2, 3, 4].flatMap((seats) =>
    EDITIONS.flatMap((edition) =>
      LEVELS.map(
        (difficulty, i) => [`${seats}-${edition}-${difficulty}`, seats, { edition, difficulty, chapters: 2 + (i % 3) }, 10 + i] as const,
      ),
    ),
  ),
  ...[2, 3, 4, 2, 3, 4, 2, 3].map((seats, i) => [`variant-${i + 1}`, seats, uprising.variant(seats, rndFrom(i + 1)), 100 + i] as const),
];

const folder = new URL('./replays/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, seats, options, seed] of MATCHES) {
  const { violation, replay, answers, why } = examine(uprising, { seats, options, seed, wholeEvery: 97, offersIn100: 4 });
  if (violation !== null) throw new Error(`${name}: ${violation.law}: ${violation.message}`);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(replay)}\n`);
  process.stdout.write(`${name}: ${answers} answers, ${why}\n`);
}
