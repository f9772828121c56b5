/** Plays fights on beside the page, so that nothing on it waits. */
import type { Id, Seat } from '@longtable/kernel';
import { oddsOf } from './odds.ts';
import type { View } from './open.ts';

export interface OddsAsked {
  readonly key: string;
  readonly view: View;
  readonly seat: Seat;
  readonly options: readonly Id[];
}

/** Milliseconds for all options together. */
const LIMIT = 250;
const SEED = 20_260;

addEventListener('message', ({ data }: MessageEvent<OddsAsked>) => {
  const odds = oddsOf(data.view, data.seat, data.options, LIMIT, () => performance.now(), SEED);
  postMessage({ key: data.key, odds });
});
