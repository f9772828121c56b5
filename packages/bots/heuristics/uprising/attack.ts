/** Where a Command would pay. */
import type { Seat } from '@longtable/kernel';
import type { Look } from '@longtable/uprising/spec';
import { bounty, isHeld, muster, odds } from './sight.ts';

/** What a Command into this hex promises. */
export function attack(t: Look, seat: Seat, h: number): number {
  const force = muster(t, seat, h);
  if (force.body === 0) return 0;
  if (!isHeld(t, h)) return t.hexes[h]!.haven === seat && t.hexes[h]!.owner < 0 ? 0.6 : 0.1;
  const chance = odds(t, force, h);
  return chance * bounty(t, h) - (1 - chance) * 2.5;
}

/** The best attack that one Command could start. */
export function bestAttack(t: Look, seat: Seat): number {
  let best = 0.1;
  for (let h = 0; h < t.hexes.length; h++) if (isHeld(t, h)) best = Math.max(best, attack(t, seat, h));
  return best;
}
