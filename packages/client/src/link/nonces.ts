/** Our share of the luck: promised before the deal, shown when everybody sits. */
import { promiseOf } from '@longtable/host';

export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
export const promiseFor = promiseOf;
