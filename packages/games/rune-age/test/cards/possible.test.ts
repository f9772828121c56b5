/** An ability that could do nothing is not offered (RA-ABL-19): each condition as it is met, and as it just fails. */
import { describe, expect, it } from 'vitest';
import { ownPossible } from '../../cards/possible.ts';
import type { Op, OwnFrame } from '../../ops.ts';
import { possible } from '../../query/abilities.ts';
import type { Table } from '../../spec.ts';
import { type Setting, seatOf, stage, turn } from '../helpers.ts';

/** A siege of seat 1's realm in which both have played what they hold of `mine` and `theirs`. */
function siege(mine: string, theirs: string, x: Setting = {}): Table {
  const s = turn({ hands: [`${mine} gold-1`, `${theirs} gold-1`], ...x });
  const target = x.sites === undefined ? 'realm:1' : Object.keys(x.sites)[0]!;
  s.say(0, `fight:${target}`).say(0, mine);
  if (theirs !== '') s.say(1, theirs);
  return s.table;
}
const battle = (x: Setting = {}): Table =>
  turn({ hands: ['wq-archer gold-1', 'gold-1'], ...x })
    .say(0, 'fight:stronghold')
    .say(0, 'wq-archer').table;
const lone = (x: Setting): Table => stage(x).table;
const with0 = (table: Table, more: object): Table => {
  Object.assign(seatOf(table, 0), more);
  return table;
};

const OWN: readonly (readonly [OwnFrame, string, boolean, () => Table])[] = [
  ['lt-leonx', 'a refreshed stronghold', true, () => lone({ ready: [1] })],
  ['lt-leonx', 'none', false, () => lone({ ready: [0] })],
  ['or-warchief', 'a card in hand', true, () => lone({ races: ['orcs', 'daqan'], hands: ['gold-1'] })],
  [
    'or-warchief',
    'gold on the table alone',
    true,
    () => lone({ races: ['orcs', 'daqan'], options: { scenario: 'dragonlords' }, rewards: { 0: ['dl-11'] } }),
  ],
  ['or-warchief', 'neither', false, () => lone({ races: ['orcs', 'daqan'], sites: {} })],
  [
    'or-warchief',
    'empty barracks',
    false,
    () => with0(lone({ races: ['orcs', 'daqan'], hands: ['gold-1'] }), { barracks: [0, 0, 0, 0, 0, 0] }),
  ],
  [
    'or-warchief',
    'one unit in the barracks',
    true,
    () => with0(lone({ races: ['orcs', 'daqan'], hands: ['gold-1'] }), { barracks: [1, 0, 0, 0, 0, 0] }),
  ],
  ['nx-shadow-rune', 'an opposing unit', true, () => siege('wq-archer', 'dq-bowman')],
  ['nx-shadow-rune', 'own units alone', false, () => battle()],
  ['mc-seer', 'a card in the deck', true, () => lone({ decks: ['gold-1'] })],
  ['mc-seer', 'a card in the discard pile', true, () => lone({ discards: ['gold-1'] })],
  ['mc-seer', 'neither', false, () => lone({})],
  ['mc-saboteur', 'a city with walls', true, () => siege('wq-archer', 'dq-bowman', { sites: { 'city-tamalir': 1 } })],
  ['mc-saboteur', 'a home realm', false, () => siege('wq-archer', 'dq-bowman')],
  ['mc-spy', 'an opponent with cards', true, () => siege('wq-archer', 'dq-bowman')],
  ['mc-spy', 'a battle', false, () => battle()],
  ['rw-15', 'a neutral card left', true, () => lone({})],
  ['rw-15', 'none left', false, () => lone({ table: (t) => Object.assign(t, { piles: t.piles.map(() => 0) }) })],
  ['rw-25', 'a card in hand', true, () => lone({ hands: ['gold-1'] })],
  ['rw-25', 'a unit in the discard pile', true, () => lone({ discards: ['wq-archer'] })],
  ['rw-25', 'gold in the discard pile', false, () => lone({ discards: ['gold-1'] })],
  ['mo-21', 'a card in hand', true, () => lone({ hands: ['wq-archer'], table: (t) => Object.assign(t, { gold: [0, 0, 0] }) })],
  ['mo-21', 'gold in the central area', true, () => lone({ table: (t) => Object.assign(t, { gold: [0, 0, 1] }) })],
  ['mo-21', 'neither', false, () => lone({ table: (t) => Object.assign(t, { gold: [0, 0, 0] }) })],
];

describe('abilities with a frame of their own', () => {
  it.each(OWN)('[card:%s] [RA-ABL-19] %s: %s', (frame, _what, answer, table) => {
    expect(ownPossible(table(), 0, 0, frame)).toBe(answer);
  });

  it('[card:nx-shadow-rune] [RA-ABL-19] a unit without strength is no target', () => {
    const table = siege('wq-archer', 'dq-bowman');
    for (const f of table.combat!.fighters) if (f.side === 1) f.shadowed = true;
    expect(ownPossible(table, 0, 0, 'nx-shadow-rune')).toBe(false);
  });

  it('[card:mc-spy] [RA-ABL-19] an opponent with an empty hand is no target', () => {
    const table = siege('wq-archer', 'dq-bowman');
    Object.assign(seatOf(table, 1), { hand: [] });
    expect(ownPossible(table, 0, 0, 'mc-spy')).toBe(false);
  });
});

const fromHand: Op = { op: 'fromHand', which: 'any', least: 1, most: 1, to: 'discard' };
const each: Op = { op: 'strengthen', who: 'each', by: 1 };
const OPS: readonly (readonly [string, Op, string, boolean, () => Table])[] = [
  ['RA-ABL-19', { op: 'draw', n: 1 }, 'a card in the deck', true, () => lone({ decks: ['gold-1'] })],
  ['RA-ABL-19', { op: 'draw', n: 1 }, 'a card in the discard pile', true, () => lone({ discards: ['gold-1'] })],
  ['RA-ABL-19', { op: 'draw', n: 1 }, 'no card', false, () => lone({})],
  ['RA-ABL-19', fromHand, 'exactly one card', true, () => lone({ hands: ['gold-1'] })],
  ['RA-ABL-19', fromHand, 'none', false, () => lone({})],
  ['RA-BAT-30', { ...fromHand, who: 'opponent' }, 'an opponent with a card', true, () => siege('wq-archer', 'dq-bowman')],
  ['RA-BAT-30', { ...fromHand, who: 'opponent' }, 'no opponent', false, () => battle()],
  ['RA-AMB-10', each, 'a unit of its own side', true, () => battle()],
  ['RA-AMB-10', { op: 'refresh', n: 1 }, 'nothing exhausted', false, () => lone({ sites: {} })],
  ['RA-AMB-10', { op: 'refresh', n: 1 }, 'an exhausted stronghold', true, () => with0(lone({ sites: {} }), { exhausted: 1 })],
  ['RA-RES-11', { op: 'pay', influence: 1 }, 'just enough influence', true, () => lone({ ready: [1], sites: {} })],
  ['RA-RES-11', { op: 'pay', influence: 2 }, 'one too little', false, () => lone({ ready: [1], sites: {} })],
];

describe('abilities made of parts', () => {
  it.each(OPS)('[%s] %j with %s: %s', (_rule, op, _what, answer, table) => {
    expect(possible(table(), 0, 0, op, 0)).toBe(answer);
  });

  it('[RA-AMB-10] nobody is strengthened in an army without units', () => {
    const table = battle();
    table.combat!.fighters = [];
    expect(possible(table, 0, 0, each, 0)).toBe(false);
  });
});
