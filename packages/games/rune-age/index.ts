import type { Title } from '@longtable/kit';
import { runeAgeGame } from './game.ts';
import type { RuneAge } from './spec.ts';
import { runeAgeWords } from './words.ts';

export { runeAgeGame } from './game.ts';
export type { Event, RuneAge } from './spec.ts';
export type { View } from './view-types.ts';
export { runeAgeWords } from './words.ts';

export const runeAge: Title<RuneAge> = { game: runeAgeGame, ...runeAgeWords };
