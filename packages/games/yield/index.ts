import type { Title } from '@longtable/kit';
import { yieldGame } from './game.ts';
import type { Yield } from './spec.ts';
import { yieldWords } from './words.ts';

export { yieldGame } from './game.ts';
export type { Event, View, Yield } from './spec.ts';
export { yieldWords } from './words.ts';

export const yieldTitle: Title<Yield> = { game: yieldGame, ...yieldWords };
