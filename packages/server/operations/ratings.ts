/** Ratings once more, for the command of that name. */
import type { Config } from '../config.ts';
import { type RatingReport, recompute } from '../matches/recompute.ts';
import { openKeptStore } from '../store/open.ts';

/** `write`: ratings that differ are put right. */
export async function checkRatings(config: Config, write: boolean): Promise<RatingReport> {
  const store = await openKeptStore(config);
  try {
    return await recompute(store, write);
  } finally {
    await store.close();
  }
}
