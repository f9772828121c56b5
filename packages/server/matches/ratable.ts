/** Tables that may count for ratings: people with names that stay, against each other. */
import type { Guest, NewSeat, WireRefusal } from '@longtable/protocol';

interface RatedWish {
  /** Everybody wins or loses together. */
  readonly together: boolean;
  readonly seats: readonly NewSeat[];
  readonly hotSeat: boolean;
  readonly from?: string;
}

const not = (message: string): WireRefusal => ({ refused: 'bad-option', option: 'rated', message });

/** null: it may count. */
export function unratable({ together, seats, hotSeat, from }: RatedWish, maker: Guest): WireRefusal | null {
  if (maker.kind !== 'account') return { refused: 'accounts-only' };
  if (together) return not('All play together here: nobody is rated against anybody.');
  if (seats.some(({ who }) => who === 'bot')) return not('Bots are never rated against people.');
  if (hotSeat) return not('A rated match is not played on one device.');
  if (from !== undefined) return not('A match out of the middle of another one is not rated.');
  return seats.length < 2 ? not('A rated match needs two people.') : null;
}
