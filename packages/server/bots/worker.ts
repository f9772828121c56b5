/** A thread in which bots think. */
import { think as decide } from '@longtable/bots';
import type { Task, Thought } from './contract.ts';

export const think = ({ game, saved, seat, level, seed }: Task): Promise<Thought> => decide({ game, saved, seat, level, seed });
