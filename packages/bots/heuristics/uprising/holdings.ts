/** Havens and armies of a seat, summed up once for a position: terms and features read the same sums. */
import type { Seat } from '@longtable/kernel';
import { FACTION } from '@longtable/uprising/data/factions';
import { DISTANCE, type HexId } from '@longtable/uprising/data/map';
import { isTower, tileAt } from '@longtable/uprising/query/map';
import { armyAt, chance, HAVEN, PUNCH, strength } from './sight.ts';
import type { Survey } from './survey.ts';

export interface Holdings {
  havens: number;
  /** Points a Chapter, those of them that will stand, and those that may be lost. */
  rate: number;
  safe: number;
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

export function holdings(s: Survey, seat: Seat): Readonly<Holdings> {
  const own = s.seats[seat]!;
  own.holdings ??= summedUp(s, seat);
  return own.holdings;
}

function summedUp(s: Survey, seat: Seat): Holdings {
  const { t } = s;
  const sum: Holdings = { havens: 0, rate: 0, safe: 0, unsafe: 0, bare: 0, buildings: 0, goods: 0, units: 0, punch: 0, guard: 0 };
  for (let h = 0; h < t.hexes.length; h++) {
    const { owner, haven } = t.hexes[h]!;
    if (owner === seat) {
      const army = armyAt(t, seat, h);
      sum.units += army.body;
      sum.punch += army.punch;
      if (haven === seat) sum.guard += army.punch;
    }
    if (haven === seat) addHaven(s, seat, h, sum);
  }
  sum.goods += total(FACTION[t.players[seat]!.faction].production[sum.havens]!);
  return sum;
}

function addHaven(s: Survey, seat: Seat, h: HexId, sum: Holdings): void {
  const { owner, wall, tower } = s.t.hexes[h]!;
  const tile = tileAt(s.t, h);
  const points = HAVEN + (tile?.vp ?? 0);
  const stands = safety(s, seat, h);
  sum.havens++;
  sum.rate += points;
  sum.safe += points * stands;
  sum.unsafe += points * (1 - stands);
  if (owner < 0) sum.bare++;
  sum.buildings += (wall ? 1 : 0) + (tower ? 1 : 0);
  if (tile !== null) sum.goods += total(tile.produces);
}
const total = ([salt, plunder, food]: readonly number[]): number => salt! + plunder! + food!;

/** The chance of a Haven to stand: by those who could come, and those who would meet them. */
function safety({ t, mights }: Survey, seat: Seat, h: HexId): number {
  const { wall, tower } = t.hexes[h]!;
  const { punch, body } = armyAt(t, seat, h);
  const guard = strength({ punch: punch + (wall ? PUNCH.blue : 0) + (tower ? PUNCH.white : 0), body });
  let stands = 0.95;
  for (let i = 0; i < t.foes.length; i++) {
    const foe = t.foes[i]!;
    const late = (isTower(t, foe.at) ? 1 : DISTANCE[foe.at]![h]!) - foe.tokens;
    if (late > 2) continue;
    const comes =
      (foe.target === h ? 0.9 : foe.target >= 0 ? (foe.prey === seat ? 0.25 : 0.1) : 0.4) * (late <= 0 ? 1 : late === 1 ? 0.4 : 0.15);
    stands *= 1 - comes * (body === 0 ? 1 : 1 - chance(guard, mights[i]!));
  }
  return stands;
}
