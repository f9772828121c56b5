/** Content in saved matches is named by numbers that never move, and all of it is dealt. */
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../data/ai-cards.ts';
import { FIGHTERS, FIRST_RAISABLE } from '../data/fighters.ts';
import { TILES } from '../data/structures.ts';
import { begin } from './scenes.ts';

/** New content is added at the end: nothing in this list ever moves. */
const KEYS = [
  ...['visio', 'nox', 'mors', 'fortis'].flatMap((name) => [1, 2, 3].map((n) => `st-${name}-${n}`)),
  ...['sulphur', 'blood', 'ash', 'bone'].flatMap((kind) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${kind}-${n}`)),
];
const FIRST_TILES = ['smouldering-vent', 'plague-infirmary', 'burnt-chapel', 'open-ossuary', 'sulphur-mine'];
const LAST_TILES = ['royal-mint', 'war-treasury', 'mausoleum', 'lich-gate'];

describe('content', () => {
  it('[CA-FIG-01] [CA-STR-01] [CA-SOL-04] fighters, tiles and action cards keep their numbers', () => {
    expect(FIGHTERS.slice(0, KEYS.length).map(({ key }) => key)).toEqual(KEYS);
    expect(TILES.slice(0, 5).map(({ key }) => key)).toEqual(FIRST_TILES);
    expect(TILES.slice(23, 27).map(({ key }) => key)).toEqual(LAST_TILES);
    expect(ACTION_CARDS.map(({ key }) => key)).toEqual(['harvest', 'warpath', 'siege', 'muster', 'expansion', 'targeted']);
  });

  it('every fighter, tile and action card is dealt in some game', () => {
    const { table } = begin(4);
    const solo = begin(1, { targeted: true }).table;
    const fighters = [...table.display, ...table.decks.flat()];
    const dealt = [...table.row, ...table.upper, ...table.lower, ...table.tiles.flat()];
    expect(fighters.filter((id) => id >= 0).sort((x, y) => x - y)).toEqual([...FIGHTERS.keys()].filter((id) => id >= FIRST_RAISABLE));
    expect([...table.defenders.flat(), ...table.players.flatMap((p) => p.hand)].sort((x, y) => x - y)).toEqual(
      [...FIGHTERS.keys()].filter((id) => id < FIRST_RAISABLE),
    );
    expect(dealt.sort((x, y) => x - y)).toEqual([...TILES.keys()]);
    expect(solo.actions.length + solo.turned.length).toBe(ACTION_CARDS.length);
  });
});
