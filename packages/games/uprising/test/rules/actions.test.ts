import { describe, expect, it } from 'vitest';
import { NEIGHBOURS } from '../../data/map.ts';
import type { Table } from '../../spec.ts';
import { BOTH, CAPITAL, foe, goods, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';

const actions = () => stage().at('actions', { next: 0 });

/** Own Units stand next to a hex. */
const ownUnitsNear = (t: Table, hex: number): boolean => NEIGHBOURS[hex]!.some((near) => t.hexes[near]!.owner === 0);

describe('Actions: turns', () => {
  it('[UP-ACT-01] clockwise from the first player until nobody has AP', () => {
    const s = stage().with((t) => {
      t.players[0]!.ap = 1;
      t.players[1]!.ap = 2;
      t.first = 1;
    });
    s.at('actions', { next: 1 });
    expect(s.asked).toEqual([1]);
    s.say(1, 'trade').say(1, 'end');
    expect(s.asked).toEqual([0]);
    s.say(0, 'trade');
    expect(s.asked).toEqual([1]);
    s.say(1, 'trade');
    expect(s.over).toBe(true);
  });

  it('[UP-ACT-01] [UP-SET-25] the turn goes to the left, over whoever has passed', () => {
    const s = stage({ factions: ['mohyar', 'druwhn', 'duerkhar', 'krowh'] }).with((t) => {
      t.players[3]!.ap = 0;
    });
    s.at('actions', { next: 1 });
    const turns = [1, 2, 0, 1].map((seat) => {
      const asked = s.asked[0];
      s.say(seat, 'trade').say(seat, 'end');
      return asked;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
  });

  it('[UP-ACT-02] each Action costs 1 AP', () => {
    const s = turnOf(stage(), 0).say(0, 'trade');
    expect(s.table.players[0]!.ap).toBe(7);
  });

  it('[UP-ACT-03] any number of Moves and Trades, then one other Action, which ends the turn', () => {
    const s = actions().say(0, 'move').say(0, h(0, 3)).say(0, 'trade').say(0, 'move').say(0, h(0, 2));
    s.with((t) => {
      t.openQuests = ['break-the-chains'];
    });
    s.say(0, 'quest:break-the-chains').say(0, [0, 0]);
    while (s.asked[0] === 0 && s.question(0).kind !== 'turn') s.say(0, s.options(0)[0]!);
    expect(s.asked).toEqual([1]);
  });

  it('[UP-ACT-04] [UP-R-04] a player with AP must spend at least one', () => {
    const s = actions();
    expect(s.options(0)).not.toContain('end');
    s.say(0, 'trade');
    expect(s.options(0)).toContain('end');
    s.say(0, 'end');
    expect([s.asked, s.options(1).includes('end')]).toEqual([[1], false]);
  });

  it('[UP-ACT-05] without AP a player passes, but cards still work', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.players[0]!.ap = 0;
      t.players[0]!.feats = ['pickpocket'];
      t.players[0]!.at = CAPITAL;
      t.hexes[CAPITAL]!.garrisons = 1;
    });
    s.at('actions', { next: 0 });
    expect(s.options(0)).toEqual(['pickpocket', 'end']);
    s.say(0, 'pickpocket');
    expect(s.table.players[0]!.salt).toBe(12);
    expect(s.asked).toEqual([1]);
  });

  it('[UP-ACT-06] a passed player who gets AP again has turns again', () => {
    const s = stage().with((t) => {
      t.players[0]!.ap = 0;
    });
    s.at('actions', { next: 0 });
    expect(s.asked).toEqual([1]);
    s.say(1, 'trade');
    s.with((t) => {
      t.players[0]!.ap = 1;
    });
    s.say(1, 'end');
    expect(s.asked).toEqual([0]);
  });

  it('[UP-ACT-07] cards before, between and after Actions', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['pickpocket'];
      tile(t, h(1, 1), 'raufrost', 0, false);
      t.players[0]!.at = h(1, 1);
    });
    turnOf(s, 0).say(0, 'explore').say(0, h(2, 0));
    expect(s.options(0)).toEqual(['pickpocket', 'end']);
  });

  it('[UP-ACT-08] Krowh pay 3 Plunder for a Haven, the others 2', () => {
    for (const [faction, paid] of [
      ['krowh', 3],
      ['mohyar', 2],
    ] as const) {
      const s = stage({ factions: [faction, 'druwhn'] }).with((t) => {
        tile(t, h(1, 1), 'rigga');
        t.players[0]!.at = h(1, 1);
      });
      turnOf(s, 0).say(0, 'haven');
      expect(s.table.players[0]!.plunder).toBe(10 - paid);
    }
  });
});

