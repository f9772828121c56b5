/** The Siren: her song pulls one Unit of each player a hex nearer; her Godpower lets her flee. */
import { pick, type Seat } from '@longtable/kernel';
import { UNIT, type UnitId } from '../data/factions.ts';
import { ALL, DIRECTION, DISTANCE, type HexId, NEIGHBOURS } from '../data/map.ts';
import { changeUnits, moveFoe, unitName } from '../deeds/pieces.ts';
import { lose } from '../deeds/points.ts';
import { hexTargets } from '../frames/show.ts';
import { blocked, roomFor } from '../query/map.ts';
import { isEmpty, KIND_LIST } from '../query/pieces.ts';
import type { Ctx, Rules } from '../spec.ts';
import { foeOf, hexOf, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';

const whereIs = (table: ReadTable, ctx: Ctx): HexId => foeOf(table, ctx.self)?.at ?? ctx.here;

/** `hunters@12>13`: Units that can come one hex nearer. */
function pulls(table: ReadTable, ctx: Ctx, seat: Seat): string[] {
  const goal = whereIs(table, ctx);
  return ALL.flatMap((from) => {
    const hex = hexOf(table, from);
    if (hex.owner !== seat || from === goal) return [];
    const steps = NEIGHBOURS[from]!.filter(
      (to) => DISTANCE[to]![goal]! < DISTANCE[from]![goal]! && !blocked(table, from, DIRECTION[from]![to]!) && roomFor(table, seat, to) > 0,
    );
    return KIND_LIST.filter((k) => hex.units[k]! > 0).flatMap((k) => steps.map((to) => `${unitName(table, seat, k)}@${from}>${to}`));
  });
}

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
      show: (t, f) => ({ targets: hexTargets(refuges(t, f.ctx)) }),
    },
  },
};
