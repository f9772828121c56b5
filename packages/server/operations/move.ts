/** An operator moves a table to newer rules: because the old ones fail, or because everybody asked for it. */
import { isRefusal } from '@longtable/kernel';
import { BadConfig, type Config } from '../config.ts';
import { metrics } from '../metrics.ts';
import { systemTime } from '../ports.ts';
import { openKeptStore } from '../store/open.ts';
import { foldTable, openRules } from '../table/folding.ts';
import { liveTable } from '../table/live.ts';
import { moveNow } from '../table/move.ts';
import { openTitles } from '../titles.ts';
import { titlesKey } from '../titles-key.ts';

export interface MoveReport {
  readonly table: string;
  readonly from: string;
  readonly to: string;
  /** Why it stays where it is; null: it has moved. */
  readonly refused: string | null;
}

/** `to`: a hash; left out: the rules of this program. */
export async function moveTo(config: Config, id: string, to?: string): Promise<MoveReport> {
  const store = await openKeptStore(config);
  try {
    const titles = await openTitles(store, titlesKey(config));
    const context = { store, titles, time: systemTime, metrics: metrics(), outages: () => [], notify: () => {}, onParked: () => {} };
    const folded = await foldTable(context, id);
    if (folded === null) throw new BadConfig(`there is no table ${id}`);
    const { created, rules: from } = folded.state;
    const hash = to ?? titles.own(created.game)?.rules ?? '';
    const unusable = await openRules(titles, [hash]);
    if (unusable !== null) throw new BadConfig(unusable.message);
    const result = await liveTable(context, folded).perform<object>(
      `operator:move:${hash}:${folded.state.seq}`,
      (state, moment) => moveNow(state, hash, moment),
      () => ({}),
    );
    return { table: id, from, to: hash, refused: isRefusal(result) ? String(result.refused) : null };
  } finally {
    await store.close();
  }
}
