/** Limits that are seldom met: the last of a kind, exactly enough, the one who is spared, what happens only once. */
import { describe, expect, it } from 'vitest';
import { EVENT, type EventId } from '../../data/events.ts';
import { ALL } from '../../data/map.ts';
import { heroSteps, isTowerSpace } from '../../query/map.ts';
import { prefer } from '../../query/prefer.ts';
import type { Table } from '../../types.ts';
import { fight } from '../cards/fights.ts';
import { CAPITAL, ctx, effectAt, foe, goods, h, stage, tile, units } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);
/** The first space of the board: bare ice. */
const RIM = 0;

describe('payments that leave no choice', () => {
  const paid = (have: object, n: number, to = -1) => {
    const s = stage().with((t) => Object.assign(t.players[0]!, { salt: 0, plunder: 0, food: 0, ...have }));
    return s.at('pay', { seat: 0, n, to, why: '' });
  };

  it('[UP-CON-20] all that one has, or one kind alone, is paid unasked', () => {
    const all = paid({ salt: 1, food: 1 }, 2);
    expect([all.over, goods(all.table, 0)]).toEqual([true, [0, 0, 0]]);
    const salt = paid({ salt: 5 }, 2);
    expect([salt.over, goods(salt.table, 0)]).toEqual([true, [3, 0, 0]]);
    expect(paid({ salt: 2, food: 1 }, 2).question(0).kind).toBe('pay');
  });

  it('[UP-SCO-05] a VP bought with the last five resources is there, and they are gone', () => {
    const s = paid({ plunder: 5 }, 5, 1);
    expect([goods(s.table, 0), s.table.players.map((p) => p.vp)]).toEqual([
      [0, 0, 0],
      [0, 1],
    ]);
  });
});

describe('losses', () => {
  const told = (feats: string[]) => {
    const dice = { 'roll:0:blue': '- - S', 'roll:C:red': 'S -' };
    const s = fight({ hero: 'hanzo', units: { sellswords: 2 }, skeletons: 1, feats, dice });
    if (feats.length > 0) s.say(0, 'slip-away');
    return s.events.flatMap((e) => (e.type === 'losses' ? [[e.to, e.units]] : []));
  };

  it('[UP-COM-50] [UP-COM-65] a Unit lost goes to the Graveyard, one that is saved to the reserve; nothing else is told', () => {
    expect(told([])).toEqual([['C', [1, 0, 0, 0]]]);
    expect(told(['slip-away'])).toEqual([['reserve', [1, 0, 0, 0]]]);
  });
});

describe('cards', () => {
  it('[card:golden-collar] an Item that is taken leaves the discard pile', () => {
    const s = stage().with((t) => {
      t.itemDiscard = ['smoked-meat', 'bone-dice'];
    });
    s.at('card:golden-collar', { ctx: ctx(0, HOME), left: 2 }).say(0, 'bone-dice');
    expect(s.table.itemDiscard).toEqual(['smoked-meat']);
    expect(s.options(0)).toEqual(['smoked-meat', 'done']);
  });

  it('[card:thieves-map] a tile without a second one of its kind is not looked at', () => {
    const s = stage();
    const towers = ALL.filter((hex) => isTowerSpace(s.table, hex));
    s.with((t) => {
      for (const hex of towers.slice(1)) t.hexes[hex]!.up = true;
    }).at('card:thieves-map', { ctx: ctx(0, HOME), hexes: [] });
    expect(towers.length).toBeGreaterThan(1);
    expect(s.options(0)).not.toContain(towers[0]);
    expect(s.options(0)).toContain(h(1, 0));
  });

  it('[card:bone-march] [UP-CHA-08] a stack that has moved to another hex does not move on', () => {
    const s = stage().with((t) => {
      t.hexes[h(3, 0)]!.skeletons = 1;
      t.hordes = [];
    });
    effectAt(s, 'event/bone-march/effect', ctx(0, CAPITAL));
    while (s.asked.length > 0 && s.question(0).kind === 'skeletons') s.say(0, h(2, 0));
    expect(s.events.filter((e) => e.type === 'skeletons-moved')).toHaveLength(1);
  });

  it('[card:crown-of-the-last-emperor] where all the tied Havens are its owner’s none is spared', () => {
    const tied = (second: number, crown: boolean, side: 'E' | 'C' = 'E') => {
      const { table } = stage().with((t) => {
        Object.assign(t.hexes[h(1, 0)]!, { haven: 0 });
        Object.assign(t.hexes[h(0, 1)]!, { haven: second });
        if (crown) t.players[0]!.items = ['crown-of-the-last-emperor'];
      });
      return prefer(table, side, [h(1, 0), h(0, 1)]);
    };
    expect(tied(0, true)).toEqual([h(1, 0), h(0, 1)]);
    expect(tied(1, true)).toEqual([h(0, 1)]);
    expect(tied(1, false)).toEqual([h(1, 0), h(0, 1)]);
    expect(tied(1, true, 'C')).toEqual([h(1, 0), h(0, 1)]);
  });

  it('[card:blood-moon] [UP-COM-61] not with dice that are all used', () => {
    const s = fight({
      faction: 'druwhn',
      units: { rangers: 1 },
      skeletons: 1,
      feats: ['thorn-ward'],
      dice: { 'roll:0:purple': 'SB' },
      change: (t) => Object.assign(t, { bloodMoon: true }),
    });
    expect(s.options(0)).toContain('blood-moon');
    s.with(() => {
      s.frame('round').dice = s.frame('round').dice.map((d) => ({ ...d, spent: d.side === 0 }));
    });
    expect(s.question(0).shown.blocked).toContainEqual({ id: 'blood-moon', rule: 'UP-COM-61' });
  });

  it('[UP-CARD-09] a search shows the deck without its order', () => {
    const shown = (deck: string[]) =>
      stage()
        .with((t) => Object.assign(t.players[0]!, { deck, lore: deck.map(() => 0) }))
        .at('gain-feat', { seat: 0 })
        .options(0);
    expect(shown(['scars', 'rage', 'plunderer'])).toEqual(shown(['plunderer', 'scars', 'rage']));
  });
});

