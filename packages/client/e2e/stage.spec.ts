/** Question and board are of one moment: while things move, the next question waits. */
import { expect } from '@playwright/test';
import { follow } from './coach.ts';
import { listen, settle } from './support.ts';
import { test } from './test.ts';

declare global {
  interface Window {
    /** Questions that came up while the board still showed what was before them, and how often things moved. */
    readonly early: { readonly asked: string[]; moved: number };
  }
}

for (const game of ['yield', 'crown-of-ash'] as const)
  test(`no question of ${game} is asked before the board shows what it is about`, async ({ context, page }) => {
    await settle(context, { motion: 'full', pace: 'quick' });
    await context.addInitScript(() => {
      const early = { asked: [] as string[], moved: 0 };
      Object.assign(window, { early });
      let before = '';
      let moving = false;
      const look = (): void => {
        const still = document.querySelector('.table')?.getAttribute('data-live') === 'true';
        const question = document.querySelector('section.ask')?.textContent ?? '';
        if (!still && !moving) early.moved++;
        if (!still && question !== before) early.asked.push(`${before} → ${question}`);
        before = question;
        moving = !still;
      };
      const watch = (): void => {
        if (document.querySelector('.table') !== null) look();
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    const heard = listen(page);
    await page.goto(`/learn/${game}`);
    await page.locator('.coach').waitFor();
    await follow(page, { yield: 'layConquer', 'crown-of-ash': 'build' }[game]);
    const { asked, moved } = await page.evaluate(() => window.early);
    expect(moved).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(heard.problems).toEqual([]);
  });
