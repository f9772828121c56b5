/** Being told and looking on: a seat that becomes free, plans, and who watches. */
import { type Browser, expect, type Page } from '@playwright/test';
import { guest, post } from './known.ts';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle, step, type Wish } from './support.ts';
import { test } from './test.ts';

async function somebody(browser: Browser, baseURL: string, name: string, wish: Wish = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await settle(context, { name, ...wish });
  return guest(context, name);
}
async function make(page: Page, form: object = {}): Promise<string> {
  const { id } = await post(page, '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], ...form });
  return String(id);
}

test('a full table offers to tell of a free seat: asked by keyboard, taken back, found under My tables', async ({ browser, baseURL }) => {
  const [ann, ben] = [await somebody(browser, baseURL!, 'Ann'), await somebody(browser, baseURL!, 'Ben')];
  const cleo = await somebody(browser, baseURL!, 'Cleo', { language: 'de', theme: 'light' });
  const heard = listen(cleo);
  await cleo.setViewportSize({ width: 360, height: 740 });
  const id = await make(ann, { listed: true });
  await post(ben, `/api/tables/${id}/join`, {});
  await cleo.goto(`/join/${id}`);
  await cleo.getByRole('button', { name: 'Sag mir, wenn ein Platz frei wird' }).focus();
  await cleo.keyboard.press('Enter');
  await expect(cleo.locator('.seat-wish')).toContainText('unter „Meine Tische“');
  await noSidewaysScroll(cleo);
  await findNothing(cleo, 'a wish for a seat');
  await cleo.screenshot({ path: `${SHOTS}/seat-wish-360.png` });
  await cleo.goto(`/t/${id}`);
  await cleo.getByRole('button', { name: 'Nicht mehr nötig' }).click();
  await cleo.getByRole('button', { name: 'Sag mir, wenn ein Platz frei wird' }).click();
  await findNothing(cleo, 'a full waiting room');
  await cleo.screenshot({ path: `${SHOTS}/seat-wish-room-360.png`, fullPage: true });
  await post(ben, `/api/tables/${id}/leave`, {});
  await cleo.goto('/tables');
  await expect(cleo.locator('.people-list')).toContainText('ist ein Platz frei');
  await cleo.locator('.people-list').getByRole('link', { name: 'Ansehen' }).click();
  await expect(cleo.getByRole('button', { name: 'Hinsetzen' })).toBeVisible();
  expect(heard.problems).toEqual([]);
});

/** Both play until one of them may let a question go by. */
async function toPlan(pages: readonly Page[]): Promise<Page> {
  for (let n = 0; n < 120; n++) {
    for (const page of pages) {
      if (await page.locator('.ask-plan').isVisible()) return page;
      await step(page, n);
    }
  }
  throw new Error('nothing could be planned');
}

test('plans are made and ended by keyboard and on a phone; who watches is known by name', async ({ browser, baseURL }) => {
  const ann = await somebody(browser, baseURL!, 'Ann');
  const ben = await somebody(browser, baseURL!, 'Ben', { language: 'de', theme: 'light' });
  const eve = await somebody(browser, baseURL!, 'Eve');
  await ben.setViewportSize({ width: 360, height: 740 });
  const id = await make(ann, { listed: true });
  await post(ben, `/api/tables/${id}/join`, {});
  for (const page of [ann, ben, eve]) await page.goto(`/t/${id}`);
  for (const page of [ann, ben]) await page.locator('.askwrap').waitFor();
  const owner = await toPlan([ann, ben]);
  const other = owner === ann ? ben : ann;
  await owner.locator('.ask-plan').focus();
  await owner.keyboard.press('Enter');
  const dialog = owner.getByRole('dialog');
  await dialog.waitFor();
  await owner.waitForTimeout(250);
  await findNothing(owner, 'plans');
  await noSidewaysScroll(owner);
  await owner.screenshot({ path: `${SHOTS}/plan-${owner === ann ? 1440 : 360}.png` });
  await dialog.locator('button.btn').first().focus();
  await owner.keyboard.press('Enter');
  await expect(owner.locator('.plan-note')).toBeVisible();
  await expect(other.locator('.plan-note')).toHaveCount(0);
  // The table may have answered by then, and asked something else.
  const end = owner.locator('.plan-note button');
  if (await end.isVisible()) await end.press('Enter', { timeout: 2000 }).catch(() => null);
  await expect(owner.locator('.plan-note')).toHaveCount(0);

  for (const [page, menu] of [
    [ann, 'Menu'],
    [ben, 'Menü'],
  ] as const) {
    await page.getByRole('button', { name: menu }).click();
    await expect(page.getByRole('dialog')).toContainText('Eve');
    if (page === ben) await findNothing(page, 'the menu of a table');
    await page.screenshot({ path: `${SHOTS}/watchers-${page === ann ? 1440 : 360}.png` });
    await page.keyboard.press('Escape');
  }
  await expect(eve.locator('.chat input, .chat textarea')).toHaveCount(0);
});
