/** Borders, where a number, a seat or a hex just fits or just does not: the first seat, the last hex, the exact price. */
import { describe, expect, it } from 'vitest';
import { EVENT, eventsOf } from '../../data/events.ts';
import { GARRISONS } from '../../data/factions.ts';
import { ATTRIBUTES } from '../../data/heroes.ts';
import { ITEM, type ItemId, itemsOf } from '../../data/items.ts';
import { QUEST, questsOf } from '../../data/quests.ts';
import { companions } from '../../frames/turn.ts';
import { uprisingGame } from '../../game.ts';
import { options } from '../../options.ts';
import { whyNoHaven } from '../../query/acts.ts';
import { choiceOf } from '../../query/choice.ts';
import { canPayCommand } from '../../query/command.ts';
import { canPay } from '../../query/goods.ts';
import { plainSteps, roomFor, routesTo } from '../../query/map.ts';
import { garrisonsLeft } from '../../query/pieces.ts';
import { hasBonus } from '../../query/quests.ts';
import type { Player, Table } from '../../spec.ts';
import { foe, h, stage, tile, turnOf, units } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);
const CORNER = 0;
const GUILE = (n: number): number[] => ATTRIBUTES.map((name) => (name === 'guile' ? n : 3 - n));
const at = (change: (t: Table) => void = () => {}): Table => stage().with(change).table;
const mine = (more: Partial<Player>): Table => at((t) => Object.assign(t.players[0]!, more));

describe('decks of both editions', () => {
  const last = <T extends { readonly number: number }>(list: readonly T[]): number => Math.max(...list.map(({ number }) => number));
  it('[UP-SET-22] 32 Items and 18 Quests belong to the first edition, and no further one', () => {
    expect(last(itemsOf('1E').map((id) => ITEM[id]))).toBe(32);
    expect(last(questsOf('1E').map((id) => QUEST[id]))).toBe(18);
    expect(last(itemsOf('2E').map((id) => ITEM[id]))).toBeGreaterThan(32);
    expect(last(questsOf('2E').map((id) => QUEST[id]))).toBeGreaterThan(18);
  });
  it('[UP-SET-24] six Events of each Chapter belong to the first edition', () => {
    for (const chapter of [1, 2, 3, 4]) {
      const numbers = eventsOf('1E', chapter).map((id) => EVENT[id].number);
      expect(Math.max(...numbers), `Chapter ${chapter}`).toBe(6);
    }
  });
});

describe('what is paid and carried', () => {
  it.each([
    [[1, 2, 3], true],
    [[2, 2, 3], false],
    [[1, 3, 3], false],
    [[1, 2, 4], false],
  ] as const)('[UP-BLD-04] with 1 Salt, 2 Plunder and 3 Food a price of %j can be paid: %s', (price, answer) => {
    expect(canPay(mine({ salt: 1, plunder: 2, food: 3 }), 0, price)).toBe(answer);
  });
  it('[UP-ACT-CMD-01] a Command costs 1 AP and 1 Food', () => {
    expect(canPayCommand(mine({ ap: 1, food: 1 }), 0)).toBe(true);
    expect(canPayCommand(mine({ ap: 0, food: 1 }), 0)).toBe(false);
    expect(canPayCommand(mine({ ap: 1, food: 0 }), 0)).toBe(false);
    expect(canPayCommand(mine({ ap: 1, food: 0, marks: ['free-food'] }), 0)).toBe(true);
  });
  it('[UP-CARD-04] [UP-CARD-05] ten cards are kept; of eleven one goes, and no second one', () => {
    const items = itemsOf('2E').slice(0, 11) as ItemId[];
    expect(
      stage()
        .with((t) => Object.assign(t.players[0]!, { items: items.slice(0, 10) }))
        .at('limit', { seat: 0 }).over,
    ).toBe(true);
    const s = stage()
      .with((t) => Object.assign(t.players[0]!, { items }))
      .at('limit', { seat: 0 });
    expect(s.options(0)).toEqual(items);
    s.say(0, items[3]!);
    expect([s.over, s.table.players[0]!.items.length]).toEqual([true, 10]);
  });
});

