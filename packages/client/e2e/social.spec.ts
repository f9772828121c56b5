/** People around a match: invited, waiting, asking each other, leaving. */
import { type Browser, expect, type Page } from '@playwright/test';
import { choose, findNothing, inSmallHand, listen, noSidewaysScroll, settle, step } from './support.ts';
import { test } from './test.ts';

async function newPage(browser: Browser, baseURL: string, name: string, wish: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await settle(context, { name, ...wish });
  return context.newPage();
}

async function openTable(page: Page, game = 'skirmish'): Promise<void> {
  await page.goto(`/new/${game}`);
  await choose(page, 'Online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.share-words').waitFor();
}

async function seated(browser: Browser, baseURL: string): Promise<[Page, Page]> {
  const host = await newPage(browser, baseURL, 'Rowan');
  await openTable(host);
  const guest = await newPage(browser, baseURL, 'Edda');
  await guest.goto(await host.locator('[data-kind=invited] input').inputValue());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) await page.locator('section.ask').waitFor();
  return [host, guest];
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave …' }).click();
  await page.getByRole('heading', { name: 'Leaving the table?' }).waitFor();
}

test('by three words on a phone: invited, seated and asked with one click', async ({ browser, baseURL }) => {
  const host = await newPage(browser, baseURL!, 'Rowan');
  await openTable(host);
  await findNothing(host, 'a waiting room');
  const words = await host.locator('.share-words').innerText();
  const guest = await newPage(browser, baseURL!, '', { language: 'de' });
  const heard = listen(guest);
  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto(`/j/${words.replaceAll(' ', '-')}`);
  await expect(guest.locator('.letter')).toContainText('Rowan lädt dich ein');
  await guest.getByLabel('Wie sollen wir dich nennen?').fill('Edda [bot]');
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(guest.locator('.refusal')).toContainText('Dieser Name geht nicht');
  await guest.getByLabel('Wie sollen wir dich nennen?').fill('Edda');
  await findNothing(guest, 'an invitation in German');
  await noSidewaysScroll(guest);
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  await guest.locator('section.ask').waitFor();
  expect(heard.problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

test('the host changes options, the guest is asked again; a closed table says so', async ({ browser, baseURL }) => {
  const host = await newPage(browser, baseURL!, 'Rowan');
  await host.goto('/new/skirmish');
  await choose(host, 'Online');
  await host.getByRole('button', { name: 'Add a seat' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.locator('[data-kind=invited] input').first().inputValue();
  const guest = await newPage(browser, baseURL!, 'Edda');
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(host.locator('[data-seat="1"]')).toContainText('Edda');
  // Whoever sits comes back by the link that they have.
  await guest.goto(link);
  await expect(guest.locator('[data-seat="1"]')).toContainText('Edda');
  await guest.context().setOffline(true);
  await expect(guest.getByText('The connection is lost')).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest.getByText('The connection is lost')).toHaveCount(0);
  await host.getByRole('button', { name: 'Change options' }).click();
  await choose(host, '15 min');
  await host.getByRole('button', { name: 'Change for everybody' }).click();
  await expect(guest.locator('.room-note')).toContainText('the clock');
  await findNothing(guest, 'a waiting room after a change');
  await expect(host.getByText('Waiting for Edda')).toBeVisible();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await expect(host.getByRole('button', { name: 'Start with a bot for the open seat' })).toBeVisible();
  await inSmallHand(guest, 'waiting-room');
  await host.getByRole('button', { name: 'Close the table' }).click();
  await host.getByRole('button', { name: 'Keep it open' }).click();
  await host.getByRole('button', { name: 'Close the table' }).click();
  const late = await newPage(browser, baseURL!, 'Sable');
  await late.goto(link);
  await expect(late.locator('main')).toContainText('This table is closed');
  await expect(late.getByRole('button', { name: 'The same table anew' })).toBeVisible();
});

test('an offer to end is refused without a name, a move is taken back, and resigning ends a duel', async ({ browser, baseURL }) => {
  const [host, guest] = await seated(browser, baseURL!);
  const pages = [host, guest];
  await leave(host);
  await findNothing(host, 'leaving');
  await host.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(guest.locator('[data-state=request-end]')).toContainText('Rowan offers to end the match');
  await findNothing(guest, 'an offer to end');
  await guest.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(host.locator('.toast')).toContainText('Not agreed');
  const told = (): Promise<number> => host.locator('.log .e').count();
  for (let i = 0; i < 60 && (await told()) < 4; i++) for (const page of pages) await step(page, i);
  // The last line may still be on its way: it has come when nothing is added any more.
  let before = -1;
  await expect(async () => {
    const last = before;
    before = await told();
    expect(before).toBe(last);
  }).toPass({ intervals: [300] });
  await leave(guest);
  await guest.getByRole('button', { name: 'Ask', exact: true }).click();
  const request = host.locator('[data-state=request-back]');
  await expect(request).toContainText('Edda asks to take back a move');
  await findNothing(host, 'a take-back');
  await request.getByRole('button', { name: 'Allow' }).click();
  await expect(host.locator('.log')).toContainText('Edda takes a move back');
  expect(await told()).toBe(before + 1);
  await guest.locator('section.ask[data-shape]').waitFor();
  await leave(guest);
  await guest.getByRole('button', { name: 'Resign', exact: true }).click();
  await guest.getByRole('button', { name: 'Resign for good' }).click();
  await expect(host.locator('[data-state=finished]')).toContainText('Edda resigned');
});
