import { describe, expect, it } from 'vitest';
import { HERO } from '../../data/heroes.ts';
import { discardCard } from '../../deeds/cards.ts';
import { canUse } from '../../query/items.ts';
import type { Turn } from '../../spec.ts';
import { BOTH, battleAt, CAPITAL, ctx, effectAt, foe, foeIn, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';

const fight = (heroes: ['ronja' | 'hanzo', 'syndra'] = ['ronja', 'syndra']) =>
  stage({ heroes }).with((t) => {
    units(t, 0, h(3, 0), { sellswords: 2 });
    t.hexes[h(3, 0)]!.skeletons = 1;
  });

describe('Heroes', () => {
  it('[UP-HERO-01] [UP-HERO-05] four attributes, which also decide about Items', () => {
    expect(HERO.ronja.attributes).toEqual([2, 0, 1, 1]);
    const { table } = stage({ heroes: ['ronja', 'syndra'] });
    expect([canUse(table, 0, 'flenser'), canUse(table, 0, 'whip-of-thorns'), canUse(table, 0, 'smoked-meat')]).toEqual([true, false, true]);
  });

  it('[UP-HERO-02] 1 red per Might, 1 purple per Magic, 1 blue per Leadership, white or yellow per Guile', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).at('hero-roll', { seat: 0, pool: [] });
    s.say(0, [0, 1]);
    const e = s.events.find((x) => x.type === 'hero-rolled');
    expect(e?.type === 'hero-rolled' ? e.dice.map((d) => d.colour) : []).toEqual(['red', 'red', 'blue', 'yellow']);
  });

  it('[UP-HERO-03] [UP-CON-05] Hero Dice are never rolled in combat', () => {
    const s = fight().with((t) => {
      t.players[0]!.at = h(3, 0);
    });
    s.dice(rolls({ 'roll:0:blue': 'S S' }));
    battleAt(s, h(3, 0));
    const e = s.events.find((x) => x.type === 'rolled');
    expect(e?.type === 'rolled' ? e.dice.filter((d) => d.side === 0).map((d) => d.colour) : []).toEqual(['blue', 'blue']);
  });

  it('[UP-HERO-04] dice may be left out: Guile dice always, the others when the table wants to be asked', () => {
    const s = stage({ heroes: ['ronja', 'syndra'], options: { leaveDice: true } }).at('hero-roll', { seat: 0, pool: [] });
    s.say(0, [0, 0]);
    expect(s.options(0)).toEqual(['red', 'blue']);
    s.say(0, [1, 1]);
    const e = s.events.find((x) => x.type === 'hero-rolled');
    expect(e?.type === 'hero-rolled' ? e.dice.map((d) => d.colour) : []).toEqual(['red']);
  });

  it('[UP-HERO-06] Explore and Haven depend on the Hero’s hex, Market and Quest do not', () => {
    const s = stage().with((t) => {
      t.players[0]!.at = h(0, 1);
      t.market = ['smoked-meat'];
      t.openQuests = ['tribute'];
    });
    turnOf(s, 0);
    expect(s.options(0)).toEqual(['move', 'trade', 'command', 'explore', 'buy:smoked-meat', 'quest:tribute']);
  });

  it('[UP-HERO-07] Heroes stand anywhere: with enemies, on Curses, with other Heroes', () => {
    const s = stage().with((t) => {
      t.hexes[h(0, 3)]!.curse = true;
      t.hexes[h(0, 3)]!.skeletons = 2;
      t.players[1]!.at = h(0, 3);
    });
    turnOf(s, 0).say(0, 'move').say(0, h(0, 3));
    expect(s.table.players[0]!.at).toBe(h(0, 3));
  });

  it('[UP-HERO-08] pool, cards that add dice, one throw, cards that reroll, count', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.items = ['butchers-cleaver', 'bone-dice'];
    });
    s.dice(rolls({ 'hero:0:red': '- - S SS', 'hero:0:blue': 'H' }));
    s.at('hero-roll', { seat: 0, pool: ['blue'] });
    s.say(0, [0, 0]);
    expect(s.question(0).shown.with).toEqual({ window: 'hero-roll' });
    s.say(0, 'butchers-cleaver');
    expect(s.question(0).shown.with).toEqual({ window: 'hero-rerolls' });
    s.say(0, 'bone-dice').say(0, [0]);
    expect(s.over).toBe(true);
    expect(s.table.players[0]!.down).toEqual(['butchers-cleaver', 'bone-dice']);
  });
});

