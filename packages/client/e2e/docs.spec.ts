/** The documentation as the server shows it: found from the lobby, searched, in both languages, themes and on a small phone. */
import { expect } from '@playwright/test';
import { findNothing, listen, noSidewaysScroll, settle } from './support.ts';
import { test } from './test.ts';

test('the documentation is found, searched and read on a phone', async ({ context, page }) => {
  await settle(context, { language: 'de', theme: 'light' });
  const { problems } = listen(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Handbuch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Für Spieler' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await findNothing(page, 'a page for players');

  await page.getByRole('searchbox').fill('urlaub');
  await page.getByRole('link', { name: /Bescheid bekommen/ }).click();
  await expect(page).toHaveURL(/\/docs\/players\/de\/over-days\.html#bescheid-bekommen$/);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.locator('#found')).toHaveText('Nichts gefunden.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Over days' })).toBeVisible();

  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, what] of [
    ['promises.html', 'a page with wide tables'],
    ['rules/skirmish.html', 'a catalogue'],
    ['adr/0001-frames.html', 'a decision'],
  ] as const) {
    await page.goto(`/docs/${path}`);
    await findNothing(page, what);
    await noSidewaysScroll(page);
  }
  await page.getByText('Contents').click();
  await page.getByText('Build on it').click();
  await page.getByRole('link', { name: 'Write a game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a game' })).toBeVisible();
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(problems).toEqual([]);
});
