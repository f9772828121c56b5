/** Stains of weather over the ground, as one small picture: a filter would be reckoned anew for every part that is painted. */
import { hashNoise } from '../common/hash-noise.ts';

/** Pixels of the picture on each side; it is drawn much larger, and softened by that. */
const SIDE = 132;
/** Cells of the coarsest of the layers that are added up. */
const CELLS = 33;
const LAYERS = [1, 2, 4] as const;

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A number between 0 and 1 for every point, without corners. */
function soft(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [ease(x - left), ease(y - top)];
  const at = (i: number, j: number): number => hashNoise(left + i, top + j, seed);
  return mix(mix(at(0, 0), at(1, 0), dx), mix(at(0, 1), at(1, 1), dx), dy);
}

/** The darkness of a point, from 0 to 1. */
export function stainAt(x: number, y: number): number {
  const cell = (CELLS / SIDE) * 0.5;
  const sum = LAYERS.reduce((total, fine) => total + soft(x * cell * fine, y * cell * fine, fine) / fine, 0);
  const even = sum / LAYERS.reduce((total, fine) => total + 1 / fine, 0);
  return Math.min(1, Math.max(0, 2.2 * even - 0.84));
}

let picture: string | null | undefined;

/** The picture's address; null where nothing can be painted. */
export function grain(): string | null {
  if (picture === undefined) picture = painted();
  return picture;
}

function painted(): string | null {
  if (typeof document === 'undefined') return null;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const image = pen.createImageData(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) image.data.set([15, 20, 26, 255 * stainAt(i % SIDE, Math.floor(i / SIDE))], 4 * i);
  pen.putImageData(image, 0, 0);
  return canvas.toDataURL();
}
