/** A whole match of Uprising without a pointer: Tab, arrows, Enter and Space only. */
import { expect, type Page, test } from '@playwright/test';
import { listen, settle } from './support.ts';

type Stand = 'answer' | 'note' | 'other' | 'over';

/** What has the focus: something that answers, or leads on to an answer; `note`: a dialog that only tells something. */
const standAt = (page: Page): Promise<Stand> =>
  page.evaluate(() => {
    if (document.querySelector('[data-state=finished]') !== null) return 'over';
    if (document.querySelector('.dlg') !== null && document.querySelector('.dlg .ch') === null) return 'note';
    const at = document.activeElement;
    const answers =
      '[data-option], [data-more]:not([aria-disabled=true]), .ask-go:not([aria-disabled=true]), [data-state=legal], .dlg .ch button';
    return at?.matches(answers) === true && at.closest('.up-pouch, [aria-disabled=true]') === null ? 'answer' : 'other';
  });

/** The log has a stop for each line. */
const MOST_TABS = 600;

test('a whole match of Uprising by keys alone', async ({ context, page }) => {
  test.setTimeout(1_500_000);
  await settle(context);
  const heard = listen(page);
  await page.goto('/new/uprising');
  await page.locator('.game-options > .btn').click();
  await page.locator('.game-options label', { hasText: /^2$/ }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('section.ask[data-shape]').waitFor();
  // From here on the pointer rests.
  let tabs = 0;
  let answers = 0;
  for (let presses = 0; presses < 20_000; presses++) {
    const stand = await standAt(page);
    if (stand === 'over') break;
    if (stand === 'note') {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(60);
      continue;
    }
    if (stand === 'answer' && tabs > 0) {
      await page.keyboard.press('Enter');
      answers++;
      tabs = 0;
      await page.waitForTimeout(40);
      continue;
    }
    await page.keyboard.press('Tab');
    tabs = (await page.locator('section.ask[data-shape]').count()) === 0 ? 0 : tabs + 1;
    expect(tabs, `after ${answers} answers nothing is reached by Tab`).toBeLessThan(MOST_TABS);
  }
  expect(await standAt(page)).toBe('over');
  expect(answers).toBeGreaterThan(40);
  expect(heard.problems).toEqual([]);
});
