import { describe, expect, it } from 'vitest';
import { EVENT, EVENTS } from '../../data/events.ts';
import { uprisingGame } from '../../game.ts';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, goods, h, onTop, stage, tile, units, why } from '../scenes.ts';

describe('Refresh Phase', () => {
  const refresh = (edition: '1E' | '2E', chapter = 2) =>
    stage({ edition }).with((t) => {
      Object.assign(t, { chapter, druids: ['watcher', 'red-hand', 'treemother', 'mountain-heart'], druidsUp: edition === '1E' ? 1 : 4 });
      Object.assign(t, {
        items: onTop(['smoked-meat', 'ice-axe', 'blackfire', 'war-drum']),
        market: ['flenser', 'sled-dogs'],
        itemDiscard: [],
      });
      Object.assign(t, {
        questDeck: onTop(['silent-knives', 'break-the-chains', 'poison-the-wells']),
        openQuests: ['the-salt-barons'],
        questDiscard: [],
      });
      Object.assign(t.players[0]!, { ap: 1, down: ['pit-fighter', 'stones-of-the-old-gods'], quests: ['stones-of-the-old-gods'] });
    });

  it('[UP-REF-01] [1E] one more Druid awakes; [2E] there is no such step', () => {
    expect(refresh('1E').at('refresh', { dealt: 0 }).table.druidsUp).toBe(2);
    const second = refresh('2E').at('refresh', { dealt: 0 });
    expect(second.events.some((e) => e.type === 'druid')).toBe(false);
  });

  it.each(BOTH)('[UP-REF-02] [%s] flipped cards turn face-up, Quests taken too', (edition) => {
    expect(refresh(edition).at('refresh', { dealt: 0 }).table.players[0]!.down).toEqual([]);
  });

  it('[UP-REF-03] AP return, but not those lying on The Coven of Yssat', () => {
    const s = refresh('2E').with((t) => foe(t, 'coven-of-yssat', h(3, 0), 4, { held: [1, 0, 0, 0] }));
    s.at('refresh', { dealt: 0 });
    expect(s.table.players.map((p) => p.ap)).toEqual([7, 8]);
  });

  it('[UP-REF-04] the Market is discarded and three new Items are dealt', () => {
    const s = refresh('2E').at('refresh', { dealt: 0 });
    expect(s.table.market).toEqual(['smoked-meat', 'ice-axe', 'blackfire']);
    expect(s.table.itemDiscard).toEqual(['flenser', 'sled-dogs']);
  });

  it('[UP-REF-05] [UP-R-54] open Quests are discarded, three new ones dealt, taken ones stay', () => {
    const s = refresh('2E').at('refresh', { dealt: 0 });
    expect(s.table.openQuests).toEqual(['silent-knives', 'break-the-chains', 'poison-the-wells']);
    expect(s.table.questDiscard).toEqual(['the-salt-barons']);
    expect(s.table.players[0]!.quests).toEqual(['stones-of-the-old-gods']);
  });

  it('[UP-REF-05] [UP-ACT-QST-10] immediate effects are resolved as the Quests appear', () => {
    const s = refresh('2E').with((t) => {
      t.questDeck = onTop(['tribute', 'silent-knives']);
    });
    s.at('refresh', { dealt: 0 });
    expect(s.table.empireVp).toBe(1);
  });

  it('[UP-REF-06] the token passes to the left, not in Chapter 1', () => {
    expect(refresh('2E', 2).at('refresh', { dealt: 0 }).table.first).toBe(1);
    expect(refresh('2E', 1).at('refresh', { dealt: 0 }).table.first).toBe(0);
  });

  it('[UP-REF-07] in the listed order', () => {
    const s = refresh('1E').at('refresh', { dealt: 0 });
    const order = s.events.flatMap((e) => (['druid', 'market', 'quests', 'first'].includes(e.type) ? [e.type] : []));
    expect(order).toEqual(['druid', 'market', 'quests', 'quests', 'quests', 'first']);
  });

  it('[UP-REF-08] [UP-R-53] with a short deck what is there is dealt', () => {
    const s = refresh('2E').with((t) => {
      Object.assign(t, { items: ['ice-axe'], questDeck: [] });
    });
    s.at('refresh', { dealt: 0 });
    expect([s.table.market, s.table.openQuests]).toEqual([['ice-axe'], []]);
  });
});

