/** Every figure of a card's effect against the words of the list of components: no other resource, and no other number above one. */
import { readFileSync } from 'node:fs';
import { tablesIn } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { DRUID } from '../../data/druids.ts';
import { EVENT } from '../../data/events.ts';
import { NEMESIS } from '../../data/nemesis.ts';
import { CARD } from '../../data/play-cards.ts';
import { QUEST } from '../../data/quests.ts';
import { TILE } from '../../data/tiles.ts';
import { idOf } from './names.ts';

type Row = Readonly<Record<string, string>>;
const tables = tablesIn(readFileSync(new URL('../../../../../docs/rules/uprising-components.md', import.meta.url), 'utf8'));
/** All rows below a heading that have a column. */
const rowsOf = (heading: RegExp, column: string): readonly Row[] =>
  tables.filter((one) => heading.test(one.heading) && column in one.rows[0]!).flatMap((one) => one.rows);

const KINDS = ['Salt', 'Plunder', 'Food'];
/** As many dice as there are. */
const ANY = 99;

/** Resources (`2 Food`) and all other numbers above one, sorted. */
type Figures = readonly [goods: readonly string[], numbers: readonly number[]];

function figuresIn(data: unknown): Figures {
  const goods = new Set<string>();
  const numbers: number[] = [];
  const walk = (thing: unknown, key: string): void => {
    if ((key === 'goods' || key === 'pay' || key === 'gain') && Array.isArray(thing))
      for (const [i, n] of thing.entries()) if (n !== 0) goods.add(`${n} ${KINDS[i]}`);
    if (typeof thing === 'number' && thing > 1 && thing !== ANY) numbers.push(thing);
    if (typeof thing !== 'object' || thing === null || key === 'goods' || key === 'pay' || key === 'gain') return;
    for (const [name, part] of Object.entries(thing)) walk(part, Array.isArray(thing) ? key : name);
  };
  walk(data, '');
  return [[...goods].sort(), numbers.sort((a, b) => a - b)];
}

