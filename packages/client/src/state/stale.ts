/** Parts of the page that the server does not have any more: the page is older than the server, or the network is gone. */
import { store, useStore } from './store.ts';

const stale = store(false);

export const useStale = (): boolean => useStore(stale);
export const markStale = (): void => stale.set(true);

export function watchForStaleness(): void {
  window.addEventListener('vite:preloadError', markStale);
}