describe('the first seat', () => {
  it('[UP-CON-09] no Units come to its Haven or its Units, its own do', () => {
    const haven = at((t) => {
      tile(t, FIELD, 'raufrost');
      t.hexes[FIELD]!.haven = 0;
    });
    expect([roomFor(haven, 0, FIELD), roomFor(haven, 1, FIELD)]).toEqual([5, 0]);
    const army = at((t) => {
      tile(t, FIELD, 'raufrost');
      units(t, 0, FIELD, { hunters: 2 });
    });
    expect([roomFor(army, 0, FIELD), roomFor(army, 1, FIELD)]).toEqual([3, 0]);
  });
  it.each([
    ['its Haven stands', (t: Table) => Object.assign(t.hexes[FIELD]!, { haven: 0 })],
    ['its Units are', (t: Table) => units(t, 0, FIELD, { hunters: 1 })],
  ])('[UP-ACT-HAV-01] nobody builds a Haven where %s', (_what, change) => {
    const build = (more: (t: Table) => void) =>
      whyNoHaven(
        at((t) => {
          tile(t, FIELD, 'raufrost');
          t.players[1]!.at = FIELD;
          more(t);
        }),
        1,
      );
    expect(build(change)).toBe('UP-ACT-HAV-01');
    expect(build(() => {})).toBe(null);
  });
  it('[UP-ACT-CMD-06] its Haven and its Units are named as what bars a Command', () => {
    for (const change of [(t: Table) => Object.assign(t.hexes[FIELD]!, { haven: 0 }), (t: Table) => units(t, 0, FIELD, { hunters: 1 })]) {
      const s = stage({ edition: '1E' }).with((t) => {
        tile(t, FIELD, 'raufrost');
        t.players[1]!.at = h(0, -2);
        units(t, 1, h(1, 2), { 'sons-of-the-bow': 1 });
        change(t);
      });
      turnOf(s, 1).say(1, 'command');
      expect(s.question(1).shown.blocked).toContainEqual({ id: FIELD, target: `hex:${FIELD}`, rule: 'UP-ACT-CMD-06' });
    }
  });
  it('[UP-SET-25] is the first of the seats that may begin; the seat after the last is none', () => {
    const first = (n: number) => options({ first: n }, 3);
    for (const n of [0, 2]) expect(first(n)).not.toHaveProperty('refused');
    for (const n of [-1, 3, 1.5]) expect(first(n)).toMatchObject({ refused: 'bad-option', option: 'first', rule: 'UP-SET-25' });
  });
  it('[UP-SET-05] has a Hero of its own faction, like every other seat', () => {
    const heroes = (...list: string[]) => options({ factions: ['mohyar', 'druwhn'], heroes: list }, 2);
    expect(heroes('ronja', 'syndra')).not.toHaveProperty('refused');
    for (const wrong of [['syndra', 'syndra'], ['ronja', 'ronja'], ['ronja'], ['ronja', 'nobody']])
      expect(heroes(...wrong)).toMatchObject({ refused: 'bad-option', option: 'heroes', rule: 'UP-SET-05' });
    expect(options({ heroes: 'ronja' }, 2)).toMatchObject({ option: 'heroes' });
  });
  it('[UP-DIF-01] [UP-DIF-13] a wrong number of Chapters and a wrong ruling are refused by their own rules', () => {
    expect(options({ chapters: 9 }, 2)).toMatchObject({ option: 'chapters', rule: 'UP-DIF-01' });
    expect(options({ mageBreaker: 'no' }, 2)).toMatchObject({ option: 'mageBreaker', rule: 'UP-DIF-13' });
  });
});

describe('the corner of the map', () => {
  it('[UP-HEX-11] [UP-AIL-03] is a hex like any other: Units step on it and routes lead there', () => {
    const table = at();
    expect(plainSteps(table, h(-3, 1))).toContain(CORNER);
    expect(routesTo(table, h(-3, 1))[CORNER]).toBe(1);
    expect(routesTo(table, h(0, 0))[CORNER]).toBe(3);
  });
  it('[UP-ACT-TRADE-03] Heroes meet there; Heroes off the map meet nobody', () => {
    const together = (hex: number) =>
      companions(
        at((t) => {
          for (const p of t.players) p.at = hex;
        }),
        0,
      );
    expect([together(CORNER), together(HOME), together(-1)]).toEqual([[1], [1], []]);
  });
});

