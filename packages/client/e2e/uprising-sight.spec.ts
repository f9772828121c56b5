/**
 * Whole matches of Uprising with everything in the window that the open question needs: at every question on a desktop without
 * scrolling, on a phone within one tap. `npm test` plays one of each; `npm run sight` plays twenty: both editions, two to four factions.
 */
import { expect, type Page } from '@playwright/test';
import { choose, findNothing, listen, settle, withApprentices } from './support.ts';
import { test } from './test.ts';
import { playByTouch } from './uprising.ts';
import { openEyes } from './visible.ts';

const MATCHES = Number(process.env['SIGHT_MATCHES'] ?? 1);

interface TableWish {
  readonly go: string;
  readonly edition: string;
  readonly seats: number;
}

/** Two Chapters, which show every Phase twice. */
async function open(page: Page, { go, edition, seats }: TableWish): Promise<void> {
  await page.goto('/new/uprising');
  for (let n = 2; n < seats; n++) await page.locator('.wish-count button').last().click();
  await withApprentices(page);
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

/** The match seen by everybody at once, on the drawn board, and played on from its middle. */
async function seeEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See how it went' }).click();
  await choose(page, 'everyone');
  await page.locator('.moment').first().click();
  await expect(page.locator('.replay .up-map')).toBeVisible();
  await findNothing(page, 'a replay of Uprising seen by everybody');
  // Factions keep their colours where no board is drawn.
  const colour = (): Promise<string> => page.locator('.replay').evaluate((replay) => getComputedStyle(replay).getPropertyValue('--p2'));
  const drawn = await colour();
  await choose(page, 'Review');
  await page.locator('.review-before').waitFor();
  expect(await colour()).toBe(drawn);
  await choose(page, 'Replay');
  const before = page.url();
  await page.locator('.trk input').press('Home');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/local/'));
  await page.locator('.up-board, .up-choose').first().waitFor();
}

for (let n = 0; n < MATCHES; n++) {
  const seats = 2 + (n % 3);
  const first = n % 2 === 1;
  test(`match ${n + 1}: nothing that a question needs is out of sight, ${seats} factions`, async ({ context, page }) => {
    test.setTimeout(1_500_000);
    await settle(context);
    await openEyes(context);
    const heard = listen(page);
    await open(page, { go: 'Open the table', edition: first ? 'First edition' : 'Second edition', seats });
    const { finished, board, bar, unseen } = await playByTouch(page, 1200, 'sight', n + 1);
    expect(finished).toBe(true);
    // How much is paid and thrown, which is answered in the bar, is a matter of factions and luck.
    if (n === 0) expect(board).toBeGreaterThan(bar / 2);
    expect(unseen).toEqual([]);
    if (n === 0) await seeEverything(page);
    expect(heard.problems).toEqual([]);
  });

  test(`match ${n + 1}: on a phone everything is at most one tap away, in German`, async ({ context, page }) => {
    test.setTimeout(1_500_000);
    await page.setViewportSize(n % 2 === 0 ? { width: 390, height: 844 } : { width: 360, height: 740 });
    await settle(context, { language: 'de' });
    await openEyes(context);
    const heard = listen(page);
    await open(page, { go: 'Tisch eröffnen', edition: first ? 'Zweite Ausgabe' : 'Erste Ausgabe', seats: 2 });
    const { finished, unseen } = await playByTouch(page, 1200, 'tap', n + 1);
    expect(finished).toBe(true);
    expect(unseen).toEqual([]);
    expect(heard.problems).toEqual([]);
  });
}
