/** Text messages as a server puts them on the wire (RFC 6455, 5.2): whole, unmasked, all of one go in one piece. */

const WHOLE_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

const headerBytes = (length: number): number => (length < LENGTH_16 ? 2 : length < 65_536 ? 4 : 10);

function putHeader(into: Buffer, at: number, length: number): number {
  into[at] = WHOLE_TEXT;
  if (length < LENGTH_16) into[at + 1] = length;
  else if (length < 65_536) {
    into[at + 1] = LENGTH_16;
    into.writeUInt16BE(length, at + 2);
  } else {
    into[at + 1] = LENGTH_64;
    into.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerBytes(length);
}

export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerBytes(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = putHeader(bytes, at, lengths[i]!);
    at += bytes.write(text, at);
  }
  return bytes;
}
