/** A bot for a game of which nobody has told it anything: it plays at random, whatever its level. Frozen with the words of such titles. */
import type { Spec } from '@longtable/kernel';
import type { Heuristic } from './heuristic.ts';
import { type Think, thinking } from './think.ts';

const NOTHING: Heuristic<Spec> = { terms: [], scale: () => 1, propose: () => null, calm: () => true };
const random = thinking(NOTHING);

export const guessing: Think = (rules, assignment) => random(rules, { ...assignment, level: 'random' });
