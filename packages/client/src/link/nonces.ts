/** Our share of the luck: promised before the deal, shown when everybody sits. */
import { promiseOf } from '@longtable/host';

export { randomHex as newNonce } from '../state/random-hex.ts';
export const promiseFor = promiseOf;
