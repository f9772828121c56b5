/** Disks as they may look after the power went: all that was made safe, and any part of what was not. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rnd } from '@longtable/kernel';
import type { Deed } from './strace-log.ts';

/** The bytes that a disk writes in one piece. */
const SECTOR = 512;

class Image {
  #bytes = Buffer.alloc(0);
  write(at: number, bytes: Buffer): void {
    if (this.#bytes.length < at + bytes.length) {
      const grown = Buffer.alloc(at + bytes.length);
      this.#bytes.copy(grown);
      this.#bytes = grown;
    }
    bytes.copy(this.#bytes, at);
  }
  cut(length: number): void {
    if (length < this.#bytes.length) this.#bytes = Buffer.from(this.#bytes.subarray(0, length));
    else this.write(length, Buffer.alloc(0));
  }
  copy(): Image {
    const copy = new Image();
    copy.write(0, this.#bytes);
    return copy;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
}

type Change = Extract<Deed, { t: 'write' | 'cut' }>;

/** Some of the changes, some of these only in part: in no order that a disk would have to keep. */
function someOf(image: Image, changes: readonly Change[], rnd: Rnd): Image {
  const all = rnd(8);
  for (const change of changes) {
    if (all !== 0 && rnd(3) === 0) continue;
    if (change.t === 'cut') image.cut(change.length);
    else if (rnd(6) > 0) image.write(change.at, change.bytes);
    else
      for (let at = 0; at < change.bytes.length; at += SECTOR)
        if (rnd(2) === 0) image.write(change.at + at, change.bytes.subarray(at, at + SECTOR));
  }
  return image;
}

export interface PowerCut {
  /** Commands that clients were told are done before the power went. */
  readonly told: readonly string[];
}

/** The disk after the first `until` deeds, in a folder. Files that hold nothing of their own (-shm) are left out. */
export function powerCut(deeds: readonly Deed[], until: number, into: string, rnd: Rnd): PowerCut {
  const safe = new Map<string, Image>();
  const open = new Map<string, Change[]>();
  const told: string[] = [];
  for (const deed of deeds.slice(0, until)) {
    if (deed.t === 'told') told.push(deed.id);
    else if (deed.t === 'remove') {
      safe.delete(deed.file);
      open.delete(deed.file);
    } else if (deed.t === 'sync') {
      const image = safe.get(deed.file) ?? new Image();
      for (const change of open.get(deed.file) ?? []) {
        if (change.t === 'cut') image.cut(change.length);
        else image.write(change.at, change.bytes);
      }
      safe.set(deed.file, image);
      open.delete(deed.file);
    } else if (open.get(deed.file)?.push(deed) === undefined) open.set(deed.file, [deed]);
  }
  mkdirSync(into, { recursive: true });
  for (const file of new Set([...safe.keys(), ...open.keys()])) {
    if (file.endsWith('-shm')) continue;
    const image = someOf((safe.get(file) ?? new Image()).copy(), open.get(file) ?? [], rnd);
    writeFileSync(join(into, basename(file)), image.bytes);
  }
  return { told };
}
