/** Rune Age: hands of others but for what was shown, the order of all decks below what the viewer knows, and events another seat arranged. */
import { exchange, oneOf, pick, type Saved, type Spot, spotIn, type Viewer, type Zones } from './contract.ts';

interface Player {
  readonly discard: readonly number[];
  readonly alive: boolean;
  hand: number[];
  readonly shown: readonly number[];
  deck: number[];
  /** Those who know the cards on top, the topmost last: a bit for each seat, and one for everybody. */
  known: number[];
}
interface Table {
  readonly options: { readonly openHands: boolean };
  foreseen: string[];
  readonly foreseer: number;
  players: Player[];
}

const EVERYBODY_BIT = 16;
const isKnown = (bits: number, viewer: Viewer): boolean =>
  (bits & EVERYBODY_BIT) !== 0 || (viewer !== null && ((bits >> viewer) & 1) === 1);

/** Places of a deck whose cards the viewer does not know. */
const hiddenInDeck = ({ deck, known }: Player, viewer: Viewer): number[] =>
  [...deck.keys()].filter((i) => {
    const at = i - (deck.length - known.length);
    return at < 0 || !isKnown(known[at]!, viewer);
  });

/** Partners may have agreed to show each other their hands: then the oracle leaves these alone. */
const handIsHidden = ({ options }: Table, seat: number, viewer: Viewer): boolean =>
  seat !== viewer && !(options.openHands && viewer !== null);

/** Places of a hand whose cards were not shown. */
function hiddenInHand({ hand, shown }: Player): number[] {
  const seen = [...shown];
  return [...hand.keys()].filter((i) => {
    const at = seen.indexOf(hand[i]!);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
}

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

export const runeAge: Zones<Table> = {
  swap({ table }: Saved<Table>, viewer, rnd) {
    const seat = rnd(table.players.length);
    const player = table.players[seat]!;
    const deck = hiddenInDeck(player, viewer).map((i): Spot<number> => spotIn(player.deck, i));
    const cards = (): boolean => {
      const hand = handIsHidden(table, seat, viewer) ? hiddenInHand(player).map((i): Spot<number> => spotIn(player.hand, i)) : [];
      const from = pick(hand, rnd);
      const done = exchange(from === undefined ? deck : [from, ...deck], rnd);
      player.hand = sorted(player.hand);
      return done;
    };
    const events = (): boolean =>
      table.foreseer !== viewer &&
      exchange(
        table.foreseen.map((_, i) => spotIn(table.foreseen, i)),
        rnd,
      );
    return oneOf([cards, cards, events], rnd);
  },
  // A discard pile that became a deck again: what lay in it for a moment was seen. Otherwise a deck only loses cards at its end. Of several that
  // were turned up one was taken openly: where it lay among the others was seen.
  forgets: (before, after) =>
    after.table.players.some(({ discard, deck, shown }, seat) => {
      const was = before.table.players[seat]!;
      const isShuffled = deck.length > was.deck.length || deck.some((card, i) => card !== was.deck[i]);
      const isChosen = shown.length > was.shown.length && deck.length < was.deck.length - 1;
      return isShuffled || isChosen || discard.length < was.discard.length || deck.length + discard.length === 0;
    }),
  cover({ table }, viewer) {
    if (table.foreseer !== viewer) table.foreseen = [...table.foreseen].sort();
    for (const [seat, player] of table.players.entries()) {
      const hidden = hiddenInDeck(player, viewer);
      const away = hidden.map((i) => player.deck[i]!);
      for (const i of hidden) player.deck[i] = -1;
      if (handIsHidden(table, seat, viewer)) {
        away.push(...hiddenInHand(player).map((i) => player.hand[i]!));
        player.hand = [player.hand.length, ...sorted(player.shown)];
      }
      // What a player owns in all is public: everybody saw it come.
      player.known = [...player.known.map((bits) => Number(isKnown(bits, viewer))), 1000, ...sorted(away)];
    }
  },
};