/** References to rules, editions and remarks are no figures of the card. */
const bare = (text: string): string => text.replace(/\((?:[A-Z]{3}-|S|X|P)[^)]*\)/g, '').replace(/[A-Z]{3}-\d+|\[\dE\]|`[^`]*`/g, '');
function figuresSaid(text: string): Figures {
  const goods = new Set([...bare(text).matchAll(/(\d+) (Salt|Plunder|Food)/g)].map(([said]) => said));
  const rest = bare(text).replace(/\d+ (?:Salt|Plunder|Food)/g, '');
  return [
    [...goods].sort(),
    [...rest.matchAll(/\d+/g)]
      .map(Number)
      .filter((n) => n > 1)
      .sort((a, b) => a - b),
  ];
}

interface Case {
  readonly id: string;
  readonly said: string;
  readonly data: unknown;
}
const cases = (
  heading: RegExp,
  name: string,
  column: string,
  data: (id: string) => unknown,
  said = (row: Row): string => row[column]!,
): Case[] =>
  rowsOf(heading, column).map((row) => {
    const id = idOf(row[name]!.replace('★', ''));
    return { id, said: said(row), data: data(id) };
  });
const tile = (id: string): unknown => TILE[id as keyof typeof TILE]?.effect;
const quest = (id: string): unknown => [QUEST[id as keyof typeof QUEST].solve, QUEST[id as keyof typeof QUEST].fail];
const card = (name: string): unknown => {
  const { uses, passive, react } = CARD[name === 'younglings' ? 'younglings-rise' : name]!;
  return [uses, passive, react];
};
const nemesis = (id: string): unknown => {
  const { immediate, godpower, destroyed } = NEMESIS[id as keyof typeof NEMESIS];
  return [immediate, godpower, destroyed];
};
const effects =
  (last: string) =>
  (row: Row): string =>
    `${row['Immediate']} ${row['Godpower']} ${row[last]}`;

const ALL: readonly Case[] = [
  ...cases(/^5\. Hexes/, 'Hex', 'When flipped', tile, (row) => row['When flipped']!.replace(/Produces .*/, '')).filter(
    ({ data }) => data !== undefined,
  ),
  ...cases(/^6\. Legions/, 'Legion', 'Immediate', nemesis, effects('If destroyed (Target always removed)')),
  ...cases(/^7\. Hordes/, 'Horde', 'Immediate', nemesis, effects('If destroyed')),
  ...cases(/^8\. Druids/, 'Druid', 'Godpower', (id) => DRUID[id as keyof typeof DRUID].effect),
  ...cases(/^9\. Events/, 'Event', 'Effects (top to bottom)', (id) => EVENT[id as keyof typeof EVENT].effect),
  ...cases(/^10\. Quests/, 'Quest', 'Solve', quest, (row) => `${row['Solve']} ${row['Fail']}`),
  ...cases(/^11\. Items/, 'Item', 'Effect', card),
  ...cases(/^12\. Feats/, 'Feat', 'Effect', card),
];

/** Cards whose words say a figure twice, in other words, or whose data says one twice. */
const OTHERWISE: Readonly<Record<string, Figures>> = {
  // For each edition its own figure.
  'grim-fangs': [['2 Salt'], [2, 2]],
  // One of each.
  'guragi-tower': [['1 Food', '1 Plunder', '1 Salt'], [2]],
  // What can be chosen asks for what it takes.
  shapeshifter: [[], [2, 2]],
  'the-emperors-bargain': [[], [3, 3, 3, 3, 3]],
  'shield-brothers': [[], [2, 2]],
  warchief: [[], [2, 2]],
  // A resource that is lost is named apart from its number.
  'hunt-the-white-beast': [['3 Food'], [2]],
  assassin: [[], [2, 2, 3]],
  // Every third.
  'skull-pile': [[], [3]],
};

/** Cards of whose figures some are those of a mark, a deed, a price or a Phase, and stand there. */
const ELSEWHERE: readonly string[] = [
  ...['netherwood', 'ship-graveyard', 'spymaster', 'executioner', 'lich-queen', 'coven-of-yssat', 'siren', 'banished'],
  ...['the-inquisition', 'the-empire-strikes', 'feast-of-crows', 'crown-of-ice'],
  ...['the-salt-barons', 'shelter-the-children', 'the-pale-smith', 'riders-of-the-storm', 'the-open-grave'],
  ...['flenser', 'blackfire', 'horn-of-the-fjords', 'sled-dogs', 'hunters-cloak', 'thieves-map', 'tower-shields', 'plague-censer'],
  ...['golden-collar', 'forced-march', 'shadow-step', 'fence', 'forest-paths', 'call-the-beasts', 'vision', 'ranger-school'],
  ...['oath-of-stone', 'oathsworn-march', 'armory', 'break-them'],
];

/** Everything in the first list is in the second, as often. */
function isWithin(part: readonly unknown[], whole: readonly unknown[]): boolean {
  const left = [...whole];
  return part.every((one) => left.includes(one) && left.splice(left.indexOf(one), 1).length === 1);
}

describe('figures of cards', () => {
  const exact = ALL.filter(({ id }) => !ELSEWHERE.includes(id));
  it.each(exact)('[card:$id] has the figures of its words', ({ id, said, data }) => {
    expect(figuresIn(data)).toEqual(OTHERWISE[id] ?? figuresSaid(said));
  });
  it.each(ALL.filter(({ id }) => ELSEWHERE.includes(id)))('[card:$id] has no figure that its words do not say', ({ said, data }) => {
    const [goods, numbers] = figuresIn(data);
    const [goodsSaid, numbersSaid] = figuresSaid(said);
    expect([isWithin(goods, goodsSaid), isWithin(numbers, numbersSaid)]).toEqual([true, true]);
  });
  it('[UP-SET-03] nearly every card is held against all of its words', () => {
    expect([exact.length, ALL.length]).toEqual([193, 230]);
  });
});
