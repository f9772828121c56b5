/** "Why not?" of cards outside combat, and of the parts of a turn. */
import { describe, expect, it } from 'vitest';
import { blockedActs } from '../../query/acts.ts';
import type { Table } from '../../types.ts';
import { fight } from '../cards/fights.ts';
import { ctx, foe, h, stage, tile, turnOf, units, why } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);

const owner = (change: (t: Table) => void, setting = {}) => stage(setting).with(change);
const holds = (cards: { feats?: string[]; items?: string[]; quests?: string[]; down?: string[] }) =>
  owner((t) => void Object.assign(t.players[0]!, cards));

describe('cards in a turn', () => {
  const inTurn = (cards: Parameters<typeof holds>[0]) => why(turnOf(holds(cards), 0));

  it('[UP-CARD-06] a flipped card, whatever it is for', () => {
    expect(inTurn({ feats: ['fence'], items: ['war-drum'], down: ['fence', 'war-drum'] })).toMatchObject({
      fence: 'UP-CARD-06',
      'war-drum': 'UP-CARD-06',
    });
  });

  it('[UP-CARD-18] a card for the turn that would change nothing; none that can be used', () => {
    const cards = inTurn({ feats: ['chain-breaker', 'fence'] });
    expect(cards).toMatchObject({ 'chain-breaker': 'UP-CARD-18' });
    expect(cards).not.toHaveProperty('fence');
  });

  it('[UP-CARD-10] a card of another Phase, [UP-CARD-13] of a combat, [UP-CARD-16] of a Hero roll', () => {
    expect(inTurn({ feats: ['armory', 'vow-of-return', 'rally', 'loaded-dice', 'bone-reader'], items: ['tithe-ledger'] })).toMatchObject({
      armory: 'UP-CARD-10',
      'vow-of-return': 'UP-CARD-10',
      'tithe-ledger': 'UP-CARD-10',
      rally: 'UP-CARD-13',
      'loaded-dice': 'UP-CARD-16',
      'bone-reader': 'UP-CARD-16',
    });
  });

  it('[UP-CON-19] what is on offer at any time, and what works by itself, is not called barred', () => {
    const cards = inTurn({ feats: ['rage'], items: ['smoked-meat', 'ice-axe'], quests: ['stones-of-the-old-gods'] });
    for (const id of ['rage', 'smoked-meat', 'ice-axe', 'stones-of-the-old-gods']) expect(cards).not.toHaveProperty(id);
  });

  it('[UP-CARD-10] in the Build Phase a card of the turn is barred, one of the Phase is not', () => {
    const s = holds({ feats: ['fence', 'armory', 'berserker-call'] }).with((t) => {
      t.phase = 'build';
      units(t, 0, FIELD, { berserkers: 2 });
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(why(s)).toMatchObject({ fence: 'UP-CARD-10', 'berserker-call': 'UP-CARD-18' });
    expect(why(s)).not.toHaveProperty('armory');
  });

  it('[UP-CARD-16] in a Hero roll cards of the roll are open, those of combats are barred', () => {
    const s = holds({ feats: ['bone-reader', 'rally'] });
    s.at('hero-roll', { seat: 0, pool: [] }, 'cards');
    expect(s.question(0).kind).toBe('window');
    expect(why(s)).toEqual({ rally: 'UP-CARD-13' });
  });
});

describe('the turn', () => {
  const acts = (change: (t: Table) => void, acted = false) =>
    Object.fromEntries(blockedActs(owner(change).table, 0, acted).map(({ id, rule }) => [id, rule]));
  const market = (t: Table): void =>
    void Object.assign(t, { market: ['smoked-meat', 'whip-of-thorns'], openQuests: ['the-weeping-shrine'] });

  it('[UP-ACT-04] nobody hands on before an AP is spent', () => {
    const s = turnOf(stage(), 0);
    expect(s.refusal(0, 'end').rule).toBe('UP-ACT-04');
    s.say(0, 'trade');
    expect(why(s)).not.toHaveProperty('end');
  });

  it('[UP-ACT-03] after the Action that ends a turn no other follows; a Trade still may', () => {
    expect(acts(market, true)).toEqual({
      move: 'UP-ACT-03',
      command: 'UP-ACT-03',
      explore: 'UP-ACT-03',
      haven: 'UP-ACT-03',
      'buy:smoked-meat': 'UP-ACT-03',
      'buy:whip-of-thorns': 'UP-ACT-03',
      'quest:the-weeping-shrine': 'UP-ACT-03',
    });
  });

  it('[UP-ACT-02] without AP there is no Action, and no Trade', () => {
    const broke = (t: Table): void => {
      market(t);
      t.players[0]!.ap = 0;
    };
    expect(acts(broke)).toMatchObject({ move: 'UP-ACT-02', trade: 'UP-ACT-02', 'quest:the-weeping-shrine': 'UP-ACT-02' });
    expect(acts(broke, true)).toMatchObject({ move: 'UP-ACT-03', trade: 'UP-ACT-02' });
    expect(acts(market)).not.toHaveProperty('trade');
  });

  it('[UP-ACT-MKT-01] [UP-ACT-MKT-07] [UP-CARD-02] a closed market, too little Salt, an Item beyond the Hero', () => {
    // Ronja has Leadership 1; the Whip wants 2.
    expect(acts(market)).toMatchObject({ 'buy:whip-of-thorns': 'UP-CARD-02' });
    expect(acts(market)).not.toHaveProperty('buy:smoked-meat');
    const poor = (t: Table): void => {
      market(t);
      t.players[0]!.salt = 0;
    };
    expect(acts(poor)).toMatchObject({ 'buy:smoked-meat': 'UP-ACT-MKT-07', 'buy:whip-of-thorns': 'UP-CARD-02' });
    const closed = (t: Table): void => {
      market(t);
      t.marketClosed = true;
    };
    expect(acts(closed)).toMatchObject({ 'buy:smoked-meat': 'UP-ACT-MKT-01', 'buy:whip-of-thorns': 'UP-ACT-MKT-01' });
  });
});

describe('gifts and cards that are chosen', () => {
  const meeting = (change: (t: Table) => void) =>
    owner((t) => {
      t.players[1]!.at = HOME;
      change(t);
    }).at('exchange', { seats: [0, 1], givers: 2, turn: 0, to: -1 });

  it('[UP-ACT-TRADE-04] [UP-CARD-02] Feats and Quests are never given, Items only to a Hero who can use them', () => {
    const s = meeting((t) => {
      // Syndra has no Might; the Flenser wants some.
      Object.assign(t.players[0]!, { feats: ['fence'], items: ['flenser', 'smoked-meat'], quests: ['stones-of-the-old-gods'] });
      t.players[1]!.attributes = [0, 0, 0, 0];
    });
    expect(why(s)).toEqual({ 'flenser>1': 'UP-CARD-02', 'fence>1': 'UP-ACT-TRADE-04', 'stones-of-the-old-gods>1': 'UP-ACT-TRADE-04' });
    expect(s.options(0)).toContain('smoked-meat>1');
  });

  it('[UP-CARD-05] [UP-CARD-04] nothing more for a Hero with too many cards; in the Build Phase for one with ten', () => {
    const full = (n: number, phase: 'actions' | 'build') =>
      why(
        meeting((t) => {
          t.phase = phase;
          t.players[0]!.items = ['smoked-meat'];
          t.players[1]!.feats = Array.from({ length: n }, () => 'fence' as const);
        }),
      );
    expect(full(11, 'actions')).toEqual({ 'smoked-meat>1': 'UP-CARD-05' });
    expect(full(10, 'actions')).toEqual({});
    expect(full(10, 'build')).toEqual({ 'smoked-meat>1': 'UP-CARD-04' });
  });

  it('[UP-CARD-04] a Quest does not count, and is not discarded, at the limit of ten', () => {
    const s = owner((t) => {
      t.players[0]!.feats = Array.from({ length: 11 }, () => 'fence' as const);
      t.players[0]!.quests = ['stones-of-the-old-gods'];
    }).at('limit', { seat: 0 });
    expect(why(s)).toEqual({ 'stones-of-the-old-gods': 'UP-CARD-04' });
  });

  it('[UP-CARD-02] [card:golden-collar] an Item of the discard pile that the Hero cannot use', () => {
    const s = owner((t) => {
      t.itemDiscard = ['smoked-meat', 'whip-of-thorns'];
    }).at('card:golden-collar', { ctx: ctx(0, HOME), left: 2 });
    expect(why(s)).toEqual({ 'whip-of-thorns': 'UP-CARD-02' });
  });

  it('[UP-ACT-02] [card:signal-fires] a faction without Food, and one that has spent it before its answer', () => {
    const call = (ally: number, at: string, change: (t: Table) => void) =>
      owner(change, { factions: ['mohyar', 'druwhn', 'krowh', 'duerkhar'] }).at('card:signal-fires', { ctx: ctx(0, HOME), ally }, at);
    const hungry = (t: Table): void => void Object.assign(t.players[1]!, { food: 0 });
    expect(why(call(-1, 'ally', hungry))).toEqual({ 1: 'UP-ACT-02' });
    expect(why(call(1, 'accept', hungry), 1)).toEqual({ command: 'UP-ACT-02' });
    expect(
      why(
        call(1, 'accept', () => {}),
        1,
      ),
    ).toEqual({});
  });

  it('[UP-CARD-06] a card that lies face-down is not turned down again', () => {
    const select = (what: 'flip-card' | 'flip-item') =>
      why(
        owner((t) =>
          Object.assign(t.players[0]!, {
            feats: ['fence', 'rally'],
            items: ['war-drum', 'bone-dice', 'ember-stone'],
            down: ['fence', 'war-drum'],
          }),
        ).at('select', { what, seat: 0, ctx: ctx(0, HOME), where: null, n: 0, times: 1, optional: false, distinct: false, chosen: [] }),
      );
    expect(select('flip-card')).toEqual({ fence: 'UP-CARD-06', 'war-drum': 'UP-CARD-06' });
    expect(select('flip-item')).toEqual({ 'war-drum': 'UP-CARD-06' });
  });
});

describe('alternatives of a card', () => {
  it('[UP-CARD-18] [card:netherwood] what the roll does not allow is barred', () => {
    const asked = (roll: number[]) => {
      const s = owner((t) => void Object.assign(t.hexes[h(3, 0)]!, { curse: true }));
      return why(s.at('choose', { path: 'tile/netherwood/effect/1/from', ctx: ctx(0, FIELD), seat: 0, optional: false, roll }));
    };
    expect(asked([3, 3, 1])).toEqual({ 'two-skeletons': 'UP-CARD-18' });
    expect(asked([3, 3, 0])).toEqual({ 'two-skeletons': 'UP-CARD-18', 'lift-a-curse': 'UP-CARD-18' });
  });
});

describe('Bolts', () => {
  const LATER = { units: { sellswords: 2 }, feats: ['ghost-drums'] } as const;

  it('[UP-COM-34] an enemy Shield without a Bolt to cancel it', () => {
    const s = fight({ ...LATER, garrisons: 1, dice: { 'roll:0:blue': '- -', 'roll:E:blue': 'H', 'roll:E:white': '-' } });
    while (s.asked.length > 0 && why(s)['cancel-shield'] === undefined && s.question(0).kind === 'window') s.say(0, 'done');
    expect(s.question(0).shown.with).toMatchObject({ window: 'before-damage' });
    expect(why(s)['cancel-shield']).toBe('UP-COM-34');
  });

  it('[UP-CON-13] against a card that allows no Bolts a Druid is barred by the card', () => {
    const druid = (enemy: 'siren' | 'oda') =>
      why(fight({ ...LATER, feats: ['rally', 'ghost-drums'], foe: [enemy as never, 3], druids: ['red-hand'] }))['red-hand'];
    expect(druid('oda')).toBe('UP-COM-34');
    expect(druid('siren')).toBe('UP-CON-13');
  });
});

describe('buildings and Units by cards', () => {
  const choose = (what: 'own-wall' | 'any-wall' | 'gain-unit' | 'gain-unit-any', change: (t: Table) => void, where: object | null = null) =>
    why(
      owner(change).at('select', {
        what,
        seat: 0,
        ctx: ctx(0, FIELD),
        where,
        n: 0,
        times: 1,
        optional: true,
        distinct: false,
        chosen: [],
      } as never),
    );
  const havens = (t: Table): void => {
    Object.assign(t.hexes[FIELD]!, { haven: 0, up: true });
    t.hexes[HOME]!.wall = true;
    t.hexes[h(0, -2)]!.wall = true;
  };

  it('[UP-DEF-04] a Haven with a Wall gets no second one; of others only where the card says any', () => {
    expect(choose('own-wall', havens)).toEqual({ [HOME]: 'UP-DEF-04' });
    expect(choose('any-wall', havens)).toEqual({ [HOME]: 'UP-DEF-04', [h(0, -2)]: 'UP-DEF-04' });
  });

  it('[UP-CON-06] a Haven with five Units takes no further one', () => {
    const full = (t: Table): void => {
      havens(t);
      units(t, 0, HOME, { sellswords: 3, hunters: 2 });
    };
    const five = { [`sellswords@${HOME}`]: 'UP-CON-06', [`hunters@${HOME}`]: 'UP-CON-06' };
    expect(choose('gain-unit', full)).toEqual(five);
    expect(choose('gain-unit-any', full)).toEqual(five);
    // Where the card says "here", Havens elsewhere are not spoken of.
    expect(choose('gain-unit', full, { at: 'here' })).toEqual({});
  });

  it('[UP-NEM-05] no card moves a Horde across an impassable edge', () => {
    const s = owner((t) => {
      tile(t, FIELD, 'golgardei', 0);
      foe(t, 'oda', FIELD, 3);
    }).at('select', {
      what: 'move-horde',
      seat: 0,
      ctx: ctx(0, FIELD),
      where: null,
      n: 0,
      times: 1,
      optional: false,
      distinct: false,
      chosen: [],
    } as never);
    expect(Object.values(why(s))).toEqual(['UP-NEM-05']);
    expect(s.options(0)).toHaveLength(5);
  });
});
