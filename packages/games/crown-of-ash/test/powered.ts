/** Scenes with powers. */
import type { Necromancer } from '../data/powers.ts';
import { type CrownScene, EMPTY, type War, war } from './scenes.ts';

export const idle = { display: Array(6).fill(EMPTY), decks: [[], [], []] };
/** Seat 0 plays the first of these, with powers. */
export const powered = (necromancers: Necromancer[], w: Partial<War> = {}) =>
  war({ seats: necromancers.length, ...idle, ...w, options: { powers: true, necromancers, ...w.options } });
export const charged = (s: CrownScene) => s.table.players.map((p) => p.charged);
