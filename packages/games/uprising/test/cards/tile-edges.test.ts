import { describe, expect, it } from 'vitest';
import { TILE, type TileId } from '../../data/tiles.ts';
import { blocked } from '../../query/map.ts';
import { h, stage, tile } from '../scenes.ts';

describe('impassable edges', () => {
  const PRINTED: Partial<Record<TileId, readonly number[]>> = {
    golgardei: [0],
    'plains-of-rhun': [0, 1],
    'frosthold-pass': [0, 3],
    'imperial-slave-mines': [0, 1],
    'tomb-of-the-elder-kings': [2],
    torment: [0],
    rigga: [0, 1],
    trollward: [4],
    'haunted-hollows': [0, 2],
    omeido: [0, 1, 2],
  };
  for (const id of (Object.keys(TILE) as TileId[]).filter((id) => !['capital', 'home'].includes(TILE[id].kind))) {
    const printed = PRINTED[id] ?? [];
    it(`[card:${id}] [UP-HEX-06] ${printed.length === 0 ? 'has no impassable edge' : `is closed to ${printed.join(', ')}`}`, () => {
      const { table } = stage().with((t) => tile(t, h(1, 1), id));
      expect([0, 1, 2, 3, 4, 5].filter((direction) => blocked(table, h(1, 1), direction))).toEqual(printed);
    });
  }
});
