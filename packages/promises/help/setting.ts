/** A server for tests: in a folder of its own, on a free port, quiet, with generous limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@longtable/server/config.ts';
import { type Parts, type Running, serve } from '@longtable/server/serve.ts';

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'longtable-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export const GENEROUS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  BOT_PAUSE_MS: '0',
  LIMIT_SOCKETS: '1000',
  LIMIT_MESSAGES_PER_SECOND: '100000',
  LIMIT_REQUESTS_PER_SECOND: '100000',
  LIMIT_GUESTS_PER_HOUR: '100000',
  LIMIT_SIGN_INS_PER_HOUR: '100000',
  LIMIT_TABLES_PER_HOUR: '100000',
  LIMIT_OPEN_TABLES: '100000',
};

export interface Started extends Running {
  readonly base: string;
}

export async function startServer(env: Record<string, string>, parts: Partial<Parts> = {}): Promise<Started> {
  const running = await serve(readConfig({ ...GENEROUS, ...env }), parts);
  return { ...running, base: `http://127.0.0.1:${running.port}` };
}
