/** The guided first game of Rune Age, gone through whole by touching what the coach lights. */
import { expect, test } from '@playwright/test';
import { follow } from './coach.ts';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';

test('the first game of Rune Age, as told', async ({ context, page }) => {
  await settle(context);
  const heard = listen(page);
  await page.goto('/learn/rune-age');
  await page.locator('.coach').waitFor();
  await page.screenshot({ path: `${SHOTS}/coach-rune-age-desktop.png` });
  await findNothing(page, 'the coach of Rune Age');
  const seen = await follow(page, 'won');
  expect(seen).toEqual(expect.arrayContaining(['city', 'kill', 'yield', 'rally']));
  await expect(page.locator('[data-state=finished]')).toContainText('wins');
  expect(heard.problems).toEqual([]);
});

test('the first game of Rune Age, as told, in German, on a phone', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { language: 'de' });
  const heard = listen(page);
  await page.goto('/learn/rune-age');
  await page.locator('.coach').waitFor();
  await noSidewaysScroll(page);
  await page.screenshot({ path: `${SHOTS}/coach-rune-age-phone.png` });
  await findNothing(page, 'the coach of Rune Age on a phone');
  const seen = await follow(page, 'won');
  expect(seen).toEqual(expect.arrayContaining(['city', 'kill', 'yield', 'rally']));
  expect(heard.problems).toEqual([]);
});
