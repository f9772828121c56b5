/** The basket of the Build Phase: purchases gathered before anything is paid, what they come to together, and what stays. */
import { FACTION, RESOURCES, UNIT, UNITS_PER_HEX, type UnitId } from '@longtable/uprising/data/factions';
import type { HexId } from '@longtable/uprising/data/map';
import type { View } from './open.ts';

/** Salt, Plunder and Food. */
export type Goods = readonly number[];
/** Alternatives by Unit, each with goods and, last, a number of any kind. */
export type Costs = Readonly<Record<string, readonly (readonly number[])[]>>;

export interface Wish {
  /** The purchase as the question names it: `hunters`, `younglings:1`, `wall@12`. */
  readonly id: string;
  /** The hex where it is to stand. */
  readonly hex: HexId;
  /** Goods of any kind can be given in several ways: the first proposed is 0. */
  readonly way: number;
}

/** A place for Units, with the room that is left. */
export interface Site {
  readonly hex: HexId;
  readonly room: number;
}

export interface Till {
  /** Goods for each wish, in order, with those of any kind. */
  readonly paid: readonly Goods[];
  /** The part of each that is given of any kind. */
  readonly any: readonly Goods[];
  readonly sum: Goods;
  readonly rest: Goods;
  /** Everything can be paid. */
  readonly fits: boolean;
}

const NOTHING: Goods = [0, 0, 0];
const minus = (a: Goods, b: Goods): Goods => a.map((n, i) => n - (b[i] ?? 0));
const plus = (a: Goods, b: Goods): Goods => a.map((n, i) => n + (b[i] ?? 0));

export const stockOf = (player: View['players'][number]): Goods => RESOURCES.map((res) => player[res]);
export const unitOf = (id: string): UnitId | null => {
  const unit = id.split(':')[0]!;
  return unit in UNIT ? (unit as UnitId) : null;
};
export const buildingOf = (id: string): 'wall' | 'tower' | null =>
  id.startsWith('wall@') ? 'wall' : id.startsWith('tower@') ? 'tower' : null;

/** Own Havens where nobody else stands; whoever has none builds where the Hero camps. */
export function sitesOf(view: View, seat: number): readonly Site[] {
  const havens = view.hexes.flatMap((hex, h) => (hex.haven === seat ? [h] : []));
  const hexes = havens.length > 0 ? havens : [view.players[seat]!.at];
  return hexes.flatMap((h) => {
    const hex = view.hexes[h];
    if (hex === undefined) return [];
    const held = hex.garrisons > 0 || hex.skeletons > 0 || view.foes.some(({ at }) => at === h);
    return held ? [] : [{ hex: h, room: UNITS_PER_HEX - hex.units.reduce((sum, n) => sum + n, 0) }];
  });
}

/** All ways to give goods of any kind; the first leaves the most even stock. */
export function waysToPay(n: number, stock: Goods): readonly Goods[] {
  const ways: Goods[] = [];
  for (let salt = 0; salt <= Math.min(n, stock[0]!); salt++)
    for (let plunder = 0; plunder <= Math.min(n - salt, stock[1]!); plunder++)
      if (n - salt - plunder <= stock[2]!) ways.push([salt, plunder, n - salt - plunder]);
  const spread = (way: Goods): number => minus(stock, way).reduce((sum, left) => sum + left * left, 0);
  return ways.sort((a, b) => spread(a) - spread(b));
}

/** Goods of a wish, and how many of any kind. A free building is free once. */
function priceOf(wishes: readonly Wish[], at: number, costs: Costs, marks: readonly string[]): readonly number[] {
  const { id } = wishes[at]!;
  const building = buildingOf(id);
  if (building !== null) {
    const first = wishes.findIndex((wish) => buildingOf(wish.id) === building) === at;
    return first && marks.includes(`free-${building}`) ? [0, 0, 0, 0] : [0, 1, 0, 0];
  }
  const [unit, i = '0'] = id.split(':') as [string, string?];
  return costs[unit]?.[Number(i)] ?? [0, 0, 0, 0];
}

/** Everything in the basket, paid in order; what must be of one kind is set aside before any kind will do. */
export function reckon(wishes: readonly Wish[], player: View['players'][number], costs: Costs): Till {
  const prices = wishes.map((_, at) => priceOf(wishes, at, costs, player.marks));
  const fixed = prices.map((price) => price.slice(0, 3));
  let rest = fixed.reduce<Goods>(minus, stockOf(player));
  let fits = rest.every((n) => n >= 0);
  const any = prices.map((price, at) => {
    const n = price[3] ?? 0;
    if (n === 0) return NOTHING;
    const ways = waysToPay(
      n,
      rest.map((left) => Math.max(0, left)),
    );
    const way = ways[wishes[at]!.way % Math.max(1, ways.length)];
    fits &&= way !== undefined;
    rest = minus(rest, way ?? NOTHING);
    return way ?? NOTHING;
  });
  const paid = fixed.map((goods, at) => plus(goods, any[at]!));
  return { paid, any, sum: paid.reduce(plus, NOTHING), rest, fits };
}

/** Marks that make one Unit cheaper and are spent by it: what comes after it costs something else. */
const isDiscounted = (unit: UnitId, marks: readonly string[]): boolean =>
  (UNIT[unit].elite && marks.includes('armory')) || (unit === 'beastmasters' && marks.includes('beastmasters'));

export type Bar = 'none' | 'full' | 'oneEach' | 'short' | 'once';

interface Shelf {
  readonly view: View;
  readonly seat: number;
  readonly costs: Costs;
}

function barUnit(unit: UnitId, wishes: readonly Wish[], { view, seat }: Shelf): Bar | null {
  const player = view.players[seat]!;
  const units = wishes.flatMap(({ id }) => unitOf(id) ?? []);
  const kind = FACTION[player.faction].units.indexOf(unit);
  if (units.filter((one) => one === unit).length >= (player.reserve[kind] ?? 0)) return 'none';
  if (units.length >= sitesOf(view, seat).reduce((sum, { room }) => sum + room, 0)) return 'full';
  return isDiscounted(unit, player.marks) && units.some((one) => isDiscounted(one, player.marks)) ? 'once' : null;
}

function barBuilding(id: string, what: 'wall' | 'tower', wishes: readonly Wish[], { view }: Shelf): Bar | null {
  if (wishes.some((wish) => wish.id === id)) return 'oneEach';
  const left = what === 'wall' ? view.wallsLeft : view.towersLeft;
  return wishes.filter((wish) => buildingOf(wish.id) === what).length >= left ? 'none' : null;
}

/** The reason why a purchase does not go into the basket as well; null: it does. */
export function barOf(id: string, wishes: readonly Wish[], shelf: Shelf): Bar | null {
  const what = buildingOf(id);
  const unit = unitOf(id);
  const bar = what !== null ? barBuilding(id, what, wishes, shelf) : unit !== null ? barUnit(unit, wishes, shelf) : null;
  if (bar !== null) return bar;
  const more = [...wishes, { id, hex: -1, way: 0 }];
  return reckon(more, shelf.view.players[shelf.seat]!, shelf.costs).fits ? null : 'short';
}

/** The hex for another Unit: the chosen one as long as it has room, then any other. */
export function hexFor(wishes: readonly Wish[], sites: readonly Site[], chosen: HexId): HexId {
  const free = ({ hex, room }: Site): boolean => room > wishes.filter((wish) => wish.hex === hex && unitOf(wish.id) !== null).length;
  return (sites.find((site) => site.hex === chosen && free(site)) ?? sites.find(free) ?? sites[0])?.hex ?? -1;
}
