/** The rules as players read them, in English. */
import type { Rulebook } from '@longtable/catalogue';

export const rulebook: Rulebook = {
  sections: { SET: 'Setup', TRN: 'A turn', END: 'The end' },
  rules: {
    'TP-SET-01': 'Two to four players play.',
    'TP-SET-02': 'The heap has 15 pebbles, or 21 for a longer game.',
    'TP-SET-03': 'Chance decides who begins.',
    'TP-TRN-01': 'On your turn you take one, two or three pebbles.',
    'TP-TRN-02': 'You cannot take more pebbles than there are.',
    'TP-TRN-03': 'Then it is the turn of the player on your left.',
    'TP-END-01': 'Whoever takes the last pebble wins.',
  },
};
