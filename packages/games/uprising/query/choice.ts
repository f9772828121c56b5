/** Ties: what is told of a choice that a rule leaves open. */
import type { Seat } from '@longtable/kernel';
import type { Choice } from '../events.ts';

/** null: there was nothing to choose. */
export const choiceOf = <T>(tied: readonly T[], by: Seat): Choice<T> | null => (tied.length > 1 ? { tied, by } : null);
