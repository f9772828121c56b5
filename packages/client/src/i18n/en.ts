/** All words of the shell, by area. German has the same keys: a missing one does not compile. */
import type { Language } from '@longtable/kit';
import { coach } from './en/coach.ts';
import { lobby } from './en/lobby.ts';
import { past } from './en/past.ts';
import type { social } from './en/social.ts';
import { table } from './en/table.ts';
import { trouble } from './en/trouble.ts';

export const en = {
  language: 'en' as Language,
  title: 'Longtable',
  nav: {
    play: 'Play',
    tables: 'My tables',
    matches: 'Replays',
    rules: 'Rules',
    profile: 'Profile',
    settings: 'Settings',
    menu: 'Menu',
    skip: 'Skip to content',
  },
  settings: {
    title: 'Settings',
    lead: 'For this device.',
    language: 'Language',
    theme: 'Theme',
    themes: { dark: 'Candlelight', light: 'Daylight', system: 'Match device' },
    contrast: 'High contrast',
    motion: 'Motion',
    motions: { system: 'Match device', full: 'Full', reduced: 'Reduced' },
    sound: 'Sounds',
    pace: 'Bot speed',
    paces: { calm: 'Calm', quick: 'Quick', instant: 'Instant' },
    plain: 'Plain table instead of drawn boards',
    text: 'Table as text and keys',
    textHelp: 'Everything on the table as headings and lists, for screen readers and keyboards.',
    name: 'Your name',
    people: 'Your name on other devices',
    languages: { en: 'English', de: 'Deutsch' },
  },
  common: {
    close: 'Close',
    more: 'More',
    back: 'Back',
    loading: 'A moment …',
    theme: 'Light or dark',
    sound: 'Sound',
    language: 'Language',
  },
  players: ['Gold', 'Violet', 'Teal', 'Orange', 'Silver'],
  ...lobby,
  ...coach,
  ...table,
  ...past,
  ...trouble,
};

export type FirstWords = typeof en;
/** Words that come with the first table or invitation: the lobby does without them. */
export type MoreWords = typeof social;
export type Dictionary = FirstWords & MoreWords;
