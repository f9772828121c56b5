/** The words of Rune Age: its texts, its picture of the table, and what bots know of it. */
import { runeAgeHeuristic } from '@longtable/bots/heuristics/rune-age/index';
import { thinking } from '@longtable/bots/think';

export { runeAgeWords as words } from '@longtable/rune-age';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(runeAgeHeuristic);
