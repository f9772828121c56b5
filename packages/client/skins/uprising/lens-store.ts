import { store } from '../../src/state/store.ts';

/** The thing that is looked at closely: a hex, a card by its target, or nothing. The map, the rail and the own panel all open it. */
export const lens = store<string | null>(null);
