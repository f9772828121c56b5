/** Tools of all browser tests: pages that must stay quiet, and hands that play by what the page offers. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { fixLuck } from './luck.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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

/**
 * Settings as a person would have set them, before the first page loads; and luck that is the same in every run. Pages that a service
 * worker serves have luck of their own.
 */
export async function settle(context: BrowserContext, wish: Wish = {}, luck: 'fixed' | 'own' = 'fixed'): Promise<void> {
  const settings = { language: 'en', pace: 'instant', motion: 'reduced', ...wish };
  await context.addInitScript((value) => {
    if (localStorage.getItem('longtable.settings') === null) localStorage.setItem('longtable.settings', value);
  }, JSON.stringify(settings));
  if (luck === 'fixed') await fixLuck(context);
}

/** Said by Playwright itself where `serviceWorkers` is `block`. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';

/** Notes everything that a quiet page would not do. */
export function listen(page: Page): { problems: string[] } {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text() === NO_SERVICE_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== '127.0.0.1' && url.protocol !== 'data:' && url.protocol !== 'blob:') problems.push(`request: ${request.url()}`);
  });
  return { problems };
}

/** Less than half as long as what `axe.source` holds, which every page would read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Findings of axe on the page, a line each. Run within the page itself: no page has a frame of another origin. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (only) => window.axe.run(document, { resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) }),
    rules,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
}

export async function findNothing(page: Page, where: string, rules?: string[]): Promise<void> {
  // A page has a heading once it is there.
  await page.waitForFunction(() => document.querySelector('h1') !== null && document.querySelector('.loading') === null);
  // What lies under the bar at the foot of a phone is not what is being looked at.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect.soft(await findings(page, rules), `axe on ${where}`).toEqual([]);
}

/** The four lights of the page: both themes, with and without high contrast. */
export const LIGHTS = {
  dark: ['dark', 'normal'],
  light: ['light', 'normal'],
  'dark-contrast': ['dark', 'high'],
  'light-contrast': ['light', 'high'],
} as const;
export type Light = keyof typeof LIGHTS;

/**
 * Looks at one screen by several lights: nothing scrolls sideways, axe finds nothing, and a picture of each is kept. Colours alone
 * change with the light, so that the rules about them alone are asked again; high contrast is held to seven to one.
 */
export async function lookAt(page: Page, name: string, lights: readonly Light[] = ['dark', 'light']): Promise<void> {
  await page.mouse.move(2, 2);
  const worn = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  for (const [i, light] of lights.entries()) {
    const [theme, contrast] = LIGHTS[light];
    await page.evaluate((set) => Object.assign(document.documentElement.dataset, set), { theme, contrast });
    await page.waitForTimeout(i === 0 ? 250 : 150);
    if (i === 0) await noSidewaysScroll(page);
    await page.screenshot({ path: `${SHOTS}/${name}-${light}.jpg` });
    if (i === 0) await findNothing(page, `${name}, ${light}`);
    if (i > 0 || contrast === 'high')
      await findNothing(page, `${name}, ${light}`, [contrast === 'high' ? 'color-contrast-enhanced' : 'color-contrast']);
  }
  await page.evaluate((set) => Object.assign(document.documentElement.dataset, set), worn);
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect.soft(wide[0], 'the page does not scroll sideways').toBeLessThanOrEqual(wide[1]);
}

/** The same address in German on the smallest phone: axe finds nothing, nothing scrolls sideways, and a picture is kept. */
export async function inSmallHand(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    const before = JSON.parse(localStorage.getItem('longtable.settings') ?? '{}') as object;
    localStorage.setItem('longtable.settings', JSON.stringify({ ...before, language: 'de' }));
  });
  await page.reload();
  await page.locator('html[lang=de] h1').first().waitFor();
  await page.waitForTimeout(300);
  await noSidewaysScroll(page);
  await findNothing(page, `${name}, German on a phone`);
  await page.screenshot({ path: `${SHOTS}/${name}-360-de.png`, fullPage: true });
}

