/** Recorded matches play as they did. When a rule was changed on purpose: see record.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseReplay, type Replay, verifyReplay } from '@longtable/laws';
import { describe, expect, it } from 'vitest';
import { uprisingGame } from '../index.ts';

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
    const different = verifyReplay(uprisingGame, replay, (m) => {
      result = m.result;
    });
    expect(different).toBeNull();
    expect(result).not.toBeNull();
    expect(replay.hashes).toHaveLength(replay.moves.length);
  });

  it('cover every faction count, edition and level', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    const kinds = files.map(read).map(({ seats, options }) => {
      const { edition = '2E', difficulty = 'normal' } = options as { edition?: string; difficulty?: string };
      return `${seats} ${edition} ${difficulty}`;
    });
    expect(new Set(kinds).size).toBe(24);
  });
});
