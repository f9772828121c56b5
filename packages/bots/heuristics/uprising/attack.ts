/** Where a Command would pay. */
import type { Seat } from '@longtable/kernel';
import { type HexId, NEIGHBOURS } from '@longtable/uprising/data/map';
import { commandHexes } from '@longtable/uprising/query/command';
import type { Look } from '@longtable/uprising/spec';
import { bounty, type Force, isHeld, muster, odds } from './sight.ts';

/** What a Command into this hex promises. */
export function attack(t: Look, seat: Seat, h: number): number {
  const force = muster(t, seat, h);
  if (force.body === 0) return 0;
  if (!isHeld(t, h)) return approach(t, force, h) + (t.hexes[h]!.haven === seat && t.hexes[h]!.owner < 0 ? 0.5 : 0);
  const chance = odds(t, force, h);
  return chance * bounty(t, h) - (1 - chance) * 2.5;
}

/** The best attack that one Command could start. */
export function bestAttack(t: Look, seat: Seat): number {
  let best = 0.1;
  for (const h of commandHexes(t, seat)) best = Math.max(best, attack(t, seat, h));
  return best;
}

const LATER = 0.35;

/** What a force could attack next from there. */
function approach(t: Look, force: Force, h: HexId): number {
  let best = 0;
  for (const next of NEIGHBOURS[h]!) if (isHeld(t, next)) best = Math.max(best, odds(t, force, next) * bounty(t, next));
  return LATER * best;
}
