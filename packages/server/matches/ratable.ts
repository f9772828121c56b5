/** Tables that may count for ratings: people with names that stay, against each other. */
import type { Guest, NewSeat, WireRefusal } from '@longtable/protocol';

/** Games in which everybody wins or loses together: there is nobody to be better than. */
const TOGETHER = ['uprising'];

/** All play together, by the game or by an option. */
export const isCooperative = (game: string, options: object): boolean =>
  TOGETHER.includes(game) || ('cooperative' in options && options.cooperative === true);

interface RatedWish {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly NewSeat[];
  readonly hotSeat: boolean;
  readonly from?: string;
}

const not = (message: string): WireRefusal => ({ refused: 'bad-option', option: 'rated', message });

/** null: it may count. */
export function unratable({ game, options, seats, hotSeat, from }: RatedWish, maker: Guest): WireRefusal | null {
  if (maker.kind !== 'account') return { refused: 'accounts-only' };
  if (isCooperative(game, options)) return not('All play together here: nobody is rated against anybody.');
  if (seats.some(({ who }) => who === 'bot')) return not('Bots are never rated against people.');
  if (hotSeat) return not('A rated match is not played on one device.');
  if (from !== undefined) return not('A match out of the middle of another one is not rated.');
  return seats.length < 2 ? not('A rated match needs two people.') : null;
}
