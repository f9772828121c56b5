/** Movement that begins when everything that changed with it is painted: its first steps are not spent on that. */
import { useEffect, useState } from 'react';

/** Two frames: what was drawn just now is on the screen. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** A value that follows when the moment of its change is painted; `key` names the value. */
export function usePainted<T>(value: T, key: string): T {
  const [shown, setShown] = useState({ value, key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value
  useEffect(() => {
    let wanted = true;
    void painted().then(() => wanted && setShown({ value, key }));
    return () => {
      wanted = false;
    };
  }, [key]);
  return shown.key === key ? value : shown.value;
}
