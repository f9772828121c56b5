/** Features of what a seat has before it: sites near its Hero, enemies that its armies can reach. */
import type { Seat } from '@longtable/kernel';
import { ALL, DISTANCE } from '@longtable/uprising/data/map';
import { clear, zeros } from '../../../net.ts';
import { armyAt, strength } from '../sight.ts';
import { isSite, muster, type Survey } from '../survey.ts';

/** Numbers for each distance from the Hero, and those of the armies. */
const KINDS = 5;
const FAR = 3;
const ARMIES = 8;
const AT_ARMIES = KINDS * (FAR + 1);
export const NEARBY = AT_ARMIES + ARMIES;
/** Filled anew for every seat. */
const numbers = zeros(NEARBY);

/** They stand until they are asked for again. */
export function nearby(s: Survey, seat: Seat): readonly number[] {
  clear(numbers);
  if (s.t.players[seat]!.at < 0) return numbers;
  aroundHero(s, seat);
  beforeArmies(s, seat);
  return numbers;
}

/** Hexes to explore, sites with enemies and without, own Units and own Havens, by distance. */
function aroundHero(s: Survey, seat: Seat): void {
  const { t } = s;
  const far = DISTANCE[t.players[seat]!.at]!;
  for (const h of ALL) {
    const distance = far[h]!;
    if (distance > FAR) continue;
    const { tile, up, curse, owner, units, haven } = t.hexes[h]!;
    const at = KINDS * distance;
    if (tile !== null && !up && !curse) numbers[at]! += 1 / 3;
    else if (isSite(s, seat, h)) numbers[at + (s.held[h] ? 1 : 2)]! += 1 / 2;
    if (owner === seat) numbers[at + 3]! += (units[0]! + units[1]! + units[2]! + units[3]!) / 5;
    if (haven === seat) numbers[at + 4]! += 1 / 2;
  }
}

/** Beyond this a fight is called likely to be won. */
const LIKELY = 0.6;

/** The number and strength of groups, and enemies that one Command could attack. */
function beforeArmies(s: Survey, seat: Seat): void {
  const { t, enemies } = s;
  const { armies } = s.seats[seat]!;
  let best = 0;
  for (const h of armies) best = Math.max(best, strength(armyAt(t, seat, h)));
  const at = AT_ARMIES;
  numbers[at] = armies.length / 3;
  numbers[at + 1] = Math.sqrt(best) / 4;
  for (const h of enemies) {
    const { body, hope } = muster(s, seat, h);
    if (body === 0) continue;
    numbers[at + 2]! += hope / 3;
    if (hope > LIKELY) numbers[at + 3]! += 1 / 3;
    numbers[at + 4]! += (hope * s.spoils[h]!) / 10;
    if (isSite(s, seat, h)) numbers[at + 5]! += hope / 2;
    if (hope > LIKELY && t.foes.some((foe) => foe.at === h)) numbers[at + 6]! += 1;
    if (t.hexes[h]!.haven === seat) numbers[at + 7]! += 1;
  }
}
