/** Throws fights beside the page, so that nothing on it waits. */
import type { View } from '@longtable/uprising/spec';
import { oddsOf } from './odds.ts';

export interface OddsAsked {
  readonly key: string;
  readonly view: View;
  readonly side: 0 | 1;
}

const LIMIT = 50;

addEventListener('message', ({ data }: MessageEvent<OddsAsked>) => {
  const odds = oddsOf(data.view, data.side, LIMIT, Math.random, () => performance.now());
  postMessage({ key: data.key, odds });
});
