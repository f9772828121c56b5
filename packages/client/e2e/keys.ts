/** Hands that play by keys alone: Tab, Enter and Escape, and never far to the question. */
import { expect, type Page } from '@playwright/test';

type Stand = 'answer' | 'note' | 'asked' | 'waiting' | 'over';

/** The thing in focus: one that answers, or leads on to an answer; `note`: a dialog that only tells something. */
const standAt = (page: Page): Promise<Stand> =>
  page.evaluate(() => {
    if (document.querySelector('[data-state=finished]') !== null) return 'over';
    if (document.querySelector('.dlg') !== null && document.querySelector('.dlg .ch') === null) return 'note';
    const at = document.activeElement;
    const answers =
      '[data-option], [data-more]:not([aria-disabled=true]), .ask-go:not([aria-disabled=true]), [data-state=legal], .go-on, .dlg .ch button';
    if (at?.matches(answers) === true && at.closest('.up-pouch, [aria-disabled=true], [inert]') === null) return 'answer';
    return document.querySelector('.table[data-live=true] section.ask[data-shape]') === null ? 'waiting' : 'asked';
  });

/** The open question in words: another one may be answered where the last one was. */
const questionOn = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('section.ask h2')?.textContent ?? '');

/** Once round the whole page. */
const ROUND = 70;

/** Plays a match to its end without a pointer; the number of its answers. */
export async function playByKeys(page: Page): Promise<number> {
  let tabs = 0;
  let answers = 0;
  let answered = '';
  for (let presses = 0; presses < 6000; presses++) {
    const stand = await standAt(page);
    if (stand === 'over') return answers;
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
  throw new Error(`the match is not over after ${answers} answers`);
}

/** Stops of the Tab key from the top of the page up to the question. */
export async function tabsToQuestion(page: Page, most: number): Promise<number> {
  await page.locator('.skip').focus();
  for (let tabs = 1; ; tabs++) {
    if (tabs > most || (await page.evaluate(() => document.activeElement?.closest('section.ask') != null))) return tabs;
    await page.keyboard.press('Tab');
  }
}
