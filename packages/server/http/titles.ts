/** Frozen files as the page loads them: by their hash, which is the only name they have, and for ever the same. */
import type { Server } from 'node:http';
import { isHash } from '@longtable/frozen/contract';
import type { FastifyInstance } from 'fastify';
import type { Titles } from '../titles.ts';

const YEAR = 'public, max-age=31536000, immutable';

export function titleFiles(server: FastifyInstance<Server>, titles: Titles): void {
  server.get<{ Params: { file: string } }>('/titles/:file', async (request, reply) => {
    const [, hash, kind] = /^([0-9a-f]{64})\.(mjs|json)$/.exec(request.params.file) ?? [];
    if (hash === undefined || !isHash(hash)) return reply.callNotFound();
    if (kind === 'json') return wordsOf(hash);
    const code = await titles.code(hash);
    if (code === null) return reply.callNotFound();
    return reply.header('cache-control', YEAR).type('text/javascript; charset=utf-8').send(code);
  });

  /** The words that belong to rules: for matches of a device that only knows its rules. */
  async function wordsOf(hash: string): Promise<{ rules: string; words: string | null }> {
    const opened = await titles.open(hash).catch(() => null);
    return { rules: hash, words: opened?.words ?? null };
  }
}
