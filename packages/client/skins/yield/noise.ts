/** Smooth noise, the same everywhere: what makes borders look drawn by hand. */
import { hashNoise } from '../common/hash-noise.ts';
import type { Point } from './geometry.ts';

const ease = (t: number): number => t * t * (3 - 2 * t);

function smoothNoise(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - ix), ease(y - iy)];
  const top = hashNoise(ix, iy, seed) * (1 - u) + hashNoise(ix + 1, iy, seed) * u;
  const bottom = hashNoise(ix, iy + 1, seed) * (1 - u) + hashNoise(ix + 1, iy + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** Three octaves, between 0 and 1. */
const noise = (x: number, y: number, seed: number): number =>
  (smoothNoise(x, y, seed) * 4 + smoothNoise(x * 2, y * 2, seed + 1) * 2 + smoothNoise(x * 4, y * 4, seed + 2)) / 7;

/** The point, moved a little, in a way that depends on where it is alone. */
export const shaken = ([x, y]: Point, frequency: number, by: number): Point => [
  x + (noise(x * frequency, y * frequency, 4) - 0.5) * by,
  y + (noise(x * frequency, y * frequency, 9) - 0.5) * by,
];
