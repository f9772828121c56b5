/** The rules of Uprising: all that decides how a match goes. */
export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { uprisingGame as game } from '@longtable/uprising';
export { ABI as abi } from '../../contract.ts';
