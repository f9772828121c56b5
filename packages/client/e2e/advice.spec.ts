/** The coach at tables against bots: on one device, on a phone, online. */
import { expect, type Page } from '@playwright/test';
import { dealLocal } from './local.ts';
import { choose, findNothing, listen, noSidewaysScroll, openLocal, playOn, SHOTS, settle, step } from './support.ts';
import { test } from './test.ts';

const note = (page: Page) => page.locator('.hint');

/** Answers anything until the coach says something unasked. */
async function untilHint(page: Page): Promise<void> {
  const hint = page.locator('.hint[data-note=hint]');
  for (let i = 0; i < 40; i++) {
    await hint.waitFor({ timeout: 900 }).catch(() => undefined);
    if ((await hint.count()) > 0) return;
    if ((await note(page).count()) > 0) await note(page).getByRole('button', { name: 'Play it anyway' }).click();
    else await step(page, i);
  }
}

test('the coach is switched on by keyboard, explains once a turn, shows the place, and says less to who waves it off', async ({
  context,
  page,
}) => {
  await settle(context, { plain: true });
  const heard = listen(page);
  await openLocal(page, 'skirmish', 'Open the table');
  await page.getByRole('button', { name: 'Coach', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.getByRole('radio', { name: 'Off' }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Explain' })).toBeChecked();
  await findNothing(page, 'the levels of the coach');
  await page.keyboard.press('Escape');
  await expect(note(page)).toContainText('%');
  await expect(page.locator('.seat-bulb')).toHaveCount(1);
  await findNothing(page, 'a table with a hint');
  await note(page).getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(note(page)).toHaveCount(0);
  await expect(page.locator('.coach-ring').first()).toBeVisible();
  await expect(page.locator('[data-option]:focus')).toHaveCount(1);
  for (let turn = 0; turn < 3; turn++) {
    await untilHint(page);
    await note(page).getByRole('button', { name: 'Not now' }).click();
  }
  await expect(note(page)).toContainText('say less');
  await note(page).getByRole('button', { name: 'Yes: Hint' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Hint' })).toBeChecked();
  expect(heard.problems).toEqual([]);
});

test('on a phone, in German, the note lies in the place of the hand, and the position is told', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { language: 'de', theme: 'light' });
  const heard = listen(page);
  await dealLocal(page, 'yield');
  await page.getByRole('button', { name: 'Ratgeber', exact: true }).click();
  await choose(page, 'Erklären');
  await page.getByRole('button', { name: 'Diese Stellung erklären' }).click();
  await expect(page.getByRole('dialog').locator('.position').first().or(page.getByText('Noch sticht nichts hervor'))).toBeVisible();
  await findNothing(page, 'a position in words');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Den Ratgeber fragen' }).click();
  await expect(note(page)).not.toContainText('denkt nach', { timeout: 15_000 });
  await noSidewaysScroll(page);
  await findNothing(page, 'a hint on a phone');
  const [ask, hint] = await Promise.all([page.locator('.askwrap').boundingBox(), note(page).boundingBox()]);
  expect(hint!.y).toBeGreaterThanOrEqual(ask!.y + ask!.height - 1);
  await page.screenshot({ path: `${SHOTS}/coach-hint-phone-de.png` });
  expect(heard.problems).toEqual([]);
});

/** Gives the first answer to every question of a table, until one is held back with a note; false: the match ended before. */
async function isHeldBack(page: Page, table: string): Promise<boolean> {
  await page.goto(`/t/${table}`);
  await page.locator('[data-option]').first().waitFor();
  const told = page.locator('.log .e');
  for (let i = 0; i < 60; i++) {
    const before = await told.count();
    if ((await step(page, 0)) === 'finished') return false;
    // An answer is weighed first: it is held back, or it is given and told.
    await note(page)
      .or(told.nth(before))
      .first()
      .waitFor({ timeout: 1600 })
      .catch(() => undefined);
    if ((await note(page).count()) > 0) return true;
  }
  return false;
}

test('online, a costly answer is held back among bots; where two people sit, the coach is off', async ({ context, page }) => {
  await settle(context, { name: 'Rowan', plain: true });
  await page.goto('/new/skirmish');
  await page.evaluate(() =>
    localStorage.setItem(
      'longtable.settings',
      JSON.stringify({ language: 'en', pace: 'instant', motion: 'reduced', name: 'Rowan', plain: true, coach: 'warn' }),
    ),
  );
  await page.goto('/new/skirmish');
  const made = await page.evaluate(async () => {
    const ask = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    await ask('/api/guest', { name: 'Rowan' });
    const me = { who: 'me' };
    const shared = await ask('/api/tables', { game: 'skirmish', seats: [me, me], hotSeat: true });
    const alone = Array.from({ length: 5 }, () => ask('/api/tables', { game: 'skirmish', seats: [me, { who: 'bot', level: 'captain' }] }));
    return { shared: shared.id as string, alone: (await Promise.all(alone)).map(({ id }) => id as string) };
  });
  await page.goto(`/t/${made.shared}`);
  await page.getByRole('button', { name: 'All these seats are mine' }).click();
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Other people play here');
  // Not in every match the first answer is a costly one.
  for (const id of made.alone) if (await isHeldBack(page, id)) break;
  await expect(note(page)).toContainText(/This costs about \d\d %/);
  await note(page).getByRole('button', { name: 'Think again' }).click();
  await expect(note(page)).toHaveCount(0);
});

test('in Uprising two taps ask something of the partners, who answer at once', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { language: 'de' });
  const heard = listen(page);
  await dealLocal(page, 'uprising', { level: 'lord' });
  await playOn(page, 80, 'section.ask[data-kind=turn]');
  await page.getByRole('button', { name: 'Partner bitten' }).click();
  const wishes = page.locator('.wish-list button');
  await wishes.first().waitFor();
  await findNothing(page, 'wishes');
  await noSidewaysScroll(page);
  await wishes.last().click();
  await expect(page.getByText(/: (ja|nein)\. /).first()).toBeVisible();
  expect(heard.problems).toEqual([]);
});
