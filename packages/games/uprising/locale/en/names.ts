import type { Words } from '../words.ts';

export const druids: Words['druids'] = {
  watcher: ['Watcher', 'Before damage: reroll any of your dice that show no Bolt.'],
  'deep-dweller': ['Deep Dweller', 'After damage: 1 Unit destroyed this round goes to the reserve.'],
  'faceless-one': ['Faceless One', 'After the roll: turn 1 enemy die to blank.'],
  'mountain-heart': ['Mountain Heart', 'Before damage: 2 Shields.'],
  'red-hand': ['Red Hand', 'Before damage: 1 Skull.'],
  shapeshifter: [
    'Shapeshifter',
    'After damage, once a combat: pay any 2 resources to exchange a Basic Unit for an Elite Unit of its type.',
  ],
  silence: ['Silence', 'After the roll: the enemy cannot use its Godpower this round.'],
  treemother: ['Treemother', 'After damage, once a combat: place 1 Basic Unit here.'],
  wanderer: ['Wanderer', 'After damage: 1 resource of choice, or once a combat 1 Unit goes to a Haven.'],
};

export const names: Pick<
  Words,
  | 'factions'
  | 'heroes'
  | 'units'
  | 'resources'
  | 'attributes'
  | 'colours'
  | 'symbols'
  | 'manySymbols'
  | 'terrains'
  | 'regions'
  | 'phases'
  | 'levels'
  | 'actions'
  | 'windows'
  | 'pieces'
  | 'buildings'
  | 'rounds'
  | 'graves'
> = {
  factions: { druwhn: 'Druwhn', duerkhar: 'Duerkhar', krowh: 'Krowh', mohyar: 'Mohyar' },
  heroes: {
    ronja: 'Ronja',
    hanzo: 'Hanzo',
    syndra: 'Syndra',
    fhayanor: 'Fhayanor',
    yanny: 'Yanny',
    baranth: 'Baranth',
    khaal: 'Kha’al',
    dugpa: 'Dugpa',
  },
  units: {
    swordsisters: 'Swordsisters',
    'sons-of-the-bow': 'Sons of the Bow',
    beastmasters: 'Beastmasters',
    rangers: 'Rangers',
    younglings: 'Younglings',
    spearsingers: 'Spearsingers',
    oathsworn: 'Oathsworn',
    koloth: 'Koloth',
    tribesmen: 'Tribesmen',
    deadeyes: 'Deadeyes',
    vargs: 'Vargs',
    trolls: 'Trolls',
    sellswords: 'Sellswords',
    hunters: 'Hunters',
    berserkers: 'Berserkers',
    slavers: 'Slavers',
  },
  resources: { salt: 'Salt', plunder: 'Plunder', food: 'Food' },
  attributes: { might: 'Might', magic: 'Magic', leadership: 'Leadership', guile: 'Guile' },
  colours: { white: 'white', yellow: 'yellow', red: 'red', blue: 'blue', purple: 'purple', black: 'black' },
  symbols: ['Skull', 'Shield', 'Bolt'],
  manySymbols: ['Skulls', 'Shields', 'Bolts'],
  terrains: {
    badlands: 'Badlands',
    highlands: 'Highlands',
    marsh: 'Marsh',
    woods: 'Woods',
    ice: 'Ice Waste',
    curse: 'Curse',
    none: 'no terrain',
  },
  regions: { 'screaming-sea': 'Screaming Sea', 'howling-white': 'Howling White', 'fog-grave': 'Fog Grave' },
  phases: {
    setup: 'Setup',
    refresh: 'Refresh Phase',
    events: 'Events Phase',
    build: 'Build Phase',
    actions: 'Actions Phase',
    nemesis: 'Nemesis Phase',
    production: 'Production Phase',
    scoring: 'Scoring Phase',
    end: 'The end',
  },
  levels: {
    '1E': { easy: 'Easy', normal: 'Normal', nightmare: 'Nightmare', apocalyptic: 'Apocalyptic' },
    '2E': { easy: 'Rebel', normal: 'Veteran', nightmare: 'Nightmare', apocalyptic: 'Apocalypse' },
  },
  actions: {
    move: 'Move',
    trade: 'Trade',
    command: 'Command',
    explore: 'Explore',
    haven: 'Haven',
    market: 'Market',
    quest: 'Quest',
  },
  windows: {
    always: 'At any time',
    enter: 'Entering play',
    build: 'Build Phase',
    actions: 'Your turn',
    'hero-roll': 'Before the Hero roll',
    'hero-rerolls': 'After the Hero roll',
    production: 'Production Phase',
    scoring: 'Scoring Phase',
    'before-combat': 'Before Combat',
    'before-rolling': 'Before Rolling',
    rolled: 'After the roll',
    'before-damage': 'Before Damage',
    'after-damage': 'After Damage',
    'after-combat': 'After Combat',
    'in-force': 'In force',
    reaction: 'Reaction',
  },
  pieces: { garrison: 'Garrison', skeleton: 'Skeleton', curse: 'Curse' },
  buildings: { haven: 'Haven', wall: 'Wall', tower: 'Tower' },
  rounds: { archery: 'Archery', clash: 'Clash' },
  graves: { E: 'Imperial Graveyard', C: 'Chaos Graveyard' },
};
