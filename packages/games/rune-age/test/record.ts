/** Records the matches of `replays/` again, after a change of rules that is meant: `node packages/games/rune-age/test/record.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { SCENARIO_DATA, SCENARIOS } from '../data/scenarios.ts';
import { runeAge } from '../index.ts';

const FOLDER = new URL('./replays/', import.meta.url);
const ROUNDS = 9;
/** Hashes are kept for every match; the laws themselves are looked at now and then. */
const LAWS_EVERY = 1000;

function record(name: string, seats: number, options: object, seed: number): void {
  const { violation, replay } = examine(runeAge, { seats, options, seed, wholeEvery: LAWS_EVERY });
  if (violation !== null) throw new Error(`${name}: ${violation.law}: ${violation.message}`);
  writeFileSync(new URL(`${name}.json`, FOLDER), JSON.stringify(replay));
}

mkdirSync(FOLDER, { recursive: true });
let seed = 500;
for (const scenario of SCENARIOS) {
  for (let seats = SCENARIO_DATA[scenario].least; seats <= 4; seats++) {
    record(`${seats}-${scenario}`, seats, { scenario, roundLimit: ROUNDS }, seed++);
    if (scenario === 'dragonlords') record(`${seats}-cooperative`, seats, { scenario, cooperative: true, roundLimit: ROUNDS }, seed++);
  }
}
for (let i = 0; i < 12; i++) {
  const seats = 1 + (i % 4);
  record(`${seats}-variant-${i}`, seats, { ...runeAge.variant(seats, rndFrom(seed)), roundLimit: ROUNDS }, seed++);
}
