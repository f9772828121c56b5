import { coach } from './de/coach.ts';
import { lobby } from './de/lobby.ts';
import { past } from './de/past.ts';
import { table } from './de/table.ts';
import { trouble } from './de/trouble.ts';
import type { FirstWords } from './en.ts';

export const de: FirstWords = {
  language: 'de',
  title: 'Longtable',
  nav: {
    play: 'Spielen',
    tables: 'Meine Tische',
    matches: 'Partien',
    rules: 'Regeln',
    profile: 'Profil',
    settings: 'Einstellungen',
    menu: 'Menü',
    skip: 'Zum Inhalt',
  },
  settings: {
    title: 'Einstellungen',
    lead: 'Für dieses Gerät.',
    language: 'Sprache',
    theme: 'Ansicht',
    themes: { dark: 'Kerzenlicht', light: 'Tageslicht', system: 'Wie das Gerät' },
    contrast: 'Hoher Kontrast',
    motion: 'Bewegung',
    motions: { system: 'Wie das Gerät', full: 'Voll', reduced: 'Reduziert' },
    sound: 'Klänge',
    pace: 'Tempo der Bots',
    paces: { calm: 'In Ruhe', quick: 'Zügig', instant: 'Sofort' },
    plain: 'Schlichter Tisch statt gezeichneter Bretter',
    text: 'Tisch als Text und Tasten',
    textHelp: 'Alles auf dem Tisch als Überschriften und Listen, für Screenreader und Tastatur.',
    name: 'Dein Name',
    people: 'Dein Name auf anderen Geräten',
    languages: { en: 'English', de: 'Deutsch' },
  },
  common: {
    close: 'Schließen',
    more: 'Mehr',
    back: 'Zurück',
    loading: 'Einen Moment …',
    theme: 'Hell oder dunkel',
    sound: 'Klang',
    language: 'Sprache',
  },
  players: ['Gold', 'Violett', 'Türkis', 'Orange', 'Silber'],
  ...lobby,
  ...coach,
  ...table,
  ...past,
  ...trouble,
};
