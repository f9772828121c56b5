import type { z } from 'zod';
import type { Right } from './rights.ts';

export interface Route {
  readonly method: 'GET' | 'POST';
  /** With `{id}` where a table's id stands. */
  readonly path: string;
  readonly about: string;
  /** Needs somebody who is signed in. */
  readonly session: boolean;
  /** account: not for guests · operator: for those whom the configuration names */
  readonly needs?: 'account' | 'operator';
  /** The right that a token needs. Left out: tokens may only ask what strangers may ask. */
  readonly right?: Right;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}
