/** simulate, replay and rules on the real repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lines, longtable, temporary } from './run.ts';

describe('simulate', () => {
  it('plays under the laws and says what came of it, the same every time', async () => {
    const args = ['simulate', 'skirmish', '--games', '45', '--whole', '9', '--seed', '7', '--json'];
    const [first, second] = await Promise.all([longtable(args), longtable(args)]);
    expect([first.code, first.err]).toEqual([0, '']);
    const report = JSON.parse(first.out) as Record<string, unknown> & { results: Record<string, number> };
    expect(report).toMatchObject({
      game: 'skirmish',
      players: '2..4',
      games: 45,
      violations: [],
      whole: 9,
      bots: { random: { seats: 135 } },
    });
    expect(Object.values(report.results).reduce((a, b) => a + b, 0)).toBe(45);
    const { seconds, answersPerSecond, ...same } = JSON.parse(second.out) as Record<string, unknown>;
    expect([typeof seconds, typeof answersPerSecond]).toEqual(['number', 'number']);
    expect(report).toMatchObject(same);
  });
  it('takes a player count, bots and options', async () => {
    const { code, out } = await longtable(
      'simulate skirmish --players 3 --games 4 --bots random,random --option hills=5 --json'.split(' '),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: 3, games: 4 });
  });
  it('plays with as many as the options allow', async () => {
    const { code, out } = await longtable('simulate yield --games 2 --whole 0 --option teams=duo --json'.split(' '));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: 3, violations: [] });
  });
  it('takes an option that is another one for one player', async () => {
    const { code } = await longtable('simulate rune-age --players 2 --games 1 --whole 0 --option scenario=monument'.split(' '));
    expect(code).toBe(0);
  });
  it.each([
    'rune-age --option first=1',
    'rune-age --option first=random',
    'uprising --option factions=mohyar,krowh',
    'uprising --option factions=choose',
  ])('takes seats: %s', async (line) => {
    const { code } = await longtable(`simulate ${line} --players 2 --games 1 --whole 0`.split(' '));
    expect(code).toBe(0);
  });
  it('prints for people too', async () => {
    const { out } = await longtable('simulate skirmish --games 3 --whole 0'.split(' '));
    expect(out).toContain('skirmish: 3 matches');
    expect(out).toContain('no violation');
  });
});

describe('replay', () => {
  const folder = temporary();
  const good = join(folder, 'good.json');
  const altered = (name: string, change: (replay: { moves: { answer: unknown }[]; hashes: string[]; rules: string }) => void): string => {
    const replay = JSON.parse(readFileSync(good, 'utf8')) as Parameters<typeof change>[0];
    change(replay);
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(replay));
    return file;
  };

  it('checks a good match, shows its log and any position', async () => {
    await longtable(['play', 'skirmish', '--seed', '9', '--hotseat'], lines(1, 1, 1, 1, 1, 1, `save ${good}`, 'quit'));
    const { code, out } = await longtable(['replay', good]);
    expect(code).toBe(0);
    expect(out).toContain('The armies clash:');
    expect(out.trimEnd()).toMatch(/skirmish, 2 seats, seed 9, 6 moves: plays as recorded, 6 hashes agree$/);
    const at = await longtable(['replay', good, '--at', '2', '--seat', '1', '--lang', 'de']);
    expect(at.out).toContain('move 2, Platz');
    expect(at.out).toContain('Deine Hand:');
    const json = JSON.parse((await longtable(['replay', good, '--json', '--at', '0'])).out) as Record<string, unknown>;
    expect(json).toMatchObject({ valid: true, failed: null, moves: 6, checked: { answers: 6, hashes: 6 }, at: 0 });
  });
  it('names the first difference and fails', async () => {
    const hash = altered('hash.json', (r) => {
      r.hashes[3] = '0'.repeat(16);
    });
    const first = await longtable(['replay', hash]);
    expect(first.code).toBe(1);
    expect(first.out).toContain('differs at move 4: after');
    const answer = altered('answer.json', (r) => {
      r.moves[1]!.answer = 'hold';
    });
    const second = await longtable(['replay', answer, '--json']);
    expect(second.code).toBe(1);
    expect(JSON.parse(second.out)).toMatchObject({ valid: false, failed: { at: 2 } });
    const rules = altered('rules.json', (r) => {
      r.rules = 'ab'.repeat(32);
    });
    expect((await longtable(['replay', rules])).out).toContain(`differs at move 0: the file ${'ab'.repeat(32)} is missing`);
  });
  it('shows what can be shown and no more', async () => {
    const { code, err } = await longtable(['replay', join(folder, 'hash.json'), '--at', '5']);
    expect([code, err]).toEqual([2, expect.stringContaining('Only the first 3 moves can be shown')]);
  });
});

describe('rules', () => {
  interface Coverage {
    rules: number;
    inCode: number;
    tested: number;
    open: string[];
    unknown: string[];
  }
  it('counts every catalogue of this repository', async () => {
    const { out } = await longtable(['rules', '--json']);
    const { games, tests } = JSON.parse(out) as { games: Record<string, Coverage>; tests: { state: string } };
    const least = { 'crown-of-ash': 314, 'rune-age': 303, skirmish: 20, uprising: 347, yield: 299 };
    for (const [game, rules] of Object.entries(least)) expect(games[game]?.rules).toBeGreaterThanOrEqual(rules);
    for (const { rules, inCode, tested, open } of Object.values(games)) {
      expect(tested + open.length).toBe(rules);
      expect(inCode).toBeLessThanOrEqual(rules);
    }
    expect(games['skirmish']?.inCode).toBeGreaterThan(10);
    expect(['fresh', 'stale', 'missing']).toContain(tests.state);
  });
  it('prints a table, one game in detail, and a single rule', async () => {
    expect((await longtable(['rules'])).out).toMatch(/^uprising +\d+ /m);
    // Which rules are open is what the last run of the tests left; before the first one nobody knows.
    const { out, err } = await longtable(['rules', 'uprising']);
    if (err.includes('no test run')) expect(out).toMatch(/^uprising( +\d+){5}( +–){4} +\d+$/m);
    else expect(out).toMatch(/^open rules: (none|UP-)/m);
    expect((await longtable(['rules', 'SK-END-01'])).out).toContain('After the last hill');
  });
  it('gives a rule its address', async () => {
    const { out } = await longtable(['rules', 'SK-SET-04', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      id: 'SK-SET-04',
      kind: 'rule',
      text: { en: expect.stringContaining('seven hills') },
      places: expect.arrayContaining([{ file: 'packages/games/skirmish/data.ts', line: expect.any(Number), name: 'HILLS' }]),
      tests: expect.arrayContaining([expect.stringContaining('the hills are shuffled')]),
      rulings: [],
    });
    const ruled = JSON.parse((await longtable(['rules', 'YD-OUT-27', '--json'])).out) as { rulings: { from: string }[] };
    expect(ruled.rulings.map(({ from }) => from.replace(/:\d+$/, ''))).toEqual(['YD-A-34', 'docs/gaps.md']);
    expect((await longtable(['rules', 'SK-NO-01'])).err).toContain('No catalogue has the id SK-NO-01');
  });
});
