/** Texts of long ago in a fifth of their room. It is a text again, because a small buffer would hold on to a large one. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@longtable/host';

const QUICK = { level: 1 };
/** Time in which whoever opened a table, or answered, is served before its steps are packed. */
export const LATER_MS = 100;

export const PACKING: Packing = {
  pack: (text) => deflateRawSync(text, QUICK).toString('latin1'),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, 'latin1')).toString(),
  soon: (work) => void setTimeout(work, LATER_MS).unref(),
};
