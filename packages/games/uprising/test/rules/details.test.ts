import { describe, expect, it } from 'vitest';
import { planGarrison, planSkeleton } from '../../query/plan.ts';
import { prefer } from '../../query/prefer.ts';
import { CAPITAL, ctx, effectAt, foe, foeIn, goods, h, onTop, rolls, stage, tile, turnOf, units } from '../scenes.ts';

const RIM = [h(-3, 0), h(-3, 1), h(-3, 2), h(-3, 3), h(-2, 3)];

describe('details', () => {
  it('[UP-SCO-08] a tie with The Empire loses too, and one faction behind loses for all', () => {
    const won = (vp: readonly number[], empireVp: number) =>
      stage()
        .with((t) => {
          for (const [seat, p] of t.players.entries()) p.vp = vp[seat]!;
          Object.assign(t, { empireVp, chaosVp: 0, chapter: t.options.chapters });
        })
        .at('game', {}, 'chapter').match.result!.winners.length > 0;
    expect([won([21, 24], 21), won([21, 24], 20), won([19, 24], 20)]).toEqual([false, true, false]);
  });

  it('[UP-EVT-05] [UP-DIF-01] the last Chapter is the one that the table chose', () => {
    const s = stage({ options: { chapters: 2 } }).with((t) => {
      t.chapter = 2;
      foe(t, 'butcher', h(3, 0), 3);
    });
    s.at('events', {}, 'tokens');
    expect(foeIn(s.table, 'butcher')!.tokens).toBe(2);
  });

  it('[UP-PRD-01] a better fifth space, where the table plays it, helps only with five Havens', () => {
    const made = (havens: number) => {
      const s = stage({ options: { production5: 'best' } }).with((t) => {
        Object.assign(t.players[0]!, { salt: 0, plunder: 0, food: 0 });
        for (const hex of [h(3, 0), h(3, -1), h(3, -2), h(3, -3)].slice(0, havens - 1)) t.hexes[hex]!.haven = 0;
      });
      return goods(s.at('production', { turn: 0 }).table, 0);
    };
    expect([made(4), made(5)]).toEqual([
      [3 + 1, 3 + 1, 3 + 1],
      [4 + 1, 3 + 1, 3 + 1],
    ]);
  });

  it('[UP-ACT-QST-01] without its condition the bonus die of a Quest is not rolled', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.openQuests = ['shelter-the-children'];
      t.players[0]!.at = h(3, 0);
    });
    turnOf(s.dice(rolls({ 'hero:0:red': '- -', 'hero:0:blue': '-', 'hero:0:white': '-' })), 0);
    s.say(0, 'quest:shelter-the-children').say(0, [1, 0]);
    const e = s.events.find((x) => x.type === 'hero-rolled');
    expect(e?.type === 'hero-rolled' ? e.dice.map((d) => d.colour) : []).toEqual(['red', 'red', 'blue', 'white']);
  });

  it('[UP-CARD-19] the mark of Fence is gone once something was bought', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { feats: ['fence', 'pickpocket'], at: h(3, 0) });
      t.hexes[h(3, 0)]!.garrisons = 1;
      t.market = ['hunters-cloak'];
    });
    turnOf(s, 0).say(0, 'fence');
    expect(s.table.players[0]!.marks).toEqual(['fence']);
    s.say(0, 'buy:hunters-cloak');
    expect([s.options(0), s.table.players[0]!.marks]).toEqual([['pickpocket', 'end'], []]);
  });

  it('[UP-CARD-18] a card for a later Action is not offered when no Action can follow', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { feats: ['fence', 'pickpocket'], at: h(3, 0) });
      t.hexes[h(3, 0)]!.garrisons = 1;
      t.market = ['smoked-meat'];
    });
    turnOf(s, 0);
    expect(s.options(0)).toContain('fence');
    s.say(0, 'buy:smoked-meat');
    expect(s.options(0)).toEqual(['pickpocket', 'end']);
    const spent = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => Object.assign(t.players[0]!, { feats: ['fence'], ap: 0 }));
    expect(spent.at('actions', { next: 0 }).asked).toEqual([1]);
  });

  it('[UP-CARD-05] who has eleven cards and must discard one is given no other', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      const feats = ['pit-fighter', 'plunderer', 'trophy-rack', 'chain-breaker', 'forced-march', 'berserker-call', 'blood-for-blood'];
      Object.assign(t.players[1]!, { feats, items: ['ice-axe', 'war-drum', 'blackfire', 'salvaged-timber'], at: h(0, 2) });
      t.players[0]!.items = ['smoked-meat'];
    });
    turnOf(s, 0).say(0, 'trade');
    expect(s.options(0)).toEqual(['goods:1', 'done']);
    s.with((t) => Object.assign(t.players[1]!, { items: [] }));
    expect(s.options(0)).toEqual(['goods:1', 'smoked-meat>1', 'done']);
  });

  it('[UP-CARD-02] an Item that is drawn and that the Hero cannot use is discarded', () => {
    for (const [item, kept] of [
      ['executioners-axe', false],
      ['flenser', true],
    ] as const) {
      const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => Object.assign(t, { items: [item], itemDiscard: [] }));
      effectAt(s, 'tile/ship-graveyard/effect', ctx(0, h(1, 0)));
      expect([s.table.players[0]!.items.includes(item), s.table.itemDiscard.includes(item)]).toEqual([kept, !kept]);
    }
  });

  it('[UP-CON-21] a retarget waits for the end of the immediate effect that caused it', () => {
    const s = stage().with((t) => {
      foe(t, 'assassin', CAPITAL, 3, { target: h(0, 2), prey: 0 });
      t.hordes = onTop(['lich-queen']);
    });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 3, ctx: ctx(0, h(0, 2)), card: '', tied: [] });
    const order = s.events.flatMap((e) => (['building-removed', 'vp', 'target'].includes(e.type) ? [e.type] : []));
    expect(order).toEqual(['building-removed', 'vp', 'target']);
  });

  it('[UP-AIL-05] [UP-AIH-05] (A) of several Havens the one with the fewest Units', () => {
    const { table: t } = stage();
    const [a, b] = [h(3, 0), h(3, -1)];
    t.hexes[a]!.haven = 0;
    t.hexes[b]!.haven = 1;
    units(t, 0, a, { sellswords: 1 });
    expect([prefer(t, 'E', [a, b]), prefer(t, 'C', [a, b])]).toEqual([[b], [b]]);
  });

  it('[UP-ACT-MKT-01] while The Spymaster keeps the Market face-down nothing can be bought', () => {
    const s = stage().with((t) => Object.assign(t, { market: ['smoked-meat'], marketClosed: true }));
    turnOf(s, 0);
    expect(s.options(0)).not.toContain('buy:smoked-meat');
  });

  it('[UP-ACT-HAV-01] no Haven where Skeletons, a Horde or a Legion stand', () => {
    for (const change of [{ skeletons: 1 }, { horde: true }, { legion: true }]) {
      const s = stage().with((t) => {
        tile(t, h(1, 1), 'rigga');
        t.players[0]!.at = h(1, 1);
        if ('horde' in change) foe(t, 'oda', h(1, 1), 3);
        else if ('legion' in change) foe(t, 'assassin', h(1, 1), 3);
        else Object.assign(t.hexes[h(1, 1)]!, change);
      });
      expect(turnOf(s, 0).refusal(0, 'haven').rule).toBe('UP-ACT-HAV-01');
    }
  });

  it('[UP-CHA-06] a Horde that is owed, or due for three Skeletons, is spoken for', () => {
    const { table: t } = stage().with((x) => {
      for (const hex of RIM) x.hexes[hex]!.skeletons = 2;
      x.hexes[h(3, 0)]!.skeletons = 1;
      x.hordes = ['oda'];
    });
    const where = { at: 'here' } as const;
    expect(planSkeleton(t, where, ctx(0, CAPITAL))).toMatchObject({ swap: true, vp: null });
    t.owed = [h(3, 0)];
    expect(planSkeleton(t, where, ctx(0, CAPITAL))).toEqual({ hexes: [], swap: false, vp: 'C' });
    Object.assign(t, { owed: [] });
    for (const hex of RIM) t.hexes[hex]!.skeletons = 0;
    t.hexes[h(3, 0)]!.skeletons = 3;
    t.hexes[RIM[0]!]!.skeletons = 2;
    expect(planSkeleton(t, where, ctx(0, RIM[0]!))).toEqual({ hexes: [], swap: false, vp: 'C' });
  });

  it('[UP-EMP-01] [UP-COM-51] Garrisons in the Chaos Graveyard are not in the reserve', () => {
    const { table: t } = stage().with((x) => {
      x.chaosGrave = { ...x.chaosGrave, garrisons: [10, 0, 0] };
    });
    expect(planGarrison(t, { empty: true, noX: true }, ctx(0, CAPITAL))).toEqual({ hexes: [], swap: false, vp: 'E' });
  });

  it('[UP-COM-55] cards reach no Unit in a Graveyard unless they say so', () => {
    const s = stage({ factions: ['krowh', 'druwhn'], heroes: ['dugpa', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['totem'];
      t.chaosGrave = {
        ...t.chaosGrave,
        units: [
          [6, 0, 0, 0],
          [0, 0, 0, 0],
        ],
      };
    });
    expect(turnOf(s, 0).options(0)).not.toContain('totem');
    s.with((t) => {
      t.chaosGrave = { ...t.chaosGrave, units: t.chaosGrave.units.map(() => [0, 0, 0, 0]) };
    });
    expect(turnOf(s, 0).options(0)).toContain('totem');
  });
});
