/** Crown of Ash on two pages, in English. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Necromancers squabble over a dead kingdom. Four rounds, four minions a round: gather, build, raise the dead, and storm the Citadel.',
  parts: [
    {
      part: 'goal',
      title: 'What it is about',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Six regions around the Citadel. What you own scores every round.' }],
      lines: [
        ['Have the most victory points after four rounds.', 'CA-TRN-01', 'CA-END-08'],
        [
          'Structures, the Citadel and combat cards bring points on the way; your secret Fate card brings the last ones.',
          'CA-VP-01',
          'CA-CIT-02',
          'CA-END-05',
        ],
        ['One person alone plays against the AI.', 'CA-SOL-01'],
      ],
    },
    {
      part: 'turn',
      title: 'A turn',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'minion', label: 'place a minion' },
            { sign: 'structure', label: 'do its action' },
            { sign: 'graveyard', label: 'raise a fighter, if you like' },
          ],
          again: 'four minions a round',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'bone', label: 'Gather: take what a structure offers; a foreign owner gets the tax' },
            { sign: 'gold', label: 'Gold space: always open' },
            { sign: 'build', label: 'Build: pay gold, lay a tile in a free region or on your own' },
            { sign: 'battle', label: 'Battle: attack somebody else’s region, or the Citadel' },
            { sign: 'refresh', label: 'Refresh: take back all combat cards' },
          ],
        },
      ],
      lines: [
        ['Place one minion on a free space and do what the space is for; passing is not possible.', 'CA-TRN-03', 'CA-TRN-04', 'CA-TRN-05'],
        [
          'Gathering works in every region with a structure; at your own there is no tax, and you may rearrange its defenders.',
          'CA-RES-03',
          'CA-RES-06',
          'CA-RES-08',
        ],
        ['A tile in a free region makes it yours, and gives at once what it offers.', 'CA-STR-03', 'CA-STR-05', 'CA-STR-07'],
        ['Then pay for one fighter of the display, if you like; it can act from your next turn on.', 'CA-TRN-11', 'CA-FIG-05', 'CA-FIG-08'],
      ],
    },
    {
      part: 'fight',
      title: 'Combat',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Attacker',
              parts: [
                { sign: 'skeleton', figure: '4', label: 'fighter' },
                { sign: 'skeleton', figure: '3', label: 'fighter' },
                { sign: 'bone', figure: '1', label: 'pair' },
                { sign: 'combat-card', figure: '3', label: 'card' },
              ],
              sum: '11',
            },
            {
              name: 'Defender',
              parts: [
                { sign: 'skeleton', figure: '5', label: 'fighter' },
                { sign: 'skeleton', figure: '2', label: 'fighter' },
                { sign: 'combat-card', figure: '4', label: 'card' },
              ],
              sum: '11',
            },
          ],
          says: 'A tie: the defender holds. The attackers go to the graveyard.',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'citadel', figure: '+1', label: 'the left flank of the Citadel' },
            { sign: 'citadel', figure: '0', label: 'the right flank' },
            { sign: 'citadel', figure: '−1', label: 'the front, for any number of minions' },
            { sign: 'king', figure: '5', label: 'the King, without a combat card' },
          ],
        },
      ],
      lines: [
        [
          'Send up to two fighters of your hand against a region, up to three against the Citadel, face down.',
          'CA-COM-03',
          'CA-COM-04',
          'CA-COM-05',
        ],
        ['Each side secretly chooses a combat card; everything is turned up together.', 'CA-COM-07', 'CA-COM-08'],
        [
          'Fighters, the bonus for two of a kind and the card are added; a tie goes to the defender.',
          'CA-COM-09',
          'CA-COM-11',
          'CA-BOL-01',
        ],
        [
          'Won or lost, your own combat card pays you: its upper part for a victory, its lower part for a defeat.',
          'CA-CRD-03',
          'CA-CRD-04',
        ],
        [
          'The victorious attackers move in; the beaten rest in the graveyard until the round is over.',
          'CA-COM-13',
          'CA-COM-14',
          'CA-RND-04',
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
            { figure: '1', label: 'round' },
            { figure: '2', label: 'round' },
            { figure: '3', label: 'round' },
            { figure: '4', label: 'round' },
            { sign: 'vp', label: 'Fate cards are shown' },
          ],
        },
      ],
      lines: [
        [
          'Each round ends with scoring; minions and the dead come home, and a new row of tiles is laid out.',
          'CA-RND-01',
          'CA-RND-03',
          'CA-RND-05',
        ],
        ['Whoever has the fewest points arranges the next turn order.', 'CA-RND-07'],
        ['After the scoring of the fourth round the game is over.', 'CA-END-01'],
      ],
    },
    {
      part: 'score',
      title: 'Points',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'structure', figure: '▲', label: 'every round: the top tile of each region of yours, and 1 for each tile below' },
            { sign: 'citadel', figure: '▲', label: 'every round: the Citadel, as the track shows' },
            { sign: 'skeleton', figure: 'I–III', label: 'at the end: the tiers of your fighters of the two kinds on your Fate card' },
            { sign: 'bone', figure: '1', label: 'at the end: every three resources of one kind' },
            { sign: 'gold', figure: '1', label: 'at the end: every two gold' },
          ],
        },
      ],
      lines: [
        ['Regions and the Citadel score every round.', 'CA-VP-01', 'CA-VP-02', 'CA-CIT-02'],
        ['Fighters, resources and gold score once, at the end.', 'CA-END-02', 'CA-END-03', 'CA-END-05'],
        ['Tied players add their other two kinds; then the King’s token decides.', 'CA-END-09', 'CA-END-10'],
      ],
    },
  ],
};
