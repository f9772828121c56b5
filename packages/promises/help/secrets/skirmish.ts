/** Skirmish: hands of others, the deck and the order of the hills to come are hidden. */
import { exchange, exchangeInPiles, oneOf, spotIn, sum, type Zones } from './contract.ts';

interface Table {
  hills: number[];
  deck: number[];
  hands: number[][];
}

export const skirmish: Zones<Table> = {
  swap({ table }, viewer, rnd) {
    const others = table.hands.filter((_, seat) => seat !== viewer);
    return oneOf(
      [
        () => exchangeInPiles([table.deck, ...others], rnd),
        () =>
          exchange(
            table.hills.map((_, i) => spotIn(table.hills, i)),
            rnd,
          ),
      ],
      rnd,
    );
  },
  cover({ table }, viewer) {
    table.hills.sort();
    table.deck = [sum(table.deck)];
    table.hands = table.hands.map((hand, seat) => (seat === viewer ? hand : [sum(hand)]));
  },
};
