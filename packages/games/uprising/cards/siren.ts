/** The Siren: her song pulls one Unit of each player a hex nearer; her Godpower lets her flee. */
import { type Blocked, pick, type RuleId, type Seat } from '@longtable/kernel';
import { UNIT, type UnitId } from '../data/factions.ts';
import { ALL, DIRECTION, DISTANCE, type HexId, NEIGHBOURS } from '../data/map.ts';
import { changeUnits, moveFoe, unitName } from '../deeds/pieces.ts';
import { lose } from '../deeds/points.ts';
import { hexTargets } from '../frames/show.ts';
import { barredBy } from '../query/barred-hexes.ts';
import { blocked, roomFor } from '../query/map.ts';
import { isEmpty, KIND_LIST } from '../query/pieces.ts';
import type { Ctx, Rules } from '../spec.ts';
import { foeOf, hexOf, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';

const whereIs = (table: ReadTable, ctx: Ctx): HexId => foeOf(table, ctx.self)?.at ?? ctx.here;

interface Pull {
  /** `hunters@12>13` */
  readonly id: string;
  readonly to: HexId;
  /** UP-HEX-06, UP-CON-06: an impassable edge, or five Units there; null: it can be done. */
  readonly rule: RuleId | null;
}

/** Steps of a seat's Units one hex nearer. */
function steps(table: ReadTable, ctx: Ctx, seat: Seat): Pull[] {
  const goal = whereIs(table, ctx);
  return ALL.flatMap((from) => {
    const hex = hexOf(table, from);
    if (hex.owner !== seat || from === goal) return [];
    const nearer = NEIGHBOURS[from]!.filter((to) => DISTANCE[to]![goal]! < DISTANCE[from]![goal]!);
    return KIND_LIST.filter((k) => hex.units[k]! > 0).flatMap((k) =>
      nearer.map((to) => {
        const rule = blocked(table, from, DIRECTION[from]![to]!) ? 'UP-HEX-06' : roomFor(table, seat, to) > 0 ? null : 'UP-CON-06';
        return { id: `${unitName(table, seat, k)}@${from}>${to}`, to, rule };
      }),
    );
  });
}
const pulls = (table: ReadTable, ctx: Ctx, seat: Seat): string[] =>
  steps(table, ctx, seat).flatMap(({ id, rule }) => (rule === null ? [id] : []));
const stuck = (table: ReadTable, ctx: Ctx, seat: Seat): Blocked[] =>
  steps(table, ctx, seat).flatMap(({ id, to, rule }) => (rule === null ? [] : [{ id, target: `hex:${to}`, rule }]));

export const siren: Rules<'card:siren'> = {
  first: 'unit',
  stages: {
    unit: {
      rules: ['UP-CARD-15'],
      ask(t, f) {
        const seat = turnOrder(t)[f.turn];
        return seat === undefined ? null : pick(seat, pulls(t, f.ctx, seat));
      },
      forced: true,
      skip: 'next',
      answer(t, f, id, seat) {
        const [unit, steps] = id.split('@') as [UnitId, string];
        const [from, to] = steps.split('>').map(Number) as [HexId, HexId];
        changeUnits(t.table, seat, from, UNIT[unit].index, -1);
        changeUnits(t.table, seat, to, UNIT[unit].index, 1);
        t.emit({ type: 'unit-moved', seat, unit, from, to });
        f.turn++;
        return f.turn < t.table.players.length ? 'unit' : 'done';
      },
      show: (t, f, seat) => ({
        targets: Object.fromEntries(pulls(t, f.ctx, seat).map((id) => [id, `hex:${id.split('@')[1]!.split('>')[0]}`])),
        blocked: stuck(t, f.ctx, seat),
      }),
    },
    /** Nobody could come: one Food is lost. */
    next(t, f) {
      const seat = turnOrder(t.table)[f.turn];
      if (seat === undefined) return 'done';
      lose(t, seat, 'food', 1, f.ctx.why);
      f.turn++;
      return 'unit';
    },
  },
};

function refuges(table: ReadTable, ctx: Ctx): HexId[] {
  const foe = foeOf(table, ctx.self);
  if (foe === undefined) return [];
  const free = ALL.filter((h) => isEmpty(table, h));
  const least = Math.min(...free.map((h) => DISTANCE[h]![foe.at]!));
  return free.filter((h) => DISTANCE[h]![foe.at] === least);
}

/** UP-PLA-01: empty hexes that are not the closest ones. */
function farther(table: ReadTable, ctx: Ctx): Blocked[] {
  const near = refuges(table, ctx);
  return barredBy(ALL, (h) => (isEmpty(table, h) && !near.includes(h) ? 'UP-PLA-01' : null));
}

/** She moves to the closest empty hex: with her gone the combat is over (UP-COM-66). */
export const sirenFlees: Rules<'card:siren-flees'> = {
  first: 'hex',
  stages: {
    hex: {
      rules: ['UP-CARD-15'],
      ask: (t, f) => pick(f.ctx.by >= 0 ? f.ctx.by : t.first, refuges(t, f.ctx)),
      forced: true,
      skip: 'done',
      answer(t, f, h) {
        if (f.ctx.self !== '') moveFoe(t, f.ctx.self, h, f.ctx.why);
        return 'done';
      },
      show: (t, f) => ({ targets: hexTargets(refuges(t, f.ctx)), blocked: farther(t, f.ctx) }),
    },
  },
};
