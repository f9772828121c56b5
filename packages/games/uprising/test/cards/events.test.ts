import { describe, expect, it } from 'vitest';
import { EVENT, type EventId } from '../../data/events.ts';
import { REGION_OF, ring } from '../../data/map.ts';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, goods, h, onTop, stage, tile, units } from '../scenes.ts';

type S = ReturnType<typeof stage>;
type Change = Parameters<S['with']>[0];
function event(id: EventId, change: Change = () => undefined, edition: '1E' | '2E' = '2E'): S {
  const s = stage({ edition, heroes: ['ronja', 'syndra'] }).with((t) => {
    Object.assign(t, {
      legions: onTop(['butcher', 'assassin', 'imperial-guard']),
      hordes: onTop(['bloodwyrm', 'oda', 'counter-of-omens']),
    });
    Object.assign(t, { phase: 'events', threat: EVENT[id].threat });
  });
  s.with(change);
  return effectAt(s, `event/${id}/effect`, ctx(0, CAPITAL));
}
/** Answers with the first option (or the given ones for a kind of question) until nothing is asked. */
function rest(s: S, choose: Record<string, unknown> = {}): S {
  for (let i = 0; i < 60 && !s.over; i++) {
    const seat = s.asked[0]!;
    const { ask, kind } = s.question(seat);
    const wanted = choose[kind];
    if (ask.shape === 'share')
      s.say(
        seat,
        ask.least.map((_, k) => (k === 0 ? ask.min : 0)),
      );
    else if (ask.shape === 'pick') s.say(seat, ask.options.includes(wanted as never) ? (wanted as string) : ask.options[0]!);
    else s.say(seat, []);
  }
  return s;
}
const cards = (s: S) => s.events.flatMap((e) => (e.type === 'foe' ? [e.card] : []));
const placed = (s: S, what: string) => s.events.filter((e) => e.type === 'placed' && e.what === what).length;
/** The hex where a card appeared. */
const regionOf = (s: S, card: string): number => {
  const at = s.events.find((e) => e.type === 'foe' && e.card === card);
  return at?.type === 'foe' ? at.hex : -1;
};

describe('Events of Chapter I', () => {
  it('[card:eclipse] Legion, each may flip a hex next to the Hero', () => {
    const s = event('eclipse').say(0, 0);
    expect(cards(s)).toEqual(['butcher']);
    expect(s.question(0)).toMatchObject({ kind: 'select' });
    s.say(0, 'none').say(1, 'none');
    expect(s.over).toBe(true);
  });

  it.each(BOTH)('[card:three-bloody-comets] [%s] Horde in the Fog Grave, Legion, a Skeleton in each region', (edition) => {
    const s = rest(event('three-bloody-comets', () => undefined, edition));
    expect(cards(s)).toEqual(['bloodwyrm', 'butcher']);
    expect(placed(s, 'skeleton')).toBe(3);
  });

  it('[card:refugees-on-the-ice] a Basic Unit or 2 Food each, Legion', () => {
    const s = rest(event('refugees-on-the-ice'), { choose: 'two-food' });
    expect(s.table.players.map((p) => p.food)).toEqual([12, 12]);
    expect(cards(s)).toEqual(['butcher']);
  });

  it('[card:the-tax-fleet] Legion, 2 Garrisons, 2 Salt or a Garrison by the home hex', () => {
    const s = event('the-tax-fleet').say(0, 0).say(0, h(1, 0)).say(0, h(2, 0));
    s.say(0, 'pay-two-salt').say(1, 'garrison-by-home').say(1, h(0, -3));
    expect([s.table.players[0]!.salt, s.table.hexes[h(0, -3)]!.garrisons]).toEqual([8, 1]);
    expect(placed(s, 'garrison')).toBe(3);
  });

  it('[card:whispering-bones] 2 Skeletons, a Horde where most are, draw and discard a Feat each', () => {
    const s = event('whispering-bones', (t) => {
      Object.assign(t.players[0]!, { deck: ['rage'], lore: [0], feats: ['plunderer'] });
      Object.assign(t.players[1]!, { deck: [], lore: [], feats: ['thorn-ward'] });
    });
    s.say(0, h(-3, 0)).say(0, h(-3, 1)).say(0, h(-3, 2)).say(0, 'might').say(0, 'plunderer');
    expect(foeIn(s.table, 'bloodwyrm')!.at).toBe(h(-3, 2));
    expect([s.table.players[0]!.feats, s.table.players[1]!.feats]).toEqual([['rage'], []]);
  });

  it('[card:the-long-night] Legion, Horde, a Curse next to a Horde, 1 AP less', () => {
    const s = rest(event('the-long-night'));
    expect(cards(s)).toEqual(['butcher', 'bloodwyrm']);
    expect(placed(s, 'curse')).toBe(2);
    expect(s.table.players.map((p) => p.ap)).toEqual([7, 7]);
  });

  it('[card:birth-of-a-prophet] a Horde two steps from The Capital activates, then a Legion', () => {
    const s = rest(event('birth-of-a-prophet'));
    expect(ring(regionOf(s, 'bloodwyrm'))).toBe(2);
    expect(s.events.find((e) => e.type === 'activated')).toMatchObject({ card: 'bloodwyrm' });
  });
});

