/** My tables and notices: whose turn it is, what happened, a webhook with its test, quiet hours, vacation; on a desk and in a hand. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { guest, post } from './known.ts';
import { findNothing, listen, noSidewaysScroll, playOn, SHOTS, settle } from './support.ts';
import { test } from './test.ts';

/** A match over days in which the first has moved and the second is waited for. */
async function match(ann: Page, ben: Page, game: string): Promise<void> {
  const seats = [{ who: 'me' }, { who: 'open' }];
  const { id } = await post(ann, '/api/tables', { game, seats, clock: { kind: 'days', days: 1, vacation: true } });
  await post(ben, `/api/tables/${String(id)}/join`, {});
  await ann.goto(`/t/${String(id)}`);
  // A table that is full may start by itself.
  await ann
    .getByRole('button', { name: /^Start/ })
    .click({ timeout: 2000 })
    .catch(() => null);
  await ann.locator('.askwrap').waitFor();
  await playOn(ann, 200, '.askwrap:not(:has(section.ask[data-shape]))');
}

let far: Server;
let hook: string;
test.beforeAll(async () => {
  far = createServer((request, response) => {
    request.resume();
    response.writeHead(200).end('thanks');
  });
  await new Promise<void>((done) => far.listen(0, '127.0.0.1', done));
  hook = `http://127.0.0.1:${(far.address() as AddressInfo).port}/hook/7f2c`;
});
test.afterAll(() => void far.close());

test('my tables: the red button is on what waits, the count is everywhere, a webhook answers its test', async ({ browser }) => {
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  await settle(first, { name: 'Ann' });
  await settle(second, { name: 'Ben' });
  const ann = await guest(first, 'Ann');
  const ben = await guest(second, 'Ben');
  const heard = listen(ben);
  await match(ann, ben, 'skirmish');
  await match(ann, ben, 'yield');

  await ben.goto('/tables');
  await expect(ben.locator('.tc')).toHaveCount(2);
  await expect(ben).toHaveTitle(/^\(\d\) /);
  await expect(ben.locator('.nav .n')).toBeVisible();
  await expect(ben.locator('.tc .btn.wax')).toHaveCount(1);
  await expect(ben.locator('.tc .who').first()).toContainText('since');
  await expect(ben.locator('.tc .ck').first()).toContainText('23 h left');

  // By keyboard alone: the address, Enter, and the test.
  await ben.getByLabel('Address of the webhook').focus();
  await ben.keyboard.type(hook);
  await ben.keyboard.press('Enter');
  await ben.getByRole('button', { name: /^Test 127/ }).focus();
  await ben.keyboard.press('Enter');
  await expect(ben.locator('.nt-said.good')).toContainText('answer 200');
  await ben.getByRole('switch', { name: 'Quiet hours' }).focus();
  await ben.keyboard.press('Space');
  await expect(ben.locator('.nt-day')).toBeVisible();
  await ben.getByRole('button', { name: 'Plan' }).click();
  await ben.locator('.nt-times').getByRole('button', { name: 'Plan' }).click();
  await expect(ben.getByRole('button', { name: 'End it now' })).toBeVisible();
  await ben.reload();
  await expect(ben.locator('.tc .ck').first()).toContainText('paused');
  await ben.getByRole('button', { name: 'End it now' }).click();

  for (const [path, width, theme, language] of [
    ['/tables', 1440, 'dark', 'en'],
    ['/tables', 390, 'light', 'de'],
    ['/tables', 360, 'dark', 'de'],
    ['/notices', 360, 'light', 'de'],
  ] as const) {
    await ben.setViewportSize({ width, height: 900 });
    await ben.evaluate(
      (set) => {
        const before = JSON.parse(localStorage.getItem('longtable.settings') ?? '{}') as object;
        localStorage.setItem('longtable.settings', JSON.stringify({ ...before, ...set }));
      },
      { theme, language },
    );
    await ben.goto(path);
    await ben
      .locator(path === '/tables' ? '.tc' : '.nt-row')
      .first()
      .waitFor();
    if (width === 1440) await ben.locator('.nt-row').first().waitFor();
    await ben.waitForTimeout(250);
    await noSidewaysScroll(ben);
    await ben.screenshot({ path: `${SHOTS}${path}-${theme}-${width}.png`, fullPage: true });
    await findNothing(ben, `${path} ${theme} ${width}`);
  }
  expect(heard.problems).toEqual([]);
});

test('a table tells a channel of its own, and an invitation leads to a name that one keeps', async ({ browser }) => {
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  await settle(first, { name: 'Ann' });
  await settle(second, { name: 'Ben' });
  const ann = await guest(first, 'Ann');
  const heard = listen(ann);
  const { id } = await post(ann, '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true });
  await ann.setViewportSize({ width: 360, height: 740 });
  await ann.goto(`/t/${String(id)}`);
  await ann.getByRole('button', { name: 'Tell a channel' }).click();
  const dialog = ann.getByRole('dialog');
  await dialog.getByLabel('Address of the webhook').fill(hook);
  await ann.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Test 127/ }).click();
  await expect(dialog.locator('.nt-said.good')).toContainText('answer 200');
  await noSidewaysScroll(ann);
  await findNothing(ann, 'the webhooks of a table');
  await ann.screenshot({ path: `${SHOTS}/table-hooks-360.png` });

  // Whoever set it finds it in their own list as well, long after the table.
  await ann.goto('/notices');
  await expect(ann.getByRole('button', { name: /^Test 127/ })).toHaveCount(1);

  const ben = await second.newPage();
  await ben.goto(`/join/${String(id)}`);
  await ben.getByRole('link', { name: 'Sign in with a name that you keep' }).click();
  await expect(ben).toHaveURL(new RegExp(`/sign-in/join/${String(id)}`));
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible();
  expect(heard.problems).toEqual([]);
});

test('my tables: where the server does not answer, or does not know the browser, the page says so and claims nothing', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await settle(context, { name: 'Ann' });
  const ann = await guest(context, 'Ann');
  await ann.route('**/api/my/desk', (route) => route.abort());
  await ann.goto('/tables');
  await expect(ann.locator('main')).toContainText('The server cannot be reached');
  await expect(ann.locator('h1')).toHaveText('My tables');
  await findNothing(ann, 'my tables without a server');
  await ann.unroute('**/api/my/desk');
  await context.clearCookies();
  await ann.reload();
  await expect(ann.locator('main')).toContainText('does not know this browser');
  await expect(ann.getByRole('link', { name: 'Sign in with a name that you keep.' })).toBeVisible();
});
