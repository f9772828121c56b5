/** Counts and prices, and the dice of a group. */
import { describe, expect, it } from 'vitest';
import { CARD_NUMBERS } from '../../cards/numbers.ts';
import { UNIT, type UnitId } from '../../data/factions.ts';
import { NEMESIS } from '../../data/nemesis.ts';
import { options } from '../../options.ts';
import { blockedActs } from '../../query/acts.ts';
import { costsOf } from '../../query/costs.ts';
import { cardDice, poolOf, skullToBolt, spendBolt } from '../../query/dice.ts';
import { elitesFor } from '../../query/kinds.ts';
import { reserve, reserves } from '../../query/pieces.ts';
import type { Table } from '../../spec.ts';
import { combat, die, isMet, round } from '../cards/needs.ts';
import { foe, h, stage, tile, units } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);
const at = (change: (t: Table) => void = () => {}, setting: Parameters<typeof stage>[0] = {}): Table => stage(setting).with(change).table;
const marked = (...marks: string[]): Table => at((t) => Object.assign(t.players[0]!, { marks }));

describe('options', () => {
  it.each([
    ['UP-SET-04', { factions: 'xy' }, 2],
    ['UP-SET-04', { factions: ['krowh'] }, 2],
    ['UP-SET-04', { factions: ['krowh', 'chess'] }, 2],
    ['UP-SET-04', { factions: ['krowh', 'krowh'] }, 2],
    ['UP-SET-05', { factions: ['krowh', 'druwhn'], heroes: 'xy' }, 2],
    ['UP-SET-05', { factions: ['krowh', 'druwhn'], heroes: ['khaal'] }, 2],
    ['UP-SET-05', { factions: ['krowh', 'druwhn'], heroes: ['khaal', 'chess'] }, 2],
    ['UP-SET-25', { first: -1 }, 2],
    ['UP-SET-25', { first: 2 }, 2],
    ['UP-SET-25', { first: 0.5 }, 2],
    ['UP-SET-01', {}, 1],
    ['UP-SET-01', {}, 5],
    ['UP-DIF-13', { resources: 11 }, 2],
    ['UP-DIF-13', { curses: 7 }, 2],
    ['UP-DIF-13', { garrisons: 7 }, 2],
    ['UP-DIF-01', { chapters: 9 }, 2],
  ])('[%s] %j for %i seats is refused', (rule, o, seats) => {
    expect(options(o, seats)).toMatchObject({ refused: 'bad-option', rule });
  });

  it('[UP-DIF-13] [UP-SET-01] every number of resources, Curses, Garrisons and seats that fits is taken', () => {
    for (let n = 0; n <= 10; n++) expect(options({ resources: n }, 2)).not.toHaveProperty('refused');
    for (let n = 0; n <= 6; n++) expect(options({ curses: n, garrisons: n }, 2)).not.toHaveProperty('refused');
    for (const seats of [2, 3, 4]) expect(options({ first: seats - 1 }, seats)).not.toHaveProperty('refused');
  });
});

