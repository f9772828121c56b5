/** `npm start`: no server without a page. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtable-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The real start beside a page that can be built or not, and a server that says its name. */
function start(isBuilt: boolean): { status: number | null; said: string; wrong: string } {
  for (const path of ['tools', 'packages/cli']) mkdirSync(join(folder, path), { recursive: true });
  copyFileSync(join(ROOT, 'tools/start.mjs'), join(folder, 'tools/start.mjs'));
  writeFileSync(join(folder, 'tools/page.mjs'), `export const buildPage = () => ${isBuilt};`);
  writeFileSync(
    join(folder, 'tools/node24.mjs'),
    `export const ROOT = ${JSON.stringify(folder)}, install = () => {}, environment = () => process.env, node24 = () => process.execPath;`,
  );
  writeFileSync(join(folder, 'packages/cli/main.ts'), `console.log('served', ...process.argv.slice(2));`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tools/start.mjs'), '--port', '1'], { encoding: 'utf8' });
  return { status, said: stdout, wrong: stderr };
}

it('says that the page could not be built, and serves nothing', () => {
  const { status, said, wrong } = start(false);
  expect([status, said]).toEqual([1, '']);
  expect(wrong).toContain('The page could not be built');
});

it('serves once the page is there, with the words of the line', () => {
  expect(start(true)).toMatchObject({ status: 0, said: 'served serve --port 1\n' });
});
