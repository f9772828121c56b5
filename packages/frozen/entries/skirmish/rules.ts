/** The rules of Skirmish: all that decides how a match goes. */
export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { skirmishGame as game } from '@longtable/skirmish';
export { ABI as abi } from '../../contract.ts';
