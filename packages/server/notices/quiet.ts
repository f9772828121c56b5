/** Quiet hours: a part of the day in somebody's own time zone, in which they are told nothing. */
import type { NoticeWishes } from '@longtable/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** The minute of the day that a clock on the wall shows there. */
function minuteAt(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  );
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

const isWithin = (minute: number, from: number, to: number): boolean =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to;

/** When somebody may be told; now, or the end of their quiet hours. */
export function tellFrom(now: number, { quiet, zone }: Pick<NoticeWishes, 'quiet' | 'zone'>): number {
  if (quiet === null || !isWithin(minuteAt(now, zone), quiet.from, quiet.to)) return now;
  const minutes = (quiet.to - minuteAt(now, zone) + DAY_MINUTES) % DAY_MINUTES;
  const end = Math.floor(now / MINUTE) * MINUTE + minutes * MINUTE;
  // Where a clock is put forward or back that night, the wall decides.
  const off = quiet.to - minuteAt(end, zone);
  return end + (Math.abs(off) <= 120 ? off : 0) * MINUTE;
}
