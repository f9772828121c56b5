/** Rules that seldom matter: the first space of the board, a declined choice, a turned tile, a die that shows its first face. */
import { describe, expect, it } from 'vitest';
import { EVENT, eventsOf } from '../../data/events.ts';
import { RESOURCE_SUPPLY } from '../../data/factions.ts';
import { ITEMS } from '../../data/items.ts';
import { CARD } from '../../data/play-cards.ts';
import { takeFeat } from '../../deeds/cards.ts';
import { uprisingGame } from '../../game.ts';
import { boltsToCancel, poolOf, spendBolt } from '../../query/dice.ts';
import { blocked } from '../../query/map.ts';
import { CARD_SELECTIONS } from '../../select/cards.ts';
import { UNIT_SELECTIONS } from '../../select/units.ts';
import type { Turn } from '../../spec.ts';
import { type Fight, fight } from '../cards/fights.ts';
import { combat, die, round } from '../cards/needs.ts';
import { ctx, h, stage, tile, turnOf, type Up, units } from '../scenes.ts';

const FIELD = h(1, 1);
const [WEST, MID] = [h(-1, 1), h(0, 1)];
const HOME = h(0, 2);
const chosen = { where: null, n: 1, times: 1, distinct: false, chosen: [] } as const;

describe('cards', () => {
  it('[UP-CARD-09] whoever searches his deck for a Feat shuffles it then', () => {
    const { table } = stage().with((t) => Object.assign(t.players[0]!, { deck: ['raid', 'vision', 'smugglers'], lore: [1, 1, 1] }));
    const shuffled: unknown[] = [];
    const t = {
      table,
      emit: () => {},
      reveal: () => {},
      call: () => {},
      shuffle: (_label: string, list: unknown[]) => shuffled.push([...list]),
    };
    takeFeat(t as unknown as Turn, 0, 'vision' as never);
    expect(shuffled).toEqual([['raid', 'smugglers']]);
    expect([table.players[0]!.deck, table.players[0]!.lore]).toEqual([
      ['raid', 'smugglers'],
      [0, 0],
    ]);
  });

  it('[UP-SET-24] the Events of a Chapter bear numbers of their own', () => {
    for (const chapter of [1, 2, 3, 4]) {
      const numbers = eventsOf('2E', chapter).map((id) => EVENT[id].number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
    }
  });

  it('[UP-CARD-19] prices of the Armory are named one after the other', () => {
    const s = stage({ factions: ['duerkhar', 'mohyar'] }).with((t) => {
      t.phase = 'build';
      Object.assign(t.players[0]!, { marks: ['armory'] });
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    for (const unit of ['oathsworn', 'koloth']) {
      const ids = s.options(0).filter((id) => String(id).startsWith(unit));
      expect(ids.length).toBeGreaterThan(1);
      expect(ids).toEqual(ids.map((_, i) => (i === 0 ? unit : `${unit}:${i}`)));
    }
  });

  it('[UP-CON-21] a choice that is declined settles the table too', () => {
    const s = stage().with((t) => Object.assign(t, { phase: 'actions', owed: [FIELD] }));
    s.at('select', { what: 'own-wall', seat: 0, ctx: ctx(0, HOME), ...chosen, optional: true });
    s.say(0, 'none');
    for (let i = 0; i < 9 && s.asked.length > 0 && !s.over; i++) s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
    expect([s.table.owed, s.table.foes.length]).toEqual([[], 1]);
  });

  it('[UP-COM-40] a die that shows its first face is no blank die', () => {
    const r = round([
      { ...die('red', 'SB', { side: 1 }), face: 0 },
      { ...die('red', 'SB', { side: 1 }), face: -2 },
    ]);
    const options = CARD_SELECTIONS['enemy-blank'].options(stage().table, { ctx: ctx(0, FIELD) } as never, (() => r) as never);
    expect(options).toEqual([0]);
  });

  it('[UP-COM-55] the dearest Unit of all is one on the map or in the reserve, while one is there', () => {
    const { table } = stage().with((t) => units(t, 0, FIELD, { slavers: 2 }));
    const options = UNIT_SELECTIONS['costliest-of-all'].options(table, { seat: 0, ctx: ctx(0, FIELD) } as never);
    expect(options.toSorted()).toEqual(['berserkers@-1', `slavers@${FIELD}`]);
  });

  it('[UP-COM-50] a Unit comes back to the hex of the combat, the first space of the board too', () => {
    const s = stage().with((t) => {
      t.hexes[0]!.skeletons = 1;
      units(t, 0, 0, { sellswords: 1 });
      t.chaosGrave = { ...t.chaosGrave, units: t.chaosGrave.units.map((row, seat) => (seat === 0 ? [0, 1, 0, 0] : row)) };
    });
    s.at('combat', combat('skeletons') as never).at('round', round([]) as never);
    s.at('select', { what: 'rescue-here', seat: 0, ctx: ctx(0, 0), ...chosen, optional: false });
    s.with((_t, m) => {
      for (const { k, data } of m.stack) {
        if (k === 'combat') Object.assign(data, combat('skeletons', { hex: 0 }));
        if (k === 'round') Object.assign(data, round([], { lost: [0, 1, 0, 0] }));
      }
    });
    expect(s.table.hexes[0]!.units[1]).toBe(1);
  });
});

describe('combat and map', () => {
  it('[UP-COM-35] a Bolt of the Nemesis cancels a Shield only where there is one', () => {
    const cancelled = (own: Fight['units'], dice: Fight['dice']): number => {
      const empire = { 'roll:E:yellow': '- -', 'roll:E:white': '- -', 'roll:E:purple': 'BB', 'roll:E:blue': 'H' };
      const s = fight({ units: own, garrisons: 3, dice: { ...empire, ...dice } });
      for (let i = 0; i < 5 && s.asked.length > 0 && s.question(0).kind === 'window'; i++) s.say(0, 'done');
      return s.events.filter((e) => e.type === 'shield-cancelled').length;
    };
    expect(cancelled({ slavers: 1 }, { 'roll:0:purple': 'S' })).toBe(0);
    expect(cancelled({ sellswords: 1 }, { 'roll:0:blue': 'H' })).toBe(1);
  });

  it('[UP-COM-61] a second Bolt comes from the die that was used before, while it has one', () => {
    const r = round([die('purple', 'SB'), die('purple', 'BB'), die('purple', 'BB', { side: 1 })]);
    const spent: boolean[][] = [];
    for (let i = 0; i < 3; i++) {
      spendBolt(stage().table, r, 0);
      spent.push(r.dice.map((d) => d.spent));
    }
    expect(spent).toEqual([
      [false, true, false],
      [false, true, false],
      [true, true, false],
    ]);
  });

  it('[UP-CARD-19] a mark for Archery adds its white dice in Archery alone, two at most', () => {
    const dice = (kind: 'archery' | 'clash', hunters: number, marks: string[]) => {
      const { table } = stage().with((t) => units(t, 0, FIELD, { hunters }));
      return poolOf(table, combat('skeletons', { hex: FIELD, marks: marks as never }), kind, 0).length;
    };
    expect([dice('archery', 1, ['cloak']), dice('archery', 3, ['cloak']), dice('clash', 3, ['cloak'])]).toEqual([2, 5, 3]);
    expect([dice('archery', 3, []), dice('clash', 3, [])]).toEqual([3, 3]);
  });

  it('[UP-COM-36] on a Curse the Empire has no Bolt to cancel a Shield with', () => {
    const bolts = (curse: boolean): number => {
      const { table } = stage().with((t) => Object.assign(t.hexes[FIELD]!, { curse, garrisons: 1 }));
      return boltsToCancel(table, combat('garrisons', { hex: FIELD }), round([die('red', 'SB', { side: 1 })]), 1);
    };
    expect([bolts(false), bolts(true)]).toEqual([1, 0]);
  });

  it('[UP-HEX-06] [UP-HEX-07] edges turn with their tile, all the way round', () => {
    const { table } = stage().with((t) => tile(t, FIELD, 'frosthold-pass', 4));
    expect([0, 1, 2, 3, 4, 5].filter((d) => blocked(table, FIELD, d))).toEqual([1, 4]);
  });

  it('[UP-ACT-CMD-04] [card:ice-axe] works where the Hero is, or with him', () => {
    const asked = (at: number, hero: boolean): string => {
      const s = stage().with((t) => {
        for (const hex of [WEST, MID, FIELD]) Object.assign(t.hexes[hex]!, { up: true });
        units(t, 0, WEST, { sellswords: 1 });
        units(t, 0, HOME, { hunters: 1 });
        Object.assign(t.players[0]!, { items: ['ice-axe'], at });
        t.edges = t.edges.map((bits, x) => (x === WEST || x === MID ? bits | (x === WEST ? 1 : 8) : bits));
      });
      return s.at('command', { seat: 0, to: MID, second: -1, hero, edge: -1, march: false }, 'edge').question(0).stage;
    };
    expect([asked(MID, false), asked(FIELD, true), asked(FIELD, false)]).toEqual(['edge', 'edge', 'units']);
  });
});

describe('without action points', () => {
  const kinds = (s: Up, seat: number): string[] => uprisingGame.offers!.list(s.match, seat).map((offer) => offer.kind);

  it('[UP-ACT-TRADE-02] nobody trades, and whoever has one may', () => {
    const offered = (ap: number) =>
      kinds(
        stage().with((t) => Object.assign(t.players[1]!, { ap })),
        1,
      ).includes('trade');
    expect([offered(1), offered(0)]).toEqual([true, false]);
    const supplied = (left: number) =>
      kinds(
        stage().with((t) => Object.assign(t.players[0]!, { salt: RESOURCE_SUPPLY - left - 50 })),
        1,
      ).includes('trade');
    expect([supplied(1), supplied(0)]).toEqual([true, false]);
  });

  it('[UP-CARD-18] [UP-ACT-07] a card that only helps an Action to come is of no use any more', () => {
    const helper = ITEMS.find((id) =>
      CARD[id]!.uses.some((use) => use.window === 'actions' && use.effect.every((op) => op.op === 'mark')),
    )!;
    const asked = (ap: number): boolean => {
      const s = turnOf(
        stage().with((t) => Object.assign(t.players[0]!, { ap, items: [helper], attributes: [9, 9, 9] })),
        0,
      );
      return s.asked.includes(0) && s.options(0).includes(helper);
    };
    expect([asked(1), asked(0)]).toEqual([true, false]);
  });
});
