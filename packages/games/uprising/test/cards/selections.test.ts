/** Choices that cards offer: each with what belongs to it, and without what just does not. */
import { describe, expect, it } from 'vitest';
import { WALLS } from '../../data/factions.ts';
import type { Selection } from '../../data/ops.ts';
import { CARD_SELECTIONS } from '../../select/cards.ts';
import { FOE_SELECTIONS } from '../../select/foes.ts';
import { HEX_SELECTIONS } from '../../select/hexes.ts';
import type { SelectData, SelectionRules } from '../../select/types.ts';
import { UNIT_SELECTIONS } from '../../select/units.ts';
import type { Table } from '../../spec.ts';
import { CAPITAL, ctx, foe, foeIn, h, reserveOf, selecting, stage, tile, type Up, units } from '../scenes.ts';
import { combat, die, round } from './needs.ts';

const SELECT: Readonly<Record<string, SelectionRules>> = { ...HEX_SELECTIONS, ...FOE_SELECTIONS, ...UNIT_SELECTIONS, ...CARD_SELECTIONS };
const FIELD = h(1, 1);
const HOME = h(0, 2);
const data = (what: Selection, more: Partial<SelectData> = {}): SelectData => selecting(what, FIELD, more);
const at = (change: (t: Table) => void = () => {}, setting: Parameters<typeof stage>[0] = {}): Table => stage(setting).with(change).table;
const options = (what: Selection, t: Table, more: Partial<SelectData> = {}) => SELECT[what]!.options(t, data(what, more), () => undefined);
/** The choice in a scene, with one more option so that it is asked. */
const chosen = (what: Selection, change: (t: Table) => void, more: Partial<SelectData>, id: number | string): Up => {
  const s = stage().with(change).at('select', data(what, more));
  return s.asked.length > 0 ? s.say(0, id) : s;
};

describe('hexes', () => {
  it('[card:false-messiah] goes where a Haven or a Garrison is held by fewest, the first space of the board included', () => {
    const t = at((x) => {
      units(x, 0, HOME, { hunters: 2 });
      units(x, 1, x.players[1]!.home, { swordsisters: 2 });
      x.hexes[CAPITAL]!.garrisons = 3;
    });
    expect(options('messiah', t)).toEqual([HOME, t.players[1]!.home].sort((a, b) => a - b));
    t.hexes[h(2, 0)]!.garrisons = 1;
    expect(options('messiah', t)).toEqual([h(2, 0)]);
    const s = chosen('messiah', (x) => foe(x, 'false-messiah', CAPITAL, 3), { ctx: ctx(-1, CAPITAL, { self: 'false-messiah' }) }, HOME);
    expect(foeIn(s.table, 'false-messiah')!.at).toBe(HOME);
  });

  it('[UP-ACT-EXP-06] only face-down tiles can be flipped', () => {
    const t = at((x) => tile(x, FIELD, 'raufrost', 0, true));
    const all = options('flip-hex', t, { where: {} });
    expect(all).not.toContain(FIELD);
    expect(all.length).toBeGreaterThan(0);
    for (const hex of all) expect(t.hexes[Number(hex)]!.up).toBe(false);
  });

  it('[UP-HERO-07] a Hero who goes two steps, or to distance 2, does not stay where he is', () => {
    const t = at((x) => Object.assign(x.players[0]!, { at: FIELD }));
    for (const what of ['hero-two-steps', 'hero-distance-2'] as const) {
      const list = options(what, t);
      expect(list).not.toContain(FIELD);
      expect(list).toContain(h(1, 0));
      expect(list).toContain(h(1, -1));
      expect(list).not.toContain(h(1, -2));
    }
  });

  it('[card:mage-breaker] nobody knows a Sea Tower that has left the map any more', () => {
    const s = stage();
    const hex = options('hero-to-tower', s.table)[0]!;
    s.with((t) => {
      Object.assign(t.hexes[Number(hex)]!, { up: false });
      t.players[1]!.seen = [Number(hex), FIELD];
    }).at('select', data('tower-falls', { where: { has: 'sea-tower' } }));
    s.say(0, hex);
    expect(s.table.players[1]!.seen).toEqual([FIELD]);
    expect(s.table.hexes[Number(hex)]!.tile).toBe(null);
  });
});

