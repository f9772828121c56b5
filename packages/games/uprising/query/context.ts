/** The knowledge of an effect when it begins. */
import type { Seat } from '@longtable/kernel';
import type { HexId } from '../data/map.ts';
import type { Ctx } from '../spec.ts';

const NOTHING: Partial<Ctx> = {};

export const ctxOf = (by: Seat, here: HexId, rest: Partial<Ctx> = NOTHING): Ctx => ({
  by,
  here,
  self: rest.self ?? '',
  quest: rest.quest ?? '',
  region: rest.region ?? '',
  side: rest.side ?? 0,
  victor: rest.victor ?? 'E',
  why: rest.why ?? '',
});
