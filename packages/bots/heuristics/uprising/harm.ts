/** Places where things that must be placed or moved for the Nemesis do least harm. */
import { ALL, DISTANCE, type HexId } from '@longtable/uprising/data/map';
import { isX } from '@longtable/uprising/query/map';
import { hasChaos, hasEmpire } from '@longtable/uprising/query/pieces';
import type { ReadTable } from '@longtable/uprising/spec';

export type Harm = (t: ReadTable, h: HexId) => number;

const HAVEN = 6;
const HORDE = 8;
/** Enemies of each other in one hex fight. */
const QUARREL = -1;
/** A Haven could stand there one day. */
const SITE = 0.7;

const onHaven = (t: ReadTable, h: HexId): number =>
  t.hexes[h]!.haven >= 0 && t.hexes[h]!.owner < 0 ? HAVEN : t.hexes[h]!.owner >= 0 ? 1 : 0;
const onSite = (t: ReadTable, h: HexId): number => (isX(t, h) ? 0 : SITE);

/** A third Skeleton makes a Horde. */
const skeleton: Harm = (t, h) => {
  const { skeletons } = t.hexes[h]!;
  return onHaven(t, h) + onSite(t, h) + (skeletons >= 2 ? HORDE : skeletons * 0.5) + (hasEmpire(t, h) ? QUARREL : 0);
};

/** Only the first Garrison of a hex scores. */
const garrison: Harm = (t, h) => onHaven(t, h) + onSite(t, h) + (t.hexes[h]!.garrisons > 0 ? -1 : 1) + (hasChaos(t, h) ? QUARREL : 0);

/** A Curse ends Garrisons, and Havens too. */
const curse: Harm = (t, h) =>
  onHaven(t, h) + (t.hexes[h]!.haven >= 0 ? HAVEN : 0) + 2 * onSite(t, h) - (t.hexes[h]!.garrisons > 0 ? 1.5 : 0);

/** Legions and Hordes: far from Havens. */
export const foe: Harm = (t, h) => {
  let near = NEAR;
  for (const haven of ALL) if (t.hexes[haven]!.haven >= 0) near = Math.min(near, DISTANCE[haven]![h]!);
  return onHaven(t, h) + NEAR - near + (hasEmpire(t, h) ? QUARREL : 0);
};
const NEAR = 3;

export const HARM: Readonly<Record<'skeleton' | 'garrison' | 'curse', Harm>> = { skeleton, garrison, curse };
