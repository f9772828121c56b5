/** A bot that computes for as many milliseconds as its level says. */
export function think({ level }: { readonly level: string }): { answer: number } {
  const end = performance.now() + Number(level);
  while (performance.now() < end);
  return { answer: 1 };
}