describe('Events Phase', () => {
  const phase = (event: 'last-caravan' | 'the-last-stand' | 'the-empire-strikes', chapter = 3) =>
    stage({ options: { chapters: 4 } }).with((t) => {
      Object.assign(t, { chapter, phase: 'events', legions: ['assassin'], hordes: ['bloodwyrm'] });
      t.events = t.events.map((id, i) => (i === chapter - 1 ? event : id));
    });

  it('[UP-EVT-01] [UP-EVT-09] every card in play grows by 2, new ones do not', () => {
    const s = phase('last-caravan').with((t) => foe(t, 'butcher', h(1, 0), 3));
    s.at('events', {});
    expect(foeIn(s.table, 'butcher')!.threat).toBe(5);
    s.say(0, s.options(0)[0]!);
    expect(foeIn(s.table, 'assassin')!.threat).toBe(5);
  });

  it('[UP-EVT-02] [UP-EVT-03] the Event is resolved from top to bottom, the first player decides', () => {
    const s = phase('last-caravan').with((t) => {
      t.first = 1;
    });
    s.at('events', {});
    expect(s.asked).toEqual([1]);
    expect(s.question(1).kind).toBe('target');
    s.say(1, 0);
    const order = s.events.flatMap((e) => (e.type === 'event' || e.type === 'foe' || e.type === 'target' ? [e.type] : []));
    expect(order).toEqual(['event', 'foe', 'target']);
  });

  it('[UP-EVT-02] [UP-SET-24] the Event of this Chapter is seen by everybody from then on, later ones by nobody', () => {
    const s = phase('last-caravan');
    const seen = (): (string | null)[] => [...uprisingGame.view(s.match, 1).events];
    const before = seen();
    s.at('events', {});
    expect([before.slice(s.table.chapter - 1), seen().slice(s.table.chapter)].flat().filter((id) => id !== null)).toEqual([]);
    expect(seen()[s.table.chapter - 1]).toBe('last-caravan');
  });

  it('[UP-EVT-04] [UP-PLA-10] new cards have the Threat that is named, else that of the newest Event', () => {
    const s = phase('last-caravan');
    s.at('events', {}).say(0, 0);
    expect(foeIn(s.table, 'assassin')!.threat).toBe(5);
    const named = stage().with((t) => {
      t.legions = ['assassin'];
    });
    named.at('place-card', { side: 'E', n: 1, where: null, threat: 2, ctx: ctx(0, CAPITAL), card: '', tied: [] });
    named.say(0, 0);
    expect(foeIn(named.table, 'assassin')!.threat).toBe(2);
  });

  it('[UP-EVT-04] Events print Threat 4, 4, 5 and 5, Chapter by Chapter; The Empire Strikes prints 6', () => {
    for (const [i, threat] of [4, 4, 5, 5].entries()) {
      const chapter = EVENTS.filter((id) => EVENT[id].chapter === i + 1 && id !== 'the-empire-strikes');
      expect(chapter.map((id) => EVENT[id].threat)).toEqual(new Array(i === 2 ? 6 : 7).fill(threat));
    }
    expect(EVENT['the-empire-strikes'].threat).toBe(6);
  });

  it('[UP-EVT-04] [UP-CHA-14] under The Empire Strikes Hordes out of Skeletons come at 6 too', () => {
    const s = phase('the-empire-strikes', 3).with((t) => {
      Object.assign(t, { legions: [], hordes: onTop(['counter-of-omens']) });
    });
    s.at('events', {});
    for (let i = 0; i < 20 && s.asked.length > 0; i++) s.say(0, s.options(0)[0]!);
    s.with((t) => {
      t.hexes[h(3, 0)]!.skeletons = 3;
    });
    s.at('settle', { by: 0, fights: false });
    expect(foeIn(s.table, 'counter-of-omens')!.threat).toBe(6);
  });

  it('[UP-EVT-05] one Activation Token on every card, two in the last Chapter', () => {
    for (const [chapter, n] of [
      [3, 1],
      [4, 2],
    ] as const) {
      const s = phase('the-last-stand', chapter).with((t) => {
        Object.assign(t, { legions: [], hordes: [] });
        foe(t, 'butcher', h(3, 0), 3);
      });
      s.at('events', {}, 'tokens');
      expect(foeIn(s.table, 'butcher')!.tokens).toBe(n);
    }
  });

  /** The seat that decides where seat 1 acts and seat 0 is the first player. */
  const TOKEN_GIVERS = [
    ['1E', 1],
    ['2E', 0],
  ] as const;

  it('[UP-EVT-06] other tokens go on a card with the fewest; ties: [1E] the acting player, [2E] the first player', () => {
    for (const [edition, seat] of TOKEN_GIVERS) {
      const s = stage({ edition }).with((t) => {
        foe(t, 'butcher', h(3, 0), 3, { tokens: 1 });
        foe(t, 'assassin', h(3, 0), 3);
        foe(t, 'oda', h(-3, 0), 3);
      });
      s.at('token', { by: 1, except: '', why: '' });
      expect([s.asked, s.options(seat)]).toEqual([[seat], ['assassin', 'oda']]);
    }
  });

  it.each(['quest/poison-the-wells/fail', 'quest/tribute/fail'])(
    '[UP-EVT-06] %s: a token on a Legion goes on one with the fewest; ties: [1E] the acting player, [2E] the first player',
    (path) => {
      for (const [edition, seat] of TOKEN_GIVERS) {
        const s = stage({ edition }).with((t) => {
          foe(t, 'butcher', h(3, 0), 3, { tokens: 1 });
          foe(t, 'assassin', h(3, 0), 3);
          foe(t, 'spymaster', h(3, 0), 3);
          foe(t, 'oda', h(-3, 0), 3);
        });
        effectAt(s, path, ctx(1, h(0, -2)));
        expect([s.asked, s.options(seat), why(s, seat)]).toEqual([[seat], ['spymaster', 'assassin'], { butcher: 'UP-EVT-06' }]);
      }
    },
  );

  it('[UP-EVT-07] without a Legion or Horde the token is not placed', () => {
    expect(stage().at('token', { by: 0, except: '', why: '' }).over).toBe(true);
  });

  it('[UP-EVT-08] an effect that activates needs and uses no token', () => {
    const s = stage().with((t) => foe(t, 'butcher', CAPITAL, 3, { tokens: 1, target: CAPITAL }));
    effectAt(s, 'tile/omeido/effect', ctx(0, h(1, 0)));
    expect(s.events.some((e) => e.type === 'activated')).toBe(true);
    expect(foeIn(s.table, 'butcher')!.tokens).toBe(1);
  });
});

