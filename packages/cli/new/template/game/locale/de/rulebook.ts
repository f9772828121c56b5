/** The rules as players read them, in German. */
import type { Rulebook } from '@longtable/catalogue';

export const rulebook: Rulebook = {
  sections: { SET: 'Aufbau', TRN: 'Ein Zug', END: 'Das Ende' },
  rules: {
    'TP-SET-01': 'Es spielen zwei bis vier Personen.',
    'TP-SET-02': 'Der Haufen hat 15 Kiesel oder für ein längeres Spiel 21.',
    'TP-SET-03': 'Wer beginnt, entscheidet der Zufall.',
    'TP-TRN-01': 'Wenn du am Zug bist, nimmst du einen, zwei oder drei Kiesel.',
    'TP-TRN-02': 'Du kannst nicht mehr Kiesel nehmen, als daliegen.',
    'TP-TRN-03': 'Danach ist die Person links von dir am Zug.',
    'TP-END-01': 'Wer den letzten Kiesel nimmt, gewinnt.',
  },
};
