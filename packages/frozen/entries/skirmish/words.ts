/** The words of Skirmish: its texts, its picture of the table, and what bots know of it. */

import { advising, judging } from '@longtable/bots/advise';
import { skirmish } from '@longtable/bots/heuristics/skirmish';
import { skirmishTelling } from '@longtable/bots/tellings';
import { thinking } from '@longtable/bots/think';

export { skirmishWords as words } from '@longtable/skirmish';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(skirmish);
export const advise = advising(skirmish, skirmishTelling);
export const judge = judging(skirmish, skirmishTelling);