describe('Feats and Items', () => {
  it('[UP-CARD-01] a Feat is usable as soon as it is in play', () => {
    const s = stage({ factions: ['krowh', 'druwhn'], heroes: ['khaal', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { deck: ['warchief', 'horde-of-our-own'], lore: [0, 0], feats: [] });
      t.phase = 'build';
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 });
    s.say(0, 'horde-of-our-own');
    expect(s.options(0)).toContain('horde-of-our-own');
  });

  it('[UP-CARD-02] an Item is bought only by a Hero who can use it', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.market = ['runed-shield', 'sea-tower-key'];
    });
    turnOf(s, 0);
    expect(s.options(0)).toContain('buy:sea-tower-key');
    expect(s.refusal(0, 'buy:runed-shield').rule).toBe('UP-CARD-02');
  });

  it('[UP-CARD-03] an effect may give an Item the Hero could not use, and it is usable then', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.items = ['war-drum'];
      units(t, 0, h(3, 0), { sellswords: 1 });
      t.hexes[h(3, 0)]!.skeletons = 1;
      t.players[0]!.at = h(3, 0);
    });
    effectAt(s, 'tile/tomb-of-the-elder-kings/effect', ctx(0, h(1, 0)));
    expect(s.table.players[0]!.items).toEqual(['war-drum']);
    battleAt(s, h(3, 0));
    expect(s.options(0)).toContain('war-drum');
  });

  const TEN = ['pit-fighter', 'plunderer', 'trophy-rack', 'chain-breaker', 'forced-march', 'berserker-call', 'blood-for-blood'] as const;

  it('[UP-CARD-04] [UP-CARD-05] with an eleventh card one of them goes, also the new one', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { feats: TEN, items: ['ice-axe', 'war-drum', 'blackfire'], quests: ['stones-of-the-old-gods'] });
      t.market = ['smoked-meat'];
    });
    turnOf(s, 0).say(0, 'buy:smoked-meat');
    expect(s.question(0)).toMatchObject({ kind: 'limit' });
    expect(s.options(0)).toHaveLength(11);
    s.say(0, 'smoked-meat');
    expect(s.table.players[0]!.items).toHaveLength(3);
    expect(s.table.itemDiscard).toContain('smoked-meat');
  });

  it('[UP-CARD-06] a flipped card is unusable until the next Refresh', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['forced-march'];
    });
    turnOf(s, 0).say(0, 'forced-march');
    expect(s.options(0)).not.toContain('forced-march');
    s.with((t) => {
      t.chapter = 2;
      t.items = [];
      t.questDeck = [];
    }).at('refresh', { dealt: 0 });
    expect(s.table.players[0]!.down).toEqual([]);
  });

  it('[UP-CARD-07] [UP-COM-27] "on your Hero’s hex" needs the Hero there', () => {
    const s = fight().with((t) => {
      t.players[0]!.feats = ['pit-fighter', 'rally' as never];
    });
    battleAt(s, h(3, 0));
    expect(s.options(0)).not.toContain('pit-fighter');
  });

  it('[UP-CARD-08] a discarded Feat goes under its deck, a discarded Item on the open pile', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { feats: ['rage'], deck: ['scars'], lore: [0] });
    });
    effectAt(s, 'quest/the-sunken-library/fail', ctx(0, h(0, 2)));
    expect(s.table.players[0]).toMatchObject({ feats: [], deck: ['rage', 'scars'] });
  });

  it('[UP-CARD-09] [2E] draw is the top card; gain is any card of the deck, then it is shuffled', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { deck: ['scars', 'trophy-rack', 'plunderer'], lore: [0, 2, 1] });
    });
    effectAt(s, 'quest/the-sunken-library/goals/0/reward', ctx(0, h(0, 2)));
    expect(s.table.players[0]!.feats).toEqual(['plunderer']);
    s.at('gain-feat', { seat: 0 });
    // In an order that says nothing about the deck.
    expect(s.options(0)).toEqual(['scars', 'trophy-rack']);
    s.with((t) => {
      t.players[0]!.deck = ['trophy-rack', 'scars'];
    });
    expect(s.options(0)).toEqual(['scars', 'trophy-rack']);
    s.with((t) => {
      t.players[0]!.deck = ['scars', 'trophy-rack'];
    });
    s.say(0, 'trophy-rack');
    expect(s.table.players[0]).toMatchObject({ feats: ['plunderer', 'trophy-rack'], deck: ['scars'], lore: [0] });
  });

  it('[UP-CARD-12] [UP-CARD-08] a discarded attribute Feat takes its point with it, and no other', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      const p = t.players[0]!;
      Object.assign(p, {
        feats: ['rage'],
        tucked: [{ feat: 'rage', attribute: 'might' }],
        attributes: p.attributes.with(0, p.attributes[0]! + 1),
        deck: [],
        lore: [],
      });
      const before = p.attributes;
      discardCard({ table: t, emit: () => {} } as unknown as Turn, 0, 'rage', '');
      expect(p.attributes).toEqual(before.with(0, before[0]! - 1));
      expect([p.tucked, p.feats, p.deck]).toEqual([[], [], ['rage']]);
    });
    expect(s.table.players[1]!.attributes).toEqual(HERO.syndra.attributes);
  });

  it('[UP-CARD-10] [UP-CARD-17] a card of one Phase works only there and in the own turn', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['fence'];
    });
    turnOf(s, 1);
    expect(s.options(1)).not.toContain('fence');
    expect(s.engine.offers(s.match, 0).some((o) => o.kind === 'card')).toBe(false);
  });

  it('[UP-CARD-11] any number of cards, no AP, the turn goes on', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { feats: ['fence'], items: ['horn-of-the-fjords'] });
    });
    turnOf(s, 0).say(0, 'fence').say(0, 'horn-of-the-fjords');
    expect(s.table.players[0]!.ap).toBe(8);
    expect(s.options(0)).toContain('command');
  });

  it('[UP-CARD-12] [1E] an attribute Feat raises Hero Dice and Item use and gives resources', () => {
    const s = stage({ edition: '1E', heroes: ['ronja', 'syndra'] }).with((t) => {
      Object.assign(t.players[0]!, { deck: ['scars'], lore: [0] });
    });
    effectAt(s, 'quest/the-sunken-library/goals/0/reward', ctx(0, h(0, 2)));
    s.say(0, 'leadership');
    expect(s.table.players[0]).toMatchObject({ attributes: [2, 0, 2, 1], plunder: 12 });
    expect(canUse(s.table, 0, 'whip-of-thorns')).toBe(true);
  });

  it('[UP-CARD-13] [UP-COM-28] combat cards work only in combats of own Units', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['pit-fighter'];
      t.players[0]!.at = h(3, 0);
      t.hexes[h(3, 0)]!.skeletons = 1;
      t.hexes[h(3, 0)]!.garrisons = 1;
    });
    battleAt(s, h(3, 0));
    expect(s.over).toBe(true);
    expect(s.table.players[0]!.down).toEqual([]);
  });

  it.each(BOTH)('[UP-CARD-14] [%s] a combat Item needs the Hero on the combat hex', (edition) => {
    for (const [at, offered] of [
      [h(3, 0), true],
      [h(0, 2), false],
    ] as const) {
      const s = stage({ edition, heroes: ['ronja', 'syndra'] }).with((t) => {
        t.players[0]!.items = ['abad-warpaint'];
        t.players[0]!.at = at;
        units(t, 0, h(3, 0), { sellswords: 1 });
        t.hexes[h(3, 0)]!.skeletons = 1;
      });
      s.dice(rolls({ 'roll:0:blue': 'S' }));
      battleAt(s, h(3, 0));
      expect(s.over).toBe(!offered);
    }
  });

  it('[UP-CARD-15] an immediate effect is resolved completely before anything else goes on', () => {
    const s = stage().with((t) => {
      t.legions = ['butcher', 'assassin'];
      t.phase = 'events';
    });
    s.at('place-card', { side: 'E', n: 2, where: null, threat: 4, ctx: ctx(0, CAPITAL), card: '', tied: [] });
    expect(s.table.foes.map((f) => f.card)).toEqual(['assassin']);
    expect(s.question(0)).toMatchObject({ kind: 'target' });
    s.say(0, 1);
    expect(s.events.findIndex((e) => e.type === 'foe' && e.card === 'butcher')).toBeGreaterThan(
      s.events.findIndex((e) => e.type === 'goods'),
    );
  });

  it('[UP-CARD-16] [UP-R-70] a card is offered only in the window it names', () => {
    const s = fight().with((t) => {
      Object.assign(t.players[0]!, { at: h(3, 0), items: ['war-drum', 'runed-shield'] });
    });
    s.dice(rolls({ 'roll:0:blue': '- - S', 'roll:C:red': 'S' }));
    battleAt(s, h(3, 0));
    expect([s.question(0).shown.with, s.options(0)]).toEqual([{ window: 'before-rolling' }, ['war-drum', 'done']]);
    s.say(0, 'done');
    expect([s.question(0).shown.with, s.options(0)]).toEqual([{ window: 'before-damage' }, ['runed-shield', 'done']]);
  });

  it('[UP-CARD-18] a card that can change nothing is not offered; flipping is part of the use', () => {
    const s = stage({ heroes: ['hanzo', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['pickpocket', 'sabotage'];
      t.hexes[h(0, 2)]!.garrisons = 0;
    });
    turnOf(s, 0);
    expect(s.options(0)).not.toContain('pickpocket');
    s.with((t) => {
      t.hexes[h(0, 3)]!.garrisons = 1;
      t.players[0]!.at = h(0, 3);
    });
    expect(s.options(0)).toContain('pickpocket');
    s.say(0, 'pickpocket');
    expect(s.table.players[0]).toMatchObject({ salt: 12, down: ['pickpocket'] });
  });

  it('[UP-CARD-19] a mark for a later thing ends when it is used, else with the turn', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['forced-march'];
      units(t, 0, h(0, 3), { sellswords: 1 });
    });
    turnOf(s, 0).say(0, 'forced-march').say(0, 'command');
    expect(s.table.players[0]).toMatchObject({ food: 10, marks: [] });
    const unused = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['forced-march'];
    });
    turnOf(unused, 0).say(0, 'forced-march').say(0, 'trade').say(0, 'end');
    expect(unused.table.players[0]!.marks).toEqual([]);
  });

  it('[UP-CARD-20] permanent cards answer events by themselves', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['plunderer', 'chain-breaker'];
      t.hexes[h(0, 3)]!.garrisons = 2;
      tile(t, h(0, 1), 'rigga');
      foe(t, 'butcher', CAPITAL, 4);
    });
    turnOf(s, 0).say(0, 'chain-breaker');
    expect(s.table.players[0]).toMatchObject({ vp: 1, plunder: 11 });
    expect(foeIn(s.table, 'butcher')!.threat).toBe(4);
  });
});
