import type { Title } from '@longtable/kit';
import { uprisingGame } from './game.ts';
import type { Uprising } from './spec.ts';
import { uprisingWords } from './words.ts';

export { uprisingGame } from './game.ts';
export type { Uprising } from './spec.ts';
export { uprisingWords } from './words.ts';

export const uprising: Title<Uprising> = { game: uprisingGame, ...uprisingWords };
