/** Parts of the page that the server does not have any more: the page is older than the server, or the network is gone. */
import { store, useStore } from './store.ts';

const stale = store(false);

export const useStale = (): boolean => useStore(stale);
export const markStale = (): void => stale.set(true);

/** Files of rules and words are no part of the page: whoever needs one says that it is missing, and tries again. */
const isOfTitle = ({ message }: Error): boolean => message.includes('/titles/');

export function watchForStaleness(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!isOfTitle(payload)) markStale();
  });
}
