/** Guided first games, gone through whole by touching what the coach lights. */
import { expect, type Page, test } from '@playwright/test';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';

const stepOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('.coach') === null) return '';
    return `${document.querySelector('.coach')?.getAttribute('data-step')} ${document.querySelectorAll('.tried').length}`;
  });

/** Touches everything that is lit, one after the other, until the coach goes on. */
async function doAsTold(page: Page, step: string): Promise<void> {
  const on = page.locator('.coach-on');
  // The rings follow what they are about; a moment later they lie still.
  await page.waitForTimeout(300);
  if ((await on.count()) > 0) return on.click();
  for (let i = 0; i < 8 && (await stepOf(page)) === step; i++) {
    const rings = await page
      .locator('.coach-ring')
      .evaluateAll((all) =>
        all.map((ring) => ring.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
      );
    const [x, y] = rings[i < 5 ? 0 : rings.length - 1] ?? [0, 0];
    if (rings.length > 0) await page.mouse.click(x!, y!);
    await page.waitForTimeout(200);
  }
}

async function follow(page: Page, last: string): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < 120 && seen.at(-1) !== last; i++) {
    const step = await stepOf(page);
    const id = step.split(' ')[0]!;
    if (id !== '' && seen.at(-1) !== id) seen.push(id);
    if (id === '') await page.waitForTimeout(100);
    else if (id !== last) await doAsTold(page, step);
  }
  return seen;
}

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
  const seen = await follow(page, 'points');
  expect(seen).toContain('blow');
  await expect(page.locator('.coach')).toContainText('42 zu 41');
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
  await page.locator('.coach .rule-link').first().click();
  await expect(page.locator('.tip-pop')).toContainText('YD-');
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
  await expect(page.locator('.dlg [data-rule="YD-STR-02"]')).toContainText('secretly and simultaneously');
});
