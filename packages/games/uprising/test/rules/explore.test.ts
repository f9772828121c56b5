import { describe, expect, it } from 'vitest';
import type { QuestId } from '../../data/quests.ts';
import type { TileId } from '../../data/tiles.ts';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, goods, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';

const on = (id: TileId, hex = h(1, 1)) =>
  stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
    tile(t, hex, id, 0, false);
    t.players[0]!.at = hex;
  });

describe('Explore', () => {
  it('[UP-ACT-EXP-01] the Hero must be on an unexplored hex without Curse', () => {
    const s = on('rigga').with((t) => {
      t.hexes[h(1, 1)]!.curse = true;
    });
    expect(turnOf(s, 0).refusal(0, 'explore').rule).toBe('UP-CHA-21');
    expect(turnOf(stage(), 0).refusal(0, 'explore').rule).toBe('UP-ACT-EXP-01');
    expect(turnOf(on('rigga'), 0).options(0)).toContain('explore');
  });

  it('[UP-ACT-EXP-02] "if empty": Heroes do not count, Units of anybody do', () => {
    const s = turnOf(on('fyrnhalla'), 0).say(0, 'explore');
    expect(s.table.hexes[h(1, 1)]!.garrisons).toBe(2);
  });

  it('[UP-ACT-EXP-03] [UP-PLA-12] [UP-R-18] reinforce: Empire gets a Garrison, Chaos a Skeleton, players nothing', () => {
    const empire = on('bruthgaard').with((t) => foe(t, 'assassin', h(1, 1), 3));
    turnOf(empire, 0).say(0, 'explore');
    expect(empire.table.hexes[h(1, 1)]).toMatchObject({ garrisons: 1 });
    const chaos = on('fyrnhalla').with((t) => foe(t, 'oda', h(1, 1), 3));
    turnOf(chaos, 0).say(0, 'explore');
    expect(chaos.table.hexes[h(1, 1)]).toMatchObject({ garrisons: 0, skeletons: 1 });
    const own = on('fyrnhalla').with((t) => units(t, 0, h(1, 1), { sellswords: 1 }));
    turnOf(own, 0).say(0, 'explore');
    expect(own.events.some((e) => e.type === 'placed' || e.type === 'unplaced')).toBe(false);
    expect([own.table.empireVp, own.table.chaosVp]).toEqual([0, 0]);
  });

  it('[UP-ACT-EXP-04] an Activation Token goes on a card with the fewest', () => {
    const s = on('trollward').with((t) => {
      foe(t, 'assassin', CAPITAL, 3, { tokens: 1 });
      foe(t, 'oda', h(-3, 0), 3);
    });
    turnOf(s, 0).say(0, 'explore').say(0, 0);
    expect(foeIn(s.table, 'oda')!.tokens).toBe(1);
  });

  it('[UP-ACT-EXP-05] [UP-ACT-EXP-09] flip, effect from top to bottom, then the orientation', () => {
    const s = turnOf(on('frosthold-pass'), 0).say(0, 'explore');
    expect(s.table.players[0]!.plunder).toBe(12);
    expect(s.question(0).kind).toBe('place');
    expect(s.table.edges.every((bits) => bits === 0)).toBe(true);
    s.say(0, s.options(0)[0]!).say(0, s.options(0)[0]!);
    expect(s.question(0)).toMatchObject({ kind: 'explore', stage: 'orient' });
    s.say(0, 1);
    expect(s.table.edges[h(1, 1)]).toBe((1 << 1) | (1 << 4));
  });

  it('[UP-ACT-EXP-06] whoever flips a hex by another effect gets the gains; "here" is the flipped hex', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      tile(t, h(0, 1), 'raufrost', 0, false);
      t.players[0]!.items = ['frost-lantern'];
      for (const hex of [h(1, 1), h(-1, 2)]) t.hexes[hex]!.up = true;
    });
    turnOf(s, 0).say(0, 'frost-lantern');
    expect(s.table.players[0]!.salt).toBe(12);
    expect(s.table.hexes[h(0, 1)]!.garrisons).toBe(1);
  });

  it('[UP-ACT-EXP-07] the hex stays explored', () => {
    const s = turnOf(on('black-ice'), 0).say(0, 'explore');
    expect(s.table.hexes[h(1, 1)]!.up).toBe(true);
  });

  it('[UP-ACT-EXP-08] most hexes give resources when they are flipped', () => {
    const s = turnOf(on('trollward'), 0).say(0, 'explore');
    if (!s.over) s.say(0, 0);
    expect(goods(s.table, 0)).toEqual([10, 12, 10]);
  });
});