describe('a Command with the Nethersea Compass', () => {
  const compass = (change: (t: Table) => void = () => {}) =>
    stage().with((t) => {
      tile(t, h(2, 0), 'hellhound-tower');
      units(t, 0, h(2, 0), { sellswords: 2, hunters: 1 });
      units(t, 0, HOME, { slavers: 1 });
      Object.assign(t.players[0]!, { marks: ['compass'], at: CAPITAL });
      change(t);
    });
  const toRim = (change?: (t: Table) => void) =>
    compass(change).at('command', { seat: 0, to: -1, second: -1, hero: false, edge: -1, march: false }).say(0, h(0, 3)).say(0, RIM);

  it('[UP-ACT-CMD-03] Units of the Tower come to the second hex, wherever it is, as many as have room there', () => {
    const s = toRim((t) => {
      tile(t, FIELD, 'raufrost');
      units(t, 0, h(0, 3), { berserkers: 2, hunters: 2 });
    });
    expect(s.question(0).stage).toBe('units');
    s.say(0, [1, 0, 0]);
    expect(s.question(0).ask).toMatchObject({ max: 3 });
    s.say(0, [2, 1]);
    expect(s.table.hexes[RIM]!.units).toEqual([2, 1, 0, 0]);
  });

  it('[UP-ACT-CMD-07] with Units at the first hex the second may stay empty, without them it may not', () => {
    const went = toRim().say(0, [0, 0, 1]);
    expect(went.question(0).ask).toMatchObject({ min: 0 });
    const stayed = toRim().say(0, [0, 0, 0]);
    expect(stayed.question(0).ask).toMatchObject({ min: 1 });
  });
});

describe('the Phases and Events', () => {
  it.each(['refresh', 'events', 'build', 'actions', 'nemesis', 'production', 'scoring'] as const)(
    '[UP-CON-01] the %s Phase is told when it begins',
    (phase) => {
      const s = stage().at('chapter', {}, phase);
      expect(s.events.find((e) => e.type === 'phase')).toEqual({ type: 'phase', phase });
    },
  );

  it('[UP-EVT-04] [UP-DIF-11] Events by Chapter: Threat 4, 4, 5, 5, but 6 where The Empire Strikes; the last two of each are advanced', () => {
    for (const id of Object.keys(EVENT) as EventId[]) {
      const { chapter, threat, number, advanced } = EVENT[id];
      expect(threat, id).toBe(id === 'the-empire-strikes' ? 6 : [4, 4, 5, 5][chapter - 1]);
      expect(advanced, id).toBe(number > 5);
    }
    for (let chapter = 1; chapter <= 4; chapter++)
      expect(
        Object.values(EVENT)
          .filter((e) => e.chapter === chapter)
          .map((e) => e.number)
          .toSorted(),
      ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('[card:mage-breaker] no Sea Tower falls for the first Target', () => {
    const s = stage().with((t) => foe(t, 'mage-breaker', CAPITAL, 3));
    s.at('target', { card: 'mage-breaker', by: 0, prey: 1, leader: false });
    expect([s.over, s.table.razed]).toEqual([true, []]);
  });

  it('[UP-ACT-MOVE-03] the Hero of a Sea Tower reaches every hex but his own', () => {
    const { table } = stage().with((t) => tile(t, h(2, 0), 'hellhound-tower'));
    expect(heroSteps(table, h(2, 0))).toEqual(ALL.filter((hex) => hex !== h(2, 0)));
  });
});
