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

const isSomebody = (asked: Asked): asked is AskedBySomebody => asked.guest !== null && asked.signedIn !== null;

/** Programs are not rated, whoever they play for. */
export const isProgram = ({ signedIn }: Asked): boolean => signedIn !== null && signedIn.session.rights !== null;

export const NO_SESSION: WireRefusal = { refused: 'no-session' };
export const NOT_FOUND: WireRefusal = { refused: 'not-found' };
export const TOO_MANY: WireRefusal = { refused: 'too-many' };

/** For requests of which the table of routes says that they need a session. */
export const bySomebody =
  <B, A>(act: (asked: AskedBySomebody, body: B) => Promise<A | WireRefusal>) =>
  async (asked: Asked, body: B): Promise<A | WireRefusal> =>
    isSomebody(asked) ? act(asked, body) : NO_SESSION;

export type Answer<N extends RouteName> = z.input<(typeof ROUTES)[N]['answer']>;
export type Body<N extends RouteName> = (typeof ROUTES)[N] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** A file is sent as it is made. */
export type Handlers<Names extends RouteName = RouteName> = {
  readonly [N in Names]: (asked: Asked, body: Body<N>) => Promise<Answer<N> | WireRefusal | Readable>;
};
