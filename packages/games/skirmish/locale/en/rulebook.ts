/** The rules as players read them, in English. */
import type { Rulebook } from '@longtable/catalogue';
import { summary } from './summary.ts';

export const rulebook: Rulebook = {
  summary,
  sections: {
    SET: 'Setup',
    RND: 'A round',
    RAL: 'Rally and counter',
    END: 'The end',
  },
  rules: {
    'SK-SET-01': 'Two to four captains play.',
    'SK-SET-02': 'The deck holds 40 soldiers: eight of each rank from 1 to 5.',
    'SK-SET-03': 'Every captain begins with four soldiers in hand, which nobody else may see.',
    'SK-SET-04':
      'The seven hills are worth 1, 1, 2, 2, 3, 3 and 4 points and lie face down in random order. A short game has five hills, worth 1, 2, 2, 3 and 4.',
    'SK-SET-05': 'Chance decides who has the lead first.',
    'SK-RND-01': 'A round begins by turning up the next hill and adding its points to the prize.',
    'SK-RND-02': 'All captains choose one soldier from their hand in secret and turn it up at the same time.',
    'SK-RND-03': 'Your strength is the rank of your soldier plus the roll of a six-sided die.',
    'SK-RND-04': 'The strongest captain takes the whole prize.',
    'SK-RND-05':
      'When several captains are strongest, nobody takes the prize and it stays for the next round. After the last hill it is lost.',
    'SK-RND-06': 'The soldiers that fought are discarded; then all captains draw up to four again, beginning with the lead.',
    'SK-RND-07': 'When the deck is empty, the discard pile becomes the new deck.',
    'SK-RND-08': 'After each round the lead passes to the captain on the left.',
    'SK-RAL-01':
      'After the dice, the weakest captain may rally: discard one more soldier and add its rank to the strength. A table may play without rallies.',
    'SK-RAL-02': 'When several captains are weakest, the first of them, counted from the lead, may rally.',
    'SK-RAL-03':
      'The strongest captain may counter a rally by discarding a soldier of the same rank or a higher one; the rally then adds nothing.',
    'SK-RAL-04': 'When several captains are strongest, the first of them, counted from the lead, may counter.',
    'SK-RAL-05': 'When all captains are equally strong, nobody may rally.',
    'SK-RAL-06': 'You are asked even when none of your soldiers would do, so that the question gives nothing away.',
    'SK-END-01': 'After the last hill the captain with the most points wins; captains with equal points share the victory.',
  },
};
