import { describe, expect, it } from 'vitest';
import { isEmpty } from '../../query/pieces.ts';
import { battleAt, CAPITAL, ctx, effectAt, foe, foeIn, goods, h, onTop, rolls, stage, tile, turnOf, units } from '../scenes.ts';

describe('concepts', () => {
  it('[UP-CON-01] seven Phases in order, then the next Chapter', () => {
    const s = stage({ options: { chapters: 2 } }).with((t) => {
      for (const p of t.players) Object.assign(p, { salt: 0, plunder: 0, food: 0, feats: [], deck: [], lore: [] });
      Object.assign(t, { legions: [], hordes: [], questDeck: [], items: [], events: ['last-caravan', ...t.events.slice(1)] });
      t.chapter = 0;
    });
    s.at('game', {}, 'chapter');
    for (let i = 0; i < 60 && !s.over && s.table.chapter < 2; i++) {
      const seat = s.asked[0]!;
      const { ask } = s.question(seat);
      if (ask.shape === 'share') s.say(seat, [ask.max, 0, 0]);
      else
        s.say(
          seat,
          ask.shape === 'pick' ? (ask.options.includes('done') ? 'done' : ask.options.includes('trade') ? 'trade' : ask.options[0]!) : [],
        );
    }
    const phases = s.events.flatMap((e) => (e.type === 'phase' ? [e.phase] : []));
    expect(phases.slice(0, 7)).toEqual(['refresh', 'events', 'build', 'actions', 'nemesis', 'production', 'scoring']);
    expect(s.table.chapter).toBe(2);
  });

  it('[UP-CON-02] VP come at once and never fall below 0', () => {
    const s = stage().with((t) => {
      t.players[0]!.vp = 2;
    });
    effectAt(s, 'event/the-inquisition/effect/1/do/0/yes/0/from/1/do', ctx(0, CAPITAL));
    expect(s.table.players[0]!.vp).toBe(0);
  });

  it('[UP-CON-03] [UP-R-41] [UP-R-57] [1E] no limit; [2E] all factions together hold at most 120, the rest is lost', () => {
    for (const [edition, salt] of [
      ['1E', 53],
      ['2E', 51],
    ] as const) {
      const s = stage({ edition }).with((t) => {
        tile(t, h(2, 0), 'midnight-tower', 0, false);
        Object.assign(t.players[0]!, { salt: 50, plunder: 30, food: 20, at: h(2, 0) });
        Object.assign(t.players[1]!, { salt: 19, plunder: 0, food: 0 });
        t.hordes = [];
      });
      turnOf(s, 0).say(0, 'explore');
      if (edition === '2E') s.say(0, [1, 0, 0]);
      expect(s.table.players[0]!.salt).toBe(salt);
    }
  });

  it('[UP-CON-04] three equal resources for one of another kind, at any time, without AP', () => {
    const s = turnOf(stage(), 0);
    s.take(1, 'exchange', 'salt>food');
    expect(goods(s.table, 1)).toEqual([7, 10, 11]);
    expect(s.table.players[1]!.ap).toBe(8);
  });

  it('[UP-CON-05] a Hero is no Unit: no dice, no combat, no protection for a Haven', () => {
    const s = stage().with((t) => {
      foe(t, 'butcher', h(0, 1), 4, { target: h(0, 2), prey: 0 });
      t.hexes[h(0, 1)]!.garrisons = 3;
    });
    s.at('activate', { card: 'butcher', by: 0, why: '', moved: false });
    expect(s.events.some((e) => e.type === 'combat')).toBe(false);
    expect(s.table.hexes[h(0, 2)]!.haven).toBe(-1);
    expect(isEmpty(s.table, s.table.players[1]!.at)).toBe(false);
  });

  it('[UP-CON-06] limits for each hex: 5 Units, 3 Garrisons, 2 Skeletons, 1 Curse', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { sellswords: 4, hunters: 3 - 2 });
      units(t, 0, h(0, 3), { berserkers: 1 });
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.refusal(0, h(0, 2))).toEqual({ refused: 'not-an-option', rule: 'UP-ACT-CMD-03' });
  });

  it('[UP-CON-07] Havens, Units and Curses make a hex non-empty, Heroes do not', () => {
    const { table: t } = stage();
    const hex = h(3, 0);
    expect(isEmpty(t, hex)).toBe(true);
    t.players[0]!.at = hex;
    expect(isEmpty(t, hex)).toBe(true);
    for (const change of [{ curse: true }, { garrisons: 1 }, { skeletons: 1 }, { haven: 0 }, { owner: 0 }]) {
      const before = { ...t.hexes[hex]! };
      Object.assign(t.hexes[hex]!, change);
      expect(isEmpty(t, hex)).toBe(false);
      t.hexes[hex] = before;
    }
  });

  it('[UP-CON-08] Units never go on an unexplored hex, but a Curse counts as explored', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.players[0]!.at = h(3, 0);
      t.hexes[h(-1, 2)]!.curse = true;
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.options(0)).toContain(h(-1, 2));
    expect(s.refusal(0, h(1, 1)).rule).toBe('UP-ACT-CMD-05');
  });

  it('[UP-CON-09] factions never share a hex', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 3), { sellswords: 1 });
      units(t, 1, h(-1, 3), { swordsisters: 1 });
      t.players[0]!.at = h(3, 0);
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.refusal(0, h(-1, 3)).rule).toBe('UP-ACT-CMD-06');
  });

  it('[UP-CON-10] destroyed Units lie in a Graveyard, removed ones are back in the reserve', () => {
    const removed = stage().with((t) => {
      units(t, 0, h(0, 2), { berserkers: 1 });
    });
    effectAt(removed, 'quest/duel-with-the-champion/fail', ctx(0, h(0, 2)));
    expect(removed.table.hexes[h(0, 2)]!.owner).toBe(-1);
    expect(removed.table.chaosGrave.units[0]).toEqual([0, 0, 0, 0]);
    const buried = stage().with((t) => {
      units(t, 0, h(0, 2), { berserkers: 1 });
    });
    effectAt(buried, 'quest/the-weeping-shrine/fail', ctx(0, h(0, 2)));
    expect(buried.table.chaosGrave.units[0]).toEqual([0, 0, 1, 0]);
  });

  it('[UP-CON-11] [UP-CON-12] The Empire and Chaos fight each other at once', () => {
    const s = stage().with((t) => {
      t.hexes[h(3, 0)]!.garrisons = 1;
      t.hexes[h(3, 0)]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:E:white': 'S' }));
    s.at('settle', { by: 0, fights: true });
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ sides: ['E', 'C'] });
    expect(s.table.imperialGrave.skeletons).toBe(1);
  });

  it('[UP-CON-13] a card beats the rules: The Warlock reaches his Target in one step', () => {
    const s = stage().with((t) => {
      foe(t, 'warlock', CAPITAL, 4, { target: h(0, 2), prey: 0 });
    });
    s.at('activate', { card: 'warlock', by: 0, why: '', moved: false });
    if (!s.over) s.say(0, s.options(0)[0]!);
    expect(foeIn(s.table, 'warlock')!.at).toBe(h(0, 2));
  });

  it('[UP-CON-14] [1E] the first player decides in the Events Phase; [2E] he always has the last word', () => {
    for (const [edition, phase, seat] of [
      ['1E', 'events', 0],
      ['1E', 'actions', 1],
      ['2E', 'actions', 0],
    ] as const) {
      const s = stage({ edition }).with((t) => {
        Object.assign(t, { phase, legions: ['assassin'] });
      });
      s.at('place-card', { side: 'E', n: 1, where: null, threat: 0, ctx: ctx(1, CAPITAL), card: '', tied: [] });
      expect(s.asked).toEqual([seat]);
      expect(s.question(seat)).toMatchObject({ kind: 'target', stage: 'faction' });
    }
  });

  it('[UP-CON-15] [2E] hexes with an impassable edge between them are not adjacent for Units', () => {
    const havens = (edition: '1E' | '2E') => {
      const s = stage({ edition }).with((t) => {
        tile(t, h(0, 1), 'golgardei', 5);
        foe(t, 'butcher', h(0, 1), 4);
      });
      effectAt(s, 'nemesis/butcher/godpower/effect', ctx(0, h(0, 1), { self: 'butcher' }));
      return s.table.hexes[h(0, 2)]!.haven;
    };
    expect(havens('1E')).toBe(-1);
    expect(havens('2E')).toBe(0);
  });

  it('[UP-CON-16] [UP-R-51] a faction counts as a player, whoever runs it', () => {
    const t = stage({ factions: ['mohyar', 'druwhn', 'krowh'] }).with((x) => {
      x.legions = ['new-emperor'];
      for (const hex of x.hexes) hex.haven = -1;
    });
    t.at('place-card', { side: 'E', n: 1, where: null, threat: 0, ctx: ctx(0, CAPITAL), card: '', tied: [] });
    expect(t.table.empireVp).toBe(3);
  });

  it('[UP-CON-17] [2E] a Target on The Capital makes it non-empty; [1E] it does not', () => {
    for (const [edition, empty] of [
      ['1E', true],
      ['2E', false],
    ] as const) {
      const { table: t } = stage({ edition }).with((x) => foe(x, 'butcher', h(0, 1), 4, { target: CAPITAL }));
      expect(isEmpty(t, CAPITAL)).toBe(empty);
    }
  });

  it('[UP-CON-18] [UP-R-52] Activation Tokens never run out', () => {
    const s = stage().with((t) => {
      foe(t, 'butcher', CAPITAL, 4, { tokens: 40 });
    });
    s.at('token', { by: 0, except: '', why: '' });
    expect(foeIn(s.table, 'butcher')!.tokens).toBe(41);
  });

  it('[UP-CON-19] [UP-R-24] [UP-R-58] Trade, exchange and ALWAYS cards at any time, also in a combat, but not inside an immediate effect', () => {
    const s = stage().with((t) => {
      units(t, 0, h(3, 0), { sellswords: 1 });
      t.hexes[h(3, 0)]!.skeletons = 2;
      t.players[0]!.feats = ['rally'];
      t.players[1]!.items = ['smoked-meat'];
    });
    battleAt(s, h(3, 0));
    expect(s.question(0).kind).toBe('window');
    s.take(1, 'trade', 'trade').take(1, 'card', 'smoked-meat');
    expect(s.table.players[1]).toMatchObject({ ap: 7, salt: 11, food: 13, items: [] });
    const inside = stage().with((t) => {
      t.legions = ['assassin'];
    });
    inside.at('place-card', { side: 'E', n: 1, where: null, threat: 0, ctx: ctx(0, CAPITAL), card: '', tied: [] });
    expect(inside.engine.offers(inside.match, 1)).toEqual([]);
  });

  it('[UP-CON-20] [UP-R-76] what an open payment has bound cannot be exchanged away', () => {
    const s = stage().at('pay', { seat: 0, n: 2, to: -1, why: '' });
    expect(s.engine.offers(s.match, 0).map((o) => o.kind)).toEqual(['trade']);
    expect(s.engine.offers(s.match, 1).map((o) => o.kind)).toEqual(['trade', 'exchange']);
    s.say(0, [1, 1, 0]);
    expect(goods(s.table, 0)).toEqual([9, 9, 10]);
  });

  it('[UP-CON-21] at rest: retarget, Hordes, The Capital, overrun Havens, combats, in this order', () => {
    const s = stage().with((t) => {
      foe(t, 'assassin', h(0, 3), 3, { target: h(0, 1), prey: 0 });
      t.hexes[h(3, 0)]!.skeletons = 3;
      t.hordes = ['oda'];
      t.legions = onTop(['spymaster']);
      units(t, 0, CAPITAL, { sellswords: 1 });
      t.hexes[h(0, -2)]!.skeletons = 1;
      t.hexes[h(-3, 0)]!.skeletons = 1;
      t.hexes[h(-3, 0)]!.garrisons = 1;
    });
    s.at('settle', { by: 0, fights: true });
    const kinds = s.events.flatMap((e) => (['target', 'foe', 'building-removed', 'combat'].includes(e.type) ? [e.type] : []));
    expect(kinds.slice(0, 4)).toEqual(['target', 'foe', 'foe', 'target']);
    expect(kinds.indexOf('building-removed')).toBeLessThan(kinds.includes('combat') ? kinds.indexOf('combat') : 99);
    expect(s.question(0)).toMatchObject({ kind: 'settle', stage: 'battle' });
  });
});
