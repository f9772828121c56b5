/** Wishes of a person as they are kept: with the time they were said, and with their vacations. */
import type { NoticeKind, NoticeSettings, NoticeWishes, WireRefusal } from '@longtable/protocol';
import type { Outage } from '../store/contract.ts';
import type { NoticeStore } from '../store/notices-contract.ts';

const DAY = 24 * 60 * 60_000;
export const DAYS_A_YEAR = 14;
/** Vacations of the last years, for the count. */
const REMEMBERED = 40;

export interface Wishes extends NoticeWishes {
  /** The time they were said: what happened before is not told. */
  readonly since: number;
  readonly vacations: readonly Outage[];
}

const USUAL: Wishes = { what: ['turn', 'clock', 'over', 'invite'], quiet: null, zone: 'UTC', language: 'en', since: 0, vacations: [] };

/** A free seat was wished for by name of its table. */
export const isWished = ({ what }: Wishes, kind: NoticeKind): boolean => kind === 'seat' || what.includes(kind);

export async function wishesOf(store: NoticeStore, guest: string): Promise<Wishes> {
  const kept = await store.wishes(guest);
  return kept === null ? USUAL : { ...USUAL, ...(JSON.parse(kept) as Partial<Wishes>) };
}
export const keepWishes = (store: NoticeStore, guest: string, wishes: Wishes): Promise<void> =>
  store.putWishes(guest, JSON.stringify(wishes));

const yearOf = (at: number): number => new Date(at).getUTCFullYear();
const daysOf = ({ from, to }: Outage): number => Math.ceil((to - from) / DAY);

/** Days that are left of this year's, with one more vacation or without. */
export const daysLeft = (vacations: readonly Outage[], now: number): number =>
  DAYS_A_YEAR - vacations.filter(({ from }) => yearOf(from) === yearOf(now)).reduce((sum, one) => sum + daysOf(one), 0);

export const vacationOf = ({ vacations }: Wishes, now: number): NoticeSettings['vacation'] => ({
  planned: vacations.filter(({ to }) => to > now),
  daysLeft: daysLeft(vacations, now),
  daysAYear: DAYS_A_YEAR,
});

/** The vacations after a wish: one that has not begun is replaced, one that has is ended or made longer. */
export function planned(vacations: readonly Outage[], wish: Outage, now: number): readonly Outage[] | WireRefusal {
  const past = vacations.filter(({ to }) => to <= now);
  const running = vacations.find(({ from, to }) => from <= now && now < to);
  const begun = running === undefined ? [] : [{ from: running.from, to: now }];
  if (wish.to <= now) return [...past, ...begun].slice(-REMEMBERED);
  const from = running?.from ?? Math.max(now, wish.from);
  const next = [...past, { from, to: wish.to }];
  if (wish.to <= from) return { refused: 'bad-option', option: 'to', message: 'A vacation ends after it begins.' };
  if (daysLeft(next, from) < 0) return { refused: 'too-many', message: `${DAYS_A_YEAR} days a year.` };
  return next.slice(-REMEMBERED);
}
