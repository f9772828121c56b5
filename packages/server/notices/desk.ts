/** My tables as a page shows them: each with its clocks as they are now, and what happened since its owner last looked. */
import { type FrozenWords, inTime } from '@longtable/frozen';
import type { Host } from '@longtable/host';
import type { Spec } from '@longtable/kernel';
import { type Desk, type DeskRow, inSentence } from '@longtable/protocol';
import type { Time } from '../ports.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { Store, TableRow } from '../store/contract.ts';
import { seatsOf } from '../table/actions.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { awayUntil } from '../table/waits.ts';
import type { Titles } from '../titles.ts';

export interface DeskContext {
  readonly store: Store;
  readonly time: Time;
  readonly tables: Tables;
  readonly titles: Titles;
  readonly rooms: Rooms;
}

/** Tables that are looked into; of more only the line is shown. */
const MOST = 30;
const SENTENCES = 2;
/** The number of steps that somebody who was away for long is told of: the last ones. */
const STEPS = 60;

type InBoth = DeskRow['digest'][number];
type Told = Pick<DeskRow, 'digest' | 'heading'>;
const NOTHING: Told = { digest: [], heading: null };
const withinBudget = inTime();

const nameOf =
  ({ seats }: TableState) =>
  (seat: number): string =>
    inSentence(seats[seat]?.name ?? `${seat + 1}`);

/** A digest of all that the viewer heard since a step, in the game's own words: the last sentences, others' deeds before one's own. */
async function digestOf(state: TableState, seat: number, from: number, titles: Titles): Promise<Told> {
  const { host, words } = state;
  const told = words === null ? null : await titles.words(words).catch(() => null);
  if (host === null || told === null) return NOTHING;
  try {
    return withinBudget(digested)(state, host, seat, from, told.words);
  } catch {
    // A table whose words fail says nothing here; what lies beside it on the desk does.
    return NOTHING;
  }
}

function digested(state: TableState, host: Host<Spec>, seat: number, from: number, words: FrozenWords['words']): Told {
  const { texts, tableau } = words;
  const say = { view: host.look(seat).view, with: {}, name: nameOf(state) };
  const count = host.heardCount(seat);
  const steps = host.heard(seat, Math.max(from, count - STEPS));
  const lines = (language: 'en' | 'de', others: boolean): string[] =>
    steps
      .filter(({ by }) => !others || by !== seat)
      .flatMap(({ events }) => events.flatMap((event) => texts[language].events[event.type]?.(event as never, say) ?? []));
  const pick = (others: boolean): InBoth[] => {
    const [en, de] = [lines('en', others).slice(-SENTENCES), lines('de', others).slice(-SENTENCES)];
    return en.map((line, i) => ({ en: line, de: de[i] ?? line }));
  };
  const news = pick(true);
  return {
    digest: news.length > 0 ? news : pick(false),
    heading: { en: tableau(say, 'en').heading, de: tableau(say, 'de').heading },
  };
}

export function desks({ store, time, tables, titles, rooms }: DeskContext): (guest: string) => Promise<Desk> {
  async function rowOf(row: TableRow, guest: string, seen: ReadonlyMap<string, { heard: number; at: number }>): Promise<DeskRow | null> {
    const table = await tables.get(row.id);
    if (table === null) return null;
    const { state } = table;
    const { id, game, status, listed, clock, seats, created, updated, result } = rooms.info(state);
    const waiting = row.members.some((member) => member.guest === guest && member.waiting);
    const [seat] = seatsOf(state, guest);
    const looked = seen.get(id);
    const told = seat === undefined ? { digest: [], heading: null } : await digestOf(state, seat, looked?.heard ?? 0, titles);
    const away = state.waits.flatMap((wait, of) => (wait === null ? [] : [awayUntil(state, of, time.now())]));
    const paused = away.length > 0 && away.every((until) => until !== null) ? Math.min(...away.map((until) => until ?? 0)) : null;
    return { id, game, status, listed, clock, seats, created, updated, result, waiting, ...told, seen: looked?.at ?? null, paused };
  }

  return async (guest) => {
    const seen = new Map((await store.notices.seen(guest)).map(({ table, heard, at }) => [table, { heard, at }]));
    const rows: DeskRow[] = [];
    for (const row of await store.list('mine', guest, MOST)) {
      const shown = await rowOf(row, guest, seen);
      if (shown !== null) rows.push(shown);
    }
    return { tables: rows, now: time.now() };
  };
}
