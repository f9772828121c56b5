/** Matches that somebody has played, from the rows that were written when each match ended. */
import type { GameFigures, PastMatch } from '@longtable/protocol';
import type { Store } from '../store/contract.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { plusOf, pointsOf, shownOf } from './rating.ts';
import { type MatchRow, matchOf, type PlayedRow, playedOf, ROW, ratingId, ratingOf } from './rows.ts';

const PAGE = 20;
/** Figures are of so many matches, the newest ones. */
const COUNTED = 2000;
/** Points of the course of a rating. */
const COURSE = 200;

/** The place of a row in the list, as it goes through an address. */
const cursorOf = ({ at, id }: RecordRow): string => `${at}.${id}`;
function beforeOf(cursor: unknown): { at: number; id: string } | null {
  const parts = typeof cursor === 'string' ? /^(\d{1,15})\.([a-z0-9:]{1,60})$/.exec(cursor) : null;
  return parts === null ? null : { at: Number(parts[1]), id: parts[2]! };
}

const companions = ({ seats }: MatchRow, own: number): PastMatch['others'] =>
  seats
    .filter(({ seat }) => seat !== own)
    .map(({ seat, guest, name, bot }) => ({ seat, guest: name === '' ? null : guest, name: name === '' ? null : name, bot: bot !== null }));

async function pastMatch(store: Store, row: RecordRow): Promise<PastMatch> {
  const { rating, ...played } = playedOf(row);
  const match = await store.record(ROW.match, played.table);
  const moved = rating === null ? null : { value: pointsOf(rating.after), plus: plusOf(rating.after) };
  return {
    ...played,
    game: row.topic ?? '',
    ended: row.at,
    rating: rating === null || moved === null ? null : { ...moved, moved: moved.value - pointsOf(rating.before) },
    others: match === null ? [] : companions(matchOf(match), played.seat),
  };
}

/** A page of somebody's matches; the newest first. */
export async function pastMatches(store: Store, person: string, query: Readonly<Record<string, unknown>>) {
  const { game, before } = query;
  const from = beforeOf(before);
  const rows = await store.newestRecords({
    kind: ROW.played,
    person,
    limit: PAGE + 1,
    ...(typeof game === 'string' && game !== '' ? { topic: game } : {}),
    ...(from === null ? {} : { before: from }),
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    matches: await Promise.all(page.map((row) => pastMatch(store, row))),
    next: rows.length > PAGE && last !== undefined ? cursorOf(last) : null,
  };
}

const median = (sorted: readonly number[]): number | null => {
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
};

/** Matches with a result in which one person had one seat. */
const isCounted = ({ how, hotSeat, place, seats }: PlayedRow): boolean => how === 'finished' && !hotSeat && place !== null && seats > 1;

interface Tally {
  played: number;
  won: number;
  chance: number;
}
function tallied(rows: readonly PlayedRow[], keyOf: (row: PlayedRow) => number): [number, Tally][] {
  const tallies = new Map<number, Tally>();
  for (const row of rows) {
    const tally = tallies.get(keyOf(row)) ?? { played: 0, won: 0, chance: 0 };
    tally.played++;
    if (row.won) tally.won++;
    tally.chance += 1 / row.seats;
    tallies.set(keyOf(row), tally);
  }
  return [...tallies].toSorted(([a], [b]) => a - b);
}

/** Figures of one game, the newest matches first. */
export function figuresOf(game: string, rows: readonly RecordRow[], rating: RecordRow | null): GameFigures {
  const played = rows.map(playedOf);
  const ended = played.filter(({ how, hotSeat }) => how === 'finished' && !hotSeat);
  const counted = ended.filter(isCounted);
  const lengths = ended.map(({ length }) => length).toSorted((a, b) => a - b);
  const course = rows.flatMap((row) => {
    const { rating: moved } = playedOf(row);
    return moved === null ? [] : [{ at: row.at, value: pointsOf(moved.after), plus: plusOf(moved.after) }];
  });
  const shown = rating === null ? null : ratingOf(rating);
  return {
    game,
    played: ended.length,
    won: ended.filter(({ won }) => won).length,
    median: median(lengths),
    bySeat: tallied(counted, ({ seat }) => seat).map(([seat, tally]) => ({ seat, ...tally })),
    byPlayers: tallied(counted, ({ seats }) => seats).map(([players, tally]) => ({ players, ...tally })),
    rating: shown === null ? null : shownOf(shown, shown.matches),
    course: course.slice(0, COURSE).reverse(),
  };
}

/** Somebody's figures in each game that they played, the most played first. */
export async function figures(store: Store, person: string): Promise<GameFigures[]> {
  const rows = await store.newestRecords({ kind: ROW.played, person, limit: COUNTED });
  const games = [...new Set(rows.flatMap(({ topic }) => topic ?? []))];
  const all = games.map(async (game) => {
    const rating = await store.record(ROW.rating, ratingId(game, person));
    const own = rows.filter(({ topic }) => topic === game);
    return figuresOf(game, own, rating);
  });
  return (await Promise.all(all)).toSorted((a, b) => b.played - a.played);
}
