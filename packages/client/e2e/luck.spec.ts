/** The luck of the tests themselves. */
import { expect } from '@playwright/test';
import { dealLocal } from './local.ts';
import { settle } from './support.ts';
import { test } from './test.ts';

test('a test deals the same matches in every run, and a page with luck of its own others', async ({ browser, baseURL }) => {
  const dealt = async (luck: 'fixed' | 'own'): Promise<string> => {
    const context = await browser.newContext({ baseURL: baseURL! });
    await settle(context, {}, luck);
    const page = await context.newPage();
    await dealLocal(page, 'rune-age', { seats: 4 });
    await page.locator('section.ask[data-shape]').waitFor();
    return page.locator('.ra-board').innerText();
  };
  const first = await dealt('fixed');
  expect(await dealt('fixed')).toBe(first);
  expect(await dealt('own')).not.toBe(first);
});
