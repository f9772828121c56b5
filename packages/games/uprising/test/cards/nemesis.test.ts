import { describe, expect, it } from 'vitest';
import { NEMESIS, type NemesisId } from '../../data/nemesis.ts';
import { cardDice } from '../../query/dice.ts';
import { legionReach } from '../../query/reach.ts';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, h, rolls, stage, tile, units } from '../scenes.ts';
import { colours, FIELD, fight, hits, rounds } from './fights.ts';

/** Places the card; the first player answers with the first option. */
function enters(card: NemesisId, change: Parameters<ReturnType<typeof stage>['with']>[0] = () => undefined, at = h(3, 0)) {
  const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
    Object.assign(t, NEMESIS[card].side === 'E' ? { legions: [card] } : { hordes: [card] });
    Object.assign(t, { phase: 'events' });
  });
  s.with(change);
  const { side } = NEMESIS[card];
  s.at('place-card', { side, n: 1, where: side === 'E' ? null : { at: 'here' }, threat: 0, ctx: ctx(0, at), card: '', tied: [] });
  if (!s.over && s.question(s.asked[0]!).kind === 'target') s.say(0, 0);
  return s;
}
const godpower = (card: NemesisId, s: ReturnType<typeof stage>, more: object = {}) =>
  effectAt(s, `nemesis/${card}/godpower/effect`, ctx(0, FIELD, { self: card, side: 1, ...more }));
/** The card is destroyed by seat 0. */
const slain = (card: NemesisId, change: Parameters<ReturnType<typeof stage>['with']>[0] = () => undefined, edition: '1E' | '2E' = '2E') => {
  const s = stage({ edition, heroes: ['ronja', 'syndra'] }).with((t) => {
    foe(t, card, h(3, 0), 1);
    t.dying = t.foes;
    t.foes = [];
  });
  s.with(change);
  return s.at('slain', { card, victor: 0, here: h(3, 0) });
};

