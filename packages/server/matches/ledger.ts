/**
 * The ledger: writes down each match that is over, exactly once, with the figures and ratings that follow from it. All rows of a match are
 * one change of the store, which is refused where the match is written already, or where somebody's rating moved meanwhile; then it is read
 * and tried again. So it does not matter how often, or by how many nodes, a table is looked at.
 */

import { profileOf } from '../people/profile.ts';
import type { Store } from '../store/contract.ts';
import type { PersonRow, RecordChange, RecordRow } from '../store/people-contract.ts';
import type { TableState } from '../table/state.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { NEWCOMER, type Rating, rated } from './rating.ts';
import { guestsOf, type MatchRow, type PlayedRow, placesOf, playedId, ROW, rankOf, ratingId, ratingOf } from './rows.ts';

/** Tries where others write about the same people at the same time. */
const TRIES = 20;

interface Moved {
  readonly before: Rating;
  readonly after: Rating;
}

const row = (kind: string, id: string, person: string, topic: string, at: number, body: object | number): RecordRow => ({
  kind,
  id,
  person,
  topic,
  rank: null,
  until: null,
  at,
  body: JSON.stringify(body),
});
const added = (after: RecordRow): RecordChange => ({ kind: after.kind, id: after.id, before: null, after });

/** Everybody who played and is still there, by id. */
async function peopleOf(store: Store, { seats }: Outcome): Promise<Map<string, PersonRow>> {
  const guests = [...new Set(seats.flatMap(({ guest }) => guest ?? []))];
  const found = await Promise.all(guests.map((guest) => store.person(guest)));
  return new Map(found.flatMap((person) => (person === null ? [] : [[person.id, person]])));
}

function playedRow(
  { table, seats, how, hotSeat, rated: isRated, started, ended }: MatchRow,
  guest: string,
  moved: Moved | null,
): PlayedRow {
  const { seat, place, won, left } = seats.find((one) => one.guest === guest)!;
  const length = Math.max(0, ended - started);
  return { table, seat, seats: seats.length, place, won, left, how, hotSeat, rated: isRated, length, rating: moved };
}

/** The next number of the game's ledger. */
async function numbered(store: Store, game: string, at: number): Promise<{ n: number; change: RecordChange }> {
  const known = await store.record(ROW.ledger, game);
  const n = (known === null ? 0 : Number(known.body)) + 1;
  const after = row(ROW.ledger, game, '', game, at, n);
  return { n, change: { kind: ROW.ledger, id: game, before: known?.body ?? null, after } };
}

/** Ratings before and after, and the changes that make them so. */
async function ratings(store: Store, match: MatchRow, people: ReadonlyMap<string, PersonRow>) {
  const { game, ended } = match;
  const guests = guestsOf(match);
  const known = await Promise.all(guests.map((guest) => store.record(ROW.rating, ratingId(game, guest))));
  const before = known.map((one) => (one === null ? { ...NEWCOMER, matches: 0 } : ratingOf(one)));
  const after = rated(before, placesOf(match));
  const moved = new Map<string, Moved>();
  const changes = guests.map((guest, i): RecordChange => {
    const { mu, sigma, matches } = before[i]!;
    moved.set(guest, { before: { mu, sigma }, after: after[i]! });
    const next = { ...after[i]!, matches: matches + 1 };
    const rank = rankOf(next, profileOf(people.get(guest)!.profile).public);
    const fresh = { ...row(ROW.rating, ratingId(game, guest), guest, game, ended, next), rank };
    return { kind: ROW.rating, id: fresh.id, before: known[i]?.body ?? null, after: fresh };
  });
  return { moved, changes };
}

/** False: something changed meanwhile. */
async function write(store: Store, outcome: Outcome): Promise<boolean> {
  const people = await peopleOf(store, outcome);
  const counted = outcome.counts ? outcome.seats.flatMap(({ seat, guest }) => (guest !== null && people.has(guest) ? [seat] : [])) : [];
  const match: MatchRow = { ...outcome, counted: counted.length > 1 ? counted : [] };
  const { table, game, ended } = outcome;
  const isCounted = match.counted.length > 0;
  const number = isCounted ? await numbered(store, game, ended) : null;
  const { moved, changes } = isCounted ? await ratings(store, match, people) : { moved: new Map<string, Moved>(), changes: [] };
  return store.changeRecords([
    added({ ...row(ROW.match, table, '', game, ended, match), rank: number?.n ?? null }),
    ...[...people.keys()].map((guest) =>
      added(row(ROW.played, playedId(table, guest), guest, game, ended, playedRow(match, guest, moved.get(guest) ?? null))),
    ),
    ...(number === null ? [] : [number.change]),
    ...changes,
  ]);
}

/** Writes a table down if it is over and not written yet. */
export async function enterMatch(store: Store, state: TableState): Promise<void> {
  const outcome = outcomeOf(state);
  if (outcome === null) return;
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await store.record(ROW.match, state.id)) !== null) return;
    if (await write(store, outcome)) return;
  }
  throw new Error(`the match at ${state.id} could not be written down`);
}
