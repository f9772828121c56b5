/** Tells tables with a rail at their right from narrow ones. */
import { useSyncExternalStore } from 'react';

/** The width at which `table-screen.css` leaves the rail out. */
const narrow = matchMedia('(max-width: 1180px)');

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed);
      return () => narrow.removeEventListener('change', changed);
    },
    () => !narrow.matches,
  );