describe('Legions', () => {
  it('[card:courtesan] flips cards, copies dice, gives a token, Hero Dice for VP', () => {
    const s = enters('courtesan', (t) => {
      t.players[0]!.feats = ['plunderer', 'pit-fighter'];
      t.players[1]!.items = ['smoked-meat'];
    });
    s.say(0, 'pit-fighter');
    expect(s.table.players.map((p) => p.down)).toEqual([['pit-fighter'], ['smoked-meat']]);
    const f = fight({ units: { berserkers: 1, slavers: 1 }, foe: ['courtesan', 3] });
    expect(colours(f, 1)).toEqual(['red', 'purple']);
    const token = stage().with((t) => {
      foe(t, 'courtesan', FIELD, 3);
      foe(t, 'oda', h(3, 0), 3);
    });
    godpower('courtesan', token);
    expect([foeIn(token.table, 'oda')!.tokens, foeIn(token.table, 'courtesan')!.tokens]).toEqual([1, 0]);
    const dead = slain('courtesan').dice(rolls({ 'hero:0:red': 'SS -', 'hero:0:blue': 'S' }));
    dead.say(0, [0, 0]);
    expect(dead.table.players[0]!.vp).toBe(3);
  });

  it('[card:warlock] a token at once, next to every hex, tears down buildings, 3 VP', () => {
    expect(foeIn(enters('warlock').table, 'warlock')!.tokens).toBe(1);
    const { table } = stage().with((t) => foe(t, 'warlock', CAPITAL, 3, { target: h(0, 2), prey: 0 }));
    expect(legionReach(table, foeIn(table, 'warlock')!)).toEqual([h(0, 2)]);
    const s = fight({
      units: { sellswords: 2 },
      foe: ['warlock', 1],
      haven: true,
      dice: { 'roll:E:white': '- -', 'roll:E:purple': 'SB', 'roll:0:blue': '- - - S' },
      change: (t) => Object.assign(t.hexes[FIELD]!, { wall: true }),
    });
    expect(s.options(0)).toEqual(['wall', 'haven']);
    s.say(0, 'wall');
    expect(s.table.hexes[FIELD]).toMatchObject({ wall: false });
    expect(slain('warlock').table.players[0]!.vp).toBe(3);
  });

  it('[card:spymaster] closes the Market, no enemy Shields, takes a card, 4 VP and a new Market', () => {
    expect(enters('spymaster').table.marketClosed).toBe(true);
    const s = fight({
      units: { sellswords: 2 },
      foe: ['spymaster', 1],
      dice: { 'roll:E:white': '- S', 'roll:E:purple': '-', 'roll:0:blue': 'H H' },
    });
    expect(hits(s, 1)[0]).toBe(1);
    const f = fight({
      items: ['smoked-meat', 'executioners-axe'],
      feats: ['plunderer'],
      away: true,
      units: { sellswords: 1 },
      foe: ['spymaster', 1],
      dice: { 'roll:E:white': '- -', 'roll:E:purple': 'SB', 'roll:0:blue': 'S' },
    });
    expect(f.options(0)).toEqual(['executioners-axe', 'plunderer']);
    const dead = slain('spymaster', (t) =>
      Object.assign(t, { market: ['flenser'], items: ['ice-axe'], marketClosed: true, itemDiscard: [] }),
    );
    expect(dead.table).toMatchObject({ market: ['ice-axe'], marketClosed: false, itemDiscard: ['flenser'] });
    expect(dead.table.players[0]!.vp).toBe(4);
  });

  it('[card:assassin] an Elite Unit or 2 Food, red dice on Badlands, 2 Skulls, 3 VP', () => {
    const s = enters('assassin', (t) => units(t, 0, h(0, 2), { slavers: 1 }));
    s.say(0, 'remove-elite');
    expect([s.table.hexes[h(0, 2)]!.owner, s.table.players[1]!.food]).toEqual([-1, 8]);
    const f = fight({
      tile: 'bruthgaard',
      units: { sellswords: 3 },
      foe: ['assassin', 3],
      dice: { 'roll:E:white': '- -', 'roll:E:red': 'SB -' },
    });
    expect(colours(f, 1)).toEqual(['white', 'white', 'red', 'red']);
    expect(hits(f)[0]).toBe(3);
    expect(slain('assassin').table.players[0]!.vp).toBe(3);
  });

  it('[card:imperial-guard] Garrisons for The Capital, red on Badlands, 2 Shields, 5 VP and a last blow', () => {
    expect(enters('imperial-guard').table.hexes[CAPITAL]!.garrisons).toBe(2);
    const f = fight({
      tile: 'bruthgaard',
      units: { sellswords: 3 },
      foe: ['imperial-guard', 3],
      dice: { 'roll:E:white': '- -', 'roll:E:red': 'SB' },
    });
    expect(colours(f, 1)).toEqual(['white', 'white', 'red']);
    const s = slain('imperial-guard', (t) => units(t, 0, h(3, 0), { sellswords: 1, berserkers: 1 }));
    s.say(0, `sellswords@${h(3, 0)}`);
    expect([s.table.players[0]!.vp, s.table.imperialGrave.units[0]]).toEqual([5, [1, 0, 0, 0]]);
    const shield = fight({
      units: { berserkers: 2 },
      foe: ['imperial-guard', 1],
      dice: { 'roll:E:white': '- - -', 'roll:E:red': 'SB', 'roll:0:red': 'SS -' },
    });
    expect(hits(shield, 1)).toEqual([1, 0]);
  });

  it('[card:butcher] half the Plunder, 3 red on Badlands, a Haven falls, 4 VP', () => {
    const s = enters('butcher', (t) => {
      t.players[0]!.plunder = 7;
    });
    expect(s.table.players.map((p) => p.plunder)).toEqual([4, 5]);
    expect(colours(fight({ tile: 'bruthgaard', units: { sellswords: 1 }, foe: ['butcher', 3] }), 1)).toEqual([
      'white',
      'red',
      'red',
      'red',
    ]);
    const g = stage().with((t) => {
      foe(t, 'butcher', h(0, 3), 3);
    });
    effectAt(g, 'nemesis/butcher/godpower/effect', ctx(0, h(0, 3), { self: 'butcher' }));
    expect(g.table.hexes[h(0, 2)]!.haven).toBe(-1);
    expect(slain('butcher').table.players[0]!.vp).toBe(4);
  });

  it('[card:mage-breaker] throws the Archery dice of her row as printed; an option makes all rows alike', () => {
    const dice = (mageBreaker: 'printed' | 'even') => {
      const { table } = stage().with((t) => Object.assign(t, { options: { ...t.options, mageBreaker } }));
      return [1, 3, 6].map((threat) => cardDice(table, 'mage-breaker', 'archery', threat).length);
    };
    expect([dice('printed'), dice('even')]).toEqual([
      [2, 3, 2],
      [2, 2, 2],
    ]);
  });

  it('[card:mage-breaker] flips Items, retargeting removes Sea Towers, Skulls per Bolt, VP per Tower', () => {
    const s = enters('mage-breaker', (t) => {
      t.players[1]!.items = ['smoked-meat'];
    });
    expect(s.table.players[1]!.down).toEqual(['smoked-meat']);
    const r = stage().with((t) => {
      tile(t, h(2, 0), 'zeegard');
      tile(t, h(1, 1), 'rigga');
      t.hexes[h(1, 1)]!.haven = 0;
      foe(t, 'mage-breaker', CAPITAL, 3, { target: h(1, 1), prey: 0 });
    });
    effectAt(r, 'nemesis/bloodwyrm/godpower/effect', ctx(0, h(1, 1)));
    r.say(0, h(2, 0));
    expect(r.table.hexes[h(2, 0)]!.tile).toBeNull();
    expect([foeIn(r.table, 'mage-breaker')!.razed, r.table.razed]).toEqual([1, ['zeegard']]);
    const f = fight({
      units: { slavers: 2, sellswords: 2 },
      foe: ['mage-breaker', 1],
      dice: { 'roll:E:black': 'S B', 'roll:E:yellow': '- -', 'roll:E:white': '-', 'roll:0:purple': 'BB -', 'roll:0:blue': '- - -' },
    });
    f.say(0, [1, 0, 0, 0]);
    expect(hits(f, 1)[0]).toBe(3);
    const dead = slain('mage-breaker', (t) => {
      t.dying[0]!.razed = 2;
      t.items = [];
    });
    expect(dead.table.players[0]!.vp).toBe(4);
  });

  it('[card:executioner] hunts the leader, purple where a Target is, the dearest Unit leaves the game, 3 VP', () => {
    const s = enters('executioner', (t) => {
      t.players[1]!.vp = 3;
    });
    expect(foeIn(s.table, 'executioner')!.prey).toBe(1);
    const f = fight({
      units: { sellswords: 1 },
      foe: ['executioner', 1],
      change: (t) => Object.assign(t.foes[0]!, { target: FIELD, prey: 0 }),
      haven: true,
    });
    expect(colours(f, 1)).toEqual(['white', 'purple']);
    const g = fight({
      units: { sellswords: 3, berserkers: 1 },
      foe: ['executioner', 2],
      dice: { 'roll:E:white': '- -', 'roll:E:black': 'B', 'roll:E:purple': '-', 'roll:0:blue': '- - -', 'roll:0:red': '-' },
    });
    expect([...g.options(0)].sort()).toEqual([`berserkers@${FIELD}`, 'slavers@-1', 'berserkers@-1'].sort());
    g.say(0, 'slavers@-1');
    expect(g.table.players[0]!.boxed).toEqual([0, 0, 0, 1]);
    expect(slain('executioner').table.players[0]!.vp).toBe(3);
  });

  it.each(BOTH)('[card:new-emperor] [%s] VP for The Empire, and 2 Garrisons when he falls', (edition) => {
    expect(enters('new-emperor').table.empireVp).toBe(2);
    const s = slain('new-emperor', () => undefined, edition);
    if (edition === '1E') s.say(0, h(1, 0)).say(0, h(2, 0));
    expect(s.table.players[0]!.vp).toBe(5);
    expect(s.table.hexes[CAPITAL]!.garrisons).toBe(edition === '2E' ? 2 : 0);
    expect(NEMESIS['new-emperor'].initiative['2E']).toBe(29);
  });
});

