/** WebP files: frames put together into an animation, and what a file says of itself. Chromium encodes the frames. */

export interface Frame {
  /** A still WebP file. */
  readonly image: Buffer;
  /** Where it lies in the animation, in even pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

const HEADER = 12;
const ANIMATION = 0x02;
/** A frame replaces what lies under it. */
const NO_BLENDING = 0x02;

/** The parts of a file, in order; none: it is no WebP. */
export function chunksOf(file: Buffer): Chunk[] {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, HEADER) !== 'WEBP') return [];
  const chunks: Chunk[] = [];
  for (let at = HEADER; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    chunks.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

function chunk({ name, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function numbers24(...values: number[]): Buffer {
  const data = Buffer.alloc(3 * values.length);
  for (const [i, value] of values.entries()) data.writeUIntLE(value, 3 * i, 3);
  return data;
}

/** The image itself, without what belongs to a file of its own. */
const imageOf = (file: Buffer): Buffer =>
  Buffer.concat(
    chunksOf(file)
      .filter(({ name }) => name.startsWith('VP8') && name !== 'VP8X')
      .map(chunk),
  );

const frameChunk = ({ image, x, y, width, height, ms }: Frame): Buffer =>
  chunk({
    name: 'ANMF',
    data: Buffer.concat([numbers24(x / 2, y / 2, width - 1, height - 1, ms), Buffer.from([NO_BLENDING]), imageOf(image)]),
  });

/** An animation that goes round for ever. */
export function animation(width: number, height: number, frames: readonly Frame[]): Buffer {
  const canvas = Buffer.concat([Buffer.from([ANIMATION, 0, 0, 0]), numbers24(width - 1, height - 1)]);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk({ name: 'VP8X', data: canvas }),
    chunk({ name: 'ANIM', data: Buffer.alloc(6) }),
    ...frames.map(frameChunk),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly ms: number;
}

/** Size and length of a WebP file; null: it is none. */
export function lookAt(file: Buffer): Seen | null {
  const chunks = chunksOf(file);
  const frames = chunks.filter(({ name }) => name === 'ANMF').map(({ data }) => data.readUIntLE(12, 3));
  const ms = frames.reduce((sum, one) => sum + one, 0);
  const whole = chunks.find(({ name }) => name === 'VP8X')?.data;
  if (whole) return { width: whole.readUIntLE(4, 3) + 1, height: whole.readUIntLE(7, 3) + 1, frames: frames.length || 1, ms };
  const lossy = chunks.find(({ name }) => name === 'VP8 ')?.data;
  if (!lossy) return null;
  return { width: lossy.readUInt16LE(6) & 0x3fff, height: lossy.readUInt16LE(8) & 0x3fff, frames: 1, ms: 0 };
}
