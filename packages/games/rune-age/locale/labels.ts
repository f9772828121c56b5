import { counted } from '@longtable/kit';

/** Titles of zones and small facts, for the tableau. */
const en = {
  round: 'Round',
  cities: 'Neutral cities and landmarks',
  gold: 'Gold',
  neutrals: 'Neutral cards and mercenaries',
  objective: 'Objective',
  enemies: 'Enemies and lasting events',
  events: 'Events left by stage',
  foreseen: 'Foreseen',
  strength: 'strength',
  influence: 'influence',
  walls: 'walls',
  goldUnit: 'gold',
  damage: 'damage',
  inDeck: (n: number): string => `${counted('en', n, { one: 'card', other: 'cards' })} in the deck`,
  first: 'first player',
  overlord: 'Overlord',
  fallen: 'eliminated',
  held: 'Strongholds, cities, rewards',
  barracks: 'Barracks',
  discard: 'Discard pile',
  top: 'Known on top of the deck',
  seen: 'Known to be in hand',
  hand: 'Hand',
  none: 'No text.',
};
export type Labels = Readonly<typeof en>;

const de: Labels = {
  round: 'Runde',
  cities: 'Neutrale Städte und Landmarken',
  gold: 'Gold',
  neutrals: 'Neutrale Karten und Söldner',
  objective: 'Ziel',
  enemies: 'Feinde und andauernde Ereignisse',
  events: 'Übrige Ereignisse je Stufe',
  foreseen: 'Vorhergesehen',
  strength: 'Stärke',
  influence: 'Einfluss',
  walls: 'Mauern',
  goldUnit: 'Gold',
  damage: 'Schaden',
  inDeck: (n) => `${counted('de', n, { one: 'Karte', other: 'Karten' })} im Deck`,
  first: 'Startspieler',
  overlord: 'Overlord',
  fallen: 'ausgeschieden',
  held: 'Festungen, Städte, Belohnungen',
  barracks: 'Kaserne',
  discard: 'Ablagestapel',
  top: 'Bekannt oben auf dem Deck',
  seen: 'Bekannt auf der Hand',
  hand: 'Hand',
  none: 'Kein Text.',
};

export const LABELS = { en, de } as const;
