/** The rules reader: summaries with pictures, the editions, a search that leads to a rule, paper. */
import { expect, type Page } from '@playwright/test';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';
import { test } from './test.ts';

async function keep(page: Page, name: string): Promise<void> {
  await noSidewaysScroll(page);
  await page.screenshot({ path: `${SHOTS}/rules-${name}.png` });
  await findNothing(page, name);
}

const GAMES = ['yield', 'crown-of-ash', 'rune-age', 'uprising', 'skirmish'];

test('summaries and editions, by day on the smallest phone, in German', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { theme: 'light', language: 'de' });
  const heard = listen(page);
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await page.locator('.pic-window > svg').waitFor();
    await expect(page.locator('.sum-part')).toHaveCount(5);
    await noSidewaysScroll(page);
  }
  await page.goto('/rules/uprising');
  await page.locator('.pic-window > svg').waitFor();
  await keep(page, 'uprising-phone');
  await page.getByRole('link', { name: 'Ausgaben' }).click();
  await expect(page.locator('.pairs')).toHaveCount(7);
  await keep(page, 'editions-phone');
  expect(heard.problems).toEqual([]);
});

test('a search leads to its rule, and paper holds the sheet alone', async ({ context, page }) => {
  await settle(context, { theme: 'dark' });
  const heard = listen(page);
  await page.goto('/rules/crown-of-ash');
  await page.locator('.pic-window > svg').waitFor();
  await keep(page, 'crown-of-ash');
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('tie');
  await page.locator('.ht', { hasText: 'CA-COM-11' }).click();
  await expect(page).toHaveURL(/\/rules\/crown-of-ash\/all#CA-COM-11$/);
  await expect(page.locator('.r.hit mark')).toHaveText('tie');
  await expect(page.locator('.toc a.on')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.locator('mark')).toHaveCount(0);
  await page.getByRole('link', { name: 'In short' }).click();
  await page.locator('.sum-rules a').first().click();
  await expect(page.locator('.r.hit')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.rules-nav, .pages, header.top').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.r').first()).toBeVisible();
  expect(heard.problems).toEqual([]);
});
