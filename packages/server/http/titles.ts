/** Frozen files as the page loads them: by their hash, which is the only name they have, and for ever the same. */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { isHash } from '@longtable/frozen/contract';
import type { FastifyInstance } from 'fastify';
import type { Titles } from '../titles.ts';

const YEAR = 'public, max-age=31536000, immutable';

type Packed = 'br' | 'gzip';
/** Somebody waits for it: the highest effort takes ten times as long and saves a tenth. */
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const inBrotli = promisify<string, BrotliOptions, Buffer>(brotliCompress);
const inGzip = promisify<string, Buffer>(gzip);
const pack: Readonly<Record<Packed, (code: string) => Promise<Buffer>>> = { br: (code) => inBrotli(code, EFFORT), gzip: inGzip };

/** The way in which a browser wants a text; null: as it is. */
const wanted = (accepted = ''): Packed | null => (/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null);

const ENDING: Readonly<Record<Packed, string>> = { br: '.br', gzip: '.gz' };

/** `folder`: the page as it was built. The files of its own build lie there packed, with more effort than somebody would wait for. */
export function titleFiles(server: FastifyInstance<Server>, titles: Titles, folder: string): void {
  const packedBefore = (hash: string, how: Packed): Promise<Buffer | null> =>
    readFile(join(folder, 'titles', `${hash}.mjs${ENDING[how]}`)).catch(() => null);
  /** A file is packed when it is asked for first, and never changes. */
  const packed = new Map<string, Promise<Buffer>>();
  function inPacked(hash: string, code: string, how: Packed): Promise<Buffer> {
    const name = `${hash} ${how}`;
    const bytes = packed.get(name) ?? packedBefore(hash, how).then((found) => found ?? pack[how](code));
    packed.set(name, bytes);
    return bytes;
  }

  server.get<{ Params: { file: string } }>('/titles/:file', async (request, reply) => {
    const [, hash, kind] = /^([0-9a-f]{64})\.(mjs|json)$/.exec(request.params.file) ?? [];
    if (hash === undefined || !isHash(hash)) return reply.callNotFound();
    if (kind === 'json') return wordsOf(hash);
    const code = await titles.code(hash);
    if (code === null) return reply.callNotFound();
    reply.headers({ 'cache-control': YEAR, vary: 'accept-encoding' }).type('text/javascript; charset=utf-8');
    const how = wanted(request.headers['accept-encoding']);
    if (how === null) return reply.send(code);
    return reply.header('content-encoding', how).send(await inPacked(hash, code, how));
  });

  /** The words that belong to rules: for matches of a device that only knows its rules. */
  async function wordsOf(hash: string): Promise<{ rules: string; words: string | null }> {
    const opened = await titles.open(hash).catch(() => null);
    return { rules: hash, words: opened?.words ?? null };
  }
}
