/** The words of Yield: its texts, its picture of the table, and what bots know of it. */

import { advising, judging } from '@longtable/bots/advise';
import { yieldHeuristic } from '@longtable/bots/heuristics/yield/index';
import { yieldTelling } from '@longtable/bots/tellings';
import { thinking } from '@longtable/bots/think';

export { yieldWords as words } from '@longtable/yield';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(yieldHeuristic);
export const advise = advising(yieldHeuristic, yieldTelling);
export const judge = judging(yieldHeuristic, yieldTelling);
