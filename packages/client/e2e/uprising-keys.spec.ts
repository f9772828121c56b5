/** Uprising and Rune Age without a pointer: whole matches by keys alone, with few stops before the question. */
import { expect } from '@playwright/test';
import { playByKeys, tabsToQuestion } from './keys.ts';
import { dealLocal } from './local.ts';
import { open as openRuneAge } from './rune-age.ts';
import { listen, settle, undrawn } from './support.ts';
import { test } from './test.ts';

const MOST_TABS = 12;

test('a whole match of Uprising by keys alone', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  const heard = listen(page);
  await dealLocal(page, 'uprising', { options: { chapters: 2 } });
  await page.locator('section.ask[data-shape]').waitFor();
  expect(await undrawn(page, () => playByKeys(page))).toBeGreaterThan(25);
  expect(heard.problems).toEqual([]);
});

test('a whole match of Rune Age by keys alone', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  const heard = listen(page);
  await openRuneAge(page, { options: { scenario: 'cataclysm' } });
  // Hands without a plan lose to the Cataclysm after a few rounds.
  expect(await undrawn(page, () => playByKeys(page))).toBeGreaterThan(8);
  expect(heard.problems).toEqual([]);
});

for (const game of ['uprising', 'rune-age'])
  test(`few stops lie before the question of ${game}; map and log are one each`, async ({ context, page }) => {
    await settle(context);
    await page.goto(`/learn/${game}`);
    await page.locator('section.ask[data-shape]').waitFor();
    // Stops are counted when the coach is there, too.
    await page.locator('.coach').waitFor();
    expect(await tabsToQuestion(page, MOST_TABS + 1)).toBeLessThanOrEqual(MOST_TABS);
    const stops = page.locator('.up-live [tabindex="0"], .log, .log :is(button, summary, a):not([tabindex="-1"])');
    expect(await stops.count()).toBeLessThanOrEqual(2);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section.ask') != null)).toBe(true);
  });
