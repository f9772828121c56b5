/** Maps of places joined by streets. Places are small whole numbers; a map never changes, so it stays outside the table. */
export interface Graph {
  readonly size: number;
  readonly next: readonly (readonly number[])[];
  /** One bit for each neighbour: fast adjacency for maps of at most 31 places. */
  readonly mask: readonly number[];
}

export function graphOf(size: number, streets: readonly (readonly [number, number])[]): Graph {
  if (size > 31) throw new Error('adjacency masks hold 31 places');
  const next = Array.from({ length: size }, (): number[] => []);
  for (const [a, b] of streets) {
    next[a]!.push(b);
    next[b]!.push(a);
  }
  return { size, next, mask: next.map((list) => list.reduce((bits, to) => bits | (1 << to), 0)) };
}

export const adjacent = (g: Graph, a: number, b: number): boolean => ((g.mask[a]! >> b) & 1) === 1;

/** Streets on a shortest path from one place to each; -1: out of reach. */
export function distancesFrom(g: Graph, from: number): number[] {
  const far = new Array<number>(g.size).fill(-1);
  far[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (const to of g.next[here]!) {
      if (far[to] !== -1) continue;
      far[to] = far[here]! + 1;
      queue.push(to);
    }
  }
  return far;
}

/** The members of the connected component around one node, for any relation. */
export function componentOf(from: number, count: number, joined: (a: number, b: number) => boolean): number[] {
  const found = [from];
  for (let i = 0; i < found.length; i++) {
    for (let other = 0; other < count; other++) if (!found.includes(other) && joined(found[i]!, other)) found.push(other);
  }
  return found.sort((a, b) => a - b);
}
