/** A table that is built from its log is the table that was played, with all that seats left with it. */
import { passUntil, untilsOf } from '@longtable/host';
import { expect, test } from 'vitest';
import { ownTitle, ownTitlesOnly } from '../../promises/help/own.ts';
import { simulate } from '../../promises/help/simulated.ts';
import type { Store } from '../store/contract.ts';
import type { TableEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { foldTable } from '../table/folding.ts';
import { firstState, type TableState } from '../table/state.ts';

const ID = 'taaaaaaaaaaaa';

/** A plan for the question that an entry answers itself: the answer ends it. */
function planFor({ host, match }: TableState, entry: TableEntry): TableEntry | null {
  if (entry.t !== 'match' || entry.entry.t !== 'answer' || host === null || match === null) return null;
  const { seat } = entry.entry;
  const question = host.engine.describe(match, seat);
  if (question === null || !untilsOf(question).includes('round')) return null;
  return { t: 'planned', at: entry.at, seat, plan: { pass: passUntil(question, 'round'), forced: false } };
}

/** All that there is, without what is made of functions. */
function everything({ host, ahead, opened, ...rest }: TableState): unknown {
  const looks = [null, ...rest.seats.keys()].map((viewer) => [host?.look(viewer), host?.heard(viewer)]);
  return { ...rest, looks, hash: host === null || rest.match === null ? null : host.engine.hash(rest.match), length: host?.length };
}

type Title = Awaited<ReturnType<typeof ownTitle>>;
type Titles = Awaited<ReturnType<typeof ownTitlesOnly>>;

interface Played {
  readonly state: TableState;
  readonly log: readonly TableEntry[];
  readonly planned: number;
  readonly ended: number;
}

/** A table with plans for every other question that may be passed until the round is over. */
function playedWithPlans(titles: Titles, title: Title, seed: number): Played {
  const [made, ...rest] = simulate(title, 2, seed, 120).entries;
  if (made?.t !== 'created') throw new Error('no beginning');
  let state = firstState(ID, made, titles.opened);
  const log: TableEntry[] = [made];
  let [planned, ended] = [0, 0];
  const take = (entry: TableEntry): void => {
    const folded = fold(state, entry);
    folded.commit();
    if (folded.state.plans.length < state.plans.length) ended++;
    state = folded.state;
    log.push(entry);
  };
  for (const [i, entry] of rest.entries()) {
    const plan = i % 2 === 0 ? planFor(state, entry) : null;
    if (plan !== null) {
      take(plan);
      planned++;
    }
    take(entry);
  }
  return { state, log, planned, ended };
}

/** The deal decides whether such questions come, and the rules decide the deal. */
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 7);

test.each(['yield', 'uprising'])('a table of %s, whose plans look back at what was asked', async (game) => {
  const titles = await ownTitlesOnly();
  const title = await ownTitle(titles, game);
  let played = playedWithPlans(titles, title, SEEDS[0]!);
  for (const seed of SEEDS) if (played.ended === 0) played = playedWithPlans(titles, title, seed);
  const { state, log, planned, ended } = played;
  expect([planned > 0, ended > 0]).toEqual([true, true]);
  const kept = log.map((entry, i) => ({ seq: i + 1, commandId: `c${i}`, seat: null, payload: JSON.stringify(entry) }));
  const store = { read: async () => kept } as unknown as Store;
  const parked: unknown[] = [];
  const again = await foldTable({ store, titles, onParked: (...what) => void parked.push(what) }, ID);
  expect(parked).toEqual([]);
  expect(everything(again!.state)).toEqual(everything(state));
});
