/** Walking over the map with arrow keys. */
import type { Geometry, Point } from './geometry.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest place in the direction of an arrow key. */
export function neighbour({ spots }: Geometry, from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const here = spots[from]!;
  let best: { id: number; far: number } | null = null;
  for (const { id, x, y } of spots) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (id === from || ahead <= 0) continue;
    const far = ahead + aside * 2;
    if (best === null || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}
