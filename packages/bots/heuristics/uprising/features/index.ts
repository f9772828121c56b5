/** Features of a position of Uprising: numbers near 1 from which its learnt value is worked out. Their order belongs to the weights. */
import type { Match } from '@longtable/kernel';
import type { Uprising } from '@longtable/uprising/spec';
import { clear } from '../../../net.ts';
import type { Survey } from '../survey.ts';
import { NEARBY, nearby } from './nearby.ts';
import { OWN, own } from './own.ts';
import { TABLE, table } from './table.ts';

/** The weakest seat and all seats in the mean, the table, what lies near them, and what the terms say. */
export const FEATURES = 2 * OWN + TABLE + 2 * NEARBY + 4;
const AT_TABLE = 2 * OWN;
const AT_NEARBY = AT_TABLE + TABLE;
const AT_TERMS = AT_NEARBY + 2 * NEARBY;

/** Points of the terms are divided by this. */
const POINTS = 20;

/** Fills in the features; `points`: each seat's by the terms, `rival`: those of the Nemeses. */
export function features(m: Readonly<Match<Uprising>>, s: Survey, points: readonly number[], rival: number, out: number[]): void {
  const { players } = s.t;
  clear(out);
  let weakest = 0;
  for (let seat = 1; seat < players.length; seat++) if (players[seat]!.vp < players[weakest]!.vp) weakest = seat;
  for (let seat = 0; seat < players.length; seat++) {
    spread(own(m, s, seat), out, 0, seat === weakest, players.length);
    spread(nearby(s, seat), out, AT_NEARBY, seat === weakest, players.length);
  }
  table(m, s, out, AT_TABLE);
  let least = Number.POSITIVE_INFINITY;
  let mean = 0;
  for (let seat = 0; seat < points.length; seat++) {
    least = Math.min(least, points[seat]!);
    mean += points[seat]! / points.length;
  }
  out[AT_TERMS] = (least - rival) / POINTS;
  out[AT_TERMS + 1] = (mean - rival) / POINTS;
  out[AT_TERMS + 2] = least / POINTS;
  out[AT_TERMS + 3] = rival / POINTS;
}

/** The numbers of a seat: as they are where it is the weakest, and as its share of the mean. */
function spread(numbers: readonly number[], out: number[], at: number, isWeakest: boolean, seats: number): void {
  const mean = at + numbers.length;
  for (let i = 0; i < numbers.length; i++) {
    if (isWeakest) out[at + i] = numbers[i]!;
    out[mean + i]! += numbers[i]! / seats;
  }
}