describe('Legions and Hordes', () => {
  const field = (t: Table): void => {
    foe(t, 'butcher', h(2, 0), 3, { tokens: 0 });
    foe(t, 'assassin', FIELD, 5, { tokens: 1 });
    foe(t, 'banished', h(-2, 0), 4, { tokens: 1 });
  };

  it('[UP-COM-54] those that the words of the card name, and no other', () => {
    const t = at(field);
    expect(options('weaken-legion', t)).toEqual(expect.arrayContaining(['butcher', 'assassin']));
    expect(options('weaken-legion', t, { where: { at: 'here' } })).toEqual(['assassin']);
    expect(options('weaken-horde', t)).toEqual(['banished']);
    expect(options('untoken-legion', t)).toEqual(['assassin']);
    expect(options('untoken', t)).toEqual(expect.arrayContaining(['assassin', 'banished']));
    expect(options('untoken', t)).not.toContain('butcher');
  });

  it('[UP-NEM-05] a Legion is removed or destroyed up to a Threat, and only that one', () => {
    const t = at(field);
    for (const what of ['remove-legion', 'destroy-legion'] as const) {
      expect(options(what, t, { n: 2 })).toEqual([]);
      expect(options(what, t, { n: 3 })).toEqual(['butcher']);
    }
    const s = chosen('remove-legion', field, { n: 9 }, 'butcher');
    expect(s.table.foes.map((x) => x.card)).not.toContain('butcher');
    expect([s.table.foes.length, s.table.gone]).toEqual([2, ['butcher']]);
    expect(s.events.filter((e) => e.type === 'foe-removed')).toMatchObject([{ party: 'E', card: 'butcher' }]);
  });

  it('[UP-NEM-05] one hex in any direction that is on the board', () => {
    const corner = h(3, 0);
    const moves = options(
      'move-horde',
      at((t) => foe(t, 'banished', corner, 3)),
    );
    expect(moves.length).toBe(3);
    expect(moves.every((id) => !String(id).includes('@-1'))).toBe(true);
    const centre = options(
      'move-legion',
      at((t) => foe(t, 'butcher', CAPITAL, 3)),
    );
    expect(centre.length).toBeGreaterThan(0);
  });
});

describe('Units', () => {
  it('[UP-COM-55] Units of the reserve, one kind of one faction, elite ones where the text says so', () => {
    const krowh = (t: Table): void => units(t, 0, HOME, { deadeyes: 1 });
    const other = options('gain-tribesmen', at());
    const own = options('gain-tribesmen', at(krowh, { factions: ['krowh', 'druwhn'] }));
    expect([other, own]).toEqual([[], [`tribesmen@${HOME}`]]);
    const none = at((t) => units(t, 0, FIELD, { tribesmen: 6 }), { factions: ['krowh', 'druwhn'] });
    expect(options('gain-tribesmen', none)).toEqual([]);
  });

  it('[UP-COM-55] a basic Unit is exchanged for an elite one of the reserve', () => {
    const t = at((x) => units(x, 0, FIELD, { sellswords: 1, berserkers: 1 }));
    const pairs = () => options('exchange-unit', t, { where: { at: 'here' } });
    expect(pairs()).toEqual(['sellswords>berserkers', 'sellswords>slavers']);
    units(t, 0, HOME, { berserkers: 1 });
    expect(reserveOf(t, 0, 'berserkers')).toBe(0);
    expect(pairs()).toEqual(['sellswords>slavers']);
  });

  it('[card:imperial-guard] takes what is there: Units of a player, a Skeleton, a Horde', () => {
    const taken = (change: (t: Table) => void) => options('guard-revenge', at(change));
    expect(taken(() => {})).toEqual([]);
    expect(taken((t) => Object.assign(t.hexes[FIELD]!, { skeletons: 1 }))).toEqual(['skeleton']);
    expect(taken((t) => units(t, 0, FIELD, { hunters: 1 }))).toEqual([`hunters@${FIELD}`]);
    expect(taken((t) => foe(t, 'banished', FIELD, 1))).toEqual(['banished']);
    const s = chosen('guard-revenge', (t) => foe(t, 'banished', FIELD, 1), {}, 'banished');
    expect(s.table.foes).toEqual([]);
    expect(s.events.some((e) => e.type === 'slain')).toBe(true);
  });

  it('[card:false-messiah] a Unit of the victor, of a kind that is left, where there is room', () => {
    const offer = (n: number, victor: number | 'E' = 0) =>
      options(
        'messiah-unit',
        at((t) => {
          tile(t, FIELD, 'raufrost');
          if (n > 0) units(t, 0, FIELD, { sellswords: n });
        }),
        { ctx: ctx(-1, FIELD, { victor }) },
      );
    expect(offer(0)).toEqual(['sellswords', 'hunters', 'berserkers', 'slavers'].map((unit) => `${unit}@${FIELD}`));
    expect(offer(4)).not.toContain(`sellswords@${FIELD}`);
    expect(offer(0, 'E')).toEqual([]);
  });

  it('[UP-CON-06] a Unit goes to another Haven of its own that has room, and leaves where it was', () => {
    const second = h(2, 1);
    const change = (t: Table): void => {
      t.hexes[FIELD]!.haven = 0;
      tile(t, second, 'raufrost');
      t.hexes[second]!.haven = 0;
      units(t, 0, FIELD, { hunters: 1 });
    };
    expect(options('unit-to-haven', at(change))).toEqual([`hunters@${HOME}`, `hunters@${second}`].sort());
    const s = chosen('unit-to-haven', change, {}, `hunters@${second}`);
    expect([s.table.hexes[FIELD]!.owner, s.table.hexes[second]!.units[1]]).toEqual([-1, 1]);
  });

  it('[UP-COM-50] a Unit that was lost in this round comes back from the enemy’s Graveyard, to the reserve or the hex', () => {
    const back = (what: 'rescue-reserve' | 'rescue-here') => {
      const s = stage().with((t) => {
        tile(t, FIELD, 'raufrost');
        Object.assign(t.hexes[FIELD]!, { skeletons: 1 });
        units(t, 0, FIELD, { sellswords: 1 });
        t.chaosGrave = { ...t.chaosGrave, units: t.chaosGrave.units.map((row, seat) => (seat === 0 ? [0, 2, 0, 0] : row)) };
      });
      s.at('combat', combat('skeletons') as never)
        .at('round', round([]) as never)
        .at('select', data(what));
      return s.with((_t, m) => {
        for (const { k, data: frame } of m.stack) {
          if (k === 'combat') Object.assign(frame, combat('skeletons'));
          if (k === 'round') Object.assign(frame, round([], { lost: [0, 2, 0, 0] }));
        }
      });
    };
    const reserve = back('rescue-reserve');
    expect(reserve.table.chaosGrave.units[0]).toEqual([0, 1, 0, 0]);
    expect(reserve.table.hexes[FIELD]!.units[1]).toBe(0);
    expect(back('rescue-here').table.hexes[FIELD]!.units[1]).toBe(1);
  });
});

