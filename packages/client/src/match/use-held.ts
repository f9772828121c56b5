import { useRef } from 'react';

/** What was last drawn before it was held; what is not held is as it is. */
export function useHeld<T>(drawn: T, held: boolean): T {
  const kept = useRef(drawn);
  if (!held) kept.current = drawn;
  return kept.current;
}
