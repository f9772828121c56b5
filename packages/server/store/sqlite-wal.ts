/**
 * SQLite's write-ahead log, read by its own format (https://sqlite.org/fileformat2.html#walformat). SQLite itself stops at the first frame
 * that does not fit and forgets all that follows, without a word: a damaged frame in the middle costs every entry after it.
 */
import { existsSync, readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
const BIG_ENDIAN = 0x377f0683;
const LITTLE_ENDIAN = 0x377f0682;

type Sums = readonly [number, number];

function checksum(bytes: Buffer, bigEndian: boolean, [first, second]: Sums): Sums {
  let a = first;
  let b = second;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    const x = bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const y = bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    a = (a + x + b) >>> 0;
    b = (b + y + a) >>> 0;
  }
  return [a, b];
}

/** The number of pages behind a damaged frame that belong to acknowledged entries. 0: nothing is lost. */
export function lostPages(database: string): number {
  const path = `${database}-wal`;
  if (!existsSync(path)) return 0;
  const wal = readFileSync(path);
  if (wal.length < HEADER) return 0;
  const magic = wal.readUInt32BE(0);
  if (magic !== BIG_ENDIAN && magic !== LITTLE_ENDIAN) return Math.ceil(wal.length / 4096);
  const bigEndian = magic === BIG_ENDIAN;
  const pageSize = wal.readUInt32BE(8);
  const salt = wal.subarray(16, 24);
  let sums = checksum(wal.subarray(0, 24), bigEndian, [0, 0]);
  let damagedAt: number | null = null;
  let lastCommit = -1;
  const frames = Math.floor((wal.length - HEADER) / (FRAME_HEADER + pageSize));
  for (let n = 0; n < frames; n++) {
    const at = HEADER + n * (FRAME_HEADER + pageSize);
    const frame = wal.subarray(at, at + FRAME_HEADER + pageSize);
    // Frames of an earlier round stand behind the last one of this round.
    if (!frame.subarray(8, 16).equals(salt)) continue;
    sums = checksum(frame.subarray(0, 8), bigEndian, sums);
    sums = checksum(frame.subarray(FRAME_HEADER), bigEndian, sums);
    const isWhole = frame.readUInt32BE(16) === sums[0] && frame.readUInt32BE(20) === sums[1];
    if (!isWhole) damagedAt ??= n;
    if (frame.readUInt32BE(4) !== 0) lastCommit = n;
    // What follows a damaged frame is judged by its own words: only its salt and its mark of a commit count.
    if (!isWhole) sums = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
  return damagedAt === null || lastCommit < damagedAt ? 0 : lastCommit - damagedAt + 1;
}