describe('Haven', () => {
  const here = (id: TileId = 'rigga') =>
    stage().with((t) => {
      tile(t, h(1, 1), id);
      t.players[0]!.at = h(1, 1);
    });

  it('[UP-ACT-HAV-01] explored, no X, no Curse, no Haven, no foreign Unit; own Units do not matter', () => {
    const own = here().with((t) => units(t, 0, h(1, 1), { sellswords: 2 }));
    expect(turnOf(own, 0).options(0)).toContain('haven');
    for (const change of [{ up: false }, { haven: 1 }, { garrisons: 1 }, { owner: 1, units: [1, 0, 0, 0] }]) {
      const s = here().with((t) => Object.assign(t.hexes[h(1, 1)]!, change));
      expect(turnOf(s, 0).refusal(0, 'haven').rule).toBe('UP-ACT-HAV-01');
    }
    const cursed = here().with((t) => Object.assign(t.hexes[h(1, 1)]!, { curse: true }));
    expect(turnOf(cursed, 0).refusal(0, 'haven').rule).toBe('UP-CHA-21');
  });

  it('[UP-ACT-HAV-02] five Havens and no more', () => {
    const s = here().with((t) => {
      for (const hex of [h(3, 0), h(3, -1), h(3, -2), h(3, -3)]) t.hexes[hex]!.haven = 0;
    });
    expect(turnOf(s, 0).refusal(0, 'haven').rule).toBe('UP-ACT-HAV-02');
  });

  it('[UP-ACT-HAV-03] it allows building and produces; Wall and Tower go with it', () => {
    const s = turnOf(here(), 0).say(0, 'haven');
    s.with((t) => {
      Object.assign(t.hexes[h(1, 1)]!, { wall: true, tower: true });
    });
    effectAt(s, 'nemesis/bloodwyrm/immediate', ctx(0, h(1, 1)));
    expect(s.table.hexes[h(1, 1)]).toMatchObject({ haven: -1, wall: false, tower: false });
  });
});

describe('Market', () => {
  const market = (edition: '1E' | '2E' = '2E') =>
    stage({ edition, heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t, { market: ['runed-shield', 'smoked-meat', 'mirror-of-yssat'], items: ['ice-axe'], itemDiscard: [] });
    });

  it('[UP-ACT-MKT-01] [UP-ACT-MKT-02] [UP-ACT-MKT-03] pay its Salt, it is in play at once, the row is refilled', () => {
    const s = turnOf(market(), 0).say(0, 'buy:runed-shield');
    expect(s.table.players[0]).toMatchObject({ salt: 8, ap: 7, items: ['runed-shield'] });
    expect(s.table.market).toEqual(['smoked-meat', 'mirror-of-yssat', 'ice-axe']);
  });

  it('[UP-ACT-MKT-04] an empty deck: [1E] the discard pile is shuffled, [2E] the row stays short', () => {
    for (const [edition, n] of [
      ['1E', 3],
      ['2E', 2],
    ] as const) {
      const s = market(edition).with((t) => Object.assign(t, { items: [], itemDiscard: ['war-drum'] }));
      turnOf(s, 0).say(0, 'buy:smoked-meat');
      expect(s.table.market).toHaveLength(n);
    }
  });

  it('[UP-ACT-MKT-04] [1E] chance decides which Item of the discard pile comes first', () => {
    const first = (draws: readonly number[]) => {
      const s = market('1E').with((t) => Object.assign(t, { items: [], itemDiscard: ['war-drum', 'ice-axe', 'oath-ring', 'beast-bait'] }));
      s.dice({ 'deck:items': draws });
      turnOf(s, 0).say(0, 'buy:smoked-meat');
      return s.table.market.at(-1);
    };
    expect(first([0, 0, 0])).not.toBe(first([3, 2, 1]));
  });

  it('[UP-ACT-MKT-05] 1 Salt less on a Sea Tower, never below 0', () => {
    const s = market().with((t) => {
      tile(t, h(2, 0), 'midnight-tower');
      Object.assign(t.players[0]!, { at: h(2, 0), salt: 0 });
    });
    turnOf(s, 0).say(0, 'buy:smoked-meat');
    expect(s.table.players[0]!.salt).toBe(0);
  });

  it('[UP-ACT-MKT-06] the Salt may come from Trades of the same turn', () => {
    const s = market().with((t) => {
      t.players[0]!.salt = 0;
    });
    turnOf(s, 0).say(0, 'trade').say(0, 'buy:smoked-meat');
    expect(s.table.players[0]).toMatchObject({ salt: 0, ap: 6 });
  });

  it('[UP-ACT-MKT-07] without an Item to use and pay there is no Market Action', () => {
    const s = market().with((t) => {
      t.players[0]!.salt = 0;
    });
    turnOf(s, 0);
    expect(s.options(0).some((id) => String(id).startsWith('buy:'))).toBe(false);
    expect(s.refusal(0, 'buy:smoked-meat').rule).toBe('UP-ACT-MKT-07');
  });
});

