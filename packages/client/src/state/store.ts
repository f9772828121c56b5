/** A value that components watch. */
import { useSyncExternalStore } from 'react';
import type { Store } from './value.ts';

export { type Store, store } from './value.ts';

export const useStore = <T>(s: Pick<Store<T>, 'get' | 'subscribe'>): T => useSyncExternalStore(s.subscribe, s.get, s.get);
