import type { Texts } from '@longtable/kit';
import type { Yield } from '../../spec.ts';
import { events } from './events.ts';
import { prompts } from './prompts.ts';

export const de: Texts<Yield> = {
  name: 'Yield',
  tagline: 'Drei Jahre marschieren, bluffen und im rechten Augenblick nachgeben.',
  prompts,
  offers: {},
  events,
  results: { 'years-over': 'Drei Jahre sind vorüber.', destroyer: 'Der Zerstörer hat eine Armee vernichtet.' },
  options: {
    leaders: {
      label: 'Anführer',
      help: 'Mit den fünf Anführern spielen oder für ein erstes Spiel ohne.',
      values: { choose: 'Am Tisch wählen', none: 'Keine (erstes Spiel)' },
    },
    teams: {
      label: 'Bündnisse',
      help: 'Jeder für sich, zwei gegen zwei oder zwei gegen einen.',
      values: { none: 'Jeder für sich', pairs: 'Zwei gegen zwei', duo: 'Zwei gegen einen (experimentell)' },
    },
    first: {
      label: 'Startspieler',
      help: 'Wer beginnt; Gleichstände gehen zu seinen Gunsten aus.',
      values: { random: 'Zufällig', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4', 4: 'Platz 5' },
    },
    halving: {
      label: 'Vernichtet ohne Rückzug',
      help: 'Wovon das Zählrad halbiert wird.',
      values: { dial: 'Zählrad nach den Verlusten', 'before-battle': 'Zählrad vor der Schlacht' },
    },
    chases: {
      label: 'Nachsetzen',
      help: 'Wie viele Armeen nach einer Schlacht nachsetzen.',
      values: { pairs: 'Eine je geschlagene Armee', one: 'Eine je Schlacht' },
    },
    recovery: {
      label: 'Erholung',
      help: 'Wo vernichtete Armeen zurückkehren.',
      values: { together: 'Alle auf einer Festung', apart: 'Jede auf einer beliebigen' },
    },
    steals: {
      label: 'Verstärkungen',
      help: 'Wie oft Pavyr stehlen darf.',
      values: { armies: 'Einmal je Armee', adjacent: 'Einmal je Armee neben einem Feind' },
    },
    destroyer: { label: 'Zerstörer erlaubt', help: 'Basils Seite B kann ein Spiel schon im ersten Jahr beenden.' },
  },
  terms: {
    Armee: 'Eine Figur mit einem geheimen Zählrad von 1 bis 15 Einheiten.',
    Festung: 'Ein Ort mit Steinen. Der oberste zeigt, wem sie gehört; jeder Stein ist einen Punkt wert.',
    Initiative: 'In einer Schlacht handelt nur die schwächste Seite.',
    Nachgeben: 'Eine Schlacht aufgeben: die Differenz verlieren und sich zurückziehen.',
    Jahreszeit: 'Ein Viertel der Strategiephase: Jeder spielt eine Strategiekarte.',
    Jahr: 'Eine Runde des Spiels: Strategie, Schlacht, Eroberung, Erholung und Rekrutierung.',
  },
};
