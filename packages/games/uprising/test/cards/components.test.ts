/** Figures of cards, Units and Heroes against the list of components, row by row. */
import { readFileSync } from 'node:fs';
import { tablesIn } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../data/dice.ts';
import { FACTION, type FactionId, type Goods, UNIT, type UnitId } from '../../data/factions.ts';
import { HERO, type HeroId } from '../../data/heroes.ts';
import { ITEM, type ItemId } from '../../data/items.ts';
import { NEMESIS, type NemesisId } from '../../data/nemesis.ts';
import type { Op } from '../../data/ops.ts';
import { QUEST, type QuestId } from '../../data/quests.ts';
import { TILE, type TileId } from '../../data/tiles.ts';
import { idOf } from './names.ts';

const tables = tablesIn(readFileSync(new URL('../../../../../docs/rules/uprising-components.md', import.meta.url), 'utf8'));
type Row = Readonly<Record<string, string>>;
const rowsOf = (heading: RegExp, column: string): readonly Row[] => {
  const table = tables.find((one) => heading.test(one.heading) && column in one.rows[0]!);
  if (table === undefined) throw new Error(`no table ${heading}`);
  return table.rows;
};
/** The same rows with the id that the data knows them by. */
const named = (rows: readonly Row[], column: string): readonly Row[] =>
  rows.map((row) => ({ ...row, id: idOf(row[column]!.replace('°', '')) }));
const number = (cell: string): number => Number(/\d+/.exec(cell)?.[0]);
const goodsIn = (text: string): Goods => {
  const of = (kind: string): number => Number(new RegExp(`(\\d+) ${kind}`).exec(text)?.[1] ?? 0);
  return [of('Salt'), of('Plunder'), of('Food')];
};

