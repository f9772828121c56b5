/** The rules of Crown of Ash: all that decides how a match goes. */

export { crownOfAshGame as game } from '@longtable/crown-of-ash';
export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { ABI as abi } from '../../contract.ts';
