/** `longtable review`, from files of both kinds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { longtable, temporary } from './run.ts';

const REPLAY = join(import.meta.dirname, '../../games/yield/test/replays/2-first-game.json');

describe('review', () => {
  it('tells how a match went, where it turned and what was luck, the same every time', async () => {
    const first = await longtable(['review', REPLAY, '--iterations', '40', '--json']);
    expect([first.code, first.err]).toEqual([0, '']);
    const found = JSON.parse(first.out);
    const { moves } = JSON.parse(readFileSync(REPLAY, 'utf8'));
    expect(found).toMatchObject({ game: 'yield', answers: moves.length });
    expect(found.luck).toHaveLength(2);
    expect(found.turningPoints.length).toBeGreaterThan(0);
    for (const { entry, answer, seat, was, better } of found.turningPoints) {
      expect({ seat, answer }).toEqual(moves[entry]);
      expect(was).not.toBe('');
      expect(better).not.toEqual(was);
    }
    expect((await longtable(['review', REPLAY, '--iterations', '40', '--json'])).out).toBe(first.out);
  });

  it('speaks German', async () => {
    const { out } = await longtable(['review', REPLAY, '--iterations', '20', '--lang', 'de']);
    expect(out).toContain('Wendepunkte:');
    expect(out).toMatch(/Platz 1: Zufall [+−]\d+ %, eigene Antworten/);
  });

  it('refuses a match that does not play as recorded, a file that is neither, and too few looks', async () => {
    const wrong = join(temporary(), 'wrong.json');
    const replay = JSON.parse(readFileSync(REPLAY, 'utf8'));
    writeFileSync(wrong, JSON.stringify({ ...replay, seed: replay.seed + 1 }));
    expect(await longtable(['review', wrong])).toMatchObject({ code: 2, err: expect.stringContaining('no longer plays as recorded') });
    writeFileSync(wrong, '{}');
    expect(await longtable(['review', wrong])).toMatchObject({ code: 2, err: expect.stringContaining('is no replay') });
    expect((await longtable(['review', REPLAY, '--iterations', '1'])).code).toBe(2);
    expect((await longtable(['review'])).code).toBe(2);
  });
});
