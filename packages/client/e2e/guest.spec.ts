/** A title from outside: named in the lobby, opened like any other, played to the end at the plain table. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { RESTART_PORT } from './ports.ts';
import { newFolder, ready, spawnServer, stopped } from './server.ts';
import { choose, findNothing, inSmallHand, listen, settle, step } from './support.ts';
import { test } from './test.ts';

const MAIN = resolve(import.meta.dirname, '../../cli/main.ts');

/** The package that `longtable new` makes, its sources served as they are. */
function newTitle(): string {
  const folder = newFolder();
  execFileSync(process.execPath, [MAIN, 'new', 'river-crossing', '--package'], { cwd: folder, stdio: 'ignore' });
  const manifest = join(folder, 'river-crossing', 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('./dist/index.js', './src/index.ts'));
  return join(folder, 'river-crossing');
}

test('a game of somebody else is found in the lobby and played at the plain table', async ({ browser }) => {
  const server = spawnServer(RESTART_PORT, newFolder(), '', ['packages/cli/main.ts', 'serve', '--title', newTitle()]);
  const pages: Page[] = [];
  try {
    await ready(RESTART_PORT);
    for (const name of ['Rowan', 'Edda']) {
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${RESTART_PORT}` });
      await settle(context, { name });
      pages.push(await context.newPage());
    }
    const [host, friend] = pages as [Page, Page];
    const { problems } = listen(host);
    await host.goto('/');
    await host.getByRole('region', { name: 'More games on this server' }).getByRole('link', { name: 'River Crossing' }).click();
    await expect(host.getByRole('dialog')).toContainText('River Crossing');
    await choose(host, 'Online');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await friend.goto(await host.locator('[data-kind=invited] input').inputValue());
    await friend.getByRole('button', { name: 'Sit down' }).click();
    for (const page of pages) await page.locator('section.ask').waitFor();
    await expect(host.locator('main')).toContainText('15 pebbles');
    await findNothing(host, 'the plain table of a title from outside');
    const over = host.getByText('The last pebble is taken.').first();
    for (let i = 0; i < 200 && !(await over.isVisible()); i++) {
      for (const page of pages) await step(page, i);
      await host.waitForTimeout(40);
    }
    await expect(over).toBeVisible();
    await friend.goto('/');
    await friend.getByRole('link', { name: 'River Crossing' }).waitFor();
    await inSmallHand(friend, 'more-games');
    expect(problems).toEqual([]);
  } finally {
    for (const page of pages) await page.context().close();
    await stopped(server);
  }
});
