/** Whom an operation concerns. */
import type { Seat } from '@longtable/kernel';
import type { Who } from '../data/ops.ts';
import { decider } from '../query/where.ts';
import type { Ctx } from '../spec.ts';
import { isSeat, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';

/** Seats in turn order; none for the Nemesis. */
export function seatsOf(table: ReadTable, who: Who, ctx: Ctx): readonly Seat[] {
  if (who === 'me') return [decider(table, ctx)];
  if (who === 'all') return turnOrder(table);
  if (who === 'others') return turnOrder(table).filter((seat) => seat !== ctx.by);
  return who === 'victor' && isSeat(ctx.victor) ? [ctx.victor] : [];
}