describe('Events of Chapter II', () => {
  it('[card:iron-harvest] Legion, a Garrison on each hex with one, at most 3, 2 Plunder each', () => {
    const s = event('iron-harvest', (t) => {
      for (const hex of [h(1, 0), h(0, 1), h(2, 0), h(-2, 0)]) t.hexes[hex]!.garrisons = 1;
      t.legions = [];
    });
    rest(s);
    expect(s.table.hexes.filter((hex) => hex.garrisons === 2)).toHaveLength(3);
    expect(s.table.players.map((p) => p.plunder)).toEqual([12, 12]);
  });

  it('[card:tide-of-the-drowned] Hordes in two regions, the third loses its Skeletons', () => {
    const s = event('tide-of-the-drowned', (t) => {
      t.hexes[h(0, 3)]!.skeletons = 2;
    });
    s.say(0, 'fog-grave').say(0, h(-3, 0)).say(0, 'howling-white').say(0, h(3, 0));
    expect(cards(s)).toEqual(['bloodwyrm', 'oda']);
    expect(s.table.hexes[h(0, 3)]!.skeletons).toBe(0);
  });

  it('[card:the-slave-market-burns] Legion; 3 Food for 2 Basic Units', () => {
    const s = event('the-slave-market-burns').say(0, 0).say(0, 'pay-three-food');
    s.say(0, `hunters@${h(0, 2)}`)
      .say(0, `hunters@${h(0, 2)}`)
      .say(1, 'none');
    expect([s.table.players[0]!.food, s.table.hexes[h(0, 2)]!.units]).toEqual([7, [0, 2, 0, 0]]);
  });

  it('[card:deserters] 2 Garrisons leave, Horde', () => {
    const s = event('deserters', (t) => {
      t.hexes[h(1, 0)]!.garrisons = 2;
      t.hexes[CAPITAL]!.garrisons = 2;
    });
    rest(s);
    expect([s.table.hexes[h(1, 0)]!.garrisons, s.table.hexes[CAPITAL]!.garrisons]).toEqual([0, 2]);
    expect(cards(s)).toEqual(['bloodwyrm']);
  });

  it('[card:black-snow] a Curse in a region, a Horde in the Screaming Sea', () => {
    const s = rest(event('black-snow'));
    expect(placed(s, 'curse')).toBe(1 + 1);
    expect(cards(s)).toEqual(['bloodwyrm']);
  });

  it('[card:the-inquisition] two Havens without Target: an Item or 3 VP', () => {
    const s = event('the-inquisition', (t) => {
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      Object.assign(t.players[0]!, { vp: 5, items: ['smoked-meat'] });
    }).say(0, 1);
    expect(s.options(0)).toEqual(['discard-an-item', 'lose-three-vp']);
    s.say(0, 'lose-three-vp');
    expect(s.table.players[0]!.vp).toBe(2);
  });

  it('[card:bone-march] Skeletons move, a Horde, 2 Skeletons with others', () => {
    const s = rest(
      event('bone-march', (t) => {
        t.hexes[h(3, -3)]!.skeletons = 1;
      }),
    );
    expect(s.events.some((e) => e.type === 'skeletons-moved')).toBe(true);
    expect(placed(s, 'skeleton')).toBe(2);
  });
});

