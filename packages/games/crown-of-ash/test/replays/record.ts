/**
 * Records whole random matches as fixtures: `node packages/games/crown-of-ash/test/replays/record.ts` (Node 24). Run it only when the
 * rules are meant to play differently, and look at what changed.
 */
import { writeFileSync } from 'node:fs';
import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { crownOfAsh } from '../../index.ts';

const MATCHES = 24;

for (let i = 0; i < MATCHES; i++) {
  const seats = 1 + (i % 4);
  const seed = 4000 + i;
  const { violation, replay } = examine(crownOfAsh, {
    seats,
    seed,
    options: crownOfAsh.variant(seats, rndFrom(seed)),
    wholeEvery: 1_000_000,
  });
  if (violation !== null) throw new Error(violation.message);
  writeFileSync(new URL(`./${seats}-${seed}.json`, import.meta.url), `${JSON.stringify(replay)}\n`);
}
