/** The documentation beside the page: at its own address, under the same policy, and never mistaken for the page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { HEADERS } from '../http/security.ts';

let folder: string;
let server: Started;
beforeEach(async () => {
  folder = temporaryFolder();
  const clientDir = join(folder, 'page');
  mkdirSync(join(clientDir, 'docs/players/de'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), 'the page');
  writeFileSync(join(clientDir, 'docs/index.html'), 'the docs');
  writeFileSync(join(clientDir, 'docs/players/de/index.html'), 'das Handbuch');
  server = await startServer({ DATA_DIR: folder }, { clientDir });
});
afterEach(async () => {
  await server.close();
  removeFolder(folder);
});

const get = (path: string): Promise<Response> => fetch(`${server.base}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });

test.each([
  ['/docs/', 'the docs'],
  ['/docs/index.html', 'the docs'],
  ['/docs/players/de/', 'das Handbuch'],
])('%s is shown, kept for a while, under the policy of the page', async (path, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, text]);
  expect(answer.headers.get('content-security-policy')).toBe(HEADERS['content-security-policy']);
  expect(answer.headers.get('cache-control')).toContain('max-age=3600');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a text travels as the build has packed it, where it can be read: %s', async (accepted, encoding) => {
  const text = 'das Handbuch';
  const file = join(folder, 'page/docs/players/de/index.html');
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
  for (const path of ['/docs/players/de/', '/docs/players/de/index.html']) {
    const answer = await fetch(`${server.base}${path}`, { headers: { 'accept-encoding': accepted } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([encoding, 'text/html; charset=utf-8']);
    expect(await answer.text()).toBe(text);
  }
});

test('the address without its last stroke leads to the one with it: links there are relative', async () => {
  const answer = await get('/docs');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/docs/']);
});

test.each(['/docs/nothing.html', '/docs/players/none/'])('%s is not there, and is not the page', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['/docs-of-mine', '/t/docs'])('%s is an address of the page', async (path) => {
  expect(await (await get(path)).text()).toBe('the page');
});

test.each(['/docs/../../longtable.sqlite', '/docs/%2e%2e/%2e%2e/longtable.sqlite'])('%s gives nothing away', async (path) => {
  const text = await (await get(path)).text();
  expect(text).not.toContain('SQLite');
});

test.each(['/j/%E0%A4%A', '/%ff%fe', '/join/100%'])(
  'the page answers %s, which cannot be decoded, like any other address',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, 'the page']);
    expect(answer.headers.get('content-security-policy')).toBe(HEADERS['content-security-policy']);
  },
);
