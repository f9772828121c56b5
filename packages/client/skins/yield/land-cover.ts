/** Small drawings that stand on the map. */
import type { Point } from './geometry.ts';

const at = ([x, y]: Point, size: number, inner: string, more = ''): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${more} scale(${size.toFixed(2)})">${inner}</g>`;
const one = (list: readonly string[], dice: number): string => list[Math.min(list.length - 1, Math.floor(dice * list.length))]!;

const FIRS = ['#46693c', '#507343', '#3d5f3b'];
const LEAVES = ['#5d7a40', '#68854a', '#55713d'];
const ROOFS = ['#b4553a', '#a8472f', '#c06a45'];
const CROPS = ['#e7cf8f', '#d3c180', '#ecd9a4'];
const SHADOW = '<ellipse cx="3" cy="1" rx="9" ry="3" fill="#22301b" opacity=".35"/>';

export function tree(point: Point, size: number, isFir: boolean, dice: number): string {
  const fir = `<path d="M0-25L8.500-11H5L11-1.500H-11L-5-11h-3.500z" fill="${one(FIRS, dice)}" stroke="#22301b" stroke-width="1.300" stroke-linejoin="round"/><path d="M0-25L8.500-11H5L11-1.500H2z" fill="#22301b" opacity=".28"/><path d="M0-1.500V2" stroke="#22301b" stroke-width="2"/>`;
  const leafy = `<path d="M0 1.500V-7" stroke="#3a2a18" stroke-width="2.400"/><path d="M-9-9c-3-5 1-10 5-9 1-5 9-5 10 0 5 0 6 6 3 9 0 5-6 6-9 3-4 3-9 1-9-3z" fill="${one(LEAVES, dice)}" stroke="#22301b" stroke-width="1.300"/><path d="M3-20c4 0 4 3 3 5 3 1 3 5 0 7 1 2-1 4-3 4 3-4 2-11 0-16z" fill="#22301b" opacity=".25"/>`;
  return at(point, size, SHADOW + (isFir ? fir : leafy));
}

export const house = (point: Point, size: number, dice: number): string =>
  at(
    point,
    size,
    `<ellipse cx="3" cy="1" rx="10" ry="3" fill="#3c2414" opacity=".35"/><path d="M-8 0v-8l5-6 5 6v8z" fill="#f4e6c8" stroke="#3c2414" stroke-width="1.200" stroke-linejoin="round"/><path d="M2 0v-8l-5-6h8l5 6v8z" fill="#e3cda2" stroke="#3c2414" stroke-width="1.200" stroke-linejoin="round"/><path d="M-3-14h8l5 6H2z" fill="${one(ROOFS, dice)}" stroke="#3c2414" stroke-width="1.200" stroke-linejoin="round"/><path d="M-4.500 0v-4h2.500v4M6-5v1.500" stroke="#3c2414" stroke-width="1.300" fill="none"/>`,
  );

export const reed = (point: Point, size: number): string =>
  at(
    point,
    size,
    '<g stroke="#2d4f56" fill="none" stroke-width="1.400" stroke-linecap="round"><path d="M-5 0C-5-5-6-8-8-10M-1 0v-13M3 0c0-5 1-8 3-10M-10 1.500c6 1.500 12 1.500 18 0"/><path d="M-1-13v4M6-10l-.8 3" stroke="#6a4a2c" stroke-width="2.600"/></g>',
  );

export const pool = (point: Point, size: number): string =>
  at(
    point,
    size,
    '<path d="M-22 0c2-7 14-8 24-7s20 3 19 8-14 7-24 6-20-2-19-7z" fill="#7fb0b8" stroke="#37646d" stroke-width="1.100"/><path d="M-12-1h10M2 2h11M-6 3.500h6" stroke="#dfeeee" stroke-width="1.200" stroke-linecap="round"/>',
  );

export const field = (point: Point, size: number, turn: number, dice: number): string =>
  at(
    point,
    size,
    `<path d="M-20-9L18-12l4 19-40 5z" fill="${one(CROPS, dice)}" stroke="#8a6a3c" stroke-width="1" stroke-dasharray="3 2"/><path d="M-18-4l38-3M-18 1l39-3M-18 6l40-4" stroke="#8a6a3c" stroke-width=".9" opacity=".7"/>`,
    ` rotate(${turn.toFixed(0)})`,
  );
