/** Every text of the build once more beside itself, as it travels: Brotli, and gzip for addresses without TLS, where browsers take no Brotli. */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|mjs|css|html|svg|json|webmanifest)$/;
/** Smaller texts fit into one packet as they are. */
const WORTHWHILE = 1400;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

const effort = ({ length }: Uint8Array): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** Bytes of a text on its way. */
export function sentSize(source: string | Uint8Array): number {
  const text = Buffer.from(source);
  return text.length < WORTHWHILE ? text.length : brotliCompressSync(text, effort(text)).length;
}

async function pack(path: string): Promise<void> {
  const text = readFileSync(path);
  if (text.length < WORTHWHILE) return;
  await writeFile(`${path}.br`, await inBrotli(text, effort(text)));
  await writeFile(`${path}.gz`, await inGzip(text, { level: 9 }));
}

export function packed(): Plugin {
  return {
    name: 'longtable-packed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
        await Promise.all(texts.map((name) => pack(join(dir, name))));
      },
    },
  };
}
