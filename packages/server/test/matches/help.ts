/** Tables that are over, as far as the ledger looks at them. */
import type { TableState } from '../../table/state.ts';

export interface Over {
  readonly id?: string;
  readonly game?: string;
  /** null: ended by all, without a result. */
  readonly winners: readonly number[] | null;
  readonly scores: readonly number[];
  readonly resigned?: readonly number[];
  /** Seats that a bot plays at the end. */
  readonly bots?: readonly number[];
  readonly rated?: boolean;
  readonly guests?: readonly string[];
  readonly ended?: number;
  readonly side?: (table: object, seat: number) => number;
}

const GUESTS = 'abcdefgh';

export function over({ id = 't1', game = 'skirmish', winners, scores, resigned = [], bots = [], ...more }: Over): TableState {
  const seats = more.guests ?? Array.from({ length: Math.max(2, scores.length) }, (_, seat) => `g${GUESTS[seat]!.repeat(16)}`);
  const { rated = false, ended = 100_000, side } = more;
  return {
    id,
    rules: 'some-rules',
    status: winners === null ? 'abandoned' : 'finished',
    parked: null,
    created: { game, options: {}, hotSeat: false, ...(rated ? { rated: true } : {}) },
    opened: () => ({ rules: { game: side === undefined ? {} : { side } } }),
    match: { table: {}, result: winners === null ? null : { winners, scores, why: 'over' } },
    seats: seats.map((guest) => ({ guest, name: guest.slice(0, 2), level: null })),
    holders: seats.map((_, seat) => (bots.includes(seat) ? { bot: 'captain' } : 'person')),
    resigned,
    started: 40_000,
    ended,
  } as unknown as TableState;
}
