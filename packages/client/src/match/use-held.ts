import { useRef } from 'react';

/** The value as it was last before it was held; where nothing is held, as it is. */
export function useHeld<T>(drawn: T, held: boolean): T {
  const kept = useRef(drawn);
  if (!held) kept.current = drawn;
  return kept.current;
}
