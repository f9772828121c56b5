/** The words of Uprising: its texts, its picture of the table, and what bots know of it. */

import { advising, judging } from '@longtable/bots/advise';
import { uprisingHeuristic } from '@longtable/bots/heuristics/uprising/index';
import { uprisingTelling } from '@longtable/bots/tellings';
import { thinking } from '@longtable/bots/think';
import { wishing } from '@longtable/bots/wishes';
import { uprisingVocabulary } from '@longtable/bots/wishes/uprising';

export { uprisingWords as words } from '@longtable/uprising';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(uprisingHeuristic, uprisingVocabulary);
export const advise = advising(uprisingHeuristic, uprisingTelling);
export const judge = judging(uprisingHeuristic, uprisingTelling);
export const wishes = wishing(uprisingVocabulary);
