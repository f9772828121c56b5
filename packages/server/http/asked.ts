/** A request as handlers see it, and what they may answer. */
import type { Readable } from 'node:stream';
import type { Guest, ROUTES, RouteName, WireRefusal } from '@longtable/protocol';
import type { z } from 'zod';
import type { SignedIn } from '../store/people-contract.ts';

export interface Asked {
  readonly guest: Guest | null;
  readonly signedIn: SignedIn | null;
  /** A word for the browser that asks. */
  readonly device: string;
  readonly address: string;
  /** Of the page that asks; empty where a program does. */
  readonly origin: string;
  /** Of the table that the address names. */
  readonly id: string;
  readonly code: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  /** null: the session is over. */
  setToken(token: string | null): void;
}

/** Asked by somebody who is signed in. */
export interface AskedBySomebody extends Asked {
  readonly guest: Guest;
  readonly signedIn: SignedIn;
}

export type Answer<N extends RouteName> = z.input<(typeof ROUTES)[N]['answer']>;
export type Body<N extends RouteName> = (typeof ROUTES)[N] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** A file is sent as it is made. */
export type Handlers<Names extends RouteName = RouteName> = {
  readonly [N in Names]: (asked: Asked, body: Body<N>) => Promise<Answer<N> | WireRefusal | Readable>;
};
