/** Every page by the Tab key alone, on a desk and in a small hand: each control is reached, seen, and shows that it has the focus. */
import { type Browser, expect, type Page } from '@playwright/test';
import { dealLocal } from './local.ts';
import { playOn, settle, undrawn } from './support.ts';
import { test } from './test.ts';

/** Parts of one control, of which Tab reaches one and arrow keys the others. */
const GROUPS = '[role=radiogroup], [role=toolbar], [role=tablist], [role=listbox], [role=menu]';
const CONTROLS = 'a[href], button, input, textarea, select, summary, [role=button], [role=switch], [role=slider]';
/** Tab stops after which a page is walked far enough: the list of all rules has hundreds of links. */
const MOST = 90;

interface Stop {
  readonly name: string;
  /** Null: all is well. */
  readonly fault: string | null;
}

/** The thing in focus; null: the walk has left the page, or has come round. */
const stopAt = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body || at.dataset['walked'] !== undefined) return null;
    at.dataset['walked'] = '';
    const whole = at.closest('label') ?? at;
    const name = `${at.tagName.toLowerCase()} “${(at.getAttribute('aria-label') ?? whole.textContent ?? '').trim().slice(0, 40)}”`;
    const isRinged = (thing: Element | null): boolean => {
      if (thing === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(thing);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A field may be drawn by what stands around it.
    const drawn = at.matches('input')
      ? [whole, at.nextElementSibling, at.previousElementSibling, ...whole.querySelectorAll('span, svg')]
      : [];
    const ringed = [at, at.parentElement, ...drawn];
    if (!ringed.some(isRinged)) return { name, fault: 'shows no focus' };
    const lines = (): DOMRect[] => [...whole.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const isSeen = (): boolean =>
      lines().some((line) => {
        const hit = document.elementFromPoint(line.left + line.width / 2, line.top + Math.min(line.height / 2, 20));
        return hit !== null && (whole.contains(hit) || hit.contains(whole));
      });
    // The page may still be scrolling there.
    for (let tries = 0; tries < 5 && !isSeen(); tries++) await new Promise((done) => setTimeout(done, 60));
    return { name, fault: isSeen() || at.matches('.skip') ? null : 'is out of sight' };
  });

/** Controls that the walk did not come to. */
const missedOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([controls, groups]) =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 1)
        .filter((thing) => thing.closest('[inert], [aria-hidden=true]') === null)
        .filter((thing) => !thing.matches(':disabled, [data-walked], [tabindex="-1"]'))
        .filter((thing) => thing.closest(groups)?.querySelector('[data-walked]') == null)
        .map(
          (thing) =>
            `missed: ${thing.tagName.toLowerCase()} “${(thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 40)}”`,
        ),
    [CONTROLS, GROUPS] as const,
  );

/** Faults of one walk through a page from its top, and how many stops it had. */
async function walk(page: Page): Promise<{ readonly stops: number; readonly faults: readonly string[] }> {
  await page.evaluate(() => {
    for (const thing of document.querySelectorAll<HTMLElement>('[data-walked]')) delete thing.dataset['walked'];
    // The next Tab begins at the top, wherever the last one ended.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const stop = await stopAt(page);
    if (stop === null) break;
    if (stop.fault !== null) faults.push(`${stop.name} ${stop.fault}`);
  }
  return { stops, faults: stops < MOST ? [...faults, ...(await missedOn(page))] : faults };
}

async function walked(page: Page, where: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') !== null && document.querySelector('.loading') === null);
  await page.waitForTimeout(200);
  const { stops, faults } = await undrawn(page, () => walk(page));
  expect.soft(faults, where).toEqual([]);
  expect.soft(stops, where).toBeGreaterThan(0);
}

const SIZES = { 'on a desk': { width: 1440, height: 900 }, 'in a small hand': { width: 360, height: 740 } } as const;
const PATHS = [
  '/',
  '/new/yield',
  '/tables',
  '/notices',
  '/matches',
  '/settings',
  '/profile',
  '/best/yield',
  '/rules/yield',
  '/rules/yield/all',
  '/docs/',
];

const pageOf = async (browser: Browser, viewport: { width: number; height: number }, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport });
  await settle(context, { name: 'Hilde' });
  return context.newPage();
};

for (const [size, viewport] of Object.entries(SIZES))
  test(`every page by keyboard alone, ${size}`, async ({ browser, baseURL }) => {
    test.setTimeout(480_000);
    const page = await pageOf(browser, viewport, baseURL!);
    for (const path of PATHS) {
      await page.goto(path);
      await walked(page, path);
    }
    await page.goto('/new/skirmish');
    await page.getByRole('radio', { name: 'Online' }).focus();
    await page.keyboard.press('Space');
    await walked(page, 'a new table online');
    await page.getByRole('button', { name: 'Open the table' }).press('Enter');
    await page.waitForURL(/\/t\//);
    const link = await page.locator('[data-kind=invited] input').inputValue();
    await walked(page, 'the waiting room');
    const guest = await pageOf(browser, viewport, baseURL!);
    await guest.goto(link);
    await walked(guest, 'an invitation');
    await dealLocal(page, 'skirmish');
    expect(await playOn(page, 1500)).toBe('finished');
    await page.getByRole('button', { name: 'See how it went' }).press('Enter');
    await page.locator('.replay').waitFor();
    await walked(page, 'a replay');
    await page.getByRole('radio', { name: 'Review' }).focus();
    await page.keyboard.press('Space');
    await page.locator('.review-before').waitFor();
    await walked(page, 'a review');
  });

test('a walk finds what cannot be reached, what is hidden and what shows no focus', async ({ context, page }) => {
  await settle(context);
  await page.goto('/nowhere');
  await walked(page, 'a page without faults');
  await page.locator('main').evaluate((main) => {
    const dim = document.createElement('button');
    dim.textContent = 'dim';
    dim.style.cssText = 'outline: none; box-shadow: none';
    const far = document.createElement('button');
    far.textContent = 'far';
    far.style.cssText = 'position: fixed; left: -500px';
    const lost = document.createElement('div');
    lost.textContent = 'lost';
    lost.setAttribute('role', 'button');
    main.append(dim, far, lost);
  });
  const { faults } = await walk(page);
  expect(faults).toEqual(['button “dim” shows no focus', 'button “far” is out of sight', 'missed: div “lost”']);
});
