/** Guided first games, gone through whole by touching what the coach lights. */
import { expect } from '@playwright/test';
import { follow } from './coach.ts';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';
import { test } from './test.ts';

test('the first game of Yield, as told', async ({ context, page }) => {
  await settle(context);
  const heard = listen(page);
  await page.goto('/');
  await page.locator('.learn').getByRole('link', { name: 'Yield' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.coach').waitFor();
  await expect(page.locator('.coach')).toContainText('Step 1 of');
  await page.screenshot({ path: `${SHOTS}/coach-yield-desktop.png` });
  await findNothing(page, 'the coach of Yield');
  const seen = await follow(page, 'points');
  expect(seen).toContain('chase');
  await expect(page.locator('[data-state=finished]')).toContainText('wins');
  await expect(page.locator('.coach')).toContainText('12 points');
  await page.getByRole('button', { name: 'Put the note away' }).click();
  await expect(page.locator('.coach')).toHaveCount(0);
  expect(heard.problems).toEqual([]);
});

test('a strategy card that is turned over is told in the middle of the board', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { motion: 'full', pace: 'calm' });
  await page.goto('/learn/yield');
  await page.locator('.coach').waitFor();
  const gone = follow(page, 'layConquer');
  const card = page.locator('.telling .flip').first();
  await card.waitFor();
  const [told, board] = [(await card.boundingBox())!, (await page.locator('.yd-board').boundingBox())!];
  expect(Math.abs(told.x + told.width / 2 - (board.x + board.width / 2))).toBeLessThan(2);
  await gone;
});

test('the first game of Crown of Ash, as told, in German, on a phone', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { language: 'de' });
  const heard = listen(page);
  await page.goto('/new/crown-of-ash');
  await page.getByRole('link', { name: 'Geführte erste Partie' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.coach').waitFor();
  await noSidewaysScroll(page);
  await page.screenshot({ path: `${SHOTS}/coach-crown-of-ash-phone.png` });
  await findNothing(page, 'the coach of Crown of Ash');
  const seen = await follow(page, 'points');
  expect(seen).toContain('blow');
  await expect(page.locator('.coach')).toContainText('43 zu 41');
  expect(heard.problems).toEqual([]);
});

test('the coach says why not, steps back with undo, and may be left', async ({ context, page }) => {
  await settle(context);
  await page.goto('/learn/yield');
  await page.locator('.coach').waitFor();
  await page.locator('[data-target="strategy:conquer"]').click();
  await expect(page.locator('.tried')).toContainText('first an army must stand on a fortress');
  await page.getByRole('button', { name: 'As you say' }).click();
  await expect(page.locator('.tried')).toHaveCount(0);
  await follow(page, 'arrive');
  await page.locator('.ask-tools [aria-label=Undo]').click();
  await expect(page.locator('.coach')).toHaveAttribute('data-step', 'march');
  await expect(page.locator('.coach-rules')).toHaveText('MovementArmies and dials');
  await page.locator('.coach .rule-link').first().click();
  await expect(page.locator('.tip-pop [data-rule="YD-MOV-GEN-01"]')).toContainText('Open in the rules');
  await expect(page.locator('.tip-pop')).not.toContainText('YD-');
  await page.keyboard.press('Escape');
  await page.locator('.ask-list').click();
  await page.locator('[data-option=stop]').click();
  await page.getByRole('button', { name: /^Do it anyway/ }).click();
  await expect(page.locator('.coach')).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('Mirela');
  await page.reload();
  await page.locator('section.ask[data-shape]').waitFor();
  await expect(page.locator('.coach')).toHaveCount(0);
});

test('every question explains itself with the rules behind it', async ({ context, page }) => {
  await settle(context);
  await page.goto('/learn/yield');
  await page.locator('.coach').waitFor();
  await page.getByRole('button', { name: 'Explain this' }).click();
  await expect(page.locator('.dlg')).toContainText('All choose in secret');
  await expect(page.locator('.dlg [data-rule="YD-STR-02"]')).toContainText('everybody secretly puts one strategy card');
});
