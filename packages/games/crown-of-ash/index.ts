import type { Title } from '@longtable/kit';
import { crownOfAshGame } from './game.ts';
import type { CrownOfAsh } from './spec.ts';
import { crownOfAshWords } from './words.ts';

export { crownOfAshGame } from './game.ts';
export type { CrownOfAsh, Event } from './spec.ts';
export type { View } from './view-types.ts';
export { crownOfAshWords } from './words.ts';

export const crownOfAsh: Title<CrownOfAsh> = { game: crownOfAshGame, ...crownOfAshWords };