describe('Events of Chapter III', () => {
  it.each(BOTH)('[card:the-empire-strikes] [%s] three Legions at Threat 6, Garrisons, one activates', (edition) => {
    const s = rest(event('the-empire-strikes', () => undefined, edition));
    expect(cards(s)).toEqual(['butcher', 'assassin', 'imperial-guard']);
    expect(s.table.foes.every((f) => f.threat === 6)).toBe(true);
    expect(s.events.find((e) => e.type === 'activated')).toMatchObject({ card: 'butcher' });
  });

  it('[card:feast-of-crows] a Horde in the region with most Skeletons; Chaos 1 VP per Curse over 4', () => {
    const s = rest(
      event('feast-of-crows', (t) => {
        for (const hex of [h(3, -3), h(-3, 3), h(0, 3), h(0, -3), h(-3, 0)]) t.hexes[hex]!.curse = true;
        t.hexes[h(3, -2)]!.skeletons = 1;
        t.hordes = onTop(['siren']);
      }),
    );
    expect(cards(s)).toEqual(['siren']);
    expect(REGION_OF[foeIn(s.table, 'siren')!.at]).toBe('howling-white');
    expect(s.table.chaosVp).toBe(1);
  });

  it('[card:last-caravan] Legion, 3 resources each', () => {
    const s = rest(event('last-caravan'));
    expect(goods(s.table, 1)[0]).toBe(13);
    expect(cards(s)).toEqual(['butcher']);
  });

  it('[card:the-gods-stir] Horde; a Feat to lift any Curse', () => {
    const s = event('the-gods-stir', (t) => {
      t.hexes[h(0, 3)]!.curse = true;
      t.players[0]!.feats = ['plunderer'];
    }).say(0, h(-3, 0));
    s.say(0, 'feat-for-curse').say(0, h(0, 3));
    expect([s.table.hexes[h(0, 3)]!.curse, s.table.players[0]!.feats]).toEqual([false, []]);
  });

  it('[card:civil-war-in-drakorea] a Legion; a Garrison falls on each of 3 hexes, no VP', () => {
    const s = event('civil-war-in-drakorea', (t) => {
      t.legions = [];
      for (const hex of [h(1, 0), h(0, 1), h(2, 0)]) t.hexes[hex]!.garrisons = 2;
    });
    rest(s);
    expect([h(1, 0), h(0, 1), h(2, 0)].map((hex) => s.table.hexes[hex]!.garrisons)).toEqual([1, 1, 1]);
    expect(s.table.players.map((p) => p.vp)).toEqual([0, 0]);
  });

  it('[card:skinwalkers] a Horde near the leader, a token on each Horde', () => {
    const s = event('skinwalkers', (t) => {
      t.players[1]!.vp = 4;
      foe(t, 'siren', h(-3, 3), 3);
    });
    expect(s.options(0)).toContain(h(0, -3));
    expect(s.options(0)).not.toContain(h(0, 3));
    s.say(0, h(0, -3));
    expect(s.table.foes.map((f) => f.tokens)).toEqual([1, 1]);
  });

  it('[card:the-frozen-fleet] a Legion on a Sea Tower with 2 Garrisons', () => {
    const s = event('the-frozen-fleet').say(0, h(2, 0)).say(0, 0);
    expect([foeIn(s.table, 'butcher')!.at, s.table.hexes[h(2, 0)]!.garrisons]).toEqual([h(2, 0), 2]);
  });
});

