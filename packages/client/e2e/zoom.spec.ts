/** Twice as large, at 720 × 450: board and question stay in sight, also while it is set up. */
import { expect, type Page } from '@playwright/test';
import { dealLocal } from './local.ts';
import { noSidewaysScroll, settle } from './support.ts';
import { test } from './test.ts';

/** Pixels of the board that nothing covers, in the middle of its width. */
const LEAST = 170;
const freePixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('main.board')!;
    const { left, top, width, bottom } = board.getBoundingClientRect();
    let free = 0;
    for (let y = Math.max(0, top); y < Math.min(innerHeight, bottom); y++)
      if (board.contains(document.elementFromPoint(left + width / 2, y))) free++;
    return free;
  });

for (const game of ['yield', 'crown-of-ash', 'rune-age', 'uprising'])
  test(`twice as large, the board of ${game} and its first question stay in sight`, async ({ context, page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await settle(context);
    await dealLocal(page, game);
    await page.locator('section.ask[data-shape]').waitFor();
    await noSidewaysScroll(page);
    await expect(page.locator('section.ask h2')).toBeInViewport({ ratio: 1 });
    const seen = await freePixels(page);
    expect(seen, 'free pixels of the board').toBeGreaterThanOrEqual(LEAST);
    const cut = await page
      .locator('.seats .seat')
      .evaluateAll((seats) => seats.filter((seat) => seat.scrollHeight > seat.clientHeight + 1).length);
    expect(cut, 'seats that are cut through').toBe(0);
  });

for (const game of ['rune-age', 'uprising'])
  test(`on a phone held sideways, the question of ${game} stands beside the board`, async ({ context, page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await settle(context, { language: 'de' });
    await dealLocal(page, game);
    await page.locator('section.ask[data-shape]').waitFor();
    await noSidewaysScroll(page);
    await expect(page.locator('section.ask h2')).toBeInViewport({ ratio: 1 });
    expect(await freePixels(page), 'free pixels of the board').toBeGreaterThanOrEqual(LEAST);
    const [board, ask] = await Promise.all(['main.board', '.askwrap'].map((part) => page.locator(part).boundingBox()));
    expect(ask!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
  });
