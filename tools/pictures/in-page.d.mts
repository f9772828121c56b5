import type { Frame } from './webp.ts';

export interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** A frame whose image is base64. */
export interface Encoded extends Omit<Frame, 'image'> {
  readonly image: string;
}

export function keep(given: readonly [settings: object, match: object]): void;
export function fonts(): Promise<unknown>;
export function encode(given: readonly [shots: readonly { png: string; ms: number }[], encoding: Encoding]): Promise<Encoded[]>;