/** Bots that think least: where many matches are looked at, nobody waits for them. */
export async function withApprentices(page: Page): Promise<void> {
  for (const row of await page.locator('.srow').all()) {
    const levels = row.getByRole('radiogroup').last();
    if ((await levels.count()) === 0) continue;
    // The bar at the foot of a phone would take the click.
    await levels.evaluate((group) => group.scrollIntoView({ block: 'center' }));
    await levels.locator('.seg-option').first().click({ force: true });
  }
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

/** A finished match seen by everybody at once, at its first key moment: what each of so many seats held lies open. */
export async function seeAll(page: Page, everyone: string, seats: number): Promise<void> {
  const held = page.locator('.secret');
  await page.locator('.moment').first().click();
  await expect(held).toHaveCount(0);
  await choose(page, everyone);
  await expect(held).toHaveCount(seats);
  for (const seat of await held.all()) await expect(seat.locator('li').first()).toBeVisible();
  await findNothing(page, 'a replay seen by everybody');
}

export type Stand = 'asked' | 'waiting' | 'finished';

interface Orders {
  readonly seed: number;
  readonly most: number;
  /** Stops where more than this many things of a selector are there. */
  readonly until?: string;
  readonly many: number;
}

/** Answers within the page, by clicking what is offered, frame after frame. The same seed clicks the same. */
const hand = (page: Page, orders: Orders): Promise<Stand> =>
  page.evaluate(async ({ seed, most, until, many }) => {
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const click = (element: Element | null | undefined): void => (element as HTMLElement | null)?.click();
    const act = (ask: HTMLElement, dice: number): void => {
      const shape = ask.dataset['shape'];
      const go = document.querySelector('.ask-go:not([aria-disabled=true])');
      const list = ask.querySelector('.ask-list');
      const options = ask.querySelectorAll('[data-option]');
      const more = ask.querySelectorAll(shape === 'share' ? '[data-more]:not([aria-disabled=true])' : '[data-option][aria-pressed=false]');
      if (go !== null) click(go);
      else if (list !== null) click(list);
      else if (shape === 'pick') click(options[dice % options.length]);
      else click(more[dice % Math.max(1, more.length)]);
    };
    const answer = (dice: number): Stand => {
      if (document.querySelector('[data-state="finished"]')) return 'finished';
      const ask = document.querySelector<HTMLElement>('section.ask[data-shape]');
      if (ask === null) return 'waiting';
      act(ask, dice);
      return 'asked';
    };
    const isThere = (): boolean => until !== undefined && document.querySelectorAll(until).length > many;
    let dice = seed;
    let stand: Stand = 'asked';
    for (let given = 0; given < most && stand !== 'finished'; given += stand === 'waiting' ? 0 : 1) {
      // What is seen twice is there to stay, and not the question that was just answered.
      if (isThere()) {
        await pause(250);
        if (isThere()) return 'asked';
      }
      stand = answer(dice >>> 8);
      dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
      if (most === 1) break;
      await pause(stand === 'waiting' ? 40 : 12);
    }
    return stand;
  }, orders);

/**
 * Does something while nothing of the page is drawn: without a graphics card, drawing costs as much of the processor as all the rest.
 * Layout, focus, frames and what lies under a point are as ever; a picture, or a look at colours, comes after.
 */
export async function undrawn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const set = (opacity: string): Promise<void> =>
    page.evaluate((value) => document.documentElement.style.setProperty('opacity', value), opacity);
  await set('0');
  try {
    return await work();
  } finally {
    await set('');
  }
}

/** One answer. */
export const step = (page: Page, seed: number): Promise<Stand> => hand(page, { seed: seed << 8, most: 1, many: 0 });

/** Plays until the match is over or more than `many` things of a selector are there, through what the page offers. */
export async function playOn(page: Page, most: number, until?: string, many = 0): Promise<Stand> {
  const stand = await undrawn(page, () => hand(page, { seed: 3554416254, most, many, ...(until !== undefined && { until }) }));
  return stand === 'finished' ? stand : 'asked';
}
