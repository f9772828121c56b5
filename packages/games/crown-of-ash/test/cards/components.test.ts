/** Figures of fighters, tiles and combat cards against the list of components, row by row. */
import { readFileSync } from 'node:fs';
import { tablesIn } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { CARD_DATA } from '../../data/combat-cards.ts';
import { FIGHTERS, FIRST_RAISABLE, STARTING } from '../../data/fighters.ts';
import { KINDS } from '../../data/goods.ts';
import { TILES } from '../../data/structures.ts';

const tables = tablesIn(readFileSync(new URL('../../../../../docs/rules/crown-of-ash-components.md', import.meta.url), 'utf8'));
type Row = Readonly<Record<string, string>>;
const rowsOf = (heading: RegExp): readonly Row[] => tables.find((table) => heading.test(table.heading))!.rows;
const ROMAN = ['*', 'I', 'II', 'III'];
/** `2 Sulphur + 1 gold` as figures by their names. */
const figures = (cell: string): Record<string, number> =>
  Object.fromEntries([...cell.matchAll(/(\d+) (\w+)/g)].map(([, n, name]) => [name!.toLowerCase(), Number(n)]));
const kebab = (name: string): string => name.toLowerCase().replace(/ /g, '-');

describe('fighters', () => {
  const all = rowsOf(/^5\. Raisable/).map((row, i) => ({ ...row, at: FIRST_RAISABLE + i }) as Row & { at: number });
  it.each(all)('[CA-FIG-01] [CA-FIG-02] [CA-FIG-03] $Name: tier, kind, attack and cost', (row) => {
    const { tier, kind, attack, basic, special, returns, many } = FIGHTERS[row.at]!;
    const cost = figures(row['Cost']!);
    expect([tier, KINDS[kind], attack]).toEqual([ROMAN.indexOf(row['Tier']!), row['Kind']!.toLowerCase(), Number(row['AV'])]);
    expect([...basic, special]).toEqual([...KINDS, 'special'].map((name) => cost[name] ?? 0));
    expect([...basic, special].reduce((sum, n) => sum + n, 0)).toBe(Number(row['Sum']));
    const deck = /\((I+)\)/.exec(row['Automaton (return deck)']!)?.[1];
    expect([returns, many]).toEqual([deck === undefined ? 0 : ROMAN.indexOf(deck), row['3/4 only'] === 'yes']);
  });
  it('[CA-FIG-04] [CA-SET-17] starting fighters have an attack and nothing else', () => {
    const rows = rowsOf(/^4\. Starting/);
    expect(rows.map(({ AV }) => Number(AV))).toEqual(FIGHTERS.slice(0, FIRST_RAISABLE).map(({ attack }) => attack));
    expect([STARTING, FIRST_RAISABLE, FIGHTERS.length]).toEqual([3, 12, 44]);
    for (const { tier, kind, basic, special } of FIGHTERS.slice(0, FIRST_RAISABLE))
      expect([tier, kind, ...basic, special]).toEqual([0, -1, 0, 0, 0, 0, 0]);
  });
});

describe('structures', () => {
  it.each(rowsOf(/^6\. Structure/))('[CA-STR-01] $Name: tier, region, price, points, offer and tax', (row) => {
    const tile = TILES.find(({ key }) => key === kebab(row['Name']!))!;
    expect([tile.tier, tile.region]).toEqual([
      Math.max(0, ROMAN.indexOf(row['Tier']!)),
      row['Region'] === 'any' ? null : row['Region']!.toLowerCase(),
    ]);
    expect([tile.cost, tile.vp]).toEqual([row['Cost (gold)'] === '-' ? 0 : Number(row['Cost (gold)']), Number(row['VP'])]);
    expect([tile.offers, tile.tax, tile.resurrects]).toEqual([
      figures(row['Offers']!),
      figures(row["Owner's tax"]!),
      row['Offers'] === 'resurrect',
    ]);
  });
  it('[CA-SET-20] are 27', () => expect(TILES).toHaveLength(27));
});

describe('combat cards', () => {
  it.each(rowsOf(/^7\. Combat/).map((row, i) => ({ ...row, at: i }) as Row & { at: number }))(
    '[CA-CRD-01] [CA-CRD-04] $Card: value and what it pays',
    (row) => {
      const { value, wins, loses } = CARD_DATA[row.at]!;
      expect(value).toBe(/^\d$/.test(row['Value']!) ? Number(row['Value']) : 0);
      expect([wins, loses]).toEqual([
        figures(row['Winner gains']!),
        /^choice/.test(row['Loser gains']!) ? {} : figures(row['Loser gains']!),
      ]);
    },
  );
});
