import type { Words } from '../words.ts';

export const druids: Words['druids'] = {
  watcher: ['Wächter', 'Vor dem Schaden: wirf beliebige eigene Würfel ohne Blitz erneut.'],
  'deep-dweller': ['Tiefenbewohner', 'Nach dem Schaden: 1 in dieser Runde zerstörte Einheit kommt in die Reserve.'],
  'faceless-one': ['Der Gesichtslose', 'Nach dem Wurf: dreh 1 feindlichen Würfel auf die Leerseite.'],
  'mountain-heart': ['Bergherz', 'Vor dem Schaden: 2 Schilde.'],
  'red-hand': ['Rote Hand', 'Vor dem Schaden: 1 Schädel.'],
  shapeshifter: [
    'Gestaltwandler',
    'Nach dem Schaden, einmal pro Kampf: zahle 2 beliebige Ressourcen und tausche eine Basiseinheit gegen eine Eliteeinheit ihrer Art.',
  ],
  silence: ['Stille', 'Nach dem Wurf: der Feind kann in dieser Runde keine Gotteskraft nutzen.'],
  treemother: ['Baummutter', 'Nach dem Schaden, einmal pro Kampf: platziere 1 Basiseinheit hier.'],
  wanderer: ['Wanderer', 'Nach dem Schaden: 1 Ressource nach Wahl, oder einmal pro Kampf geht 1 Einheit auf eine Zuflucht.'],
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
    swordsisters: 'Schwertschwestern',
    'sons-of-the-bow': 'Söhne des Bogens',
    beastmasters: 'Bestienmeister',
    rangers: 'Waldläufer',
    younglings: 'Frischlinge',
    spearsingers: 'Speersänger',
    oathsworn: 'Eidgeschworene',
    koloth: 'Koloth',
    tribesmen: 'Stammeskrieger',
    deadeyes: 'Scharfschützen',
    vargs: 'Varge',
    trolls: 'Trolle',
    sellswords: 'Söldner',
    hunters: 'Jäger',
    berserkers: 'Berserker',
    slavers: 'Sklaventreiber',
  },
  resources: { salt: 'Salz', plunder: 'Beute', food: 'Nahrung' },
  attributes: { might: 'Macht', magic: 'Magie', leadership: 'Charisma', guile: 'List' },
  colours: { white: 'weiß', yellow: 'gelb', red: 'rot', blue: 'blau', purple: 'lila', black: 'schwarz' },
  symbols: ['Schädel', 'Schild', 'Blitz'],
  manySymbols: ['Schädel', 'Schilde', 'Blitze'],
  terrains: {
    badlands: 'Ödland',
    highlands: 'Hochland',
    marsh: 'Sumpf',
    woods: 'Wald',
    ice: 'Eiswüste',
    curse: 'Fluch',
    none: 'kein Gelände',
  },
  regions: { 'screaming-sea': 'Kreischende See', 'howling-white': 'Heulende Weite', 'fog-grave': 'Nebelgrab' },
  phases: {
    setup: 'Aufbau',
    refresh: 'Auffrischungsphase',
    events: 'Ereignisphase',
    build: 'Bauphase',
    actions: 'Aktionsphase',
    nemesis: 'Nemesisphase',
    production: 'Produktionsphase',
    scoring: 'Auswertungsphase',
    end: 'Ende',
  },
  levels: {
    '1E': { easy: 'Leicht', normal: 'Normal', nightmare: 'Albtraum', apocalyptic: 'Apokalyptisch' },
    '2E': { easy: 'Rebell', normal: 'Veteran', nightmare: 'Albtraum', apocalyptic: 'Apokalypse' },
  },
  actions: {
    move: 'Bewegung',
    trade: 'Handel',
    command: 'Kommando',
    explore: 'Erkunden',
    haven: 'Zuflucht',
    market: 'Markt',
    quest: 'Quest',
  },
  windows: {
    always: 'Jederzeit',
    enter: 'Beim Ausspielen',
    build: 'Bauphase',
    actions: 'Dein Zug',
    'hero-roll': 'Vor dem Heldenwurf',
    'hero-rerolls': 'Nach dem Heldenwurf',
    production: 'Produktionsphase',
    scoring: 'Auswertungsphase',
    'before-combat': 'Vor dem Kampf',
    'before-rolling': 'Vor dem Wurf',
    rolled: 'Nach dem Wurf',
    'before-damage': 'Vor dem Schaden',
    'after-damage': 'Nach dem Schaden',
    'after-combat': 'Nach dem Kampf',
    'in-force': 'In Kraft',
    reaction: 'Reaktion',
  },
  pieces: { garrison: 'Garnison', skeleton: 'Skelett', curse: 'Fluch' },
  buildings: { haven: 'Zuflucht', wall: 'Wall', tower: 'Turm' },
  rounds: { archery: 'Fernkampf', clash: 'Nahkampf' },
  graves: { E: 'Friedhof des Imperiums', C: 'Friedhof des Chaos' },
};
