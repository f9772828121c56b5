import { type Blocked, pick } from '@longtable/kernel';
import { CITADEL, REGION_COUNT } from '../data/board.ts';
import { EMPTY } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';
import { erect } from '../deeds/build.ts';
import { target } from '../ids.ts';
import { regionBarred, tileBarred } from '../query/spaces.ts';
import type { Area, ReadTable, Rules, TileId, Who } from '../spec.ts';

export const build: Rules<'build'> = {
  first: 'tile',
  begin: (_t, { who }) => ({ who, tile: EMPTY }),
  stages: {
    tile: {
      rules: ['CA-STR-02', 'CA-STR-01', 'CA-GLD-01'],
      ask: (table, f) => pick(f.who, payableTiles(table, f.who)),
      answer(_t, f, tile) {
        f.tile = tile;
        return 'region';
      },
      show: (table, f) => ({
        targets: Object.fromEntries(payableTiles(table, f.who).map((id) => [id, target('tile', id)])),
        blocked: table.row.flatMap((id, place): Blocked[] => {
          const rule = tileBarred(table, f.who, place);
          return rule === null || id === EMPTY ? [] : [{ id, target: target('tile', id), rule }];
        }),
        plan: { open: true },
      }),
    },

    region: {
      rules: ['CA-STR-03', 'CA-STR-04'],
      ask: (table, f) => pick(f.who, openRegions(table, f.who)),
      answer(t, f, region, who) {
        erect(t, who, f.tile, region, TILES[f.tile]!.cost);
        return 'done';
      },
      show: (table, f) => ({
        with: { tile: f.tile },
        targets: Object.fromEntries(openRegions(table, f.who).map((r) => [r, target('area', r)])),
        blocked: [
          ...[...table.tiles.keys()].flatMap((id): Blocked[] => {
            const rule = regionBarred(table, f.who, id);
            return rule === null ? [] : [{ id, target: target('area', id), rule }];
          }),
          { id: CITADEL, target: target('area', CITADEL), rule: 'CA-STR-03' },
        ],
        plan: { open: true },
      }),
    },
  },
};

function payableTiles(table: ReadTable, who: Who): TileId[] {
  const tiles: TileId[] = [];
  for (let place = 0; place < table.row.length; place++) if (tileBarred(table, who, place) === null) tiles.push(table.row[place]!);
  return tiles;
}

function openRegions(table: ReadTable, who: Who): Area[] {
  const regions: Area[] = [];
  for (let r = 0; r < REGION_COUNT; r++) if (regionBarred(table, who, r) === null) regions.push(r);
  return regions;
}