describe('Events of Chapter IV', () => {
  it('[card:the-last-stand] Legion, Horde, 2 Basic Units each', () => {
    const s = rest(event('the-last-stand'));
    expect([s.table.hexes[h(0, 2)]!.units[0], s.table.hexes[h(0, -2)]!.units[0]]).toEqual([2, 2]);
  });

  it('[card:worlds-end] a Horde at Threat 3 in each region', () => {
    const s = rest(event('worlds-end', (t) => Object.assign(t, { hordes: onTop(['coven-of-yssat', 'counter-of-omens', 'siren']) })));
    expect(s.table.foes.map((f) => f.threat)).toEqual([3, 3, 3]);
    expect(placed(s, 'curse')).toBe(0);
  });

  it('[card:crown-of-ice] a Legion; The Empire 1 VP per Garrison hex over 6', () => {
    const s = rest(
      event('crown-of-ice', (t) => {
        for (const hex of [h(1, 0), h(0, 1), h(2, 0), h(-2, 0), h(-1, 0), h(0, -1), h(1, -1), h(-1, 1)]) t.hexes[hex]!.garrisons = 1;
        t.legions = onTop(['butcher', 'assassin']);
      }),
    );
    expect(s.table.empireVp).toBe(2);
  });

  it('[card:open-gates] all Sea Towers become explored, without effect', () => {
    const s = rest(event('open-gates'));
    expect([s.table.hexes[h(2, 0)]!.up, s.table.hexes[h(-2, 0)]!.up]).toEqual([true, true]);
    expect(cards(s)).toEqual(['butcher']);
  });

  it('[card:blood-moon] Hordes +1, a Horde, and a reroll in each combat of the Chapter', () => {
    const s = rest(event('blood-moon', (t) => foe(t, 'siren', h(-3, 3), 3)));
    expect([foeIn(s.table, 'siren')!.threat, s.table.bloodMoon]).toEqual([4, true]);
    const f = stage().with((t) => {
      t.bloodMoon = true;
      units(t, 0, h(3, 0), { sellswords: 1 });
      t.hexes[h(3, 0)]!.skeletons = 1;
    });
    f.at('battle', { hex: h(3, 0), by: 0 });
    expect(f.options(0)).toContain('blood-moon');
    f.say(0, 'blood-moon').say(0, [0]);
    expect(f.over || !f.options(0).includes('blood-moon')).toBe(true);
  });

  it('[card:the-emperors-bargain] 3 VP to The Empire remove a weak Legion', () => {
    const s = event('the-emperors-bargain', (t) => {
      t.legions = [];
      foe(t, 'assassin', h(3, 0), 3);
      t.players[0]!.vp = 4;
    }).say(0, 'three-vp-for-a-legion');
    expect([s.table.players[0]!.vp, s.table.empireVp, s.table.gone]).toEqual([1, 1 + 3, ['assassin']]);
  });

  it.each([
    ['a Legion of Threat 4', 4, 4],
    ['2 VP', 3, 2],
  ])('[card:the-emperors-bargain] %s is no bargain', (_, threat, vp) => {
    const s = event('the-emperors-bargain', (t) => {
      t.legions = [];
      foe(t, 'assassin', h(3, 0), threat);
      t.players[0]!.vp = vp;
    });
    expect(s.asked.flatMap((seat) => s.options(seat))).not.toContain('three-vp-for-a-legion');
  });

  it('[card:unmaking] 2 Curses, a Horde, every Horde activates', () => {
    const s = rest(event('unmaking', (t) => foe(t, 'siren', h(-3, 3), 3)));
    expect(s.events.filter((e) => e.type === 'activated')).toHaveLength(2);
  });
});
