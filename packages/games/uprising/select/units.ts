/** Choices of a player's Unit. */

import type { Blocked, Seat } from '@longtable/kernel';
import { UNIT, UNITS, type UnitId } from '../data/factions.ts';
import { ALL, type HexId } from '../data/map.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import { reasonOf } from '../data/reasons.ts';
import { bury, changeUnits, destroySkeletons, lowerThreat, unitName } from '../deeds/pieces.ts';
import { other } from '../query/dice.ts';
import { basicsAt, basicsInReserve, elitesFor, isElite } from '../query/kinds.ts';
import { roomFor } from '../query/map.ts';
import { foesAt, havensOf, KIND_LIST, priceOfUnit, reserve } from '../query/pieces.ts';
import { hexesOf } from '../query/where.ts';
import type { In, Up } from '../spec.ts';
import { hexOf, isSeat, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { type SelectData, type SelectionRules, split } from './types.ts';

type F = Readonly<SelectData>;

const seatOfUnit = (table: ReadTable, unit: UnitId): Seat => table.players.findIndex((p) => p.faction === UNIT[unit].faction);

/** Hexes where Units may appear: own Havens, and further hexes that the card names. */
function sitesFor(table: ReadTable, f: F, seat: Seat): HexId[] {
  const havens = havensOf(table, seat);
  if (f.where === null) return havens;
  return f.where.empty ? [...havens, ...hexesOf(table, f.where, f.ctx)] : hexesOf(table, f.where, f.ctx);
}
const places = (table: ReadTable, f: F, seat: Seat): HexId[] => sitesFor(table, f, seat).filter((h) => roomFor(table, seat, h) > 0);
/** UP-CON-06: five Units are there already. */
const full = (table: ReadTable, f: F, seats: readonly Seat[]): Blocked[] =>
  seats.flatMap((seat) => {
    const hexes = sitesFor(table, f, seat).filter((h) => roomFor(table, seat, h) === 0);
    return pairs(table, seat, basicsInReserve(table, seat), hexes).map((id) => ({ id, target: `hex:${split(id)[1]}`, rule: 'UP-CON-06' }));
  });
/** `rangers@12`, made once. */
const UNIT_AT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  UNITS.map((unit) => [unit, ALL.map((h) => `${unit}@${h}`)]),
);

function pairs(table: ReadTable, seat: Seat, kinds: readonly number[], hexes: readonly HexId[]): string[] {
  const list: string[] = [];
  for (const h of hexes) for (const kind of kinds) list.push(UNIT_AT[unitName(table, seat, kind)]![h]!);
  return list;
}

const arrive: SelectionRules['act'] = (t, _f, id: string) => {
  const [unit, h] = split(id) as [UnitId, HexId];
  const seat = seatOfUnit(t.table, unit);
  changeUnits(t.table, seat, h, UNIT[unit].index, 1);
  t.emit({ type: 'built', seat, what: unit, hex: h });
};

const onMap = (table: ReadTable, seat: Seat, elite: boolean): string[] =>
  table.hexes.flatMap((hex, h) =>
    hex.owner === seat
      ? KIND_LIST.flatMap((k) => (hex.units[k]! > 0 && (!elite || isElite(table, seat, k)) ? [UNIT_AT[unitName(table, seat, k)]![h]!] : []))
      : [],
  );

function take(t: In<'select'>, f: F, id: string, to: 'reserve' | 'grave' | 'box', grave: 'E' | 'C'): void {
  const [unit, h] = split(id) as [UnitId, HexId];
  const seat = seatOfUnit(t.table, unit);
  changeUnits(t.table, seat, h, UNIT[unit].index, -1);
  if (to === 'grave') bury(t, grave, seat, UNIT[unit].index, 1);
  t.emit({ type: 'unit-removed', seat, unit, hex: h, to, why: reasonOf(f.ctx.why) });
}

/** Units lost in this round that lie in the enemy's Graveyard. */
function lostHere(table: ReadTable, f: F, up: Up): UnitId[] {
  const r = up('round');
  return r === undefined ? [] : KIND_LIST.filter((k) => r.lost[k]! > 0).map((k) => unitName(table, f.seat, k));
}

function rescue(t: In<'select'>, f: SelectData, unit: UnitId, hex: HexId): void {
  const c = t.need('combat');
  const r = t.need('round');
  const kind = UNIT[unit].index;
  r.lost = r.lost.with(kind, r.lost[kind]! - 1);
  bury(t, c.sides[other(f.ctx.side)] as 'E' | 'C', f.seat, kind, -1);
  if (hex >= 0) changeUnits(t.table, f.seat, hex, kind, 1);
  t.emit({ type: 'unit-back', seat: f.seat, unit, n: 1, hex });
}

