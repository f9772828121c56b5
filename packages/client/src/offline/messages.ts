/** Messages between page and worker. */
import type { Command, HostRefusal, Receipt, Verdict } from '@longtable/host';
import type { Seat } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { AnyHeard, AnyLook, Eyes, LinkState, World } from '../link/table-link.ts';
import type { AdviceAsk, PositionAsk, ToldAdvice, ToldTerm } from './advice.ts';
import type { LocalSeat } from './records.ts';
import type { ReviewAsk, ToldReview } from './review.ts';
import type { ToldWishes, WishesAsk } from './wishes.ts';

export interface NewLocal {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly LocalSeat[];
}

/** Requests with what comes back for each. */
export interface Requests {
  make: { ask: NewLocal; reply: string };
  /** A guided first game. */
  learn: { ask: { lesson: string; name: string }; reply: string };
  /** Leaves the coach; the match goes on. */
  alone: { ask: Record<never, never>; reply: null };
  /** Why a bot did what it did last; null: it has not moved. */
  explain: { ask: { seat: Seat }; reply: Readonly<Record<Language, string>> | null };
  /** A world that the one person among bots may imagine, or everybody (null). */
  imagine: { ask: { seat: Seat | null }; reply: World | null };
  /** A coach's advice on a question; null: it knows nothing to say. */
  advise: { ask: AdviceAsk; reply: ToldAdvice | null };
  /** A position as everybody can see it, by terms. */
  position: { ask: PositionAsk; reply: readonly ToldTerm[] };
  /** Asks something of the bots on the same side. */
  wish: { ask: { seat: Seat; kind: string; at: string }; reply: HostRefusal | null };
  /** Wishes that can be said now, and which of those that were said are still heard. */
  wishes: { ask: WishesAsk; reply: ToldWishes };
  open: { ask: { id: string }; reply: null };
  submit: { ask: { command: Command }; reply: HostRefusal | null };
  lookAt: { ask: { seat: Eyes; n: number }; reply: AnyLook | null };
  heardBy: { ask: { seat: Eyes }; reply: readonly AnyHeard[] | null };
  receipt: { ask: Record<never, never>; reply: Receipt | null };
  fork: { ask: { eyes: Eyes; n: number }; reply: string | null };
  pace: { ask: { milliseconds: number }; reply: null };
  verify: { ask: { game: string; receipt: Receipt }; reply: Verdict };
  /** null: no bot knows these rules. Tells how far it is. */
  review: { ask: ReviewAsk; reply: ToldReview | null };
}
export type RequestKind = keyof Requests;

export type ToWorker = { [K in RequestKind]: { readonly n: number; readonly kind: K; readonly ask: Requests[K]['ask'] } }[RequestKind];
export type FromWorker =
  | { readonly kind: 'reply'; readonly n: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly n: number; readonly message: string }
  /** The part of a long request that is done. */
  | { readonly kind: 'share'; readonly n: number; readonly share: number }
  | { readonly kind: 'state'; readonly state: LinkState };