describe('counts', () => {
  it('[UP-SET-02] [UP-COM-55] Units on the map, in a Graveyard or out of the game are not in the reserve', () => {
    const t = at((x) => {
      units(x, 0, HOME, { sellswords: 1 });
      const row = (seat: number): number[] => (seat === 0 ? [1, 0, 0, 0] : [0, 0, 0, 0]);
      x.imperialGrave = { ...x.imperialGrave, units: x.players.map((_, seat) => row(seat)) };
      x.chaosGrave = { ...x.chaosGrave, units: x.players.map((_, seat) => row(seat)) };
    });
    expect([reserve(t, 0, 0), reserves(t, 0)[0]]).toEqual([1, 1]);
    Object.assign(t.players[0]!, { boxed: [1, 0, 0, 1] });
    expect([reserve(t, 0, 0), reserves(t, 0)]).toEqual([0, [0, 4, 2, 1]]);
  });

  it('[UP-COM-55] an elite Unit of the same type, while one is left', () => {
    const t = at();
    expect([elitesFor(t, 0, 0), elitesFor(t, 0, 1)]).toEqual([[2], []]);
    units(t, 0, HOME, { berserkers: 2 });
    expect(elitesFor(t, 0, 0)).toEqual([]);
  });

  it('[card:ship-graveyard] counts kinds that lie in the Graveyards, two at most', () => {
    const kinds = (change: (t: Table) => void): number => CARD_NUMBERS['card:ship-graveyard'](at(change), {} as never, () => undefined, 0);
    const grave = (t: Table) => t.imperialGrave;
    expect(kinds(() => {})).toBe(0);
    expect(kinds((t) => Object.assign(t, { imperialGrave: { ...grave(t), skeletons: 2 } }))).toBe(1);
    expect(kinds((t) => Object.assign(t, { chaosGrave: { ...grave(t), garrisons: [1, 1, 0] } }))).toBe(1);
    expect(
      kinds((t) =>
        Object.assign(t, {
          chaosGrave: {
            ...grave(t),
            units: [
              [0, 3, 0, 0],
              [0, 0, 0, 0],
            ],
          },
        }),
      ),
    ).toBe(1);
    expect(
      kinds((t) =>
        Object.assign(t, {
          chaosGrave: {
            ...grave(t),
            units: [
              [1, 3, 0, 2],
              [0, 0, 0, 0],
            ],
          },
        }),
      ),
    ).toBe(2);
  });

  it('[card:crown-of-ice] [card:feast-of-crows] from the seventh Garrison hex and the fifth Curse on', () => {
    const n = (what: 'card:crown-of-ice' | 'card:feast-of-crows', more: object, hexes: number): number =>
      CARD_NUMBERS[what](
        at((t) => {
          for (const hex of t.hexes.slice(0, hexes)) Object.assign(hex, more);
        }),
        {} as never,
        () => undefined,
        0,
      );
    expect([5, 6, 7].map((k) => n('card:crown-of-ice', { garrisons: 1 }, k))).toEqual([0, 0, 1]);
    expect([3, 4, 5].map((k) => n('card:feast-of-crows', { curse: true }, k))).toEqual([0, 0, 1]);
  });
});

describe('prices', () => {
  const price = (unit: UnitId, ...marks: string[]) => costsOf(marked(...marks), 0, unit).map((c) => c.goods);
  const printed = (unit: UnitId) => UNIT[unit].costs.map((c) => c.goods);

  it('[UP-CARD-19] a mark makes its own Unit cheaper and no other', () => {
    for (const mark of ['rangers', 'beastmasters', 'berserkers'] as const) {
      expect(price(mark, mark)).not.toEqual(printed(mark));
      expect(price(mark, 'compass')).toEqual(printed(mark));
      expect(price('swordsisters', mark)).toEqual(printed('swordsisters'));
      for (const other of ['rangers', 'beastmasters', 'berserkers'] as const)
        if (other !== mark) expect(price(other, mark)).toEqual(printed(other));
    }
  });

  it('[UP-CARD-19] the Armory: two resources less of an elite Unit, in every way, and of no basic one', () => {
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    const cheap = price('slavers', 'armory');
    expect(cheap.toSorted()).toEqual(
      [
        [1, 2, 0],
        [2, 1, 0],
        [3, 0, 0],
      ].toSorted(),
    );
    for (const one of cheap) expect(sum(one)).toBe(sum(printed('slavers')[0]!) - 2);
    expect(price('sellswords', 'armory')).toEqual(printed('sellswords'));
  });

  it('[UP-ACT-02] [UP-ACT-03] a Command without Food says so; after an Action the turn is what bars it', () => {
    const t = at((x) => Object.assign(x.players[0]!, { food: 0 }));
    expect(blockedActs(t, 0, false)).toContainEqual({ id: 'command', rule: 'UP-ACT-02' });
    expect(blockedActs(t, 0, true)).toContainEqual({ id: 'command', rule: 'UP-ACT-03' });
  });
});

