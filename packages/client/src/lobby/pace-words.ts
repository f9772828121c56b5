/** Words of the pace of a table. They come with the form: the lobby does not carry them. */
import { useSettings } from '../state/settings.ts';

const en = {
  clock: 'Pace',
  paces: { none: 'No clock', live: 'Live', hours: 'Hours', days: 'Days' },
  clockGives: 'Clock',
  clocks: {
    none: 'None',
    live15: '15 min',
    live25: '25 min',
    live45: '45 min',
    hours8: '8 hours',
    hours24: '24 hours',
    day1: '1 day a move',
    day3: '3 days a move',
    bank: '3 days, and more',
  },
  clockHelp: {
    none: '',
    live15: 'Plus 10 s a move, never more than 15 min.',
    live25: 'Plus 15 s a move, never more than 25 min.',
    live45: 'Plus 20 s a move, never more than 45 min.',
    hours8: 'Plus 1 h a move, never more than 12 h.',
    hours24: 'Plus 4 h a move, never more than 36 h.',
    day1: 'The day begins anew with each move.',
    day3: 'The three days begin anew with each move.',
    bank: 'Plus 1 day a move, never more than 7 days.',
  },
  vacation: 'Vacations stop the clock',
};

const de: typeof en = {
  clock: 'Tempo',
  paces: { none: 'Ohne Uhr', live: 'Live', hours: 'Stunden', days: 'Tage' },
  clockGives: 'Uhr',
  clocks: {
    none: 'Keine',
    live15: '15 Min.',
    live25: '25 Min.',
    live45: '45 Min.',
    hours8: '8 Stunden',
    hours24: '24 Stunden',
    day1: '1 Tag je Zug',
    day3: '3 Tage je Zug',
    bank: '3 Tage und mehr',
  },
  clockHelp: {
    none: '',
    live15: 'Dazu 10 s je Zug, nie mehr als 15 Min.',
    live25: 'Dazu 15 s je Zug, nie mehr als 25 Min.',
    live45: 'Dazu 20 s je Zug, nie mehr als 45 Min.',
    hours8: 'Dazu 1 Std. je Zug, nie mehr als 12 Std.',
    hours24: 'Dazu 4 Std. je Zug, nie mehr als 36 Std.',
    day1: 'Der Tag beginnt mit jedem Zug neu.',
    day3: 'Die drei Tage beginnen mit jedem Zug neu.',
    bank: 'Dazu 1 Tag je Zug, nie mehr als 7 Tage.',
  },
  vacation: 'Urlaub hält die Uhr an',
};

export const usePaceWords = (): typeof en => (useSettings().language === 'de' ? de : en);