const inGraves = (table: ReadTable, seats: readonly Seat[]): string[] =>
  (['E', 'C'] as const).flatMap((who) =>
    seats.flatMap((seat) => {
      const row = (who === 'E' ? table.imperialGrave : table.chaosGrave).units[seat]!;
      return KIND_LIST.flatMap((k) => (row[k]! > 0 ? [`${who}:${unitName(table, seat, k)}`] : []));
    }),
  );
const inAllGraves = (table: ReadTable): string[] => inGraves(table, [...table.players.keys()]);
const leaveGrave: SelectionRules['act'] = (t, _f, id: string) => {
  const unit = id.slice(2) as UnitId;
  const seat = seatOfUnit(t.table, unit);
  bury(t, id[0] as 'E' | 'C', seat, UNIT[unit].index, -1);
  t.emit({ type: 'unit-back', seat, unit, n: 1, hex: -1 });
};

/** Of some Units the most expensive ones. */
const costliest = (units: readonly UnitId[]): UnitId[] => {
  const most = Math.max(...units.map(priceOfUnit));
  return units.filter((unit) => priceOfUnit(unit) === most);
};
const kindsAt = (table: ReadTable, seat: Seat, h: HexId): UnitId[] =>
  hexOf(table, h).owner === seat ? KIND_LIST.filter((k) => hexOf(table, h).units[k]! > 0).map((k) => unitName(table, seat, k)) : [];

/** Units of a seat on the map and in its reserve. */
const allOf = (table: ReadTable, seat: Seat): string[] => [
  ...onMap(table, seat, false),
  ...KIND_LIST.filter((k) => reserve(table, seat, k) > 0).map((k) => `${unitName(table, seat, k)}@-1`),
];

function costliestOf(table: ReadTable, seat: Seat): string[] {
  const all = allOf(table, seat);
  const best = costliest(all.map((id) => split(id)[0] as UnitId));
  return all.filter((id) => best.includes(split(id)[0] as UnitId));
}

const exchange = (table: ReadTable, f: F, hex: HexId, targets: (kind: number) => readonly number[]): string[] =>
  basicsAt(table, f.seat, hex).flatMap((k) => targets(k).map((e) => `${unitName(table, f.seat, k)}>${unitName(table, f.seat, e)}`));
const hexNamed = (table: ReadTable, f: F): HexId => hexesOf(table, f.where ?? { at: 'here' }, f.ctx)[0] ?? -1;

/** A Basic Unit of the hex for any Elite Unit of the reserve. */
function anyElite(table: ReadTable, f: F): string[] {
  const elites = KIND_LIST.filter((k) => isElite(table, f.seat, k) && reserve(table, f.seat, k) > 0);
  return exchange(table, f, hexNamed(table, f), () => elites);
}

const swap: SelectionRules['act'] = (t, f, id: string) => {
  const [from, to] = id.split('>') as [UnitId, UnitId];
  const hex = hexNamed(t.table, f);
  changeUnits(t.table, f.seat, hex, UNIT[to].index, 1);
  changeUnits(t.table, f.seat, hex, UNIT[from].index, -1);
  t.emit({ type: 'unit-swapped', seat: f.seat, from, to, hex });
};

/** Units of the hex, each with another Haven of their owner. */
const toHavens = (table: ReadTable, { seat, ctx }: F): string[] =>
  havensOf(table, seat)
    .filter((h) => h !== ctx.here)
    .flatMap((h) => kindsAt(table, seat, ctx.here).map((unit) => `${unit}@${h}`));

/** The Imperial Guard takes one with it: a player's Unit, a Skeleton, or Threat of a Horde. */
const revenge = (table: ReadTable, f: F): string[] => {
  const hex = hexOf(table, f.ctx.here);
  const units = hex.owner >= 0 ? kindsAt(table, hex.owner, f.ctx.here).map((unit) => `${unit}@${f.ctx.here}`) : [];
  return [...units, ...(hex.skeletons > 0 ? ['skeleton'] : []), ...foesAt(table, f.ctx.here, 'C').map((foe) => foe.card)];
};

