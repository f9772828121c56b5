/** The rules of Yield: all that decides how a match goes. */
export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { yieldGame as game } from '@longtable/yield';
export { ABI as abi } from '../../contract.ts';
