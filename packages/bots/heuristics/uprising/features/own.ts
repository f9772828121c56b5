/** Features of one seat: what it has, what its Havens bring and how safe they are, what it could do. */
import type { Match, Seat } from '@longtable/kernel';
import { FACTION } from '@longtable/uprising/data/factions';
import { ALL, ring } from '@longtable/uprising/data/map';
import { tileAt } from '@longtable/uprising/query/map';
import type { Grave, ReadTable, Uprising } from '@longtable/uprising/spec';
import { zeros } from '../../../net.ts';
import { chore, prey, prospectOf } from '../plans.ts';
import { armyAt, safety } from '../sight.ts';
import type { Survey } from '../survey.ts';
import { isActing } from '../terms.ts';

export const OWN = 29;
/** Filled anew for every seat. */
const numbers = zeros(OWN);

/** Havens and armies of a seat, summed up. */
interface Holdings {
  havens: number;
  /** Points a Chapter, and those of them that may be lost. */
  rate: number;
  unsafe: number;
  /** Havens without Units; Walls and Towers. */
  bare: number;
  buildings: number;
  /** Resources a Chapter. */
  goods: number;
  units: number;
  punch: number;
  /** The part of the punch that stands in Havens. */
  guard: number;
}

const HAVEN = 2;

function holdings(t: ReadTable, seat: Seat): Holdings {
  const sum: Holdings = { havens: 0, rate: 0, unsafe: 0, bare: 0, buildings: 0, goods: 0, units: 0, punch: 0, guard: 0 };
  for (const h of ALL) {
    const hex = t.hexes[h]!;
    if (hex.owner === seat) {
      const army = armyAt(t, seat, h);
      sum.units += army.body;
      sum.punch += army.punch;
      if (hex.haven === seat) sum.guard += army.punch;
    }
    if (hex.haven !== seat) continue;
    const tile = tileAt(t, h);
    const points = HAVEN + (tile?.vp ?? 0);
    sum.havens++;
    sum.rate += points;
    sum.unsafe += points * (1 - safety(t, seat, h));
    if (hex.owner < 0) sum.bare++;
    sum.buildings += (hex.wall ? 1 : 0) + (hex.tower ? 1 : 0);
    if (tile !== null) sum.goods += total(tile.produces);
  }
  sum.goods += total(FACTION[t.players[seat]!.faction].production[sum.havens]!);
  return sum;
}
const total = ([salt, plunder, food]: readonly number[]): number => salt! + plunder! + food!;

const isBuried = ({ units }: Grave, seat: Seat): boolean => units[seat]!.some((n) => n > 0);

/** They stand until they are asked for again. */
export function own(m: Readonly<Match<Uprising>>, s: Survey, seat: Seat): readonly number[] {
  const { t, left } = s;
  const { vp, salt, plunder, food, ap, feats, items, at, attributes } = t.players[seat]!;
  const { havensLeft, havenCost } = s.seats[seat]!;
  const { havens, rate, unsafe, bare, buildings, goods, units, punch, guard } = holdings(t, seat);
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
  numbers[i++] = isBuried(t.imperialGrave, seat) ? 1 : 0;
  numbers[i++] = isBuried(t.chaosGrave, seat) ? 1 : 0;
  numbers[i++] = at >= 0 ? Math.min(3, ring(at)) / 3 : 0;
  numbers[i] = (attributes[0]! + attributes[1]! + attributes[2]! + attributes[3]!) / 8;
  return numbers;
}
