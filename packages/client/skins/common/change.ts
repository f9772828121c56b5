import { useEffect, useRef } from 'react';

/** Plays when a value changes while the thing is in sight: never at first sight. */
export function useChange<T>(value: T, play: (before: T) => void): void {
  const before = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the value alone
  useEffect(() => {
    const was = before.current;
    before.current = value;
    if (was !== value) play(was);
  }, [value]);
}