describe('factions', () => {
  it.each(rowsOf(/^3\. Factions/, 'Havens 0'))('[UP-PRD-01] [UP-PRD-04] $Faction produces what its board says', (row) => {
    const goods = ['Havens 0', '1', '2', '3', '4', '5'].map((column) => row[column]!.split('/').map(Number));
    expect(FACTION[idOf(row['Faction']!) as FactionId].production).toEqual(goods);
  });
  it.each(rowsOf(/^3\. Factions/, 'Unit'))('[UP-BLD-04] [UP-CON-06] $Unit: number, kind, price and die', (row) => {
    const unit = UNIT[idOf(row['Unit']!) as UnitId];
    const cost = row['Cost']!.replace(/\(.*/, '');
    const costs = cost.startsWith('any')
      ? [{ goods: [0, 0, 0], any: number(cost) }]
      : cost.split(' or ').map((one) => ({ goods: goodsIn(one), any: 0 }));
    expect([unit.faction, unit.number, unit.costs]).toEqual([idOf(row['Faction']!), number(row['No.']!), costs]);
    const [level, kind] = row['Type']!.split(' ');
    expect([unit.elite, unit.type, unit.die]).toEqual([level === 'Elite', kind!.toLowerCase(), row['Die']!.split(' ')[0]]);
  });
  it.each(rowsOf(/^Heroes/, 'Might'))('[UP-HERO-01] $Hero has these attributes', (row) => {
    const hero = HERO[idOf(row['Hero']!) as HeroId];
    expect(hero.attributes).toEqual(['Might', 'Magic', 'Leadership', 'Guile'].map((column) => number(row[column]!)));
    expect(hero.faction).toBe(idOf(row['Faction']!));
  });
});

describe('dice', () => {
  it.each(rowsOf(/^2\. Dice/, 'Die'))('[UP-COM-30] [UP-COM-33] [UP-COM-34] the $Die die has these faces', (row) => {
    const faces = (cell: string): number[][] =>
      cell.split(', ').map((face) => ['S', 'H', 'B'].map((symbol) => [...face].filter((one) => one === symbol).length));
    const die = row['Die'] as keyof (typeof FACES)['default'];
    const [first, second] = [row['engine default']!, row['P1 reading']!];
    expect(FACES.default[die]).toEqual(faces(first));
    expect(FACES.p1[die]).toEqual(faces(second === 'same' ? first : second));
  });
});

describe('Quests', () => {
  const rewardOf = (ops: readonly Op[]): string =>
    ops
      .map((op) => {
        if (op.op === 'vp') return `${op.n} VP`;
        if (op.op !== 'gain') return op.op;
        return ['Salt', 'Plunder', 'Food'].flatMap((kind, i) => (op.goods[i] === 0 ? [] : [`${op.goods[i]} ${kind}`])).join();
      })
      .join();
  it.each(named(rowsOf(/^10\. Quests/, 'Quest'), 'Quest'))('[card:$id] goals, what they pay, how many are needed', (row) => {
    const quest = QUEST[row['id'] as QuestId];
    expect([quest.number, quest.needs, quest.advanced]).toEqual([number(row['No.']!), number(row['n+']!), row['No.']!.includes('adv')]);
    const each = /\((\d VP) each\)/.exec(row['Goals']!)?.[1];
    for (const [i, said] of row['Goals']!.split(' / ').entries()) {
      const goal = quest.goals[i] ?? null;
      const reward = each ?? /\((.*)\)/.exec(said)?.[1] ?? '–';
      expect(goal?.n ?? '–').toBe(said === '–' ? '–' : number(said));
      if (/VP|Salt|Plunder|Food/.test(reward)) expect(rewardOf(goal!.reward)).toBe(reward);
      else expect(goal?.reward.length ?? 0).toBe(reward === '–' ? 0 : 1);
    }
  });
});

describe('Items', () => {
  it.each(named(rowsOf(/^11\. Items/, 'Item'), 'Item'))('[card:$id] price and attribute', (row) => {
    const item = ITEM[row['id'] as ItemId];
    const [attribute, least] = row['Req']!.split(' ');
    const requires = attribute === '–' ? null : { attribute: attribute!.toLowerCase(), least: Number(least) };
    expect([item.number, item.cost, item.requires]).toEqual([number(row['No.']!), number(row['Cost']!), requires]);
    expect(item.advanced).toBe(row['No.']!.includes('adv'));
  });
});

describe('Legions and Hordes', () => {
  const colours: Readonly<Record<string, string>> = { w: 'white', y: 'yellow', r: 'red', b: 'blue', p: 'purple', k: 'black' };
  const diceIn = (letters: string): string[] => [...letters.replace(/[^wyrbpk]/g, '')].map((letter) => colours[letter]!).sort();
  const all = [...named(rowsOf(/^6\. Legions/, 'Init'), 'Legion'), ...named(rowsOf(/^7\. Hordes/, 'Init'), 'Horde')];
  it.each(all)('[card:$id] initiative, and dice for each Threat', (row) => {
    const card = NEMESIS[row['id'] as NemesisId];
    const init = row['Init']!;
    const of = (edition: string): number => Number(new RegExp(`\\[${edition}\\] (\\d+)`).exec(init)?.[1] ?? number(init));
    expect(card.initiative).toEqual({ '1E': of('1E'), '2E': of('2E') });
    if (row['id'] === 'courtesan') return;
    const threats = [1, 2, 3, 4, 5, 6, 7].filter((threat) => row[String(threat)] !== '–');
    expect(card.max).toBe(threats.length);
    for (const threat of threats) {
      const [archery, clash] = row[String(threat)]!.replace(/\(.*?\)/g, '').split(' / ');
      expect([...card.archery[threat]!].sort(), `Archery at ${threat}`).toEqual(diceIn(archery!));
      expect([...card.clash[threat]!].sort(), `Clash at ${threat}`).toEqual(diceIn(clash!));
    }
  });
});

describe('hexes', () => {
  const rows = named(rowsOf(/^5\. Hexes/, 'Hex'), 'Hex').filter(
    ({ id, 'When flipped': effect }) => id! in TILE && /^\d (Salt|Plunder|Food)/.test(effect!),
  );
  it.each(rows)('[card:$id] gives what stands on it when it is turned up', (row) => {
    const gain = TILE[row['id'] as TileId].effect.find((op) => op.op === 'gain');
    const first = row['When flipped']!.split(/[;.]/)[0]!;
    expect(gain && 'goods' in gain ? gain.goods : null).toEqual(goodsIn(first));
  });
  it('[UP-HEX-04] most of them are listed with their goods', () => expect(rows.length).toBeGreaterThan(12));
});