describe('dice', () => {
  const pool = (change: (t: Table) => void, c: object, kind: 'archery' | 'clash', side: 0 | 1 = 0, setting = {}): string[] =>
    poolOf(at(change, setting), { ...combat('skeletons'), hex: FIELD, ...c }, kind, side).map((d) => d.colour);

  it('[UP-HEX-09] [UP-TER-01] Riders shoot on Badlands and at the Hellhound Tower', () => {
    const riders = (id: 'hellhound-tower' | 'raufrost', terrain: string) =>
      pool(
        (t) => {
          tile(t, FIELD, id);
          units(t, 0, FIELD, { slavers: 2 });
        },
        { terrain },
        'archery',
      );
    expect([riders('raufrost', 'ice'), riders('raufrost', 'badlands'), riders('hellhound-tower', 'ice')]).toEqual([
      [],
      ['purple', 'purple'],
      ['purple', 'purple'],
    ]);
  });

  it('[UP-CARD-19] the mark of the Vargs lets Vargs shoot, and no other Riders', () => {
    const shot = (faction: 'krowh' | 'mohyar', unit: UnitId, marks: string[]) =>
      pool((t) => units(t, 0, FIELD, { [unit]: 1 }), { marks }, 'archery', 0, { factions: [faction, 'druwhn'] });
    expect([shot('krowh', 'vargs', ['vargs']), shot('krowh', 'vargs', []), shot('mohyar', 'slavers', ['vargs'])]).toEqual([
      ['red'],
      [],
      [],
    ]);
  });

  it('[card:mage-breaker] the even row is one of its Archery alone', () => {
    const t = at(() => {}, { options: { mageBreaker: 'even' } });
    expect(cardDice(t, 'mage-breaker', 'clash', 3)).toEqual(NEMESIS['mage-breaker'].clash[3]);
    expect(cardDice(t, 'butcher', 'archery', 3)).toEqual(NEMESIS.butcher.archery[3]);
    expect(cardDice(at(), 'mage-breaker', 'archery', 3)).toEqual(NEMESIS['mage-breaker'].archery[3]);
  });

  it('[card:false-messiah] one red die more where a Haven, that of the first seat too, or the Empire is', () => {
    const dice = (change: (t: Table) => void) =>
      pool(
        (t) => {
          foe(t, 'false-messiah', FIELD, 1);
          change(t);
        },
        { groups: ['units', 'false-messiah'], sides: [0, 'C'] },
        'clash',
        1,
      ).length;
    const bare = dice(() => {});
    expect(dice((t) => Object.assign(t.hexes[FIELD]!, { haven: 0 }))).toBe(bare + 1);
    expect(dice((t) => Object.assign(t.hexes[FIELD]!, { garrisons: 1 }))).toBe(bare + 1);
  });

  it('[UP-TER-01] Legions that shoot better on Badlands do so in Archery alone', () => {
    const card = (Object.keys(NEMESIS) as (keyof typeof NEMESIS)[]).find((id) =>
      NEMESIS[id].abilities.some((a) => a.on === 'archery-dice'),
    )!;
    const dice = (kind: 'archery' | 'clash', terrain: string) =>
      pool((t) => foe(t, card, FIELD, 3), { groups: ['units', card], sides: [0, 'E'], terrain }, kind, 1).length;
    expect(dice('archery', 'badlands')).toBeGreaterThan(dice('archery', 'ice'));
    expect(dice('clash', 'badlands')).toBe(dice('clash', 'ice'));
  });

  it('[UP-COM-34] [UP-COM-22] a Bolt is spent by its own side; a Skull that turns is one less and a Bolt more', () => {
    const t = at();
    const r = round([die('red', 'SB'), die('red', 'SB', { side: 1 })], { bolts: [1, 2] });
    spendBolt(t, r, 1);
    expect(r.bolts).toEqual([1, 3]);
    spendBolt(t, r, 0);
    expect(r.bolts).toEqual([2, 3]);
    for (const side of [0, 1] as const) {
      const turned = round([die('red', 'SB', { side })]);
      skullToBolt(t, turned, side);
      expect(turned.extra).toEqual(side === 0 ? [-1, 0, 1, 0, 0, 0] : [0, 0, 0, -1, 0, 1]);
      expect(turned.dice[0]!.spent).toBe(true);
    }
  });

  it('[UP-CARD-18] Units of one’s own faction, and a Godpower while dice lie there', () => {
    const there = (seat: 0 | 1, unit: UnitId) => (t: Table) => {
      tile(t, FIELD, 'raufrost');
      units(t, seat, FIELD, { [unit]: 1 });
    };
    const c = { combat: combat('skeletons', { hex: FIELD }) };
    expect(isMet({ unitHere: 'sellswords' }, there(0, 'sellswords'), c)).toBe(true);
    expect(isMet({ unitHere: 'sellswords' }, there(1, 'swordsisters'), c)).toBe(false);
    expect(isMet('enemy-power', there(0, 'sellswords'), c)).toBe(false);
    expect(isMet('enemy-power', there(0, 'sellswords'), { ...c, round: round([die('red', 'SB', { side: 1 })]) })).toBe(true);
  });
});