describe('Actions: Move and Trade', () => {
  it('[UP-ACT-MOVE-01] to any adjacent hex, also across impassable edges and onto enemies', () => {
    const s = stage().with((t) => {
      tile(t, h(0, 1), 'omeido', 5);
      t.hexes[h(0, 1)]!.garrisons = 3;
    });
    turnOf(s, 0).say(0, 'move');
    expect(s.options(0)).toContain(h(0, 1));
  });

  it('[UP-ACT-MOVE-02] it starts no combat; each hex is a Move of its own', () => {
    const s = stage().with((t) => {
      t.hexes[h(0, 3)]!.skeletons = 2;
      units(t, 0, h(0, 2), { sellswords: 1 });
    });
    turnOf(s, 0).say(0, 'move').say(0, h(0, 3)).say(0, 'move').say(0, h(-1, 3));
    expect(s.table.players[0]!.ap).toBe(6);
    expect(s.events.some((e) => e.type === 'combat')).toBe(false);
  });

  it('[UP-ACT-MOVE-03] from an explored Sea Tower to any hex', () => {
    const s = stage().with((t) => {
      tile(t, h(2, 0), 'zeegard');
      t.players[0]!.at = h(2, 0);
    });
    turnOf(s, 0).say(0, 'move');
    expect(s.options(0)).toHaveLength(36);
  });

  it('[UP-ACT-MOVE-04] Units stay where they are', () => {
    const s = stage().with((t) => units(t, 0, h(0, 2), { sellswords: 2 }));
    turnOf(s, 0).say(0, 'move').say(0, h(0, 3));
    expect(s.table.hexes[h(0, 2)]!.units).toEqual([2, 0, 0, 0]);
  });

  it('[UP-ACT-TRADE-01] 1 AP, 1 Salt, as often as one likes', () => {
    const s = turnOf(stage(), 0).say(0, 'trade').say(0, 'trade');
    expect(s.table.players[0]).toMatchObject({ ap: 6, salt: 12 });
  });

  it.each(BOTH)('[UP-ACT-TRADE-02] [%s] also when it is not your turn, in any Phase', (edition) => {
    const s = turnOf(stage({ edition }), 0).take(1, 'trade', 'trade');
    expect(s.table.players[1]).toMatchObject({ ap: 7, salt: 11 });
    expect(s.engine.offers(s.match, 0).some((o) => o.kind === 'trade')).toBe(false);
  });

  it('[UP-ACT-TRADE-02] [UP-CON-19] also after the Action that ends the turn, while cards are still to be used', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['pickpocket'];
      tile(t, h(1, 1), 'raufrost', 0, false);
      t.players[0]!.at = h(1, 1);
    });
    turnOf(s, 0).say(0, 'explore').say(0, h(2, 0)).take(0, 'trade', 'trade');
    expect(s.table.players[0]).toMatchObject({ ap: 6, salt: 13 });
    expect(s.options(0)).toEqual(['pickpocket', 'end']);
  });

  it('[UP-ACT-TRADE-03] Heroes on the same hex give resources and Items that the receiver can use', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[1]!.at = h(0, 2);
      t.players[0]!.items = ['flenser', 'ice-axe', 'smoked-meat'];
    });
    turnOf(s, 0).say(0, 'trade');
    expect(s.options(0)).toEqual(['goods:1', 'smoked-meat>1', 'done']);
    s.say(0, 'smoked-meat>1').say(0, 'done').say(1, 'goods:0').say(1, [2, 0, 1]).say(1, 'done');
    expect(s.table.players[1]!.items).toEqual(['smoked-meat']);
    expect(goods(s.table, 0)).toEqual([13, 10, 11]);
  });

  it('[UP-ACT-TRADE-04] Feats, AP and Quests cannot be given', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[1]!.at = h(0, 2);
      Object.assign(t.players[0]!, { feats: ['plunderer'], quests: ['stones-of-the-old-gods'] });
    });
    turnOf(s, 0).say(0, 'trade');
    expect(s.options(0)).toEqual(['goods:1', 'done']);
  });
});

