/** Matches by rules that are not this build's: on a server that cannot use them, moved to newer ones, and without a network. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { RESTART_PORT } from './ports.ts';
import { newFolder, OTHER_BUILD, ready, spawnServer, stopped } from './server.ts';
import { choose, findNothing, listen, openLocal, playOn, settle, step } from './support.ts';
import { test } from './test.ts';

const BASE = `http://127.0.0.1:${RESTART_PORT}`;
const [KEY, OTHER_KEY] = ['ab'.repeat(32), 'cd'.repeat(32)];

test('a table of another build waits with a clear word, goes on, and moves when both agree', async ({ browser }) => {
  const folder = newFolder();
  let server: ChildProcess | null = null;
  const start = async (key: string, main?: string[]): Promise<void> => {
    if (server !== null) await stopped(server);
    server = spawnServer(RESTART_PORT, folder, key, main);
    await ready(RESTART_PORT);
  };
  const pages: Page[] = [];
  for (const name of ['Rowan', 'Edda']) {
    const context = await browser.newContext({ baseURL: BASE });
    await settle(context, { name });
    pages.push(await context.newPage());
  }
  const [host, friend] = pages as [Page, Page];
  try {
    await start(KEY, OTHER_BUILD);
    await host.goto('/new/skirmish');
    await choose(host, 'Online');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await friend.goto(await host.locator('[data-kind=invited] input').inputValue());
    await friend.getByRole('button', { name: 'Sit down' }).click();
    for (const page of pages) await page.locator('section.ask').waitFor();
    for (let i = 0; i < 12; i++) for (const page of pages) await step(page, i);
    await expect(host.locator('.log .e').first()).toBeVisible();

    // Words that did not come because the connection broke come with the next one.
    await friend.route('**/titles/*', (route) => route.abort());
    await friend.reload();
    await expect(friend.locator('main')).toContainText('rules that cannot be loaded now');
    await friend.unroute('**/titles/*');
    await friend.context().setOffline(true);
    await friend.context().setOffline(false);
    await expect(friend.locator('section.ask')).toBeVisible();

    await start(OTHER_KEY);
    await host.reload();
    await expect(host.getByRole('heading', { name: 'This table waits for its rules' })).toBeVisible();
    await expect(host.locator('main')).toContainText('needs the rules of Skirmish that it began with');
    await expect(host.locator('main')).toContainText('Nobody vouches for the file');
    await expect(host.getByRole('button', { name: 'Reload' })).toBeEnabled();
    await findNothing(host, 'a table that waits for its rules');

    await start(KEY);
    // The button is for the impatient: the page asks again as soon as the server is back.
    await expect(host.locator('section.ask')).toBeVisible({ timeout: 30_000 });
    const move = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Go on by newer rules' }).click();
    };
    await move(host);
    await expect(host.getByRole('dialog')).toContainText('1 of 2 want to go on by newer rules');
    await move(friend);
    await expect(friend.locator('.log')).toContainText('From here on the match is played by newer rules');
    await expect(friend.getByRole('button', { name: 'Go on by newer rules' })).toHaveCount(0);
    for (const page of pages) await page.keyboard.press('Escape');
    const lines = await friend.locator('.log .e').count();
    for (let i = 0; i < 12; i++) for (const page of pages) await step(page, i);
    await expect.poll(() => friend.locator('.log .e').count()).toBeGreaterThan(lines);
  } finally {
    if (server !== null) await stopped(server);
  }
});

test('a match by the first release plays on without a network, and is looked back at', async ({ browser, baseURL }) => {
  const titles = readFileSync(resolve(import.meta.dirname, '../../frozen/released/titles.json'), 'utf8');
  const old = (JSON.parse(titles) as { game: string; rules: string }[]).find(({ game }) => game === 'skirmish')!.rules;
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow' });
  await settle(context, {}, 'own');
  const page = await context.newPage();
  const heard = listen(page);
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await openLocal(page, 'skirmish', 'Open the table');
  // The record as a page of that time would have left it.
  const id = new URL(page.url()).pathname.split('/')[2]!;
  await page.goto('/');
  await page.evaluate(
    async ([match, rules]) => {
      const opened = indexedDB.open('longtable', 1);
      await new Promise((done) => opened.addEventListener('success', done));
      const matches = opened.result.transaction('matches', 'readwrite').objectStore('matches');
      const found = matches.get(match!);
      await new Promise((done) => found.addEventListener('success', done));
      const { words: _, ...record } = found.result as { words?: string };
      const put = matches.put({ ...record, rules, entries: [] });
      await new Promise((done) => put.addEventListener('success', done));
      opened.result.close();
    },
    [id, old],
  );
  // A file that came only at a second try is kept like any other.
  const file = `/titles/${old}.mjs`;
  const isKept = (): Promise<boolean> => page.evaluate((path) => caches.match(path).then((kept) => kept !== undefined), file);
  expect(await isKept()).toBe(false);
  await page.evaluate((path) => fetch(`${path}?again=1`).then(({ ok }) => ok), file);
  expect(await isKept()).toBe(true);
  await page.goto(`/local/${id}`);
  await page.locator('[data-option]').first().click();
  await expect(page.locator('.log .e').first()).toBeVisible();
  expect(await isKept()).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.log .e').first()).toBeVisible();
  expect(await playOn(page, 1500)).toBe('finished');
  await page.getByRole('button', { name: 'See how it went' }).click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.locator('[data-proof=valid]')).toBeVisible();
  expect(heard.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
