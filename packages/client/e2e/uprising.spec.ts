/** Uprising through its drawn board: the guided game, whole matches by touching what is lit, small screens, keys alone. */
import { expect, type Page, test } from '@playwright/test';
import { follow } from './coach.ts';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';
import { playByTouch, playTo } from './uprising.ts';
import { openEyes } from './visible.ts';

/** Two Chapters, of this edition. */
async function openShort(page: Page, go: string, edition: string): Promise<void> {
  await page.goto('/new/uprising');
  await page.locator('.game-options > .btn').click();
  for (const value of [edition, '2'])
    await page
      .locator('.game-options label', { hasText: new RegExp(`^${value}$`) })
      .first()
      .click();
  await page.getByRole('button', { name: go }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.up-choose, .up-board').first().waitFor();
}

async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(400);
  await noSidewaysScroll(page);
  await page.screenshot({ path: `${SHOTS}/uprising-${name}.png` });
  await findNothing(page, name);
}

test('the first game of Uprising, as told', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  const heard = listen(page);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await keep(page, 'lesson');
  expect(await follow(page, 'card')).toContain('march');
  await expect(page.locator('.up-combat .sd')).toHaveCount(2);
  await expect(page.locator('.up-combat .odds')).toBeVisible();
  await keep(page, 'combat');
  expect(await follow(page, 'end')).toContain('nemesis');
  await expect(page.locator('[data-state=finished]')).toBeVisible();
  await keep(page, 'end');
  expect(heard.problems).toEqual([]);
});

test('the first game of Uprising, as told, in German, on a phone, in daylight', async ({ context, page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { language: 'de', theme: 'light' });
  const heard = listen(page);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await keep(page, 'lesson-phone');
  await follow(page, 'card');
  await keep(page, 'combat-phone');
  expect(await follow(page, 'end')).toContain('quest');
  expect(heard.problems).toEqual([]);
});

test('a whole Uprising, second edition, with everything that a question is about in the window', async ({ context, page }) => {
  test.setTimeout(1_500_000);
  await settle(context);
  await openEyes(context);
  const heard = listen(page);
  await openShort(page, 'Open the table', 'Second edition');
  const { finished, board, bar, unseen } = await playByTouch(page, 1200, 'sight');
  expect(finished).toBe(true);
  expect(board).toBeGreaterThan(bar / 2);
  expect(unseen).toEqual([]);
  expect(heard.problems).toEqual([]);
});

test('a whole Uprising, first edition, in German, on a phone', async ({ context, page }) => {
  test.setTimeout(1_500_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { language: 'de' });
  await openEyes(context);
  const heard = listen(page);
  await openShort(page, 'Tisch eröffnen', 'Erste Ausgabe');
  const { finished, unseen } = await playByTouch(page, 1200, 'tap');
  expect(finished).toBe(true);
  expect(unseen).toEqual([]);
  expect(heard.problems).toEqual([]);
});

for (const [theme, highContrast] of [
  ['dark', false],
  ['light', false],
  ['dark', true],
  ['light', true],
] as const)
  test(`screens of Uprising, ${theme}${highContrast ? ', high contrast' : ''}`, async ({ context, page }) => {
    test.setTimeout(400_000);
    await settle(context, { theme, ...(highContrast && { highContrast: true as const }) });
    const heard = listen(page);
    const name = `${theme}${highContrast ? '-high' : ''}`;
    await page.goto('/new/uprising');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.up-choose').waitFor();
    await keep(page, `choose-${name}`);
    for (const question of ['builder.keep', 'builder.buy', 'turn.act'])
      if (await playTo(page, question, 60)) await keep(page, `${question.replace('.', '-')}-${name}`);
    await page.locator('[data-act=quest]').click();
    await keep(page, `quests-${name}`);
    await page.locator('.up-race').click();
    await page.locator('.up-sources').waitFor();
    await keep(page, `points-${name}`);
    expect(heard.problems).toEqual([]);
  });

test('a turn of Uprising by keys alone', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await page.locator('.up-live [tabindex="0"]').focus();
  await page.keyboard.press('i');
  await expect(page.locator('.up-lens.beside')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.up-lens')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  const at = await page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  expect(at).toMatch(/^hex:\d+$/);
});

test('twice as large the map and the question stay in sight', async ({ context, page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 720, height: 450 });
  await settle(context);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await noSidewaysScroll(page);
  expect((await page.locator('.up-map').boundingBox())!.height).toBeGreaterThanOrEqual(200);
  await expect(page.locator('section.ask h2')).toBeInViewport();
});
