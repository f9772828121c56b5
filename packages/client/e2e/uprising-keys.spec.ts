/** A whole match of Uprising without a pointer: Tab, arrows, Enter and Space only, and never far to the question. */
import { expect, type Page, test } from '@playwright/test';
import { listen, settle } from './support.ts';

type Stand = 'answer' | 'note' | 'asked' | 'waiting' | 'over';

/** What has the focus: something that answers, or leads on to an answer; `note`: a dialog that only tells something. */
const standAt = (page: Page): Promise<Stand> =>
  page.evaluate(() => {
    if (document.querySelector('[data-state=finished]') !== null) return 'over';
    if (document.querySelector('.dlg') !== null && document.querySelector('.dlg .ch') === null) return 'note';
    const at = document.activeElement;
    const answers =
      '[data-option], [data-more]:not([aria-disabled=true]), .ask-go:not([aria-disabled=true]), [data-state=legal], .dlg .ch button';
    if (at?.matches(answers) === true && at.closest('.up-pouch, [aria-disabled=true], [inert]') === null) return 'answer';
    return document.querySelector('.table[data-live=true] section.ask[data-shape]') === null ? 'waiting' : 'asked';
  });

/** The open question in words: another one may be answered where the last one was. */
const questionOn = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('section.ask h2')?.textContent ?? '');

/** From the top of the page to the question. */
const MOST_TABS = 12;
/** Once round the whole page. */
const ROUND = 40;

async function open(page: Page): Promise<void> {
  await page.goto('/new/uprising');
  await page.locator('.game-options > .btn').click();
  await page.locator('.game-options label', { hasText: /^2$/ }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('section.ask[data-shape]').waitFor();
}

test('a whole match of Uprising by keys alone', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  const heard = listen(page);
  await open(page);
  // From here on the pointer rests.
  let tabs = 0;
  let answers = 0;
  let answered = '';
  for (let presses = 0; presses < 5000; presses++) {
    const stand = await standAt(page);
    if (stand === 'over') break;
    if (stand === 'waiting') {
      await page.waitForTimeout(30);
      continue;
    }
    if (stand === 'note') {
      await page.keyboard.press('Escape');
      continue;
    }
    const question = await questionOn(page);
    if (stand === 'answer' && (tabs > 0 || question !== answered)) {
      answered = question;
      await page.keyboard.press('Enter');
      answers++;
      tabs = 0;
      continue;
    }
    await page.keyboard.press('Tab');
    tabs++;
    expect(tabs, `after ${answers} answers nothing is reached by Tab`).toBeLessThanOrEqual(ROUND);
  }
  expect(await standAt(page)).toBe('over');
  expect(answers).toBeGreaterThan(25);
  expect(heard.problems).toEqual([]);
});

for (const game of ['uprising', 'rune-age'])
  test(`few stops lie before the question of ${game}, and one is the whole board of hexes`, async ({ context, page }) => {
    await settle(context);
    await page.goto(`/learn/${game}`);
    await page.locator('section.ask[data-shape]').waitFor();
    await page.locator('.skip').focus();
    let tabs = 1;
    while (tabs <= MOST_TABS && !(await page.evaluate(() => document.activeElement?.closest('section.ask') != null))) {
      await page.keyboard.press('Tab');
      tabs++;
    }
    expect(tabs).toBeLessThanOrEqual(MOST_TABS);
    // Nothing is reached by more stops than it is worth: a map is one, a log is one.
    const stops = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.up-live [tabindex="0"], .log, .log :is(button, summary, a):not([tabindex="-1"])')]
          .length,
    );
    expect(stops).toBeLessThanOrEqual(2);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section.ask') != null)).toBe(true);
  });
