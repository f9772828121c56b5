/** Facts that a decision needs are in the view, on the plain table and beside the options. */
import { describe, expect, it } from 'vitest';
import { uprising } from '../../index.ts';
import { openView } from '../../query/open.ts';
import type { OpenView } from '../../view-types.ts';
import { battleAt, CAPITAL, foe, h, rolls, stage, tile, turnOf, type Up, units } from '../scenes.ts';

const seen = (s: Up, seat: number | null = 0): OpenView => openView(uprising.game.view(s.match, seat));
const plain = (s: Up): ReturnType<typeof uprising.tableau> =>
  uprising.tableau({ view: seen(s), with: {}, name: (seat) => `P${seat}` }, 'en');
const about = (s: Up, kind: 'prepare' | 'builder', at: string, id: string): string => {
  const prompts = uprising.texts.en.prompts[kind] as unknown as Record<string, { about?: (id: string, say: object) => string }>;
  return prompts[at]!.about!(id, { view: seen(s), with: {}, name: (seat: number) => `P${seat}` });
};

describe('what a decision needs', () => {
  it('[UP-ACT-QST-02] [UP-ACT-QST-04] a Quest shows its goals with their rewards', () => {
    const s = stage().with((t) => {
      t.openQuests = ['song-of-the-dead', 'a-deal-with-demons'];
    });
    const cards = plain(s).zones.find((zone) => zone.id === 'quests')!.items;
    expect(cards[0]!.badges).toContain('Goals: 3 Skulls / 2 Shields / 1 Bolt: 3 VP');
    expect(cards[1]!.badges).toContain('Goals: 4 Skulls: 1 VP / 2 Shields: 2 Food / 1 Bolt: 1 Item');
  });

  it('[UP-ACT-QST-01] the view tells whose Hero would roll the bonus die, and nobody else', () => {
    const s = stage().with((t) => {
      t.openQuests = ['instruction-of-the-druids'];
      tile(t, h(-1, 2), 'rigga');
      t.players[0]!.at = h(-1, 2);
    });
    expect(seen(s).players[0]!.bonuses).toEqual(['instruction-of-the-druids']);
    expect(seen(s).players[1]!.bonuses).toEqual([]);
  });

  it('[UP-ACT-QST-02] a roll in progress shows dice to come, then goals met so far', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.openQuests = ['silent-knives'];
      t.players[0]!.items = ['xyxrit-leaves'];
    });
    expect(seen(s).heroRoll).toBeNull();
    turnOf(s, 0).say(0, 'quest:silent-knives').say(0, [1, 0]);
    expect(seen(s, 1).heroRoll).toMatchObject({ seat: 0, quest: 'silent-knives', dice: [], met: [false, false, false] });
    expect(seen(s, 1).heroRoll!.pool).toEqual(['red', 'red', 'blue', 'white']);
  });

  it('[UP-COM-12] [UP-COM-13] [UP-COM-14] both pools are there before a roll', () => {
    const s = stage().with((t) => {
      units(t, 0, h(3, 0), { hunters: 1, slavers: 1 });
      foe(t, 'warlock', h(3, 0), 2);
      t.players[0]!.at = h(3, 0);
      t.players[0]!.items = ['abad-warpaint'];
    });
    s.dice(rolls({ 'roll:E:white': '- -', 'roll:0:white': '-' }));
    battleAt(s, h(3, 0));
    expect(s.question(0)).toMatchObject({ kind: 'window', shown: { with: { window: 'before-rolling' } } });
    expect(seen(s, 1).combat).toMatchObject({
      pools: {
        archery: [['white'], ['white', 'white']],
        clash: [
          ['white', 'purple'],
          ['purple', 'blue', 'white'],
        ],
      },
      before: [2, 2],
      now: [2, 2],
      rounds: 2,
    });
  });

  it('[UP-EMP-03] [UP-CHA-01] [UP-COM-58] Units, Garrisons, Skeletons and cards name their dice on the plain table', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { slavers: 1 });
      t.hexes[CAPITAL]!.garrisons = 2;
      t.hexes[h(3, 0)]!.skeletons = 2;
      foe(t, 'warlock', h(-3, 0), 2);
    });
    const pieces = plain(s).map!.places.flatMap((place) => place.pieces);
    const text = (icon: string): string | undefined => pieces.find((piece) => piece.icon === icon)?.text;
    expect(text('unit')).toBe('Elite, Rider, purple die');
    expect(text('garrison')).toBe('Archery: 2 white · Clash: 1 yellow, 1 blue');
    expect(text('skeleton')).toBe('Archery: – · Clash: 2 red');
    expect(text('legion')).toBe('Archery: 2 white · Clash: 1 white, 1 blue, 1 purple');
    expect(seen(s).foes[0]).toMatchObject({ archery: ['white', 'white'], clash: ['purple', 'blue', 'white'] });
    expect(plain(s).zones.find((zone) => zone.id === 'dice')!.items).toHaveLength(6);
  });

  it('[UP-SET-05] a seat without faction shows neither attributes nor Units', () => {
    const s = stage().with((t) => {
      t.players[1]!.at = -1;
    });
    expect(seen(s).players.map(({ at }) => at >= 0)).toEqual([true, false]);
    expect(plain(s).mats[1]).toEqual({ seat: 1, title: 'not chosen yet', score: null, facts: [], zones: [] });
  });

  it('[UP-SET-04] [UP-SET-05] factions and Heroes are chosen with all that they mean', () => {
    const s = stage();
    expect(about(s, 'prepare', 'faction', 'krowh')).toContain('6 Tribesmen (Basic, Warrior, white die; 1 Food)');
    expect(about(s, 'prepare', 'faction', 'krowh')).toContain('Haven: 3 Plunder');
    expect(about(s, 'prepare', 'faction', 'duerkhar')).toContain('2 Salt or 2 Plunder');
    expect(about(s, 'prepare', 'hero', 'hanzo')).toMatch(/^Might 0, Magic 1, Leadership 0, Guile 3\. In play from the start: /);
    expect(about(s, 'builder', 'buy', 'slavers')).toBe('Elite, Rider, purple die');
  });

  it('[UP-BLD-04] [UP-BLD-05] [UP-BLD-06] [UP-DEF-04] what cannot be bought says which rule forbids it', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
      Object.assign(t.players[0]!, { salt: 1, plunder: 0, food: 1 });
      t.hexes[h(0, 2)]!.wall = true;
      units(t, 0, h(0, 2), { hunters: 4 });
    });
    s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    const { blocked } = s.question(0).shown;
    const rule = (id: string): string | undefined => blocked?.find((b) => b.id === id)?.rule;
    expect(rule('berserkers')).toBe('UP-BLD-04');
    expect(rule('hunters')).toBe('UP-BLD-06');
    expect(rule(`wall@${h(0, 2)}`)).toBe('UP-DEF-04');
    expect(rule(`tower@${h(0, 2)}`)).toBe('UP-BLD-05');
    expect(rule('sellswords')).toBeUndefined();
    expect(s.options(0)).toContain('sellswords');
  });
});
