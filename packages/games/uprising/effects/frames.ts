/** Cards with a frame of their own: what they are called with. */
import type { CardFrame } from '../data/ops.ts';
import type { Ctx, Data, Turn } from '../spec.ts';

const ARGS: { readonly [K in CardFrame]: (ctx: Ctx) => Data<K> } = {
  'card:siren': (ctx) => ({ ctx, turn: 0 }),
  'card:siren-flees': (ctx) => ({ ctx }),
  'card:tide': (ctx) => ({ ctx, chosen: [] }),
  'card:thieves-map': (ctx) => ({ ctx, hexes: [] }),
  'card:vision': (ctx) => ({ ctx }),
  'card:plague-censer': (ctx) => ({ ctx, hex: -1 }),
  'card:golden-collar': (ctx) => ({ ctx, left: 2 }),
  'card:signal-fires': (ctx) => ({ ctx, ally: -1 }),
  'card:coven': (ctx) => ({ ctx }),
  'card:coven-ends': (ctx) => ({ ctx }),
  'card:banished': (ctx) => ({ ctx }),
  'card:open-gates': (ctx) => ({ ctx, left: [] }),
  'card:broken-seal': (ctx) => ({ ctx }),
  'card:smugglers': (ctx) => ({ ctx }),
};

export const callCardFrame = (t: Turn, k: CardFrame, ctx: Ctx): void => t.call(k, ARGS[k](ctx) as never);