describe('Hordes', () => {
  it('[card:lich-queen] a Curse and 5 VP with fewer than 5; every Horde grows; 3 VP; initiative by edition', () => {
    const s = enters('lich-queen');
    expect([s.table.hexes[h(3, 0)]!.curse, s.table.chaosVp]).toEqual([true, 5]);
    const g = stage().with((t) => {
      foe(t, 'lich-queen', FIELD, 3);
      foe(t, 'oda', h(3, 0), 3);
    });
    godpower('lich-queen', g);
    expect(g.table.foes.map((f) => f.threat)).toEqual([4, 4]);
    expect(slain('lich-queen').table.players[0]!.vp).toBe(3);
    expect(NEMESIS['lich-queen'].initiative).toEqual({ '1E': 22, '2E': 3 });
  });

  it('[card:coven-of-yssat] holds 1 AP of each player, flips all cards, gives the AP back', () => {
    const s = enters('coven-of-yssat');
    expect([s.table.players.map((p) => p.ap), foeIn(s.table, 'coven-of-yssat')!.held]).toEqual([
      [7, 7],
      [1, 1, 0, 0],
    ]);
    const f = fight({
      feats: ['plunderer'],
      items: ['ice-axe'],
      units: { sellswords: 1 },
      foe: ['coven-of-yssat', 1],
      dice: { 'roll:C:yellow': '-', 'roll:C:purple': 'SB', 'roll:C:white': '-', 'roll:0:blue': 'S' },
    });
    expect(f.table.players[0]!.down).toEqual(['plunderer', 'ice-axe']);
    const dead = slain('coven-of-yssat', (t) => {
      t.dying[0]!.held = [1, 2, 0, 0];
    });
    expect([dead.table.players.map((p) => p.ap), dead.table.players[0]!.vp]).toEqual([[9, 10], 4]);
    expect(NEMESIS['coven-of-yssat'].initiative).toEqual({ '1E': 26, '2E': 9 });
  });

  it('[card:counter-of-omens] 2 Skeletons with him, 2 together elsewhere, 2 when he falls', () => {
    expect(enters('counter-of-omens').table.hexes[h(3, 0)]!.skeletons).toBe(2);
    const g = stage().with((t) => foe(t, 'counter-of-omens', FIELD, 3));
    godpower('counter-of-omens', g);
    g.say(0, h(-3, 0));
    expect(g.table.hexes[h(-3, 0)]!.skeletons).toBe(2);
    const dead = slain('counter-of-omens');
    expect([dead.table.hexes[h(3, 0)]!.skeletons, dead.table.players[0]!.vp]).toEqual([2, 2]);
  });

  it('[card:bloodwyrm] a Curse on her hex, another After Damage, 4 VP', () => {
    expect(enters('bloodwyrm').table.hexes[h(3, 0)]!.curse).toBe(true);
    const f = fight({ units: { sellswords: 1, hunters: 1 }, foe: ['bloodwyrm', 1], dice: { 'roll:0:white': '-', 'roll:C:red': 'SB' } });
    f.say(0, [0, 1, 0, 0]);
    expect(f.table.hexes[FIELD]!.curse).toBe(true);
    expect(slain('bloodwyrm').table.players[0]!.vp).toBe(4);
  });

  it('[card:siren] calls a Unit of each player, no enemy Bolts, flees, 2 VP', () => {
    const s = enters('siren', (t) => units(t, 0, h(0, 3), { sellswords: 1, hunters: 1 }), h(3, 0));
    s.say(0, `hunters@${h(0, 3)}>${h(1, 2)}`);
    expect(s.table.hexes[h(1, 2)]!.units).toEqual([0, 1, 0, 0]);
    expect(s.table.players[1]!.food).toBe(9);
    const f = fight({
      druids: ['red-hand'],
      units: { slavers: 1 },
      foe: ['siren', 1],
      dice: { 'roll:C:blue': '-', 'roll:0:purple': 'BB', 'roll:C:purple': 'SB', 'roll:C:white': '-' },
    });
    expect(f.events.some((e) => e.type === 'druid-used')).toBe(false);
    expect(slain('siren').table.players[0]!.vp).toBe(2);
  });

  it('[card:siren] flees to the closest empty hex and to no other', () => {
    const s = stage().with((t) => {
      foe(t, 'siren', h(3, 0), 3);
      t.hexes[h(2, 0)]!.curse = true;
      t.hexes[h(3, -1)]!.curse = true;
    });
    s.at('card:siren-flees', { ctx: ctx(0, h(3, 0), { self: 'siren' }) });
    expect(foeIn(s.table, 'siren')!.at).toBe(h(2, 1));
  });

  it('[card:banished] up to Threat 5, rerolls blanks, kills the dearest Unit, returns once', () => {
    const s = enters('banished', (t) => {
      t.threat = 3;
      foe(t, 'oda', h(-3, 0), 3);
      t.hordes = ['banished'];
    });
    expect([foeIn(s.table, 'banished')!.threat, s.table.chaosVp]).toEqual([5, 0]);
    const f = fight({
      units: { sellswords: 1, berserkers: 1 },
      foe: ['banished', 1],
      dice: { 'roll:C:blue': 'H', 'roll:C:red': 'SB', 'roll:0:blue': '-', 'roll:0:red': '-' },
    });
    expect(f.table.chaosGrave.units[0]![2]).toBe(1);
    const dead = slain('banished', (t) => {
      t.hordes = ['oda'];
    });
    expect([dead.table.hordes, dead.table.gone, dead.table.players[0]!.vp]).toEqual([['banished', 'oda'], [], 3]);
    const again = slain('banished', (t) => {
      t.banishedBack = true;
      t.hordes = [];
    });
    expect(again.table.gone).toEqual(['banished']);
  });

  it('[card:false-messiah] goes to the weakest hold, red with a Haven, a Haven falls, 3 VP and a Unit', () => {
    const s = enters('false-messiah', (t) => {
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.hexes[CAPITAL]!.garrisons = 2;
    });
    expect(foeIn(s.table, 'false-messiah')!.at).toBe(h(0, -2));
    expect(colours(fight({ units: { sellswords: 1 }, foe: ['false-messiah', 1], haven: true }), 1)).toEqual(['white', 'red']);
    const g = stage().with((t) => foe(t, 'false-messiah', FIELD, 3));
    godpower('false-messiah', g);
    g.say(0, h(0, -2));
    expect(g.table.hexes[h(0, -2)]!.haven).toBe(-1);
    const dead = slain('false-messiah').say(0, `slavers@${h(3, 0)}`);
    expect([dead.table.players[0]!.vp, dead.table.hexes[h(3, 0)]!.units]).toEqual([3, [0, 0, 0, 1]]);
  });

  it('[card:oda] +2 Threat, others +1, no Archery, 2 Skulls per Bolt, 5 VP', () => {
    const s = enters('oda', (t) => {
      foe(t, 'assassin', CAPITAL, 3);
      t.hordes = ['oda'];
    });
    expect(s.table.foes.map((f) => f.threat)).toEqual([4, 6]);
    const f = fight({ units: { hunters: 3 }, foe: ['oda', 1], dice: { 'roll:C:black': 'B', 'roll:0:white': '- - -' } });
    expect([rounds(f)[0], hits(f)[0]]).toEqual(['clash', 2]);
    expect(slain('oda').table.players[0]!.vp).toBe(5);
  });
});
