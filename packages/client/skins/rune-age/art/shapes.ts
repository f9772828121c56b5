/** The few marks that all pictures are made of: dark bodies on a lit ground, on a field of 100 by 90. */

export interface Shape {
  readonly d?: string;
  readonly at?: readonly [x: number, y: number, r: number];
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Shapes that are moved together. */
  readonly move?: string;
  readonly of?: readonly Shape[];
}
export type Picture = readonly Shape[];

/** The light in a picture, by whose it is. */
export const GLOW = {
  dq: '#ffe9b0',
  lt: '#d6f7a8',
  ut: '#ff7a55',
  wq: '#9ff5e6',
  dw: '#a5e4ff',
  or: '#ffe08a',
  nc: '#fff0a0',
  en: '#ff8a5c',
  window: '#ffd27a',
  coin: '#f0c24f',
} as const;

export const INK = '#0b1018';

export const body = (d: string): Shape => ({ d });
export const lit = (d: string, fill: string): Shape => ({ d, fill });
export const eye = (x: number, y: number, fill: string, r = 3): Shape => ({ at: [x, y, r], fill });
export const dot = (x: number, y: number, r: number): Shape => ({ at: [x, y, r] });
export const ring = (x: number, y: number, r: number, stroke: string, width: number): Shape => ({
  at: [x, y, r],
  fill: 'none',
  stroke,
  width,
});
export const line = (d: string, width: number, stroke: string = INK): Shape => ({ d, fill: 'none', stroke, width });
export const put = (move: string, of: Picture): Shape => ({ move, of });
