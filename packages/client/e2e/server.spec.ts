/** With the real server: links, two browsers, a restart in the middle. */
import type { ChildProcess } from 'node:child_process';
import { type Browser, expect, type Page } from '@playwright/test';
import { RESTART_PORT } from './ports.ts';
import { newFolder, ready, spawnServer, stopped } from './server.ts';
import { choose, findNothing, listen, playOn, seeAll, settle, step } from './support.ts';
import { test } from './test.ts';

const RESTART = `http://127.0.0.1:${RESTART_PORT}`;

async function newPage(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await settle(context, { name });
  return context.newPage();
}

/** A table with one invitation; the link to it. */
async function invite(page: Page, game: string): Promise<string> {
  await page.goto(`/new/${game}`);
  await choose(page, 'Online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.locator('[data-kind=invited] input').inputValue();
}

const signature = (page: Page) =>
  page.evaluate(() => ({
    ask: document.querySelector('.ask h2')?.textContent,
    zones: [...document.querySelectorAll('.zone')].map((zone) => zone.textContent),
    log: [...document.querySelectorAll('.log .e')].map((line) => line.textContent),
  }));

test('a friend joins by link in two clicks and both play to the end', async ({ browser, baseURL }) => {
  test.setTimeout(400_000);
  const host = await newPage(browser, baseURL!, 'Rowan');
  const friend = await newPage(browser, baseURL!, 'Edda');
  const heard = [listen(host), listen(friend)];
  const link = await invite(host, 'skirmish');
  await findNothing(host, 'a table that waits for players');
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).waitFor();
  await findNothing(friend, 'an invitation');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.locator('section.ask').waitFor();
  await host.locator('section.ask').waitFor();
  await friend.getByPlaceholder('Say something').fill('Well met');
  await friend.keyboard.press('Enter');
  await expect(host.locator('.chatlines')).toContainText('Well met');
  let over = false;
  for (let i = 0; i < 800 && !over; i++) {
    const [a, b] = await Promise.all([step(host, i * 7 + 1), step(friend, i * 5 + 2)]);
    over = a === 'finished' && b === 'finished';
    await host.waitForTimeout(40);
  }
  expect(over).toBe(true);
  await friend.getByRole('button', { name: 'See how it went' }).click();
  await friend.getByRole('button', { name: 'Check it here' }).click();
  await expect(friend.locator('[data-proof=valid]')).toBeVisible();
  await seeAll(friend, 'everyone', 2);
  await friend.getByRole('button', { name: 'Back to the table' }).click();
  const played = host.url();
  await host.getByRole('button', { name: 'Another match' }).click();
  await host.waitForURL((url) => url.href !== played && url.pathname.startsWith('/t/'));
  await friend.getByRole('button', { name: 'To the next match' }).click();
  await friend.waitForURL(host.url());
  await host.locator('section.ask[data-shape]').waitFor();
  await friend.locator('section.ask[data-shape]').waitFor();
  expect(heard.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a wrong link and a full table each say so', async ({ browser, baseURL }) => {
  const host = await newPage(browser, baseURL!, 'Rowan');
  const link = await invite(host, 'skirmish');
  const stranger = await newPage(browser, baseURL!, 'Stranger');
  await stranger.goto(`${link.slice(0, -4)}aaaa`);
  await expect(stranger.locator('main')).toContainText('no such table');
  for (const nonsense of ['tnosuchtable0', 'tnonsense123', 'x']) {
    await stranger.goto(`/t/${nonsense}`);
    await expect(stranger.locator('main')).toContainText('no such table');
  }
  await stranger.getByRole('button', { name: 'To the lobby' }).click();
  await expect(stranger.locator('.wins')).toBeVisible();

  const friend = await newPage(browser, baseURL!, 'Edda');
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.locator('section.ask').waitFor();
  await stranger.goto(link);
  await expect(stranger.locator('main')).toContainText('has begun without you');
  await findNothing(stranger, 'a full table');
  await stranger.getByRole('button', { name: 'Watch' }).click();
  await expect(stranger.locator('.ask')).toContainText('You are watching');
  await expect(stranger.getByPlaceholder('Say something')).toHaveCount(0);
});

test('a bot plays on for somebody who is away, says why, and gives the seat back', async ({ browser, baseURL }) => {
  const host = await newPage(browser, baseURL!, 'Rowan');
  const link = await invite(host, 'skirmish');
  const friend = await newPage(browser, baseURL!, 'Edda');
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.locator('section.ask').waitFor();
  const table = friend.url();
  await friend.goto('about:blank');
  await expect(host.locator('.seat').filter({ hasText: 'Edda' })).toContainText('A bot may take over in 0:0');
  await host.locator('.seat-vote').click();
  await expect(host.locator('.log')).toContainText('A bot plays on for Edda');
  await playOn(host, 60, '.log .head', 2);
  await host.getByRole('button', { name: 'Ask Edda: why did you do that?' }).click();
  await expect(host.locator('.toast')).toContainText('Edda');
  await friend.goto(table);
  await expect(friend.locator('[data-state=stand-in]')).toContainText('A bot plays for you');
  await findNothing(friend, 'a seat that a bot holds');
  await friend.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(friend.locator('[data-state=stand-in]')).toHaveCount(0);
  await expect(host.locator('.log')).toContainText('Edda plays again');
});

test('a lost connection says so, keeps what was chosen, and comes back', async ({ browser, baseURL }) => {
  const page = await newPage(browser, baseURL!, 'Rowan');
  await page.goto('/new/yield');
  await choose(page, 'Online');
  await choose(page.locator('.srow').nth(1), 'Bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await playOn(page, 60, '[data-shape=share] [data-more]');
  await page.locator('[data-more]:not([aria-disabled=true])').first().click();
  const chosen = await page.locator('.ask .num').allTextContents();
  await page.context().setOffline(true);
  await expect(page.locator('.tag.trouble')).toContainText('connection is lost');
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.toast')).toContainText('Connected again');
  expect(await page.locator('.ask .num').allTextContents()).toEqual(chosen);
});

test('an old page and a page of missing parts each say so', async ({ browser, baseURL }) => {
  const page = await newPage(browser, baseURL!, 'Rowan');
  await page.route('**/assets/rules-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.locator('main')).toContainText('This page is out of date');
  await page.unroute('**/assets/rules-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.rules-page')).toBeVisible();

  const old = await newPage(browser, baseURL!, 'Edda');
  await old.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(String(message).replace('"protocol":4', '"protocol":0')));
  });
  const link = await invite(page, 'skirmish');
  await old.goto(`/t/${new URL(link).pathname.split('/')[2]}`);
  await expect(old.locator('main')).toContainText('older than the server');
  await expect(old.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a server that restarts in the middle loses nothing', async ({ browser }) => {
  test.setTimeout(300_000);
  const folder = newFolder();
  let server: ChildProcess = spawnServer(RESTART_PORT, folder);
  try {
    await ready(RESTART_PORT);
    const page = await newPage(browser, RESTART, 'Rowan');
    await page.goto('/new/skirmish');
    await choose(page, 'Online');
    await choose(page.locator('.srow').nth(1), 'Bot');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('section.ask[data-shape]').waitFor();
    await playOn(page, 200, '.log .head', 2);
    await page.locator('section.ask[data-shape]').waitFor();
    await page.waitForTimeout(500);
    const before = await signature(page);
    await stopped(server);
    await expect(page.locator('.tag.trouble')).toBeVisible();
    server = spawnServer(RESTART_PORT, folder);
    await ready(RESTART_PORT);
    await expect(page.locator('.tag.trouble')).toHaveCount(0, { timeout: 40_000 });
    expect(await signature(page)).toEqual(before);
    expect(await playOn(page, 1500)).toBe('finished');
  } finally {
    await stopped(server);
  }
});
