/** Feats and Items by id. */
import type { PlayCard } from './cards.ts';
import { FEAT } from './feats.ts';
import { ITEM } from './items.ts';

export const CARD: Readonly<Record<string, PlayCard>> = { ...FEAT, ...ITEM };
