import { type Item, kindsOf, type Language, type Say, type Tableau } from '@longtable/kit';
import type { Skirmish } from './spec.ts';

const WORDS = {
  en: {
    prize: 'Prize',
    hills: 'hills to come',
    deck: 'Deck',
    discard: 'Discard pile',
    hand: 'Your hand',
    field: 'In the field',
    cards: 'cards',
    lead: 'lead',
    strength: 'strength',
  },
  de: {
    prize: 'Preis',
    hills: 'Hügel folgen',
    deck: 'Stapel',
    discard: 'Ablage',
    hand: 'Deine Hand',
    field: 'Im Feld',
    cards: 'Karten',
    lead: 'führt',
    strength: 'Stärke',
  },
} as const;

const soldiers = (pile: readonly number[], target?: string): Item[] =>
  kindsOf(pile).map((kind) => ({ label: String(kind + 1), icon: 'sword', ...(target ? { target: `${target}:${kind + 1}` } : {}) }));

export function tableau({ view, name }: Say<Skirmish>, language: Language): Tableau {
  const w = WORDS[language];
  return {
    heading: `${w.prize}: ${view.prize} · ${view.hillsLeft} ${w.hills}`,
    map: null,
    zones: [
      { id: 'deck', title: w.deck, as: 'pile', items: [{ label: `${view.deck} ${w.cards}`, count: view.deck, face: 'down' }] },
      { id: 'discard', title: w.discard, as: 'pieces', items: soldiers(view.discard) },
    ],
    mats: view.points.map((score, seat) => ({
      seat,
      title: name(seat),
      score,
      facts: [{ label: `${view.hands[seat]} ${w.cards}` }, ...(seat === view.lead ? [{ label: w.lead }] : [])],
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
