/**
 * The maps as numbers: a place is the number of its location in the file, counted from 0 (`L01` is place 0). Numbers are never given
 * again, so that saved matches keep their places. Maps stay outside the table. All of them are our own design.
 */
import { type Graph, graphOf } from '@longtable/kit';
import { REGIONS, type Region } from './cards.ts';
import map2 from './maps/2p.json' with { type: 'json' };
import map3 from './maps/3p.json' with { type: 'json' };
import map4 from './maps/4p.json' with { type: 'json' };
import map5 from './maps/5p.json' with { type: 'json' };

export interface Location {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region: Region;
  /** The Roman numeral of a fortress of the setup, or null; it means nothing later (YD-MAP-04). */
  readonly numeral: string | null;
}

export interface World {
  readonly id: string;
  readonly title: string;
  readonly locations: readonly Location[];
  readonly graph: Graph;
  /** Index into REGIONS, by place. */
  readonly region: readonly number[];
  readonly fortresses: readonly number[];
  /** Starting fortresses (YD-SET-07, YD-SET-08, YD-SET-09, YD-SET-10). */
  readonly starts: readonly number[];
}

interface MapFile {
  id: string;
  title: string;
  locations: { id: string; name: string; x: number; y: number; region: string; fortress: string | null }[];
  streets: string[][];
  startingFortresses: { location: string }[];
}

/** Locations joined by streets, each of one region type; one graph serves movement and battle. YD-MAP-01, YD-MAP-02, YD-MAP-06 */
function world(file: MapFile): World {
  const place = (id: string | undefined): number => file.locations.findIndex((l) => l.id === id);
  return {
    id: file.id,
    title: file.title,
    locations: file.locations.map(({ name, x, y, region, fortress }) => ({ name, x, y, region: region as Region, numeral: fortress })),
    graph: graphOf(
      file.locations.length,
      file.streets.map(([a, b]) => [place(a), place(b)]),
    ),
    region: file.locations.map((l) => REGIONS.indexOf(l.region as Region)),
    /** YD-MAP-04, YD-SET-10 */
    fortresses: file.locations.flatMap((l, i) => (l.fortress === null ? [] : [i])),
    /** As the file of each map lists them. YD-SET-07, YD-SET-08, YD-SET-09 */
    starts: file.startingFortresses.map((s) => place(s.location)),
  };
}

/** By number of players. YD-SET-01 */
export const WORLDS: Readonly<Record<number, World>> = { 2: world(map2), 3: world(map3), 4: world(map4), 5: world(map5) };
