import { readdirSync, readFileSync } from 'node:fs';
import { parseReplay, type Replay, verifyReplay } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { SCENARIO_DATA, SCENARIOS } from '../data/scenarios.ts';
import { runeAgeGame } from '../index.ts';

const FOLDER = new URL('./replays/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('recorded matches', () => {
  it('there are at least 30, for every scenario and number of players', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    for (const scenario of SCENARIOS) {
      for (let seats = SCENARIO_DATA[scenario].least; seats <= 4; seats++) expect(files).toContain(`${seats}-${scenario}.json`);
    }
  });

  it.each(files)('%s still plays as recorded', (name) => {
    const replay = parseReplay(readFileSync(new URL(name, FOLDER), 'utf8')) as Replay;
    expect(replay.hashes.length).toBe(replay.moves.length);
    let over = false;
    const different = verifyReplay(runeAgeGame, replay, (m) => {
      over = m.result !== null;
    });
    expect([different, over]).toEqual([null, true]);
  });
});
