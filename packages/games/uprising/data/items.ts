/** All 43 Items; 1E uses the first 32. */
import type { ItemDef } from './cards.ts';
import type { Edition } from './difficulty.ts';
import { FIRST_ITEMS } from './items/first.ts';
import { SECOND_ITEMS } from './items/second.ts';

const ALL_ITEMS = { ...FIRST_ITEMS, ...SECOND_ITEMS };
export type ItemId = keyof typeof ALL_ITEMS;
export const ITEM: Readonly<Record<ItemId, ItemDef>> = ALL_ITEMS;
export const ITEMS = Object.keys(ALL_ITEMS) as ItemId[];

const LAST_1E = 32;
export const itemsOf = (edition: Edition): ItemId[] => ITEMS.filter((id) => edition === '2E' || ITEM[id].number <= LAST_1E);
