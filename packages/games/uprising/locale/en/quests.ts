import type { Words } from '../words.ts';

export const quests: Words['quests'] = {
  'instruction-of-the-druids': [
    'Instruction of the Druids',
    'Solve: search your Feat deck for 1 Feat; discard. Fail: Chaos 1 VP. Bonus on a Marsh.',
  ],
  'the-druidic-prophetess': [
    'The Druidic Prophetess',
    'Solve: take this card; whenever a Curse is placed, place 1 Basic Unit of any player on one of their Havens. Fail: Chaos 2 VP; discard. Bonus on a Curse.',
  ],
  'a-deal-with-demons': [
    'A Deal with Demons',
    'Solve: 3 resources of choice; 1 Skeleton in a region. Fail: Chaos 2 VP. Bonus with a Skeleton.',
  ],
  'rite-of-cleansing': ['Rite of Cleansing', 'Solve: lift 2 Curses; discard. Fail: 1 Curse on an empty region space. Bonus on Ice Waste.'],
  'break-the-chains': [
    'Break the Chains',
    'Solve: destroy 1 Garrison anywhere for 1 VP; discard. Fail: The Empire 1 VP. Bonus next to a Garrison.',
  ],
  'the-salt-barons': [
    'The Salt Barons',
    'Solve: Items cost you 1 Salt less this Chapter; discard. Fail: lose 1 Salt. Bonus on a Sea Tower.',
  ],
  'hunt-the-white-beast': ['Hunt the White Beast', 'Solve: 3 Food; discard. Fail: lose 2 Food. Bonus in Woods.'],
  'envoy-to-the-fjords': [
    'Envoy to the Fjords',
    'Solve: each player places 1 Basic Unit on a Haven; discard. Fail: The Empire 1 VP. Bonus with another Hero.',
  ],
  'poison-the-wells': [
    'Poison the Wells',
    'Solve: a Legion loses 2 Threat; discard. Fail: 1 Activation Token on a Legion. Bonus on Highlands.',
  ],
  'the-sunken-library': [
    'The Sunken Library',
    'Solve: take this card; once per Chapter reroll 1 Hero Die. Fail: discard 1 Feat. Bonus on a Sea Tower.',
  ],
  'map-of-the-nethersea': ['Map of the Nethersea', 'Solve: flip 2 unexplored hexes; discard. Fail: 1 Garrison on an empty hex.'],
  'shelter-the-children': [
    'Shelter the Children',
    'Solve: your next Haven costs no Plunder; discard. Fail: each player loses 1 Food. Bonus on an own Haven.',
  ],
  'duel-with-the-champion': [
    'Duel with the Champion',
    'Solve: remove 1 Activation Token; discard. Fail: remove 1 of your Units. Bonus on Badlands.',
  ],
  'silent-knives': [
    'Silent Knives',
    'Solve: a Legion loses 1 Threat and 1 Activation Token; discard. Fail: The Empire 2 VP. Bonus with Guile 2.',
  ],
  'stones-of-the-old-gods': [
    'Stones of the Old Gods',
    'Solve: take this card; your Bolts may cancel Shields on Curses. Fail: Chaos 1 VP. Bonus with Magic 2.',
  ],
  'the-doppelganger': ['The Doppelganger', 'Immediate: 1 Skeleton on the first player’s Hero hex. Solve: discard.'],
  'heart-of-the-glacier': [
    'Heart of the Glacier',
    'Solve: a Horde loses 3 Threat; discard. Fail: a Horde gains 2 Threat. Bonus on Ice Waste.',
  ],
  tribute: ['Tribute', 'Immediate: The Empire 1 VP. Solve: 3 VP; discard. Fail: 1 Activation Token on a Legion. Bonus on an own Haven.'],
  'the-pale-smith': [
    'The Pale Smith',
    'Solve: 1 Wall and 1 Tower on Havens of any player; discard. Fail: lose 1 Plunder. Bonus on Highlands.',
  ],
  'riders-of-the-storm': ['Riders of the Storm', 'Solve: one free Command; discard. Fail: remove 1 of your Units. Bonus on Badlands.'],
  'the-weeping-shrine': [
    'The Weeping Shrine',
    'Solve: 3 Units leave a Graveyard; discard. Fail: 1 of your Units goes to the Chaos Graveyard. Bonus on a Curse.',
  ],
  'smugglers-oath': ['Smugglers’ Oath', 'Solve: trade freely with one Hero anywhere; discard. Fail: lose 2 resources. Bonus with Guile 2.'],
  'song-of-the-dead': ['Song of the Dead', 'Solve: remove up to 2 Skeletons; discard. Fail: 1 Skeleton with another. Bonus with Magic 1.'],
  'the-traitor-king': [
    'The Traitor King',
    'Solve: destroy a Legion with Threat 3 or less; discard. Fail: The Empire 3 VP. Bonus with another Hero.',
  ],
  'the-open-grave': [
    'The Open Grave',
    'Immediate: 2 Skeletons in a region. Solve: lift 1 Curse; discard. Fail: place 1 Horde. Bonus on a Curse.',
  ],
};
