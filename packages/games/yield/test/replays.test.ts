/** Recorded matches play as they did. When a rule was changed on purpose: see record.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseReplay, type Replay, verifyReplay } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { yieldGame } from '../index.ts';

const folder = new URL('./replays/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): Replay => {
  const replay = parseReplay(readFileSync(new URL(name, folder), 'utf8'));
  if (typeof replay === 'string') throw new Error(`${name}: ${replay}`);
  return replay;
};

describe('recorded matches', () => {
  it.each(files)('%s', (name) => {
    const replay = read(name);
    let result: unknown = null;
    const different = verifyReplay(yieldGame, replay, (m) => {
      result = m.result;
      expect(yieldGame.check(m)).toEqual([]);
    });
    expect(different).toBeNull();
    expect(result).not.toBeNull();
    expect(replay.hashes).toHaveLength(replay.moves.length);
  });

  it('cover every player count, leaders on and off, and both team modes', () => {
    const kinds = files.map(read).map(({ seats, options }) => {
      const { leaders = 'choose', teams = 'none' } = options as { leaders?: unknown; teams?: string };
      return `${seats} ${teams} ${Array.isArray(leaders) ? 'given' : leaders}`;
    });
    for (const seats of [2, 3, 4, 5])
      for (const leaders of ['none', 'choose', 'given']) expect(kinds).toContain(`${seats} none ${leaders}`);
    expect(kinds).toEqual(expect.arrayContaining(['4 pairs none', '4 pairs given', '3 duo choose']));
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  it('a changed answer is noticed', () => {
    const replay = read(files[0]!);
    const hashes = replay.hashes.with(5, '0000000000000000');
    expect(verifyReplay(yieldGame, { ...replay, hashes })?.at).toBe(6);
  });
});
