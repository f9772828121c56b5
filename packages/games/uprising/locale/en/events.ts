import type { Words } from '../words.ts';

export const events: Words['events'] = {
  eclipse: ['Eclipse', '1 Legion. 1 Horde in the Howling White. Each player may flip 1 unexplored hex next to the own Hero.'],
  'three-bloody-comets': ['Three Bloody Comets', '1 Horde in the Fog Grave, away from the players. 1 Legion. 1 Skeleton in each region.'],
  'refugees-on-the-ice': [
    'Refugees on the Ice',
    '1 Horde in the Screaming Sea. Each player: 1 Basic Unit on a Haven, or 2 Food. 1 Legion.',
  ],
  'the-tax-fleet': [
    'The Tax Fleet',
    '1 Legion. 2 Garrisons on empty hexes. Each player pays 2 Salt or gets 1 Garrison next to the home hex.',
  ],
  'whispering-bones': [
    'Whispering Bones',
    '2 Skeletons on empty region spaces. 1 Horde where most Skeletons are. Each player draws 1 Feat, then discards 1.',
  ],
  'the-long-night': ['The Long Night', '1 Legion. 1 Horde. 1 Curse on an empty hex next to a Horde. Each player loses 1 AP this Chapter.'],
  'birth-of-a-prophet': ['Birth of a Prophet', '1 Horde on an empty hex two steps from The Capital; it activates. 1 Legion.'],
  'iron-harvest': ['Iron Harvest', '1 Legion. 1 Garrison on each hex with exactly one, at most 3. Each player gains 2 Plunder.'],
  'tide-of-the-drowned': ['Tide of the Drowned', '1 Horde in each of two regions; all Skeletons leave the third.'],
  'the-slave-market-burns': ['The Slave Market Burns', '1 Legion. Each player may pay 3 Food for 2 Basic Units.'],
  deserters: ['Deserters', 'Remove 2 Garrisons outside The Capital. 1 Horde in the Howling White. 1 Legion.'],
  'black-snow': ['Black Snow', '1 Curse on an empty space of each region. 1 Horde in the Screaming Sea.'],
  'the-inquisition': ['The Inquisition', '1 Legion. Who has two Havens without Target discards 1 Item or loses 3 VP.'],
  'bone-march': ['Bone March', 'All Skeletons activate. 1 Horde. 2 Skeletons with other Skeletons.'],
  'the-empire-strikes': ['The Empire Strikes', '3 Legions at Threat 6. More Garrisons. The Legion with the highest initiative activates.'],
  'feast-of-crows': ['Feast of Crows', '1 Horde at Threat 5 in each region. Chaos gains 1 VP per Curse over 4.'],
  'last-caravan': ['Last Caravan', '1 Legion. 1 Horde. Each player gains 3 resources of choice.'],
  'the-gods-stir': ['The Gods Stir', '1 Horde in the Fog Grave. Each player may discard 1 Feat to lift a Curse next to the own Hero.'],
  'civil-war-in-drakorea': ['Civil War in Drakorea', '2 Legions. 1 Garrison falls on each of 3 hexes.'],
  skinwalkers: ['Skinwalkers', '1 Horde near the leader’s Havens. 1 Activation Token on each Horde.'],
  'the-frozen-fleet': ['The Frozen Fleet', '1 Legion on a Sea Tower, with 2 Garrisons.'],
  'the-last-stand': ['The Last Stand', '1 Legion. 1 Horde. Each player places 2 Basic Units on Havens.'],
  'worlds-end': ['World’s End', '1 Horde in each region, with 1 Curse next to each.'],
  'crown-of-ice': ['Crown of Ice', '2 Legions. The Empire gains 1 VP per Garrison hex over 6.'],
  'open-gates': ['Open Gates', 'All Sea Towers become explored without effect. 1 Legion. 1 Horde.'],
  'blood-moon': ['Blood Moon', 'All Hordes +1 Threat. 1 Horde. Players may reroll 1 die in each combat of this Chapter.'],
  'the-emperors-bargain': [
    'The Emperor’s Bargain',
    '1 Legion. Each player may give The Empire 3 VP to remove a Legion with Threat 3 or less.',
  ],
  unmaking: ['Unmaking', '2 Curses on empty hexes. 1 Horde. Every Horde activates once.'],
};
