/** The words about what people have played, and how times are said. They come with the pages that need them. */
import { useSettings } from '../state/settings.ts';
import { played as de } from './played-de.ts';
import { played as en, type PlayedText } from './played-en.ts';

export const usePlayedText = (): PlayedText => (useSettings().language === 'de' ? de : en);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "35 min", "4 h", "3 days" */
export function spanOf({ spans }: PlayedText, ms: number): string {
  if (ms < 2 * HOUR) return spans.minutes(Math.max(1, Math.round(ms / MINUTE)));
  return ms < 2 * DAY ? spans.hours(Math.round(ms / HOUR)) : spans.days(Math.round(ms / DAY));
}
