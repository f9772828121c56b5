import { readdirSync, readFileSync } from 'node:fs';
import { parseReplay, type Replay, verifyReplay } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { crownOfAshGame } from '../index.ts';

const FOLDER = new URL('./replays/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('recorded matches', () => {
  it('there are at least 20, for every number of players', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
    for (const seats of ['1', '2', '3', '4']) expect(files.some((name) => name.startsWith(`${seats}-`))).toBe(true);
  });

  it.each(files)('%s still plays as recorded', (name) => {
    const replay = parseReplay(readFileSync(new URL(name, FOLDER), 'utf8')) as Replay;
    expect(replay.hashes.length).toBe(replay.moves.length);
    let over = false;
    const different = verifyReplay(crownOfAshGame, replay, (m) => {
      over = m.result !== null;
    });
    expect([different, over]).toEqual([null, true]);
  });
});
