import type { Title } from '@longtable/kit';
import { skirmishGame } from './game.ts';
import type { Skirmish } from './spec.ts';
import { skirmishWords } from './words.ts';

export { skirmishGame } from './game.ts';
export type { Skirmish } from './spec.ts';
export { skirmishWords } from './words.ts';

export const skirmish: Title<Skirmish> = { game: skirmishGame, ...skirmishWords };
