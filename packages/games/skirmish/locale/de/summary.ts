/** Skirmish auf einer halben Seite, auf Deutsch. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Hauptleute kämpfen um Hügel, einen nach dem anderen. Es dauert fünf Minuten und zeigt, wie dieser Tisch funktioniert.',
  parts: [
    {
      part: 'goal',
      title: 'Worum es geht',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Ein Hügel, sein Preis und die Hauptleute, die ihn wollen.' }],
      lines: [['Hole von sieben Hügeln die meisten Punkte.', 'SK-SET-04', 'SK-END-01']],
    },
    {
      part: 'turn',
      title: 'Eine Runde',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'mountains', label: 'ein Hügel wird aufgedeckt' },
            { sign: 'hidden', label: 'alle wählen einen Soldaten' },
            { sign: 'dice', label: 'Rang und Würfel' },
            { sign: 'vp', label: 'der Stärkste bekommt den Preis' },
          ],
          again: 'bis zum letzten Hügel',
        },
      ],
      lines: [
        ['Alle wählen geheim einen von vier Soldaten und decken ihn zugleich auf.', 'SK-RND-01', 'SK-RND-02'],
        ['Benutzte Soldaten werden abgelegt, und alle ziehen auf vier auf.', 'SK-RND-06'],
      ],
    },
    {
      part: 'fight',
      title: 'Der Kampf',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Am schwächsten',
              parts: [
                { sign: 'infantry', figure: '2', label: 'Rang' },
                { sign: 'dice', figure: '3', label: 'Würfel' },
                { sign: 'plus', figure: '4', label: 'Sammelruf' },
              ],
              sum: '9',
            },
            {
              name: 'Am stärksten',
              parts: [
                { sign: 'infantry', figure: '5', label: 'Rang' },
                { sign: 'dice', figure: '3', label: 'Würfel' },
              ],
              sum: '8',
            },
          ],
          says: 'Der Sammelruf holt den Hügel, wenn der Stärkste nicht einen Soldaten vom Rang 4 oder 5 ablegt.',
        },
      ],
      lines: [
        ['Stärke ist der Rang des Soldaten und ein Würfel.', 'SK-RND-03', 'SK-RND-04'],
        [
          'Der Schwächste darf mit einem weiteren Soldaten sammeln; der Stärkste darf mit gleichem oder höherem Rang kontern.',
          'SK-RAL-01',
          'SK-RAL-03',
        ],
      ],
    },
    {
      part: 'end',
      title: 'Das Ende',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'mountains', figure: '7', label: 'Hügel' },
            { sign: 'vp', label: 'zählen' },
          ],
        },
      ],
      lines: [['Nach dem letzten Hügel ist die Partie vorbei; ein Preis, den niemand holte, verfällt.', 'SK-END-01', 'SK-RND-05']],
    },
    {
      part: 'score',
      title: 'Punkte',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'mountains', figure: '1–4', label: 'jeder Hügel, wie er zeigt' },
            { sign: 'plus', figure: '+', label: 'bei Gleichstand bleibt der Preis für den nächsten Hügel' },
          ],
        },
      ],
      lines: [['Bei Gleichstand teilt man sich den Sieg.', 'SK-END-01', 'SK-RND-05']],
    },
  ],
};
