import type { Title } from '@longtable/kit';
import { templateGame } from './game.ts';
import type { Template } from './spec.ts';
import { templateWords } from './words.ts';

export { templateGame } from './game.ts';
export type { Template } from './spec.ts';
export { templateWords } from './words.ts';

export const template: Title<Template> = { game: templateGame, ...templateWords };
