/** The words of Rune Age: its texts, its picture of the table, and what bots know of it. */

import { advising, judging } from '@longtable/bots/advise';
import { runeAgeHeuristic } from '@longtable/bots/heuristics/rune-age/index';
import { runeAgeTelling } from '@longtable/bots/tellings';
import { thinking } from '@longtable/bots/think';
import { wishing } from '@longtable/bots/wishes';
import { runeAgeVocabulary } from '@longtable/bots/wishes/rune-age';

export { runeAgeWords as words } from '@longtable/rune-age';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(runeAgeHeuristic, runeAgeVocabulary);
export const advise = advising(runeAgeHeuristic, runeAgeTelling);
export const judge = judging(runeAgeHeuristic, runeAgeTelling);
export const wishes = wishing(runeAgeVocabulary);
