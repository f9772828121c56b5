import { type Blocked, pick } from '@longtable/kernel';
import { REGION_COUNT } from '../data/board.ts';
import { EMPTY } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';
import { erect } from '../erect.ts';
import { regionBarred, tileBarred } from '../query/spaces.ts';
import type { Area, Look, Rules, TileId, Who } from '../spec.ts';

export const build: Rules<'build'> = {
  rules: [
    'CA-GLD-01',
    'CA-STR-01',
    'CA-STR-02',
    'CA-STR-03',
    'CA-STR-04',
    'CA-STR-06',
    'CA-STR-08',
    'CA-STR-10',
    'CA-STR-11',
    'CA-STR-20',
    'CA-STR-05',
    'CA-STR-07',
    'CA-STR-09',
    'CA-STR-17',
  ],
  first: 'tile',
  begin: (_t, { who }) => ({ who, tile: EMPTY }),
  stages: {
    tile: {
      ask: (t, f) => pick(f.who, payableTiles(t, f.who)),
      answer(_t, f, tile) {
        f.tile = tile;
        return 'region';
      },
      show: (t, f) => ({
        targets: Object.fromEntries(payableTiles(t, f.who).map((id) => [id, `tile:${id}`])),
        blocked: t.row.flatMap((id, place): Blocked[] => {
          const rule = tileBarred(t, f.who, place);
          return rule === null || id === EMPTY ? [] : [{ id, target: `tile:${id}`, rule }];
        }),
      }),
    },

    region: {
      ask: (t, f) => pick(f.who, openRegions(t, f.who)),
      answer(t, f, region, who) {
        erect(t, who, f.tile, region, TILES[f.tile]!.cost);
        return 'done';
      },
      show: (t, f) => ({
        with: { tile: f.tile },
        targets: Object.fromEntries(openRegions(t, f.who).map((r) => [r, `area:${r}`])),
        blocked: [...t.tiles.keys()].flatMap((id): Blocked[] => {
          const rule = regionBarred(t, f.who, id);
          return rule === null ? [] : [{ id, target: `area:${id}`, rule }];
        }),
      }),
    },
  },
};

function payableTiles(t: Look, who: Who): TileId[] {
  const tiles: TileId[] = [];
  for (let place = 0; place < t.row.length; place++) if (tileBarred(t, who, place) === null) tiles.push(t.row[place]!);
  return tiles;
}

function openRegions(t: Look, who: Who): Area[] {
  const regions: Area[] = [];
  for (let r = 0; r < REGION_COUNT; r++) if (regionBarred(t, who, r) === null) regions.push(r);
  return regions;
}
