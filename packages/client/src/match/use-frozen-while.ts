import { useRef } from 'react';

/** Keeps what was drawn first for a moment, so that what arrives meanwhile does not draw it again; null: no such moment. */
export function useFrozenWhile<T>(drawn: T, moment: string | null): T {
  const kept = useRef({ drawn, moment });
  if (moment === null || kept.current.moment !== moment) kept.current = { drawn, moment };
  return kept.current.drawn;
}
