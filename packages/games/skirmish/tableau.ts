import { counted, type Item, kindsOf, type Language, type Say, type Tableau } from '@longtable/kit';
import type { Skirmish } from './spec.ts';

const WORDS = {
  en: {
    prize: 'Prize',
    hills: { one: 'hill to come', other: 'hills to come' },
    deck: 'Deck',
    discard: 'Discard pile',
    hand: 'Your hand',
    field: 'In the field',
    cards: { one: 'card', other: 'cards' },
    lead: 'lead',
    strength: 'strength',
  },
  de: {
    prize: 'Preis',
    hills: { one: 'Hügel folgt', other: 'Hügel folgen' },
    deck: 'Stapel',
    discard: 'Ablage',
    hand: 'Deine Hand',
    field: 'Im Feld',
    cards: { one: 'Karte', other: 'Karten' },
    lead: 'führt',
    strength: 'Stärke',
  },
} as const;

const soldiers = (pile: readonly number[], target?: string): Item[] =>
  kindsOf(pile).map((kind) => ({ label: String(kind + 1), icon: 'sword', ...(target ? { target: `${target}:${kind + 1}` } : {}) }));

export function tableau({ view, name }: Say<Skirmish>, language: Language): Tableau {
  const w = WORDS[language];
  const cards = (n: number): string => counted(language, n, w.cards);
  return {
    heading: `${w.prize}: ${view.prize} · ${counted(language, view.hillsLeft, w.hills)}`,
    map: null,
    zones: [
      { id: 'deck', title: w.deck, as: 'pile', items: [{ label: cards(view.deck), count: view.deck, face: 'down' }] },
      { id: 'discard', title: w.discard, as: 'pieces', items: soldiers(view.discard) },
    ],
    mats: view.points.map((score, seat) => ({
      seat,
      title: name(seat),
      score,
      facts: [{ label: cards(view.hands[seat]!) }, ...(seat === view.lead ? [{ label: w.lead }] : [])],
      zones: [
        ...(view.field[seat] === 0
          ? []
          : [
              {
                id: `field:${seat}`,
                title: w.field,
                as: 'cards' as const,
                items: [{ label: String(view.field[seat]), badges: [`${w.strength} ${view.strength[seat]}`] }],
              },
            ]),
        ...(seat === view.me && view.hand ? [{ id: 'hand', title: w.hand, as: 'cards' as const, items: soldiers(view.hand, 'hand') }] : []),
      ],
    })),
  };
}
