/** The words of Uprising: its texts, its picture of the table, and what bots know of it. */

import { advising, judging } from '@longtable/bots/advise';
import { uprisingHeuristic } from '@longtable/bots/heuristics/uprising/index';
import { thinking } from '@longtable/bots/think';

export { uprisingWords as words } from '@longtable/uprising';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(uprisingHeuristic);
export const advise = advising(uprisingHeuristic);
export const judge = judging(uprisingHeuristic);
