import type { Texts } from '@longtable/kit';
import { rivals } from '../../rivals.ts';
import type { CrownOfAsh } from '../../spec.ts';
import { events } from './events.ts';
import { prompts } from './prompts.ts';

export const de: Texts<CrownOfAsh> = {
  name: 'Crown of Ash',
  tagline: 'Erweck die Toten, bau das Land wieder auf und halte die Zitadelle, wenn sich die Asche legt.',
  prompts,
  offers: {},
  events,
  results: {
    crown: 'Vier Runden sind vorüber: Der würdigste Fürst nimmt die Krone.',
    shared: 'Vier Runden sind vorüber, und die Krone wird geteilt.',
    ai: 'Vier Runden sind vorüber, und die KI nimmt die Krone.',
  },
  rivals: ({ view }, why) => rivals(view, why, 'Die KI'),
  options: {
    ai: { label: 'KI-Gegner', help: 'Der Gegner aus der Spielregel spielt mit. Wer allein spielt, spielt immer gegen ihn.' },
    difficulty: {
      label: 'Schwierigkeit',
      help: 'Wer die Zitadelle zu Beginn für die KI bewacht.',
      values: { easy: 'Leicht (Stufe I)', medium: 'Mittel (Stufe II)', hard: 'Schwer (Stufe III)' },
    },
    garrison: {
      label: 'Besatzung',
      help: 'Ein bis drei gewählte Kämpfer bewachen die Zitadelle statt eines zufälligen.',
      values: { 'by-difficulty': 'Nach Schwierigkeit' },
    },
    targeted: { label: 'Karte Gezielt', help: 'Mit der sechsten Aktionskarte sucht sich die KI schwache Ziele.' },
    powers: { label: 'Kräfte', help: 'Für Fortgeschrittene: Jeder Nekromant hat zwei Kräfte und einen Marker.' },
    necromancers: { label: 'Nekromanten', help: 'Wer wen spielt.', values: { choose: 'Am Tisch gewählt' } },
    turnOrder: {
      label: 'Reihenfolge',
      help: 'Wie die Reihenfolge der nächsten Runde entsteht.',
      values: {
        arrange: 'Wer hinten liegt, legt sie fest',
        ascending: 'Nach Punkten, wer hinten liegt zuerst',
        clockwise: 'Im Uhrzeigersinn, wer hinten liegt, nennt den Ersten (leichter zu überblicken)',
      },
    },
    flanks: {
      label: 'Flanken der Zitadelle',
      help: 'Was ein Angriff von der Seite bringt.',
      values: { one: 'Links +1, rechts 0, Front −1', both: 'Beide Flanken +1, Front −1' },
    },
    trio: { label: 'Drei von einer Art', help: 'Was drei Kämpfer einer Art in der Zitadelle bringen.', values: { 2: '+2', 3: '+3' } },
    fortify: {
      label: 'Dauer von Festigen',
      help: 'Wie lange ein gefestigtes Paar seine +2 behält.',
      values: { pair: 'Solange das Paar zusammenbleibt', round: 'Bis zum Rundenende' },
    },
    aiGold: { label: 'Startgold der KI', help: 'Die KI wertet 2 SP für das Gold, mit dem alle beginnen.' },
  },
  terms: {
    Diener: 'Einer deiner vier Arbeiter. Jeden Zug setzt du einen ein; am Rundenende kommen alle zurück.',
    Angriffswert: 'Was ein Kämpfer zur Summe seiner Seite beiträgt.',
    Stärkung: 'Kämpfer einer Art auf einer Seite bringen 1 für ein Paar und 2 für drei.',
    Abgabe: 'Was der Besitzer eines Bauwerks aus dem Vorrat bekommt, wenn ein anderer dort sammelt.',
    Umstellen: 'Die Verteidiger einer Region ändern, in der du sammelst oder baust.',
    Sonderzutat: 'Als Kosten: ein beliebiger Rohstoff. Als Gewinn: ein Grundstoff deiner Wahl.',
    Automat: 'Ein starker, billiger Kämpfer, der einem einzigen Kampf dient und am Ende Punkte kostet, wenn du ihn noch hast.',
    Auslage: 'Die sechs Kämpfer, die erweckt werden können.',
    Reihe: 'Die vier Bauwerke, die gebaut werden können.',
    Schicksalskarte: 'Dein geheimes Paar von Arten: Ihre Kämpfer zählen am Ende.',
    Königsmarker: 'Wer den König schlug, behält ihn; er entscheidet den letzten Gleichstand.',
    'Bestimmte Region': 'Die Region, die der Würfel der KI zuweist.',
  },
};
