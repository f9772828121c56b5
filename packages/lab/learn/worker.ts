/** One comparison at a time, in a thread of its own. */
import { type Ring, ringFor } from '../arena/play.ts';
import { duel } from './duel.ts';
import type { Comparison, Duel } from './plan.ts';

let ring: { readonly game: string; readonly value: Ring } | null = null;

// biome-ignore lint/style/noDefaultExport: piscina calls the default export
export default async function compare(of: Duel): Promise<Comparison> {
  if (ring?.game !== of.plan.game) ring = { game: of.plan.game, value: await ringFor(of.plan) };
  return duel(ring.value, of);
}
