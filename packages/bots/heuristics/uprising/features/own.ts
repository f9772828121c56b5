/** Features of one seat: what it has, what its Havens bring and how safe they are, what it could do. */
import type { Match, Seat } from '@longtable/kernel';
import { ring } from '@longtable/uprising/data/map';
import type { Uprising } from '@longtable/uprising/spec';
import { zeros } from '../../../net.ts';
import { holdings } from '../holdings.ts';
import { chore, prey, prospectOf } from '../plans.ts';
import type { Survey } from '../survey.ts';
import { isActing } from '../terms.ts';

export const OWN = 29;
/** Filled anew for every seat. */
const numbers = zeros(OWN);

/** They stand until they are asked for again. */
export function own(m: Readonly<Match<Uprising>>, s: Survey, seat: Seat): readonly number[] {
  const { t, left } = s;
  const { vp, salt, plunder, food, ap, feats, items, at, attributes } = t.players[seat]!;
  const { havensLeft, havenCost, inImperialGrave, inChaosGrave } = s.seats[seat]!;
  const { havens, rate, unsafe, bare, buildings, goods, units, punch, guard } = holdings(s, seat);
  const acts = isActing(m, seat) ? 1 : 0;
  let i = 0;
  numbers[i++] = vp / 10;
  numbers[i++] = havens / 3;
  numbers[i++] = rate / 8;
  numbers[i++] = (rate * left) / 20;
  numbers[i++] = unsafe / 4;
  numbers[i++] = (unsafe * left) / 8;
  numbers[i++] = bare / 3;
  numbers[i++] = buildings / 2;
  numbers[i++] = goods / 8;
  numbers[i++] = (goods * left) / 20;
  numbers[i++] = salt / 8;
  numbers[i++] = plunder / 8;
  numbers[i++] = food / 8;
  numbers[i++] = Math.min(plunder, havenCost) / 4;
  numbers[i++] = plunder >= havenCost && havensLeft > 0 ? 1 : 0;
  numbers[i++] = Math.min(food, 3) / 3;
  numbers[i++] = units / 8;
  numbers[i++] = punch / 8;
  numbers[i++] = guard / 8;
  numbers[i++] = (acts * ap) / 8;
  numbers[i++] = feats.length / 4;
  numbers[i++] = items.length / 3;
  numbers[i++] = acts === 0 ? 0 : prospectOf(s, seat, at) / 4;
  numbers[i++] = acts === 0 ? 0 : prey(s, seat) / 4;
  numbers[i++] = acts === 0 ? 0 : chore(s, seat) / 4;
  numbers[i++] = inImperialGrave ? 1 : 0;
  numbers[i++] = inChaosGrave ? 1 : 0;
  numbers[i++] = at >= 0 ? Math.min(3, ring(at)) / 3 : 0;
  numbers[i] = (attributes[0]! + attributes[1]! + attributes[2]! + attributes[3]!) / 8;
  return numbers;
}