describe('Build Phase', () => {
  const build = (edition: '1E' | '2E' = '2E') =>
    stage({ edition, factions: ['duerkhar', 'mohyar'], heroes: ['yanny', 'ronja'] }).with((t) => {
      t.phase = 'build';
      for (const p of t.players) Object.assign(p, { deck: [], lore: [] });
    });

  it('[UP-BLD-01] all factions build at the same time', () => {
    const s = build().at('build', {});
    expect(s.asked).toEqual([0, 1]);
    s.say(1, 'hunters').say(1, [1, 1, 0]).say(0, 'younglings');
    expect([s.table.hexes[h(0, 2)]!.units, s.table.hexes[h(0, -2)]!.units]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('[UP-BLD-02] draw two Feats, keep one, the other goes under the deck; with one left, one; with none, none', () => {
    const s = build().with((t) => {
      Object.assign(t.players[0]!, { deck: ['deep-roads', 'spear-chorus', 'shield-brothers'], lore: [0, 0, 0] });
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 });
    expect(s.options(0)).toEqual(['shield-brothers', 'spear-chorus']);
    s.say(0, 'spear-chorus');
    expect(s.table.players[0]).toMatchObject({ feats: ['spear-chorus'], deck: ['shield-brothers', 'deep-roads'], lore: [1, 0], drawn: [] });
    const one = build().with((t) => Object.assign(t.players[0]!, { deck: ['deep-roads'], lore: [0] }));
    expect(one.at('builder', { seat: 0, unit: '', camp: -1 }).table.players[0]!.feats).toEqual(['deep-roads']);
    expect(build().at('builder', { seat: 0, unit: '', camp: -1 }).question(0).stage).toBe('buy');
  });

  it('[UP-BLD-03] [UP-BLD-05] Units, Walls and Towers on own Havens; Wall and Tower cost 1 Plunder', () => {
    const s = build().at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    s.say(0, `wall@${h(0, 2)}`).say(0, `tower@${h(0, 2)}`);
    expect(s.table.players[0]!.plunder).toBe(8);
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ wall: true, tower: true });
    expect(s.options(0)).not.toContain(`wall@${h(0, -2)}`);
  });

  it('[UP-BLD-04] fixed costs, one or the other, any two', () => {
    const s = build().at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    s.say(0, 'younglings:1').say(0, 'oathsworn');
    expect(goods(s.table, 0)).toEqual([8, 5, 10]);
    const any = build().at('builder', { seat: 1, unit: '', camp: -1 }, 'buy');
    any.say(1, 'hunters');
    expect(any.refusal(1, [1, 0, 0]).refused).toBe('wrong-total');
    any.say(1, [0, 1, 1]);
    expect(goods(any.table, 1)).toEqual([10, 9, 9]);
  });

  it('[UP-BLD-06] only Units in the reserve, not those in a Graveyard', () => {
    const s = build().with((t) => {
      t.chaosGrave = {
        ...t.chaosGrave,
        units: [
          [0, 0, 0, 1],
          [0, 0, 0, 0],
        ],
      };
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(s.options(0)).not.toContain('koloth');
    expect(s.options(0)).toContain('oathsworn');
  });

  it('[UP-BLD-07] Trade and 3:1 exchange work in this Phase', () => {
    const s = build().at('build', {});
    s.take(0, 'trade', 'trade').take(0, 'exchange', 'food>salt');
    expect(s.table.players[0]).toMatchObject({ ap: 7, salt: 12, food: 7 });
    expect(s.question(0).stage).toBe('buy');
  });

  it.each(BOTH)('[UP-BLD-08] [%s] a faction without Haven camps on one hex and builds Units there', (edition) => {
    const s = build(edition).with((t) => {
      t.hexes[h(0, 2)]!.haven = -1;
      t.hexes[h(0, 3)]!.curse = true;
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'camp');
    expect(s.options(0).includes(h(0, 3))).toBe(edition === '2E');
    expect(s.options(0)).not.toContain(h(0, -2));
    expect(s.options(0)).toContain('decline');
    s.say(0, h(3, 0));
    expect(s.table.players[0]!.at).toBe(h(3, 0));
    s.say(0, 'younglings');
    expect(s.table.hexes[h(3, 0)]!.units).toEqual([1, 0, 0, 0]);
    expect(s.options(0).some((id) => String(id).startsWith('wall'))).toBe(false);
  });

  it('[UP-BLD-08] [UP-CON-09] of two factions that camp on one hex the first to build has it; nobody pays for nothing', () => {
    const s = stage({ factions: ['mohyar', 'druwhn'] }).with((t) => {
      t.phase = 'build';
      for (const hex of t.hexes) hex.haven = -1;
      for (const p of t.players) Object.assign(p, { deck: [], lore: [] });
    });
    s.at('build', {}).say(0, h(3, 0)).say(1, h(3, 0)).say(0, 'sellswords');
    expect(s.question(0).kind).toBe('pay');
    expect(s.options(1)).toEqual(['done']);
    s.say(0, [2, 0, 0]);
    expect(s.table.hexes[h(3, 0)]).toMatchObject({ owner: 0, units: [1, 0, 0, 0] });
    expect([goods(s.table, 0), goods(s.table, 1)]).toEqual([
      [8, 10, 10],
      [10, 10, 10],
    ]);
  });

  it('[UP-BLD-08] [UP-EMP-32] a camp on The Capital calls a Legion', () => {
    const s = build().with((t) => {
      t.hexes[h(0, 2)]!.haven = -1;
      t.legions = ['assassin'];
    });
    s.at('build', {});
    s.say(0, CAPITAL).say(0, 'younglings').say(0, 'done').say(1, 'done');
    expect(s.events.find((e) => e.type === 'foe')).toMatchObject({ card: 'assassin', hex: CAPITAL });
  });

  it('[UP-BLD-09] no Units where enemies stand on a Haven hex', () => {
    const s = build().with((t) => {
      t.hexes[h(0, 2)]!.skeletons = 1;
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      units(t, 0, h(1, 1), { younglings: 5 });
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    expect(s.options(0)).not.toContain('spearsingers');
    s.with((t) => {
      t.hexes[h(0, 2)]!.skeletons = 0;
    });
    expect(s.options(0)).toContain('spearsingers');
  });
});
