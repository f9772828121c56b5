/** Rulings about the table: options, components, cards and goods. */
import { isRefusal } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../../data/factions.ts';
import { DIAGRAMS, NEIGHBOURS, ring } from '../../data/map.ts';
import { WINDOWS } from '../../data/ops.ts';
import { CARD } from '../../data/play-cards.ts';
import { names } from '../../locale/en/names.ts';
import { options } from '../../options.ts';
import { ctx, effectAt, foe, goods, h, stage, tile, turnOf } from '../scenes.ts';

describe('rulings: table', () => {
  it('[UP-R-01] the later text is played unless the table chooses the other', () => {
    expect(options({}, 2)).toMatchObject({ edition: '2E' });
    expect(options({ edition: '1E' }, 2)).toMatchObject({ edition: '1E' });
  });

  it('[UP-R-46] no further revision, and no Aether', () => {
    expect(options({ edition: '3E' }, 2)).toMatchObject({ refused: 'bad-option', option: 'edition' });
    expect(options({ aether: true }, 2)).toMatchObject({ refused: 'bad-option', option: 'aether' });
  });

  it('[UP-R-45] the factions are spelled Druwhn, Duerkhar, Krowh, Mohyar', () => {
    expect(FACTIONS.map((id) => names.factions[id])).toEqual(['Druwhn', 'Duerkhar', 'Krowh', 'Mohyar']);
    expect(isRefusal(options({ factions: ['khrow', 'druwyn'] }, 2))).toBe(true);
  });

  it('[UP-R-24] goods change hands only with the consent of the giver', () => {
    const s = stage().with((t) => {
      t.players[1]!.at = h(0, 2);
    });
    turnOf(s, 0).say(0, 'trade');
    expect(s.asked).toEqual([0]);
    s.say(0, 'done');
    expect([s.asked, s.options(1)]).toEqual([[1], ['goods:0', 'done']]);
    s.say(1, 'done');
    expect([goods(s.table, 0), goods(s.table, 1)]).toEqual([
      [11, 10, 10],
      [10, 10, 10],
    ]);
  });

  it('[UP-R-26] AP may exceed 8 until the next Refresh gives 8 again', () => {
    const s = stage().with((t) => {
      foe(t, 'coven-of-yssat', h(3, 0), 1, { held: [1, 1, 0, 0] });
      t.players[1]!.ap = 3;
    });
    effectAt(s, 'quest/heart-of-the-glacier/solve', ctx(0, h(0, 2), { quest: 'heart-of-the-glacier' }));
    expect(s.table.players.map((p) => p.ap)).toEqual([9, 4]);
    s.with((t) => Object.assign(t, { items: [], questDeck: [] })).at('refresh', { dealt: 0 });
    expect(s.table.players.map((p) => p.ap)).toEqual([8, 8]);
  });

  it('[UP-R-27] tucked attribute Feats count for the ten cards', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      const feats = ['pit-fighter', 'plunderer', 'rage', 'scars', 'trophy-rack', 'chain-breaker', 'forced-march', 'berserker-call'];
      const tucked = ['rage', 'scars'].map((feat) => ({ feat, attribute: 'might' }));
      Object.assign(t.players[0]!, { feats, tucked, items: ['ice-axe', 'war-drum'] });
      t.market = ['smoked-meat'];
    });
    turnOf(s, 0).say(0, 'buy:smoked-meat');
    expect(s.question(0).kind).toBe('limit');
    expect(s.options(0)).toContain('rage');
  });

  it('[UP-R-28] a search through an empty Feat deck gives nothing', () => {
    const s = stage().with((t) => Object.assign(t.players[0]!, { deck: [], lore: [] }));
    s.at('gain-feat', { seat: 0 });
    expect([s.over, s.table.players[0]!.feats]).toEqual([true, []]);
  });

  it('[UP-R-39] the 28 dice of the box are no limit', () => {
    const s = stage().with((t) => {
      t.players[0]!.attributes = [30, 0, 0, 0];
    });
    s.at('hero-roll', { seat: 0, pool: ['blue'] });
    expect(s.events.find((e) => e.type === 'hero-rolled')).toMatchObject({ dice: { length: 31 } });
  });

  it('[UP-R-57] the supply of resources is an option of the table in both editions', () => {
    const explored = (edition: '1E' | '2E', resourceSupply: string) => {
      const s = stage({ edition, options: { resourceSupply } }).with((t) => {
        tile(t, h(2, 0), 'dawngaard', 0, false);
        Object.assign(t.players[0]!, { salt: 60, plunder: 30, food: 29, at: h(2, 0) });
        Object.assign(t.players[1]!, { salt: 0, plunder: 0, food: 0 });
      });
      turnOf(s, 0).say(0, 'explore');
      if (!s.over) s.say(0, [1, 0, 0]);
      return s.table.players[0]!.salt;
    };
    expect([explored('1E', 'box'), explored('1E', 'edition')]).toEqual([61, 62]);
    expect([explored('2E', 'unlimited'), explored('2E', 'edition')]).toEqual([62, 61]);
  });

  it('[UP-R-58] after The Butcher is drawn nobody can change his Plunder any more', () => {
    const s = stage().with((t) => {
      t.legions = ['butcher'];
    });
    s.at('place-card', { side: 'E', n: 1, where: null, threat: 4, ctx: ctx(0, h(0, 0)), card: '', tied: [] });
    expect(s.question(0).kind).toBe('target');
    expect([0, 1].map((seat) => s.engine.offers(s.match, seat))).toEqual([[], []]);
    s.say(0, 0);
    expect(s.table.players.map((p) => p.plunder)).toEqual([5, 5]);
  });

  it('[UP-R-71] every Feat and Item names its window; the rest are in force or answer events', () => {
    const reactions = ['grudge', 'plunderer', 'skull-pile', 'soul-jar', 'trophy-rack'];
    const silent = Object.entries(CARD).filter(([, card]) => card.uses.length === 0 && card.passive.length === 0);
    expect(silent.map(([id]) => id).sort()).toEqual(reactions);
    const named = Object.values(CARD).flatMap((card) => card.uses.map((use) => use.window));
    expect(named.length).toBeGreaterThan(100);
    expect(named.every((window) => WINDOWS.includes(window))).toBe(true);
  });

  it('[UP-R-73] only the map for four has a home hex with two ways into the first ring', () => {
    const ways = (seats: number) => DIAGRAMS[seats]!.homes.map((home) => NEIGHBOURS[home]!.filter((n) => ring(n) === 1).length);
    expect([ways(2), ways(3)].flat().every((n) => n === 1)).toBe(true);
    expect(ways(4)[DIAGRAMS[4]!.homes.indexOf(h(1, -2))]).toBe(2);
  });
});
