/** The lists of the best: whoever made themselves public, by what they are at least (mu - 3 sigma). Kept for a minute. */
import type { Best } from '@longtable/protocol';
import { profileOf } from '../people/profile.ts';
import type { Time } from '../ports.ts';
import type { Store } from '../store/contract.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { shownOf } from './rating.ts';
import { ROW, rankOf, ratingOf } from './rows.ts';

const PAGE = 25;
const FRESH_MS = 60_000;
const MOST_PAGES = 400;

type Line = Best['lines'][number] & { readonly id: string };
interface Kept {
  readonly at: number;
  readonly pages: number;
  readonly lines: readonly Line[];
}

export interface BestLists {
  page(game: string, page: number, me: string | null): Promise<Best>;
  /** Somebody wants to be seen, or no longer. */
  forget(): void;
}

export function bestLists(store: Store, time: Time): BestLists {
  const kept = new Map<string, Kept>();

  /** Only those who are public are shown, whatever the row says. */
  async function lineOf(row: RecordRow, place: number): Promise<Line[]> {
    const person = await store.person(row.person);
    if (person === null) return [];
    const { crest, public: isPublic } = profileOf(person.profile);
    if (!isPublic) return [];
    const rating = ratingOf(row);
    return [{ id: person.id, place, name: person.name, crest, rating: shownOf(rating, rating.matches), me: false }];
  }

  async function read(game: string, page: number): Promise<Kept> {
    const key = `${game} ${page}`;
    const known = kept.get(key);
    if (known !== undefined && time.now() - known.at < FRESH_MS) return known;
    const pages = Math.ceil((await store.countRanked(ROW.rating, game)) / PAGE);
    const rows = page < pages ? await store.topRecords(ROW.rating, game, PAGE, page * PAGE) : [];
    const lines = await Promise.all(rows.map((row, i) => lineOf(row, page * PAGE + i + 1)));
    if (kept.size > MOST_PAGES) kept.clear();
    const fresh: Kept = { at: time.now(), pages, lines: lines.flat() };
    kept.set(key, fresh);
    return fresh;
  }

  return {
    async page(game, page, me) {
      const { pages, lines } = await read(game, page);
      return { game, page, pages, lines: lines.map(({ id, ...line }) => ({ ...line, me: id === me })) };
    },
    forget: () => kept.clear(),
  };
}

/** Ratings of somebody get a rank, or lose it. */
export async function rankAgain(store: Store, person: string, isPublic: boolean): Promise<void> {
  for (const row of await store.recordsOf(person, ROW.rating)) {
    const after = { ...row, rank: rankOf(ratingOf(row), isPublic) };
    await store.changeRecords([{ kind: row.kind, id: row.id, before: row.body, after }]);
  }
}
