/** One match at a time, in a thread of its own. */
import type { ArenaPlan, Bout } from './plan.ts';
import { playBout, type Ring, ringFor } from './play.ts';

let ring: { readonly game: string; readonly value: Ring } | null = null;

// biome-ignore lint/style/noDefaultExport: piscina calls the default export
export default async function bout({ plan, match }: { plan: ArenaPlan; match: number }): Promise<Bout> {
  if (ring?.game !== plan.game) ring = { game: plan.game, value: await ringFor(plan) };
  return playBout(ring.value, plan, match);
}
