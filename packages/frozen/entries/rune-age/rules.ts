/** The rules of Rune Age: all that decides how a match goes. */
export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { runeAgeGame as game } from '@longtable/rune-age';
export { ABI as abi } from '../../contract.ts';
