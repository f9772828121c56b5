/** arena and balance with the quick bots. */
import { describe, expect, it } from 'vitest';
import { longtable } from './run.ts';

describe('arena', () => {
  const args = 'arena skirmish --bots greedy,random --matches 24 --seed 5 --json'.split(' ');
  it('ranks bots, the same every time', async () => {
    const first = await longtable(args);
    expect([first.code, first.err]).toEqual([0, '']);
    const report = JSON.parse(first.out) as { bots: Record<string, unknown>[]; pairs: { games: number; wins: number }[] };
    expect(report).toMatchObject({ game: 'skirmish', players: 2, matches: 24 });
    expect(report.bots.map(({ name, games }) => [name, games])).toEqual([
      ['greedy', 24],
      ['random', 24],
    ]);
    expect(report.pairs.map(({ games }) => games)).toEqual([12, 12]);
    const again = JSON.parse((await longtable(args)).out) as typeof report;
    expect(again.pairs).toEqual(report.pairs);
  });
});

describe('balance', () => {
  it('prints what made a difference', async () => {
    const { code, out } = await longtable('balance crown-of-ash --bot random --players 3 --matches 6'.split(' '));
    expect(code).toBe(0);
    for (const facet of ['seat', 'order', 'start', 'fate', 'necromancer', 'built', 'conquered', 'citadel'])
      expect(out).toMatch(new RegExp(`^${facet}$`, 'm'));
    expect(out).toMatch(/^ {2}sulphur-blood +share \d\.\d\d/m);
  });
});
