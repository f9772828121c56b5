/** The words of the pages about people. They come with those pages, so that the lobby does not carry them. */
import { useSettings } from '../state/settings.ts';
import { de } from './words-de.ts';
import { en, type PeopleText } from './words-en.ts';

export const usePeopleText = (): PeopleText => (useSettings().language === 'de' ? de : en);

const dayFormat = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
const timeFormat = (language: string): Intl.DateTimeFormat => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });

export function useDates(): { day(at: number): string; time(at: number): string } {
  const { language } = useSettings();
  return { day: (at) => dayFormat(language).format(at), time: (at) => timeFormat(language).format(at) };
}