describe('Quest', () => {
  const quest = (id: QuestId, dice: Record<string, string>, edition: '1E' | '2E' = '2E') => {
    const s = stage({ edition, heroes: ['ronja', 'syndra'] })
      .with((t) => {
        t.openQuests = [id, 'silent-knives'];
        t.players[0]!.deck = [];
        t.players[0]!.lore = [];
      })
      .dice(rolls(dice));
    return turnOf(s, 0).say(0, `quest:${id}`).say(0, [1, 0]);
  };

  it('[UP-ACT-QST-01] Hero Dice plus the bonus die when its condition is met', () => {
    const s = quest('shelter-the-children', { 'hero:0:blue': 'H H', 'hero:0:red': '- -', 'hero:0:white': 'H' });
    const e = s.events.find((x) => x.type === 'hero-rolled');
    expect(e?.type === 'hero-rolled' ? e.dice.filter((d) => d.colour === 'blue') : []).toHaveLength(2);
    expect(s.table.players[0]!.vp).toBe(4);
  });

  it('[UP-ACT-QST-02] [UP-ACT-QST-03] [UP-ACT-QST-04] goals count their own symbols; solved with enough of them; every met goal pays', () => {
    const s = quest('hunt-the-white-beast', { 'hero:0:red': 'SS SS', 'hero:0:blue': 'H', 'hero:0:white': '-' });
    expect(s.table.players[0]).toMatchObject({ vp: 4, food: 15 });
    expect(s.table.openQuests).toEqual(['silent-knives']);
  });

  it('[UP-ACT-QST-05] [UP-ACT-QST-08] [UP-R-38] failed: only the fail effect, and it stays open', () => {
    const s = quest('hunt-the-white-beast', { 'hero:0:red': 'SS -', 'hero:0:blue': '-', 'hero:0:white': '-' });
    expect(s.table.players[0]).toMatchObject({ vp: 0, food: 8 });
    expect(s.table.openQuests).toContain('hunt-the-white-beast');
    const discarded = quest('the-druidic-prophetess', { 'hero:0:red': '- -', 'hero:0:blue': '-', 'hero:0:white': '-' });
    expect(discarded.table.openQuests).not.toContain('the-druidic-prophetess');
  });

  it('[UP-ACT-QST-06] a Quest that says so is taken and does not count to the ten cards', () => {
    const s = quest('stones-of-the-old-gods', { 'hero:0:red': 'SS -', 'hero:0:blue': 'H', 'hero:0:white': 'H' });
    expect(s.table.players[0]!.quests).toEqual(['stones-of-the-old-gods']);
    expect(s.table.questDiscard).not.toContain('stones-of-the-old-gods');
  });

  it('[UP-ACT-QST-07] [UP-ACT-QST-09] a discarded Quest is not replaced before the next Refresh', () => {
    const s = quest('the-salt-barons', { 'hero:0:red': 'SS S', 'hero:0:blue': '-', 'hero:0:white': '-' });
    expect(s.table.openQuests).toEqual(['silent-knives']);
    expect(s.table.questDiscard).toContain('the-salt-barons');
  });

  it('[UP-ACT-QST-11] [UP-COM-38] Bolts outside combat wake no Godpower', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t, { druids: ['watcher'], druidsUp: 1 });
    });
    s.dice(rolls({ 'hero:0:red': 'SB SB', 'hero:0:blue': '-' }));
    s.at('hero-roll', { seat: 0, pool: [] }).say(0, [0, 0]);
    expect(s.over).toBe(true);
  });

  it.each(BOTH)('[UP-ACT-QST-10] [%s] immediate effects when Quests are dealt', (edition) => {
    const s = stage({ edition }).with((t) => Object.assign(t, { chapter: 2, questDeck: ['tribute'], items: [] }));
    expect(s.at('refresh', { dealt: 0 }).table.empireVp).toBe(1);
  });
});
