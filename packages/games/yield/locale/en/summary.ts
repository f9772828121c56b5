/** Yield on two pages, in English. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Three years, three armies each, and fortresses that grow with every hand they pass through. Whoever holds the highest walls at the end has won.',
  parts: [
    {
      part: 'goal',
      title: 'What it is about',
      pictures: [{ kind: 'scene', name: 'goal', says: 'A fortress is worth its tokens. The one on top says whose it is.' }],
      lines: [
        ['Hold the most valuable fortresses when the third year is over.', 'YD-GEN-01', 'YD-GEN-04'],
        ['A fortress is worth as many points as it has tokens, and belongs to whoever has the top one.', 'YD-FOR-02', 'YD-FOR-03'],
        ['How strong each of your three armies is, only you know: the units on a dial are secret.', 'YD-SET-14', 'YD-GEN-10'],
      ],
    },
    {
      part: 'turn',
      title: 'A year',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'hand', label: 'Strategy: four cards' },
            { sign: 'battle', label: 'Battle: neighbours fight' },
            { sign: 'yd-conquer', label: 'Conquer: armies take fortresses' },
            { sign: 'plus', label: 'Recovery: new units' },
          ],
          again: 'three years',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'yd-move-all', label: 'Move All: every army one street' },
            { sign: 'yd-move-two', label: 'Move Two: one army two streets, or two armies one' },
            { sign: 'yd-conquer', label: 'Conquer: take the fortresses under your armies now' },
            { sign: 'yd-ambush', label: 'Ambush: fight now, with 6 more' },
            { sign: 'yd-upgrade', label: 'Upgrade: a token on two of your fortresses' },
            { sign: 'yd-ritual', label: 'Ritual: give up a token, copy another card' },
          ],
        },
      ],
      lines: [
        ['In each of four seasons everybody lays one strategy card face down; then all act in turn order.', 'YD-STR-02', 'YD-STR-03'],
        ['Show the card and do what it says, or keep it hidden and draw 5 battle cards.', 'YD-STR-04'],
        ['A card comes back only after the fourth season: you use four of your six.', 'YD-STR-07'],
        ['After the battles every army takes the fortress that it stands on.', 'YD-CNQ-01', 'YD-CNQ-02'],
        ['At last fallen armies return, and everybody gets the same number of new units.', 'YD-REC-01', 'YD-REC-05'],
      ],
    },
    {
      part: 'fight',
      title: 'Battle',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Attacker',
              parts: [
                { sign: 'infantry', figure: '6', label: 'units' },
                { sign: 'yd-ambush', figure: '6', label: 'ambush' },
              ],
              sum: '12',
            },
            {
              name: 'Defender',
              parts: [
                { sign: 'archer', figure: '5', label: 'units' },
                { sign: 'forest', figure: '4', label: 'matching card' },
                { sign: 'hidden', figure: '1', label: 'hidden card' },
              ],
              sum: '10',
            },
          ],
          says: 'The defender is behind by 2 and plays on, or yields and loses 2 units.',
        },
      ],
      lines: [
        ['Armies of different players on neighbouring places fight; a chain of neighbours is one battle.', 'YD-BAT-01', 'YD-BAT-03'],
        ['Dials are shown. Whoever is weaker acts: play a card or yield.', 'YD-BAT-10', 'YD-BAT-13', 'YD-BAT-16'],
        ['A card counts its value if one of your armies stands in its region; any card may lie face down for 1.', 'YD-BAT-17', 'YD-BAT-18'],
        ['Whoever yields loses the difference in units and retreats to where the winner says.', 'YD-OUT-02', 'YD-OUT-14'],
        ['An army without a way out is destroyed, and the winner upgrades for it.', 'YD-OUT-17', 'YD-OUT-10'],
      ],
    },
    {
      part: 'end',
      title: 'The end',
      pictures: [
        {
          kind: 'way',
          stops: [
            { figure: '1', label: 'first year, 1 card of new units' },
            { figure: '2', label: 'second year, 2 cards' },
            { figure: '3', label: 'third year, no recovery' },
            { sign: 'vp', label: 'count' },
          ],
        },
      ],
      lines: [
        ['The game is over after the conquests of the third year.', 'YD-END-01', 'YD-GEN-03'],
        ['Nobody drops out before that, even without armies and fortresses.', 'YD-GEN-13'],
      ],
    },
    {
      part: 'score',
      title: 'Points',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'wall', figure: '1', label: 'each token in a fortress of yours, whatever its colour' },
            { sign: 'hidden', figure: '0', label: 'your tokens under those of others' },
            { sign: 'hand', figure: '0', label: 'cards, units and armies' },
          ],
        },
      ],
      lines: [
        ['Add up the values of your fortresses.', 'YD-END-02', 'YD-END-03', 'YD-END-05'],
        ['Among equals the starting player wins, then whoever is next in turn order.', 'YD-END-04'],
      ],
    },
  ],
};