describe('Actions: Command', () => {
  const near = (edition: '1E' | '2E' = '2E') =>
    stage({ edition }).with((t) => {
      units(t, 0, h(0, 2), { sellswords: 3 });
      units(t, 0, h(0, 3), { hunters: 2 });
    });

  it('[UP-ACT-CMD-01] [1E] the named hex must be explored; [2E] any, but only the Hero can come to an unexplored one', () => {
    for (const edition of BOTH) {
      const s = turnOf(near(edition), 0).say(0, 'command');
      expect(s.options(0).includes(h(1, 1))).toBe(edition === '2E');
    }
    const s = turnOf(near(), 0).say(0, 'command').say(0, h(1, 1));
    expect(s.over).toBe(true);
    expect(s.table.players[0]!.at).toBe(h(1, 1));
    expect(s.table.hexes[h(1, 1)]!.owner).toBe(-1);
  });

  it('[UP-ACT-CMD-02] Units on explored Sea Towers count as adjacent', () => {
    const s = near().with((t) => {
      tile(t, h(2, 0), 'zeegard');
      units(t, 0, h(2, 0), { berserkers: 1 });
      t.players[0]!.at = h(3, -3);
    });
    turnOf(s, 0).say(0, 'command').say(0, h(-1, 3));
    expect(s.options(0)).toEqual([`${h(0, 2)}:0`, `${h(0, 3)}:1`, `${h(2, 0)}:2`].sort());
  });

  it('[UP-ACT-CMD-03] at most 5 own Units in the hex', () => {
    const s = near().with((t) => {
      units(t, 0, h(-1, 3), { slavers: 2 });
      t.players[0]!.at = h(3, -3);
    });
    turnOf(s, 0).say(0, 'command').say(0, h(-1, 3));
    expect(s.refusal(0, [3, 1]).refused).toBe('wrong-total');
    s.say(0, [2, 1]);
    expect(s.table.hexes[h(-1, 3)]!.units).toEqual([2, 1, 0, 2]);
  });

  it('[UP-ACT-CMD-04] Units cannot cross impassable edges, the Hero can', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'golgardei', 4);
      units(t, 0, h(0, 2), { sellswords: 1 });
    });
    turnOf(s, 0).say(0, 'command').say(0, h(1, 1));
    expect(s.table.players[0]!.at).toBe(h(1, 1));
    expect(s.table.hexes[h(1, 1)]!.owner).toBe(-1);
  });

  it('[UP-ACT-CMD-05] [UP-ACT-CMD-06] not into unexplored hexes, nor among another faction', () => {
    const s = near().with((t) => {
      t.players[0]!.at = h(3, -3);
      units(t, 1, h(1, 2), { swordsisters: 1 });
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.refusal(0, h(0, 1)).rule).toBe('UP-ACT-CMD-05');
    expect(s.refusal(0, h(1, 2)).rule).toBe('UP-ACT-CMD-06');
    expect((s.question(0).shown.blocked ?? []).map(({ id }) => id)).toEqual(expect.arrayContaining([h(0, 1), h(1, 2)]));
    // Only where own Units could step is anything said: not where those of others could.
    expect((s.question(0).shown.blocked ?? []).map(({ id }) => id)).not.toContain(h(-3, 3));
    for (const { id } of s.question(0).shown.blocked ?? []) expect(ownUnitsNear(s.table, id as number)).toBe(true);
  });

  it('[UP-ACT-CMD-07] only Units, only the Hero, but at least one piece', () => {
    const s = turnOf(near(), 0).say(0, 'command').say(0, h(-1, 3)).say(0, 'without');
    expect(s.refusal(0, [0, 0]).refused).toBe('wrong-total');
    s.say(0, [1, 0]);
    expect(s.table.players[0]!.at).toBe(h(0, 2));
    const hero = turnOf(near(), 0).say(0, 'command').say(0, h(-1, 3)).say(0, 'with').say(0, [0, 0]);
    expect(hero.table.players[0]!.at).toBe(h(-1, 3));
  });

  it('[UP-ACT-CMD-08] [UP-ACT-CMD-09] enemies fight one by one; with all attackers dead the rest does not happen', () => {
    const s = near().with((t) => {
      t.hexes[h(-1, 3)]!.skeletons = 1;
      t.hexes[h(-1, 3)]!.garrisons = 0;
      t.players[0]!.at = h(3, -3);
      t.foes = [
        { card: 'bloodwyrm', at: h(-1, 3), threat: 7, tokens: 0, target: -1, prey: -1, held: [0, 0, 0, 0], razed: 0 },
        { card: 'oda', at: h(-1, 3), threat: 7, tokens: 0, target: -1, prey: -1, held: [0, 0, 0, 0], razed: 0 },
      ];
    });
    s.dice(rolls({ 'roll:0:blue': 'S', 'roll:C:red': '- SS SS SS' }));
    turnOf(s, 0).say(0, 'command').say(0, h(-1, 3)).say(0, [1, 0]);
    const groups = s.events.flatMap((e) => (e.type === 'combat' ? [e.groups[1]] : []));
    expect(groups).toEqual(['skeletons', 'bloodwyrm']);
    expect(s.table.hexes[h(-1, 3)]!.owner).toBe(-1);
  });

  it('[UP-ACT-CMD-08] [UP-NEM-06] Garrisons first, then each Legion by initiative, each with Archery of its own', () => {
    const s = near().with((t) => {
      t.players[0]!.at = h(3, -3);
      t.hexes[h(-1, 3)]!.garrisons = 1;
      foe(t, 'new-emperor', h(-1, 3), 1);
      foe(t, 'assassin', h(-1, 3), 1);
    });
    s.dice(rolls({ 'roll:0:white': 'S S S S', 'roll:E:white': '- - -' }));
    turnOf(s, 0).say(0, 'command').say(0, h(-1, 3)).say(0, [0, 2]);
    const fought = s.events.flatMap((e) => (e.type === 'combat' ? [e.groups[1]] : e.type === 'rolled' ? [e.round] : []));
    expect(fought).toEqual(['garrisons', 'archery', 'assassin', 'archery', 'new-emperor', 'archery']);
  });
});
