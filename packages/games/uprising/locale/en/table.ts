import type { Texts } from '@longtable/kit';
import type { Uprising } from '../../spec.ts';

const AMOUNTS = { preset: 'as the level says', none: 'none', some: 'some', all: 'all' };

export const optionTexts: Texts<Uprising>['options'] = {
  edition: { label: 'Edition', help: 'The first rulebook or the revised one.', values: { '1E': 'First edition', '2E': 'Second edition' } },
  chapters: { label: 'Chapters', help: 'How long the game lasts.' },
  difficulty: {
    label: 'Difficulty',
    help: 'Presets for all rows below.',
    values: { easy: 'Easy / Rebel', normal: 'Normal / Veteran', nightmare: 'Nightmare', apocalyptic: 'Apocalyptic / Apocalypse' },
  },
  resources: { label: 'Starting resources', help: 'Of each kind.', values: { preset: 'as the level says' } },
  curses: { label: 'Curses at setup', help: 'How many lie on the map.', values: { preset: 'as the level says' } },
  garrisons: {
    label: 'Garrisons round The Capital',
    help: 'Hexes next to The Capital with a Garrison.',
    values: { preset: 'as the level says' },
  },
  advancedItems: { label: 'Advanced Items', help: 'Mixed into the Item deck.', values: AMOUNTS },
  advancedQuests: { label: 'Advanced Quests', help: 'Mixed into the Quest deck; some: three.', values: AMOUNTS },
  advancedEnemies: { label: 'Advanced Legions and Hordes', help: 'Mixed into their decks.', values: AMOUNTS },
  advancedTowers: { label: 'Advanced Sea Towers', help: 'Mixed into the pool; some: one.', values: AMOUNTS },
  advancedHexes: { label: 'Advanced hexes', help: 'Mixed into the pool; some: two.', values: AMOUNTS },
  advancedEvents: { label: 'Advanced Events', help: 'Mixed into the Chapter decks; some: one each.', values: AMOUNTS },
  advancedDruids: { label: 'Advanced Druids', help: 'Only in the first edition.', values: AMOUNTS },
  factions: { label: 'Factions', help: 'One for each seat.' },
  heroes: { label: 'Heroes', help: 'One for each seat.' },
  homes: {
    label: 'Home hexes',
    help: 'Who starts where.',
    values: { order: 'in seat order', random: 'at random', choose: 'chosen at the table' },
  },
  first: { label: 'First player', help: 'Who gets the token.', values: { random: 'at random' } },
  dice: {
    label: 'Dice',
    help: 'Two faces are read differently by a public source.',
    values: { default: 'as the rulebooks show', p1: 'public reading' },
  },
  resourceSupply: {
    label: 'Resource supply',
    help: 'Whether all factions together may hold more than 120.',
    values: { edition: 'by edition', box: '120 in all', unlimited: 'unlimited' },
  },
  capitalReward: {
    label: 'Fallen Capital',
    help: '5 VP for whoever holds The Capital when no Legion is left.',
    values: { edition: 'by edition', flip: 'yes', none: 'no' },
  },
  hordeSeaTower: {
    label: 'Hordes on Sea Towers',
    help: 'Second edition: may they jump?',
    values: { jump: 'they jump', ignore: 'they walk' },
  },
  legionSet: {
    label: 'Eighth Legion',
    help: 'Which of the two is in the deck.',
    values: { butcher: 'The Butcher', executioner: 'The Executioner' },
  },
  production5: {
    label: 'Fifth Haven',
    help: 'Whether it adds to the board income.',
    values: { equal: 'as printed', best: '1 more of the best kind' },
  },
  mageBreaker: {
    label: 'The Mage Breaker',
    help: 'Her Archery dice.',
    values: { printed: 'as printed', even: 'the same at every Threat' },
  },
  leaveDice: { label: 'Leaving Hero Dice out', help: 'Ask whether dice are left out of a Hero roll.' },
};

export const terms: Texts<Uprising>['terms'] = {
  Haven: 'A shelter for survivors: it lets you build there, produces, and scores 2 VP each Chapter.',
  Threat: 'The strength of a Legion or Horde. Damage lowers it; at 0 the card is destroyed.',
  'Activation Token': 'Each one makes its Legion or Horde act once in the Nemesis Phase.',
  Target: 'The Haven that a Legion marches against.',
  Curse: 'A hex under a Curse has no terrain and no Haven, and only Chaos uses Bolts there.',
  Garrison: 'Imperial troops, up to three levels on a hex.',
  Skeleton: 'Troops of Chaos; three on one hex become a Horde.',
  'Sea Tower': 'From an explored Sea Tower Heroes and Units reach every hex.',
  Skull: 'One damage, unless a Shield cancels it.',
  Shield: 'Cancels one enemy Skull.',
  Bolt: 'Wakes a Godpower or cancels an enemy Shield.',
  Godpower: 'What a Druid, Legion or Horde does when a Bolt wakes it.',
  AP: 'Action Points: every Action costs one.',
  VP: 'Victory Points: every faction needs more than The Empire and Chaos.',
};
