/** Eyes that a match of this device may be seen through. */
import type { Seat } from '@longtable/kernel';
import type { Eyes } from '../link/table-link.ts';

/** The own seats and a spectator at any time; all others, each alone or all at once, when nothing is secret any more. */
export const maySee = (eyes: Eyes, own: readonly Seat[], isOver: boolean): boolean =>
  isOver || eyes === null || (eyes !== 'all' && own.includes(eyes));
