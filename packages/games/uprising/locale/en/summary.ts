/** Uprising on two pages, in English. */
import type { Summary } from '@longtable/catalogue';

export const summary: Summary = {
  lead: 'Free peoples against the Empire and against Chaos. You win together, or nobody wins: every single faction must be ahead of both.',
  parts: [
    {
      part: 'goal',
      title: 'What it is about',
      pictures: [{ kind: 'scene', name: 'goal', says: 'Havens against Garrisons, Legions, Skeletons, Hordes and Curses.' }],
      lines: [
        ['After the last Chapter each faction needs more VP than the Empire and more than Chaos.', 'UP-SCO-08'],
        ['One to four people lead two to four factions; one person may lead several.', 'UP-SET-01'],
        ['The Empire and Chaos play by themselves and fight each other too.', 'UP-CON-11', 'UP-NEM-01'],
      ],
    },
    {
      part: 'turn',
      title: 'A Chapter and a turn',
      pictures: [
        {
          kind: 'way',
          stops: [
            { sign: 'refresh', label: 'Refresh' },
            { sign: 'curse', label: 'Events: foes grow' },
            { sign: 'haven', label: 'Build: Units' },
            { sign: 'ap', label: 'Actions: spend AP' },
            { sign: 'legion', label: 'Nemesis: foes act' },
            { sign: 'food', label: 'Production' },
            { sign: 'vp', label: 'Scoring' },
          ],
          again: 'two to four Chapters',
        },
        {
          kind: 'points',
          rows: [
            { sign: 'boot', label: 'Move: the Hero goes one hex; the turn goes on' },
            { sign: 'salt', label: 'Trade: 1 Salt, and gifts among Heroes on one hex; the turn goes on' },
            { sign: 'battle', label: 'Command, 1 Food: Units gather on one hex and fight' },
            { sign: 'sun', label: 'Explore: turn up the hex under your Hero' },
            { sign: 'haven', label: 'Haven, 2 Plunder: found a new home' },
            { sign: 'gold', label: 'Market: buy an Item for Salt' },
            { sign: 'dice', label: 'Quest: roll the Hero’s dice for its goals' },
          ],
        },
      ],
      lines: [
        ['A Chapter has seven Phases.', 'UP-CON-01'],
        ['In the Build Phase you keep one of two Feats and buy Units, Walls and Towers at your Havens.', 'UP-BLD-02', 'UP-BLD-03'],
        ['In your turn you Move and Trade as often as your AP allow, then take one other Action, which ends it.', 'UP-ACT-02', 'UP-ACT-03'],
        [
          'Then Legions hunt Havens and leave Garrisons; Hordes drift to The Capital and leave Curses.',
          'UP-AIL-01',
          'UP-AIL-03',
          'UP-AIH-01',
        ],
        ['Havens produce; what is printed on their hexes comes on top.', 'UP-PRD-01', 'UP-PRD-02'],
      ],
    },
    {
      part: 'fight',
      title: 'Combat',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'skull', label: 'Skull: one hit. A Unit dies, a Legion or Horde loses 1 Threat' },
            { sign: 'shield', label: 'Shield: cancels one enemy Skull' },
            { sign: 'bolt', label: 'Bolt: wakes a Druid, or cancels one enemy Shield' },
          ],
        },
        {
          kind: 'sums',
          sides: [
            {
              name: 'Your faction',
              parts: [
                { sign: 'skull', figure: '3', label: 'Skulls' },
                { sign: 'shield', figure: '1', label: 'Shield' },
                { sign: 'bolt', figure: '1', label: 'Bolt, against a Shield' },
              ],
              sum: '3',
            },
            {
              name: 'A Legion, Threat 4',
              parts: [
                { sign: 'skull', figure: '2', label: 'Skulls' },
                { sign: 'shield', figure: '1', label: 'Shield, cancelled' },
              ],
              sum: '1',
            },
          ],
          says: 'Three hits: the Legion is down to Threat 1. One hit: you lose a Unit. Both roll again.',
        },
      ],
      lines: [
        ['Enemies on one hex fight until one side has nothing left; nobody retreats.', 'UP-CON-12', 'UP-COM-03'],
        ['First comes one round of Archery, then Clash after Clash; both sides roll at once.', 'UP-COM-04', 'UP-COM-11', 'UP-COM-14'],
        ['Skulls that no Shield stops hit on both sides together.', 'UP-COM-24', 'UP-COM-33'],
        ['A Haven with only enemies left on it is gone.', 'UP-COM-16'],
        ['Heroes add no dice to a combat and cannot be hurt.', 'UP-CON-05'],
      ],
    },
    {
      part: 'end',
      title: 'The end',
      pictures: [
        {
          kind: 'way',
          stops: [
            { figure: '1', label: 'Chapter' },
            { figure: '2', label: 'Chapter' },
            { figure: '3', label: 'Chapter' },
            { figure: '4', label: 'Chapter: two tokens for each foe' },
            { sign: 'vp', label: 'compare' },
          ],
        },
      ],
      lines: [
        ['The game lasts two, three or four Chapters, as agreed.', 'UP-DIF-01'],
        ['In the last one every Legion and Horde acts twice.', 'UP-EVT-05'],
        ['A tie with the Empire or Chaos is a defeat.', 'UP-SCO-08'],
      ],
    },
    {
      part: 'score',
      title: 'Points',
      pictures: [
        {
          kind: 'points',
          rows: [
            { sign: 'haven', figure: '2', label: 'your faction: each own Haven, and what its hex shows' },
            { sign: 'skeleton', figure: '1', label: 'your faction: a destroyed Garrison or Skeleton, at once' },
            { sign: 'plunder', figure: '1', label: 'any faction: 5 resources of yours, as often as you like' },
            { sign: 'garrison', figure: '1', label: 'the Empire: each hex with Garrisons, each Legion' },
            { sign: 'curse', figure: '1', label: 'Chaos: each Curse, each Horde' },
            { sign: 'graveyard', figure: '2', label: 'Empire and Chaos: each faction in their Graveyard' },
          ],
        },
      ],
      lines: [
        ['At the end of each Chapter first the Empire scores, then Chaos, then the players.', 'UP-SCO-06', 'UP-SCO-01', 'UP-SCO-02'],
        ['Havens score 2 VP each; resources may be given as VP to whoever needs them.', 'UP-SCO-04', 'UP-SCO-05'],
        ['Destroyed Legions and Hordes give what their card says, at once.', 'UP-SCO-07'],
      ],
    },
  ],
};