describe('cards, buildings and dice', () => {
  it('[UP-CARD-06] only cards that lie face-up can be flipped', () => {
    const t = at((x) => Object.assign(x.players[0]!, { items: ['war-drum', 'smoked-meat'], down: ['war-drum'] }));
    expect([options('flip-item', t), options('flip-card', t)]).toEqual([['smoked-meat'], ['smoked-meat']]);
  });

  it('[UP-DEF-04] [UP-DEF-05] a Wall where there is none yet, while one is left; the same for a Tower', () => {
    const t = at((x) => {
      x.hexes[FIELD]!.haven = 0;
      x.hexes[HOME]!.wall = true;
    });
    expect([options('own-wall', t), options('own-tower', t)]).toEqual([[FIELD], [HOME, FIELD].sort((a, b) => a - b)]);
    expect(options('any-wall', t)).toEqual([FIELD, t.players[1]!.home]);
    for (const hex of t.hexes.slice(0, WALLS)) hex.wall = true;
    t.hexes[HOME]!.wall = t.hexes.indexOf(t.hexes[HOME]!) < WALLS;
    expect([options('own-wall', t), options('own-tower', t).length]).toEqual([[], 2]);
  });

  it('[card:warlock] takes a Wall, a Tower or the Haven with all that is in it', () => {
    const build = (more: object) => (t: Table) => {
      Object.assign(t.hexes[FIELD]!, { haven: 0, ...more });
    };
    expect(options('warlock', at(build({ wall: true, tower: true })))).toEqual(['wall', 'tower', 'haven']);
    expect(options('warlock', at(build({})))).toEqual(['haven']);
    expect(options('warlock', at())).toEqual([]);
    const haven = chosen('warlock', build({ wall: true }), {}, 'haven').table.hexes[FIELD]!;
    expect([haven.haven, haven.wall]).toEqual([-1, false]);
    const wall = chosen('warlock', build({ wall: true }), {}, 'wall').table.hexes[FIELD]!;
    expect([wall.haven, wall.wall]).toEqual([0, false]);
  });

  it('[UP-COM-40] dice of the enemy: all of them, or those that are not blank already', () => {
    const r = round([die('red', 'SB'), die('red', 'SB', { side: 1 }), { ...die('red', 'SB', { side: 1 }), face: -2 }]);
    const of = (what: Selection) =>
      SELECT[what]!.options(at(), data(what), ((kind: string) => (kind === 'round' ? r : undefined)) as never);
    expect([of('enemy-reroll'), of('enemy-blank')]).toEqual([[1, 2], [1]]);
  });
});
