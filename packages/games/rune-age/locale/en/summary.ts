/** Rune Age on two pages, in English. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Every race begins with a handful of cards and builds its deck from there: gold for troops, influence for power, strength for everything else.',
  parts: [
    {
      part: 'goal',
      title: 'What it is about',
      pictures: [{ kind: 'scene', name: 'goal', says: 'The objective, your cards and the cities that everybody wants.' }],
      lines: [
        ['A scenario is chosen at the beginning, and its objective says how the game is won.', 'RA-SET-02'],
        [
          'Some scenarios set you against each other, one sets all together against the events, one sets everybody against an Overlord.',
          'RA-SCN-01',
          'RA-SCN-03',
          'RA-SCN-05',
        ],
        ['You lead one race; your deck begins with five Copper and three of its cheapest units.', 'RA-SET-04', 'RA-SET-13'],
      ],
    },
    {
      part: 'turn',
      title: 'A turn',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'refresh', label: 'refresh what you exhausted' },
            { sign: 'hand', label: 'as many actions as you like' },
            { sign: 'discard', label: 'discard the rest of your hand' },
            { sign: 'deck', label: 'everybody draws up to five' },
          ],
          again: 'when all have had a turn: an event',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'strength', label: 'Combat: units of your hand against a stronghold, a city, an Enemy or a home realm' },
            { sign: 'gold', label: 'Gold: buys units and strongholds of your own barracks' },
            { sign: 'influence', label: 'Influence: exhausted cities and strongholds acquire gold, neutral cards, mercenaries' },
            { sign: 'play', label: 'Card action: play or exhaust a card that says Action' },
          ],
        },
      ],
      lines: [
        ['A turn has four steps: refresh, act, discard, draw.', 'RA-TRN-02'],
        [
          'Gold comes from cards in hand, influence from cities and strongholds in front of you; neither can be saved.',
          'RA-RES-01',
          'RA-RES-03',
          'RA-RES-04',
        ],
        ['What you buy goes to your discard pile and comes back when the deck is shuffled.', 'RA-GLD-04', 'RA-INF-03', 'RA-DCK-01'],
        ['You may keep cards for 1 influence each; the rest of the hand goes.', 'RA-TRN-08', 'RA-TRN-09'],
        [
          'After the round an event is turned up: an Enemy stays until somebody defeats it, an Instant happens at once.',
          'RA-EVT-01',
          'RA-EVT-03',
          'RA-EVT-06',
        ],
      ],
    },
    {
      part: 'fight',
      title: 'Battle and siege',
      pictures: [
        {
          kind: 'sums',
          sides: [
            {
              name: 'Attacker',
              parts: [
                { sign: 'infantry', figure: '2', label: 'unit' },
                { sign: 'cavalry', figure: '3', label: 'unit' },
                { sign: 'strength', figure: '1', label: 'ability' },
              ],
              sum: '6',
            },
            {
              name: 'Defender of a city',
              parts: [
                { sign: 'archer', figure: '2', label: 'unit' },
                { sign: 'spear', figure: '2', label: 'unit' },
                { sign: 'wall', figure: '1', label: 'walls' },
              ],
              sum: '5',
            },
          ],
          says: 'A siege: 6 beats 5, and the city changes hands. At 6 against 6 the defender would have held it.',
        },
      ],
      lines: [
        [
          'Against what no other player controls you fight a battle: reach its strength, and it is yours.',
          'RA-ACT-03',
          'RA-RES-08',
          'RA-BAT-12',
        ],
        [
          'Against another player’s city or home realm you lay siege: both play cards in turn, and a tie goes to the defender.',
          'RA-SIE-02',
          'RA-SIE-04',
          'RA-SIE-13',
        ],
        ['Dice of attrition cost you units before strength is compared, where the card shows them.', 'RA-ATT-01', 'RA-ATT-03'],
        ['A home realm takes as much damage as the attacker is stronger.', 'RA-SIE-16', 'RA-BAT-26'],
        ['After a combat wounded units are gone; the others go to the discard pile.', 'RA-BAT-20'],
      ],
    },
    {
      part: 'end',
      title: 'The end',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'sun', label: 'Stage 1 events' },
            { sign: 'curse', label: 'Stage 2 events' },
            { sign: 'skull', label: '20 damage: a realm falls' },
            { sign: 'vp', label: 'the objective is met' },
          ],
        },
      ],
      lines: [
        ['The game ends as soon as somebody meets the objective, or at the end of the round where it says so.', 'RA-TRN-14'],
        ['A home realm with 20 damage falls, and its player is out.', 'RA-ELM-01'],
        ['Where the last survivor wins, the game ends with only one left.', 'RA-ELM-13'],
      ],
    },
    {
      part: 'score',
      title: 'Who wins',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'skull', label: 'Resurgence of the Dragonlords: defeat the High Dragonlord' },
            { sign: 'lantern', label: 'Runewars: be the last survivor' },
            { sign: 'shield', label: 'The Cataclysm: outlast the events, together' },
            { sign: 'structure', label: 'The Monument: build it for 12 gold' },
            { sign: 'king', label: 'Ascent of the Overlord: one against all others' },
            { sign: 'tower', label: 'Conquest: hold three landmarks' },
          ],
        },
      ],
      lines: [
        ['There are no points; the scenario alone decides.', 'RA-SCN-01', 'RA-SCN-02', 'RA-SCN-04'],
        ['Allies win when the Overlord falls, the Overlord when one of them falls or the events are over.', 'RA-SCN-08'],
      ],
    },
  ],
};
