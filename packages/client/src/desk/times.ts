/** Times as people say them: how long is left, since when. */
import type { Clock, DeskRow } from '@longtable/protocol';
import type { Words } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units: "1 day 6 h", "17 h", "25 min". */
export function span(ms: number, words: Words): string {
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor(ms / HOUR) % 24, Math.floor(ms / MINUTE) % 60];
  if (days > 0) return hours === 0 ? words.days(days) : `${words.days(days)} ${words.hours(hours)}`;
  if (hours > 0) return hours >= 3 || minutes === 0 ? words.hours(hours) : `${words.hours(hours)} ${words.minutes(minutes)}`;
  return words.minutes(Math.max(1, minutes));
}

/** "8:12", "yesterday, 21:40", "Mon, 21:40", "3 Jan". */
export function moment(at: number, now: number, language: string, words: Words): string {
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language, options).format(at);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const dayOf = (ms: number): number => Math.floor((ms - new Date(ms).getTimezoneOffset() * MINUTE) / DAY);
  const apart = dayOf(now) - dayOf(at);
  if (apart === 0) return time;
  if (apart === 1) return words.yesterday(time);
  return Math.abs(apart) < 6
    ? format({ weekday: 'short', hour: 'numeric', minute: '2-digit' })
    : format({ day: 'numeric', month: 'short' });
}

/** "4 minutes ago", "2 hours ago", "yesterday"; of what lies less than half a minute back, "this minute". */
export function ago(ms: number, language: string): string {
  const [unit, length] = ms < HOUR ? (['minute', MINUTE] as const) : ms < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, Math.round(ms / length)), unit);
}

/** The most that a clock gives for a move, in milliseconds; null: there is none. */
export function mostOf(clock: Clock): number | null {
  if (clock.kind === 'none') return null;
  if (clock.kind === 'days') return clock.days * DAY;
  return clock.cap * (clock.kind === 'hours' ? HOUR : 1000);
}

/** Seats that the table waits for. */
export const waitedFor = ({ seats }: DeskRow): DeskRow['seats'] => seats.filter(({ asked }) => asked !== null);

/** The time left on the clock of the first of some seats whose clock ends. */
export const leastLeft = (seats: DeskRow['seats']): number | null => {
  const left = seats.flatMap(({ clock }) => (clock === null ? [] : [clock.left]));
  return left.length === 0 ? null : Math.min(...left);
};

export const mineOf = ({ seats }: DeskRow, me: string | null): DeskRow['seats'] =>
  seats.filter(({ guest }) => guest !== null && guest === me);

/** Mine by clock left, then others', then what is paused; within each the newest first. */
export function inOrder(rows: readonly DeskRow[], me: string | null): DeskRow[] {
  const rank = (row: DeskRow): number => (row.paused !== null ? 2 : row.waiting ? 0 : 1);
  const left = (row: DeskRow): number => leastLeft(row.waiting ? mineOf(row, me) : waitedFor(row)) ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((a, b) => rank(a) - rank(b) || left(a) - left(b) || b.updated - a.updated);
}
