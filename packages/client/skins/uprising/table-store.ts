import { store } from '../../src/state/store.ts';

/** The cards of the table that lie open over the map: Quests, the Market, or what the Chapter brought; null: none. */
export const table = store<'quests' | 'market' | 'chapter' | null>(null);