export const UNIT_SELECTIONS = {
  'gain-unit': {
    options: (t, f) => pairs(t, f.seat, basicsInReserve(t, f.seat), places(t, f, f.seat)),
    act: arrive,
    barred: (t, f) => full(t, f, [f.seat]),
  },
  'gain-unit-any': {
    options: (t, f) => t.players.flatMap((_, seat) => pairs(t, seat, basicsInReserve(t, seat), places(t, f, seat))),
    act: arrive,
    barred: (t, f) => full(t, f, [...t.players.keys()]),
  },
  'gain-tribesmen': {
    options: (t, f) =>
      player(t, f.seat).faction === 'krowh' && reserve(t, f.seat, 0) > 0 ? pairs(t, f.seat, [0], places(t, f, f.seat)) : [],
    act: arrive,
  },
  'remove-unit': { options: (t, f) => onMap(t, f.seat, false), act: (t, f, id: string) => take(t, f, id, 'reserve', 'C') },
  'remove-elite': {
    options: (t, f) => onMap(t, f.seat, true),
    range: (t, f) => onMap(t, f.seat, false),
    act: (t, f, id: string) => take(t, f, id, 'reserve', 'C'),
  },
  'bury-unit': { options: (t, f) => onMap(t, f.seat, false), act: (t, f, id: string) => take(t, f, id, 'grave', 'C') },
  'exchange-unit': {
    options: anyElite,
    act: swap,
  },
  'exchange-type': {
    options: (t, f) => exchange(t, f, hexNamed(t, f), (k) => elitesFor(t, f.seat, k)),
    range: anyElite,
    act: swap,
  },
  'rescue-reserve': { options: lostHere, act: (t, f, unit: UnitId) => rescue(t, f, unit, -1) },
  'rescue-here': { options: lostHere, act: (t, f, unit: UnitId) => rescue(t, f, unit, f.ctx.here) },
  'own-from-grave': { options: (t, f) => inGraves(t, [f.seat]), range: inAllGraves, act: leaveGrave },
  'any-from-grave': {
    /** All of them from one Graveyard. */
    options: (t, { chosen }) => inAllGraves(t).filter((id) => chosen.length === 0 || id[0] === String(chosen[0])[0]),
    range: inAllGraves,
    act: leaveGrave,
  },
  'costly-unit': {
    options: (t, f) => costliest(kindsAt(t, f.seat, f.ctx.here)),
    range: (t, f) => kindsAt(t, f.seat, f.ctx.here),
    act: (t, f, unit: UnitId) => take(t, f, `${unit}@${f.ctx.here}`, 'grave', NEMESIS[f.ctx.self as NemesisId].side),
  },
  'costliest-of-all': {
    options: (t, f) => costliestOf(t, f.seat),
    range: (t, f) => allOf(t, f.seat),
    act(t, f, id: string) {
      const [unit, h] = split(id) as [UnitId, HexId];
      const p = player(t.table, f.seat);
      p.boxed = p.boxed.with(UNIT[unit].index, p.boxed[UNIT[unit].index]! + 1);
      if (h >= 0) take(t, f, id, 'box', 'E');
      else t.emit({ type: 'unit-removed', seat: f.seat, unit, hex: -1, to: 'box', why: reasonOf(f.ctx.why) });
    },
  },
  'guard-revenge': {
    options: revenge,
    act(t, f, id: string) {
      if (id === 'skeleton') destroySkeletons(t, f.ctx.here, 1, 'E', f.ctx.why);
      else if (id.includes('@')) take(t, f, id, 'grave', 'E');
      else if (lowerThreat(t, id as NemesisId, 1, f.ctx.why)) t.call('slain', { card: id as NemesisId, victor: 'E', here: f.ctx.here });
    },
  },
  'messiah-unit': {
    options: (t, f) =>
      isSeat(f.ctx.victor) && roomFor(t, f.ctx.victor, f.ctx.here) > 0
        ? pairs(
            t,
            f.ctx.victor,
            KIND_LIST.filter((k) => reserve(t, f.ctx.victor as Seat, k) > 0),
            [f.ctx.here],
          )
        : [],
    act: arrive,
  },
  'unit-to-haven': {
    options(t, f) {
      return toHavens(t, f).filter((id) => roomFor(t, f.seat, split(id)[1]) > 0);
    },
    /** UP-CON-06: five Units are there already. */
    barred: (t, f) =>
      toHavens(t, f)
        .filter((id) => roomFor(t, f.seat, split(id)[1]) === 0)
        .map((id) => ({ id, target: `hex:${split(id)[1]}`, rule: 'UP-CON-06' })),
    act(t, f, id: string) {
      const [unit, to] = split(id) as [UnitId, HexId];
      changeUnits(t.table, f.seat, f.ctx.here, UNIT[unit].index, -1);
      changeUnits(t.table, f.seat, to, UNIT[unit].index, 1);
      t.emit({ type: 'unit-moved', seat: f.seat, unit, from: f.ctx.here, to });
    },
  },
} satisfies Record<string, SelectionRules>;
