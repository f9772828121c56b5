/** The realm and the scenario that lie open over the table; seats, board and dock share them. */
import type { Seat } from '@longtable/kernel';
import { store } from '../../src/state/store.ts';

/** The realm that is unfolded. */
export const unfolded = store<Seat | null>(null);
export const scenarioOpen = store(false);

export const foldRealm = (): void => unfolded.set(null);
export const toggleRealm = (seat: Seat): void => unfolded.set(unfolded.get() === seat ? null : seat);
