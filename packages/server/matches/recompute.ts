/** Ratings once more, from the rows of the matches alone, beside those that are kept. */
import { profileOf } from '../people/profile.ts';
import type { Store } from '../store/contract.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { NEWCOMER, rated } from './rating.ts';
import { guestsOf, matchOf, placesOf, playedId, playedOf, type RatingRow, ROW, rankOf, ratingId, ratingOf } from './rows.ts';

export interface RatingFault {
  readonly game: string;
  /** A rating, a row of somebody's history, or a match. */
  readonly what: string;
  readonly kept: string;
  readonly found: string;
}
export interface RatingReport {
  readonly matches: number;
  readonly people: number;
  readonly faults: readonly RatingFault[];
}

const PAGE = 500;
/** The last digits depend on the machine. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
const told = ({ mu, sigma, matches }: RatingRow): string => `${mu.toFixed(6)} ± ${sigma.toFixed(6)} after ${matches}`;

async function* countedMatches(store: Store, game: string): AsyncGenerator<RecordRow> {
  for (let after = 0; ; ) {
    const page = await store.rankedAfter(ROW.match, game, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.rank ?? after;
  }
}

/** The games of which matches count. */
async function gamesOf(store: Store): Promise<string[]> {
  return (await store.newestRecords({ kind: ROW.ledger, limit: PAGE })).map(({ id }) => id);
}

interface Course {
  readonly ratings: Map<string, RatingRow>;
  readonly matches: number;
  readonly faults: RatingFault[];
}

/** Plays the ledger of a game again; numbers must have no gaps, and histories must say what comes of it. */
async function follow(store: Store, game: string): Promise<Course> {
  const ratings = new Map<string, RatingRow>();
  const faults: RatingFault[] = [];
  let n = 0;
  for await (const row of countedMatches(store, game)) {
    n++;
    if (row.rank !== n) faults.push({ game, what: `match ${row.id}`, kept: `number ${row.rank}`, found: `number ${n}` });
    const match = matchOf(row);
    const guests = guestsOf(match);
    const before = guests.map((guest) => ratings.get(guest) ?? { ...NEWCOMER, matches: 0 });
    for (const [i, after] of rated(before, placesOf(match)).entries()) {
      const guest = guests[i]!;
      ratings.set(guest, { ...after, matches: before[i]!.matches + 1 });
      const history = await store.record(ROW.played, playedId(row.id, guest));
      const kept = history === null ? null : playedOf(history);
      const isRight =
        kept === null || (kept.rating !== null && isSame(kept.rating.after.mu, after.mu) && kept.place === placesOf(match)[i]);
      if (!isRight)
        faults.push({ game, what: `history ${row.id} of ${guest}`, kept: String(kept.rating?.after.mu), found: String(after.mu) });
    }
  }
  const ledger = await store.record(ROW.ledger, game);
  if (Number(ledger?.body ?? 0) !== n) faults.push({ game, what: 'ledger', kept: ledger?.body ?? '0', found: String(n) });
  return { ratings, matches: n, faults };
}

/** Writes a rating as it should be. */
async function mend(store: Store, game: string, guest: string, known: RecordRow | null, right: RatingRow): Promise<void> {
  const person = await store.person(guest);
  if (person === null) return;
  const rank = rankOf(right, profileOf(person.profile).public);
  const after: RecordRow = {
    kind: ROW.rating,
    id: ratingId(game, guest),
    person: guest,
    topic: game,
    rank,
    until: null,
    at: known?.at ?? 0,
    body: JSON.stringify(right),
  };
  await store.changeRecords([{ kind: ROW.rating, id: after.id, before: known?.body ?? null, after }]);
}

/** Compares all ratings with those that follow from the matches. `write`: those that differ are put right; matches are never changed. */
export async function recompute(store: Store, write: boolean): Promise<RatingReport> {
  const report = { matches: 0, people: 0, faults: [] as RatingFault[] };
  for (const game of await gamesOf(store)) {
    const { ratings, matches, faults } = await follow(store, game);
    report.matches += matches;
    report.faults.push(...faults);
    for (const [guest, right] of ratings) {
      const known = await store.record(ROW.rating, ratingId(game, guest));
      // Who has left for good has no rating any more; the others' follow from the same matches as before.
      if (known === null && (await store.person(guest)) === null) continue;
      report.people++;
      const kept = known === null ? null : ratingOf(known);
      if (kept !== null && kept.matches === right.matches && isSame(kept.mu, right.mu) && isSame(kept.sigma, right.sigma)) continue;
      report.faults.push({ game, what: `rating of ${guest}`, kept: kept === null ? 'none' : told(kept), found: told(right) });
      if (write) await mend(store, game, guest, known, right);
    }
  }
  return report;
}
