/** Commands that let bots play, with the quick ones. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('learn', () => {
  it('plays, lets the gate decide, and leaves the weights alone where nothing was gained', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'learn-')), 'weights.ts');
    const args = `learn skirmish --bot greedy --rounds 1 --pairs 2 --gate 2 --seed 5 --threads 1 --fresh --out ${out}`.split(' ');
    const { code, out: said, err } = await longtable(args);
    expect(code).toBe(0);
    expect(err).toMatch(/^round 1 of 1: /m);
    expect(said).toMatch(/^Gate, 2 comparisons: new \d\.\d\d, old \d\.\d\d, gain /m);
    expect(said.includes('The new weights count')).toBe(existsSync(out));
  });

  it('says what came of each kind of table, and writes down how it was learnt', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'learn-')), 'weights.ts');
    const args = `learn crown-of-ash --rounds 1 --pairs 4 --gate 8 --seed 5 --vary flanks=one --vary flanks=both --threads 1 --fresh --out ${out}`;
    const { code, out: said } = await longtable(args.split(' '));
    expect(code).toBe(0);
    expect(said).toMatch(/^flanks=one: Gate, 4 comparisons: new \d\.\d\d, old /m);
    expect(said).toMatch(/^flanks=both: Gate, 4 comparisons: /m);
  });

  it('learns a value, and leaves the old one alone where nothing was gained', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'learn-')), 'value.ts');
    const args = `learn uprising --value --rounds 1 --matches 1 --gate 2 --seed 5 --option chapters=2 --threads 1 --fresh --out ${out}`;
    const { code, out: said, err } = await longtable(args.split(' '));
    expect(code).toBe(0);
    expect(err).toMatch(/^round 1 of 1: \d+ positions, \d+\.\d\d points off before, \d+\.\d\d after$/m);
    expect(said).toMatch(/^Gate, 2 matches each: new -?\d+\.\d\d, old /m);
    expect(said.includes('The new value counts')).toBe(existsSync(out));
  });
});

describe('levels', () => {
  it('measures a step and prints the table', async () => {
    const { code, out, err } = await longtable('levels crown-of-ash --levels apprentice --two 2 --four 0 --threads 1 --fresh'.split(' '));
    expect(code).toBe(0);
    expect(err).toMatch(/^\d+ s: crown-of-ash, 2 players, apprentice \/ random: /m);
    expect(out).toMatch(/^\| crown-of-ash, 2 players \| \d+ \[\d+, \d+\] of 2 \|$/m);
  });
});

describe('reliability', () => {
  it('says what was said and what came', async () => {
    const { code, out } = await longtable('reliability skirmish --bot greedy --matches 10'.split(' '));
    expect(code).toBe(0);
    expect(out).toMatch(/^skirmish, 2 × greedy, 10 matches, \d+ forecasts$/m);
    expect(out).toMatch(/^loss \d\.\d{3}, sureness \d+\.\d\d$/m);
  });
});

describe('plots', () => {
  it('lie in the folder that was named, with the figures of the report', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'longtable-plots-'));
    const args = ['balance', 'skirmish', '--matches', '30', '--plots', folder, '--json'];
    const { code, out } = await longtable(args);
    const { plots, facets } = JSON.parse(out) as { plots: string[]; facets: { value: string; wins: number; games: number }[] };
    expect([code, plots]).toEqual([0, ['skirmish-by-seat.svg', 'skirmish-length.svg'].map((name) => join(folder, name))]);
    const svg = readFileSync(join(folder, 'skirmish-by-seat.svg'), 'utf8');
    expect(facets).toHaveLength(2);
    for (const { wins, games } of facets) expect(svg).toContain(`${wins}/${games}<`);
    expect(readdirSync(folder)).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });
  it('are not drawn unasked', async () => {
    const { out } = await longtable('arena skirmish --bots greedy,random --matches 4 --json'.split(' '));
    expect((JSON.parse(out) as { plots: string[] }).plots).toEqual([]);
  });
});
