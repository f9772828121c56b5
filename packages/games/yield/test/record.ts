/**
 * Records matches as fixtures. Run by hand, from the root of the repository, when a change of the rules is meant to change play:
 *
 *     node tools/run.mjs node packages/games/yield/test/record.ts
 *
 * Writes test/replays/*.json, one match in one line each. Look at the difference before you commit it: every changed hash is a
 * match that now goes another way.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { examine } from '@longtable/laws';
import { yieldTitle } from '../index.ts';

const A = ['keralon-a', 'lemron-a', 'basil-a', 'vymar-a', 'pavyr-a'];
const B = ['pavyr-b', 'keralon-b', 'vymar-b', 'lemron-b', 'basil-b'];

const MATCHES: readonly (readonly [name: string, seats: number, options: object, seed: number])[] = [
  ...[2, 3, 4, 5].flatMap((seats) => [
    [`${seats}-first-game`, seats, { leaders: 'none' }, 11] as const,
    [`${seats}-leaders-chosen`, seats, {}, 12] as const,
    [`${seats}-sides-a`, seats, { leaders: A.slice(0, seats) }, 13] as const,
    [`${seats}-sides-b`, seats, { leaders: B.slice(0, seats), destroyer: true }, 14] as const,
  ]),
  ['4-pairs', 4, { teams: 'pairs', leaders: 'none' }, 21],
  ['4-pairs-leaders', 4, { teams: 'pairs', leaders: B.slice(0, 4) }, 22],
  ['3-duo', 3, { teams: 'duo' }, 23],
  ['3-duo-again', 3, { teams: 'duo' }, 24],
  [
    '2-other-rulings',
    2,
    { leaders: ['pavyr-a', 'basil-a'], halving: 'before-battle', chases: 'one', recovery: 'apart', steals: 'adjacent' },
    25,
  ],
  [
    '5-other-rulings',
    5,
    { leaders: [...A.slice(1), 'keralon-b'], halving: 'before-battle', chases: 'one', recovery: 'apart', steals: 'adjacent' },
    26,
  ],
];

const folder = new URL('./replays/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, seats, options, seed] of MATCHES) {
  const { violation, replay, answers, why } = examine(yieldTitle, { seats, options, seed, wholeEvery: 50 });
  if (violation !== null) throw new Error(`${name}: ${violation.law}: ${violation.message}`);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(replay)}\n`);
  process.stdout.write(`${name}: ${answers} answers, ${why}\n`);
}