describe('small numbers', () => {
  it('[UP-EMP-01] a Garrison takes one piece of each of its levels, and none of a higher one', () => {
    const left = (level: number) => at((t) => Object.assign(t.hexes[FIELD]!, { garrisons: level }));
    for (const level of [0, 1, 2, 3])
      expect([1, 2, 3].map((one) => garrisonsLeft(left(level), one))).toEqual([1, 2, 3].map((one) => GARRISONS - (level >= one ? 1 : 0)));
  });
  it('[UP-EMP-20] one hex is no choice, two are', () => {
    expect([choiceOf([], 0), choiceOf([4], 0), choiceOf([4, 7], 1)]).toEqual([null, null, { tied: [4, 7], by: 1 }]);
  });
  it.each([
    ['an attribute that is just high enough', { attribute: 'guile', least: 2 }, { attributes: GUILE(2) }, true],
    ['an attribute one too low', { attribute: 'guile', least: 2 }, { attributes: GUILE(1) }, false],
  ] as const)('[UP-ACT-QST-01] the bonus die of a Quest for %s', (_what, when, more, answer) => {
    expect(hasBonus(mine({ ...more }), 0, when)).toBe(answer);
  });
  it('[UP-ACT-QST-01] the bonus die for Skeletons here, a Garrison next to the Hero, and another Hero with him', () => {
    const near = h(0, 1);
    const bonus = (when: 'skeleton' | 'next-to-garrison' | 'another-hero', change: (t: Table) => void = () => {}) =>
      hasBonus(at(change), 0, when);
    expect(bonus('skeleton')).toBe(false);
    expect(bonus('skeleton', (t) => Object.assign(t.hexes[HOME]!, { skeletons: 1 }))).toBe(true);
    expect(bonus('next-to-garrison')).toBe(false);
    expect(bonus('next-to-garrison', (t) => Object.assign(t.hexes[near]!, { garrisons: 1 }))).toBe(true);
    expect(bonus('next-to-garrison', (t) => Object.assign(t.hexes[HOME]!, { garrisons: 1 }))).toBe(false);
    expect(bonus('another-hero')).toBe(false);
    expect(bonus('another-hero', (t) => Object.assign(t.players[1]!, { at: HOME }))).toBe(true);
  });
});

describe('offers beside the own turn', () => {
  const offers = (more: Partial<Player>, change: (t: Table) => void = () => {}) => {
    const s = stage().with((t) => {
      Object.assign(t.players[1]!, { salt: 0, plunder: 0, food: 0, ...more });
      change(t);
    });
    return uprisingGame.offers!.list(turnOf(s, 0).match, 1);
  };
  const swaps = (more: Partial<Player>) =>
    offers(more).flatMap(({ kind, ask }) => (kind === 'exchange' && 'options' in ask ? (ask.options as string[]) : []));
  it('[UP-CON-04] exactly three of a kind can be exchanged, two cannot', () => {
    expect(swaps({ salt: 3 })).toEqual(expect.arrayContaining(['salt>plunder', 'salt>food']));
    expect(swaps({ salt: 2 })).not.toContain('salt>plunder');
  });
  it('[UP-ACT-TRADE-02] a Trade needs 1 AP', () => {
    expect(offers({ ap: 1 }).map(({ kind }) => kind)).toContain('trade');
    expect(offers({ ap: 0 }).map(({ kind }) => kind)).not.toContain('trade');
  });
});

describe('who decides for The Empire', () => {
  it('[UP-EMP-20] in the first edition whoever acts, also the first seat; in the second the first player', () => {
    const asked = (edition: '1E' | '2E', by: number) => {
      const s = stage({ edition }).with((t) => {
        foe(t, 'butcher', h(0, 0), 3);
        t.first = 1;
        for (const p of t.players) p.vp = 5;
      });
      return s.at('target', { card: 'butcher', by, prey: -1, leader: false }).asked;
    };
    expect([asked('1E', 0), asked('2E', 0), asked('1E', -1)]).toEqual([[0], [1], [1]]);
  });
});
