/** One match at a time, in a thread of its own. */
import type { NetData } from '@longtable/bots/net';
import { type Ring, ringFor } from '../../arena/play.ts';
import type { Told, ValuePlan } from './plan.ts';
import { leadOf, tell } from './play.ts';

export interface Wanted {
  readonly plan: ValuePlan;
  readonly net: NetData;
  readonly seed: number;
  /** True: all that it tells; false: the lead in the end. */
  readonly isTold: boolean;
}

let ring: { readonly game: string; readonly value: Ring } | null = null;

// biome-ignore lint/style/noDefaultExport: piscina calls the default export
export default async function play({ plan, net, seed, isTold }: Wanted): Promise<Told> {
  if (ring?.game !== plan.game) ring = { game: plan.game, value: await ringFor(plan) };
  return isTold ? tell(ring.value, plan, net, seed) : { rows: [], lead: leadOf(ring.value, plan, net, seed) };
}
