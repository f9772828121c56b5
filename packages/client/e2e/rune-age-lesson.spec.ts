/** The guided first game of Rune Age, gone through whole by touching what the coach lights. */
import { expect, type Page } from '@playwright/test';
import { follow } from './coach.ts';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';
import { test } from './test.ts';

/** Names of targets that can be read: within their cards, and not below their plates. */
const namesOfTargets = (page: Page): Promise<string[]> =>
  page.locator('.ra-foes .ra-tg').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const [card, name, plate] = ['.ra-f', '.nm', '.ra-vs'].map((one) => target.querySelector(one)!);
      const [outer, inner, foot] = [card!, name!, plate!].map((one) => one.getBoundingClientRect());
      const isWithin = inner!.width > 0 && inner!.left >= outer!.left && inner!.right <= outer!.right && inner!.bottom <= foot!.top + 1;
      return isWithin ? (name!.textContent ?? '').replaceAll('\u00ad', '') : [];
    }),
  );

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
  expect(await namesOfTargets(page)).toEqual(['Verschüttete Gruft', 'Festung', 'Dawnsmoor', 'Greyhaven']);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await namesOfTargets(page)).toHaveLength(4);
  await page.setViewportSize({ width: 390, height: 844 });
  const seen = await follow(page, 'won');
  expect(seen).toEqual(expect.arrayContaining(['city', 'kill', 'yield', 'rally']));
  expect(heard.problems).toEqual([]);
});
