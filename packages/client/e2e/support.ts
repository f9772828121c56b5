/** What all browser tests share: pages that must stay quiet, and hands that play by what the page offers. */
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

export const SHOTS = resolve(import.meta.dirname, '../../../screenshots');

export interface Wish {
  readonly language?: 'en' | 'de';
  readonly theme?: 'dark' | 'light';
  readonly highContrast?: true;
  readonly pace?: 'instant' | 'quick' | 'calm';
  readonly motion?: 'reduced' | 'full';
  readonly plain?: boolean;
  readonly text?: boolean;
  readonly name?: string;
}

/** Settings as a person would have set them, before the first page loads. */
export async function settle(context: BrowserContext, wish: Wish = {}): Promise<void> {
  const settings = { language: 'en', pace: 'instant', motion: 'reduced', ...wish };
  await context.addInitScript((value) => {
    if (localStorage.getItem('longtable.settings') === null) localStorage.setItem('longtable.settings', value);
  }, JSON.stringify(settings));
}

/** Notes everything that a quiet page would not do. */
export function listen(page: Page): { problems: string[] } {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== '127.0.0.1' && url.protocol !== 'data:' && url.protocol !== 'blob:') problems.push(`request: ${request.url()}`);
  });
  return { problems };
}

export async function findNothing(page: Page, where: string, rules?: string[]): Promise<void> {
  // What lies under the bar at the foot of a phone is not what is being looked at.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
  expect.soft(found, `axe on ${where}`).toEqual([]);
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect.soft(wide[0], 'the page does not scroll sideways').toBeLessThanOrEqual(wide[1]);
}

/** Opens a table of this device through the lobby. */
export async function openLocal(page: Page, game: string, go: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('button', { name: go }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.askwrap').waitFor();
}

/** Sets a radio button. A form that is still sliding in may miss a click: it is clicked until it is set. */
export async function choose(where: Page | Locator, name: string): Promise<void> {
  const radio = where.getByRole('radio', { name });
  await expect(async () => {
    await radio.click({ force: true });
    await expect(radio).toBeChecked({ timeout: 1000 });
  }).toPass();
}

export type Stand = 'asked' | 'waiting' | 'finished';

/** One answer, by clicking what is offered. The same seed clicks the same. */
export function step(page: Page, seed: number): Promise<Stand> {
  return page.evaluate((dice) => {
    if (document.querySelector('[data-state="finished"]')) return 'finished';
    const ask = document.querySelector<HTMLElement>('section.ask[data-shape]');
    if (ask === null) return 'waiting';
    const click = (element: Element | null | undefined): void => (element as HTMLElement | null)?.click();
    const go = (): HTMLElement | null => document.querySelector('.ask-go:not([aria-disabled=true])');
    const shape = ask.dataset['shape'];
    if (shape === 'pick') {
      if (go()) click(go());
      else if (ask.querySelector('.ask-list')) click(ask.querySelector('.ask-list'));
      else {
        const options = ask.querySelectorAll('[data-option]');
        click(options[dice % options.length]);
      }
    } else if (go()) click(go());
    else if (ask.querySelector('.ask-list')) click(ask.querySelector('.ask-list'));
    else {
      const more = ask.querySelectorAll(shape === 'share' ? '[data-more]:not([aria-disabled=true])' : '[data-option][aria-pressed=false]');
      click(more[dice % Math.max(1, more.length)]);
    }
    return 'asked';
  }, seed);
}

/** Plays until the match is over or something is there to look at, through what the page offers. */
export async function playOn(page: Page, most: number, until?: () => Promise<boolean>): Promise<Stand> {
  let seed = 12345;
  for (let i = 0; i < most; i++) {
    // What is seen twice is there to stay, and not the question that was just answered.
    if (until !== undefined && (await until())) {
      await page.waitForTimeout(250);
      if (await until()) return 'asked';
    }
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const stand = await step(page, seed >>> 8);
    if (stand === 'finished') return stand;
    await page.waitForTimeout(stand === 'waiting' ? 60 : 20);
  }
  return 'asked';
}
