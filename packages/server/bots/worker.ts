/** A thread in which bots think. */
import type { Task, Thought } from './contract.ts';
import { thinkAtRandom } from './random.ts';

export const think = (task: Task): Promise<Thought> => thinkAtRandom(task);
