/**
 * Things on the board that options stand for, as `kind:id`: `place:17`. A game lists its kinds of things once; its frames and its
 * tableau write targets, drawn boards read them, and a kind that is renamed compiles nowhere.
 */
import type { Id } from '@longtable/kernel';

export interface Targets<T extends string> {
  to(thing: T, id: Id): string;
  /** The kind of thing that a target is. */
  thing(target: string): T;
}

export const targets = <T extends string>(): Targets<T> => ({
  to: (thing, id) => `${thing}:${id}`,
  thing: (target) => target.slice(0, target.indexOf(':')) as T,
});
