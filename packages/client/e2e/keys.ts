/** Hands that play by keys alone: Tab, Enter and Escape, and never far to the question. */
import { expect, type Page } from '@playwright/test';

interface Stand {
  /** more: a step of a sum that is shared out, which takes several. */
  readonly at: 'answer' | 'more' | 'note' | 'asked' | 'waiting' | 'over';
  /** The open question in words: another one may be answered where the last one was. */
  readonly question: string;
}

/** The thing in focus: one that answers, or leads on to an answer; `note`: a dialog that only tells something. */
const standAt = (page: Page): Promise<Stand> =>
  page.evaluate(() => {
    const question = document.querySelector('section.ask h2')?.textContent ?? '';
    const look = (): Stand['at'] => {
      if (document.querySelector('[data-state=finished]') !== null) return 'over';
      if (document.querySelector('.dlg') !== null && document.querySelector('.dlg .ch') === null) return 'note';
      const asked = document.querySelector('.table[data-live=true] section.ask[data-shape]') !== null;
      // What is still lit behind an answer answers nothing more.
      const answers = '[data-option], [data-more]:not([aria-disabled=true]), .ask-go:not([aria-disabled=true]), [data-state=legal]';
      const at = document.activeElement;
      const leadsOn = at?.matches(`.go-on, .dlg .ch button${asked ? `, ${answers}` : ''}`) === true;
      if (leadsOn && at.closest('.up-pouch, [aria-disabled=true], [inert]') === null) return at.matches('[data-more]') ? 'more' : 'answer';
      return asked ? 'asked' : 'waiting';
    };
    return { at: look(), question };
  });

/** Once round the whole page. */
const ROUND = 70;

/** Plays a match to its end without a pointer; the number of its answers. */
export async function playByKeys(page: Page): Promise<number> {
  let tabs = 0;
  let answers = 0;
  let answered = '';
  for (let presses = 0; presses < 6000; presses++) {
    const { at, question } = await standAt(page);
    if (at === 'over') return answers;
    if (at === 'waiting') {
      await page.waitForTimeout(30);
      continue;
    }
    if (at === 'note') {
      await page.keyboard.press('Escape');
      continue;
    }
    if (at === 'more' || (at === 'answer' && (tabs > 0 || question !== answered))) {
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
