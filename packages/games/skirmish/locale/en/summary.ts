/** Skirmish on half a page, in English. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Captains fight over hills, one after the other. It takes five minutes and is here to show how this table works.',
  parts: [
    {
      part: 'goal',
      title: 'What it is about',
      pictures: [{ kind: 'scene', name: 'goal', says: 'A hill, its prize, and the captains who want it.' }],
      lines: [['Win the most points from seven hills.', 'SK-SET-04', 'SK-END-01']],
    },
    {
      part: 'turn',
      title: 'A round',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'mountains', label: 'a hill is turned up' },
            { sign: 'hidden', label: 'everybody chooses a soldier' },
            { sign: 'dice', label: 'rank and die' },
            { sign: 'vp', label: 'the strongest takes the prize' },
          ],
          again: 'until the last hill',
        },
      ],
      lines: [
        ['All choose one of four soldiers in secret and turn it up together.', 'SK-RND-01', 'SK-RND-02'],
        ['Used soldiers are discarded, and hands filled up to four.', 'SK-RND-06'],
      ],
    },
    {
      part: 'fight',
      title: 'The fight',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Weakest',
              parts: [
                { sign: 'infantry', figure: '2', label: 'rank' },
                { sign: 'dice', figure: '3', label: 'die' },
                { sign: 'plus', figure: '4', label: 'rally' },
              ],
              sum: '9',
            },
            {
              name: 'Strongest',
              parts: [
                { sign: 'infantry', figure: '5', label: 'rank' },
                { sign: 'dice', figure: '3', label: 'die' },
              ],
              sum: '8',
            },
          ],
          says: 'The rally wins the hill, unless the strongest discards a soldier of rank 4 or 5.',
        },
      ],
      lines: [
        ['Strength is the rank of the soldier and a die.', 'SK-RND-03', 'SK-RND-04'],
        [
          'The weakest may rally with one more soldier; the strongest may counter with the same rank or a higher one.',
          'SK-RAL-01',
          'SK-RAL-03',
        ],
      ],
    },
    {
      part: 'end',
      title: 'The end',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'mountains', figure: '7', label: 'hills' },
            { sign: 'vp', label: 'count' },
          ],
        },
      ],
      lines: [['The match is over after the last hill; a prize that nobody took is lost.', 'SK-END-01', 'SK-RND-05']],
    },
    {
      part: 'score',
      title: 'Points',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'mountains', figure: '1–4', label: 'each hill, as it shows' },
            { sign: 'plus', figure: '+', label: 'a tie leaves the prize for the next hill' },
          ],
        },
      ],
      lines: [['Equals share the victory.', 'SK-END-01', 'SK-RND-05']],
    },
  ],
};
