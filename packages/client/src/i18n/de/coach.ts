import type { Dictionary } from '../en.ts';

export const coach: Pick<Dictionary, 'coach'> = {
  coach: {
    title: 'Deine erste Partie',
    steps: 'Schritte der Lektion',
    step: (n: number, of: number) => `Schritt ${n} von ${of}`,
    on: 'Weiter',
    why: 'Warum?',
    alone: 'Allein weiterspielen',
    asTold: 'Wie du meinst',
    anyway: 'Trotzdem, und allein weiter',
    real: 'Eine richtige Partie spielen',
    done: 'Zettel weglegen',
    setting: 'Der Lehrer deckt den Tisch …',
    none: 'Hier gibt es noch keine geführte erste Partie. Die Regeln kann man lesen, und Bots sind geduldig.',
    learn: 'Spielend lernen',
    learnThis: 'Eine geführte erste Partie dauert zehn Minuten.',
    learnGo: 'Geführte erste Partie',
    named: { 'uprising-nemeses': 'Die Nemesen: eine kurze Lektion' },
  },
};
