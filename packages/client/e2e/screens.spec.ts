/** Every screen, in both themes, on a desk and in a hand: axe finds nothing, nothing scrolls sideways, and a picture is kept. */
import { expect, type Page, test } from '@playwright/test';
import { findNothing, listen, noSidewaysScroll, openLocal, playOn, SHOTS, settle } from './support.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(250);
  await noSidewaysScroll(page);
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
  await findNothing(page, name);
}

for (const theme of ['dark', 'light'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`screens, ${theme}, ${size}`, async ({ context, page }) => {
      test.setTimeout(600_000);
      const name = (screen: string): string => `${screen}-${theme}-${size}`;
      await page.setViewportSize(viewport);
      await settle(context, { theme, language: theme === 'light' ? 'de' : 'en' });
      const go = theme === 'light' ? 'Tisch eröffnen' : 'Open the table';
      const heard = listen(page);
      await page.goto('/');
      await page.locator('.wins').waitFor();
      await keep(page, name('lobby'));
      await page.goto('/new/yield');
      await page.locator('.wish').waitFor();
      await keep(page, name('new-table'));
      await page.goto('/settings');
      await keep(page, name('settings'));
      await page.goto('/rules/yield#YD-ARM-07');
      await page.locator('.r.hit').waitFor();
      await keep(page, name('rules'));
      await page.goto('/kit');
      await page.locator('.kit-icons').waitFor();
      await keep(page, name('kit'));
      await page.goto('/nowhere');
      await keep(page, name('lost'));

      await openLocal(page, 'skirmish', go);
      await playOn(page, 12);
      await page.locator('section.ask').waitFor();
      await keep(page, name('skirmish'));
      await page.goto('/tables');
      await page.locator('.tbl').first().waitFor();
      await keep(page, name('my-tables'));

      await openLocal(page, 'yield', go);
      await page.locator('.yd-ground img').waitFor();
      await keep(page, name('yield-leader'));
      await playOn(page, 400, async () => (await page.locator('[data-stage=choose]').count()) > 0);
      await keep(page, name('yield-strategy'));
      await playOn(page, 600, async () => (await page.locator('[data-kind=banner]').count()) > 0);
      await page.locator('.yd-army[data-state]').first().waitFor();
      await keep(page, name('yield-march'));
      await playOn(page, 2000, async () => (await page.locator('[data-kind=battle][data-stage=act]').count()) > 0);
      await keep(page, name('yield-battle'));
      await page.goto('/settings');
      expect(heard.problems).toEqual([]);
    });
  }
}

for (const theme of ['dark', 'light'] as const)
  test(`high contrast, ${theme}: every text stands out seven to one`, async ({ context, page }) => {
    test.setTimeout(600_000);
    await settle(context, { theme, highContrast: true });
    const look = async (where: string): Promise<void> => {
      await page.mouse.move(2, 2);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${SHOTS}/contrast-${where}-${theme}.png` });
      await findNothing(page, where, ['color-contrast-enhanced']);
    };
    for (const [where, path] of [
      ['lobby', '/'],
      ['new-table', '/new/yield'],
      ['settings', '/settings'],
      ['rules', '/rules/yield'],
    ] as const) {
      await page.goto(path);
      await look(where);
    }
    for (const [game, questions] of [
      ['skirmish', 12],
      ['yield', 60],
      ['crown-of-ash', 30],
      ['uprising', 20],
    ] as const) {
      await openLocal(page, game, 'Open the table');
      await playOn(page, questions);
      await page.locator('section.ask').waitFor();
      await look(game);
    }
  });

test('the smallest phone holds everything', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(context, { language: 'de' });
  for (const path of ['/', '/new/yield', '/settings', '/rules/skirmish', '/tables', '/matches']) {
    await page.goto(path);
    await page.waitForTimeout(300);
    await noSidewaysScroll(page);
  }
  await openLocal(page, 'yield', 'Tisch eröffnen');
  await page.locator('.yd-map').waitFor();
  await noSidewaysScroll(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.askwrap button, .topbar button, .topbar a')]
      .filter((button) => button.offsetParent !== null)
      .map((button) => ({ words: button.textContent || button.getAttribute('aria-label'), box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ words, box }) => `${words} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});
