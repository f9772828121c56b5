/** A whole match of Uprising without a pointer: Tab, arrows, Enter and Space only. */
import { expect, type Page, test } from '@playwright/test';
import { listen, openLocal, settle } from './support.ts';

type Stand = 'answer' | 'other' | 'over';

/** What has the focus: something that answers, or leads on to an answer. */
const standAt = (page: Page): Promise<Stand> =>
  page.evaluate(() => {
    if (document.querySelector('[data-state=finished]') !== null) return 'over';
    const at = document.activeElement;
    const answers =
      '[data-option], [data-more]:not([aria-disabled=true]), .ask-go:not([aria-disabled=true]), [data-state=legal], .dlg .ch button';
    return at?.matches(answers) === true && at.closest('.up-pouch') === null ? 'answer' : 'other';
  });

const MOST_TABS = 60;

test('a whole match of Uprising by keys alone', async ({ context, page }) => {
  test.setTimeout(1_500_000);
  await settle(context);
  const heard = listen(page);
  // The pointer never moves from here on.
  await openLocal(page, 'uprising', 'Open the table');
  await page.locator('section.ask[data-shape]').waitFor();
  let tabs = 0;
  let answers = 0;
  for (let presses = 0; presses < 20_000; presses++) {
    const stand = await standAt(page);
    if (stand === 'over') break;
    if (stand === 'answer' && (answers + presses) % 4 !== 0) {
      await page.keyboard.press('Enter');
      answers++;
      tabs = 0;
      await page.waitForTimeout(40);
      continue;
    }
    await page.keyboard.press('Tab');
    tabs = (await page.locator('section.ask[data-shape]').count()) === 0 ? 0 : tabs + 1;
    expect(tabs, `after ${answers} answers nothing is reached by Tab`).toBeLessThan(MOST_TABS * 3);
  }
  expect(await standAt(page)).toBe('over');
  expect(answers).toBeGreaterThan(60);
  expect(heard.problems).toEqual([]);
});
