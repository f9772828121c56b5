/** Matches of this device, played to the end by what the page offers. */
import { expect, type Page } from '@playwright/test';
import { dealLocal } from './local.ts';
import { choose, findNothing, listen, openLocal, playOn, seeAll, settle } from './support.ts';
import { test } from './test.ts';

/** The review of a finished match: worked out, looked at, and played on from one of its turning points. */
/** false: nobody gave much away, which is a matter of the deal. */
async function lookBack(page: Page): Promise<boolean> {
  await choose(page, 'Rückblick');
  await page.getByRole('button', { name: 'Partie ansehen' }).click();
  await expect(page.locator('.review')).toBeVisible({ timeout: 90_000 });
  await findNothing(page, 'a review');
  await expect(page.locator('.curve .line')).toHaveCount(2);
  await expect(page.locator('.luck-row')).toHaveCount(2);
  if (await page.locator('.review-quiet').isVisible()) return false;
  const points = page.locator('.turning-list button');
  expect(await points.count()).toBeLessThanOrEqual(5);
  await points.last().click();
  await page.getByRole('button', { name: 'Stellung ansehen' }).click();
  await expect(page.locator('.replay .yd-map')).toBeVisible();
  await choose(page, 'Rückblick');
  const before = page.url();
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await page.waitForURL((url) => url.href !== before);
  await expect(page.locator('section.ask[data-shape]')).toBeVisible({ timeout: 30_000 });
  return true;
}

test('a guest sits down and decides within three clicks, then plays a whole Skirmish', async ({ context, page }) => {
  await settle(context);
  const heard = listen(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Skirmish' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-option]').first().click();
  await expect(page.locator('.log .e').first()).toBeVisible();
  expect(await playOn(page, 1500)).toBe('finished');
  await findNothing(page, 'a finished table');
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.locator('.win h1')).toContainText('win');
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.locator('[data-proof=valid]')).toBeVisible();
  await seeAll(page, 'everyone', 2);
  // Seen by everybody, too, one may play on from there; not from the end, where nothing is left to play.
  const playOnFromHere = page.getByRole('button', { name: 'Play on from here' });
  await page.locator('.trk input').press('End');
  await expect(playOnFromHere).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.trk input').press('Home');
  const before = page.url();
  await playOnFromHere.click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/local/'));
  await page.locator('section.ask[data-shape]').waitFor();
  expect(heard.problems).toEqual([]);
});

test('a whole Yield on the drawn board, in German', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { language: 'de' });
  const heard = listen(page);
  const played = async (): Promise<boolean> => {
    await openLocal(page, 'yield', 'Tisch eröffnen');
    await expect(page.locator('.yd-map')).toBeVisible();
    expect(await playOn(page, 12_000)).toBe('finished');
    await expect(page.locator('[data-state=finished]')).toContainText('gewinn');
    await page.getByRole('button', { name: 'Ansehen, wie es lief' }).click();
    await expect(page.locator('.replay .yd-map')).toBeVisible();
    await findNothing(page, 'a replay');
    await seeAll(page, 'allen', 2);
    await expect(page.locator('.yd-army').filter({ hasText: '?' })).toHaveCount(0);
    return lookBack(page);
  };
  expect((await played()) || (await played()) || (await played())).toBe(true);
  expect(heard.problems).toEqual([]);
});

test('a whole Crown of Ash on the plain table', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { plain: true });
  const heard = listen(page);
  await dealLocal(page, 'crown-of-ash');
  expect(await playOn(page, 12_000)).toBe('finished');
  expect(heard.problems).toEqual([]);
});

test('a whole Rune Age on the plain table', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { plain: true });
  const heard = listen(page);
  await dealLocal(page, 'rune-age');
  expect(await playOn(page, 12_000)).toBe('finished');
  await findNothing(page, 'a finished Rune Age');
  expect(heard.problems).toEqual([]);
});

test('a whole Uprising on the plain table, in German', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { language: 'de', plain: true });
  const heard = listen(page);
  await dealLocal(page, 'uprising');
  expect(await playOn(page, 12_000)).toBe('finished');
  await findNothing(page, 'a finished Uprising');
  expect(heard.problems).toEqual([]);
});

test('a whole Skirmish by keyboard alone, on the table as text', async ({ context, page }) => {
  await settle(context, { text: true });
  const heard = listen(page);
  await page.goto('/new/skirmish');
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/local\//);
  await page.locator('.textboard').waitFor();
  const here = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (document.querySelector('[data-state="finished"]')) return 'finished';
      if (!document.querySelector('section.ask[data-shape]')) return 'waiting';
      if (at?.classList.contains('ask-go')) return 'go';
      if (at?.dataset['option'] !== undefined) return document.querySelector('.ask-go') ? 'chosen' : 'option';
      return 'elsewhere';
    });
  let stand = await here();
  for (let i = 0; i < 4000 && stand !== 'finished'; i++) {
    if (stand === 'waiting') await page.waitForTimeout(60);
    else await page.keyboard.press(stand === 'go' || stand === 'option' ? 'Enter' : 'Tab');
    stand = await here();
  }
  expect(stand).toBe('finished');
  expect(heard.problems).toEqual([]);
});

test('one person who leads all seats passes no device', async ({ context, page }) => {
  await settle(context);
  await page.goto('/new/skirmish');
  await choose(page, 'One device');
  await page.getByText('All these seats are mine').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('heading', { name: /Pass the device to/ });
  const viewer = page.locator('.seat:has(.tag)');
  const first = await viewer.getAttribute('data-seat');
  await page.getByRole('button', { name: /^Look as / }).click();
  await expect(viewer).not.toHaveAttribute('data-seat', first!);
  await page.getByRole('button', { name: /^Look as / }).click();
  await page.locator('[data-option]').first().click();
  await expect(viewer).not.toHaveAttribute('data-seat', first!);
  await expect(curtain).toHaveCount(0);
  await page.reload();
  await page.locator('[data-option]').first().waitFor();
  await expect(curtain).toHaveCount(0);
});

test('several people share one device behind a curtain', async ({ context, page }) => {
  await settle(context);
  await page.goto('/new/skirmish');
  await choose(page, 'One device');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: /Pass the device to/ })).toBeVisible();
  const first = await page.getByRole('heading', { name: /Pass the device to/ }).textContent();
  await expect(page.locator('.zone')).toHaveCount(0);
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('[data-option]').first().click();
  const curtain = page.getByRole('heading', { name: /Pass the device to/ });
  await expect(curtain).toBeVisible();
  expect(await curtain.textContent()).not.toBe(first);
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('[data-option]').first().click();
  // Who is asked next depends on the fight: the same person goes on, or the device is passed again.
  const taken = page.getByRole('button', { name: /^I am/ });
  await expect(async () => {
    if (await taken.isVisible()) await taken.click();
    await expect(page.locator('.log')).toContainText('clash', { timeout: 500 });
  }).toPass();
});

test('a reload in the middle gives the identical view', async ({ context, page }) => {
  await settle(context);
  await dealLocal(page, 'yield');
  await playOn(page, 60, '[data-stage=choose]');
  await expect(page.locator('section.ask[data-shape]')).toBeVisible();
  const picture = () =>
    page.evaluate(() => ({
      ask: document.querySelector('.ask h2')?.textContent,
      hand: [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')),
      armies: [...document.querySelectorAll('.yd-army')].map((army) => army.getAttribute('aria-label')),
      places: [...document.querySelectorAll('.yd-place')].map((place) => place.getAttribute('aria-label')),
      log: [...document.querySelectorAll('.log .e')].map((line) => line.textContent),
    }));
  const before = await picture();
  await page.reload();
  await page.locator('section.ask[data-shape]').waitFor();
  await page.locator('.yd-army').first().waitFor();
  expect(await picture()).toEqual(before);
});

test('undo goes back to its line and says why it goes no further', async ({ context, page }) => {
  await settle(context);
  await dealLocal(page, 'yield');
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toContainText(/nothing of yours to undo|No undo past/);
  const armies = () =>
    page.locator('.yd-place').evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')?.split(', can be')[0]));
  const back = page.locator('.ask-tools [aria-label=Undo]');
  let before: Awaited<ReturnType<typeof armies>> = [];
  // A step that ends a turn, or begins a battle, cannot be taken back: one that can comes soon.
  await expect(async () => {
    await playOn(page, 900, '[data-kind=banner] .ask-list');
    before = await armies();
    await page.locator('.ask-list').click();
    await page.locator('[data-option*=">"]').first().click();
    await back.click({ timeout: 3000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.locator('.log')).toContainText('takes the last step back');
  expect(await armies()).toEqual(before);
});

test('what is barred says why and opens the rule', async ({ context, page }) => {
  await settle(context);
  await dealLocal(page, 'yield');
  await playOn(page, 600, '.ask-why');
  await page.locator('.ask-why').click();
  const why = page.locator('.dlg .wy').first();
  await expect(why).not.toContainText('YD-');
  await why.locator('.rule-link').click();
  await page.getByRole('link', { name: 'Open in the rules' }).click();
  await expect(page).toHaveURL(/\/rules\/yield#YD-/);
  await expect(page.locator('.r.hit')).toBeInViewport();
});

test('the log leads back to any step and forward again', async ({ context, page }) => {
  await settle(context);
  await dealLocal(page, 'skirmish');
  await playOn(page, 400, '.log .head', 3);
  const now = (await page.locator('.heading-pill').textContent()) ?? '';
  await page.locator('.log .e.step').first().click();
  await expect(page.locator('.scrub .where')).toContainText('Step 1 of');
  await expect(page.locator('.heading-pill')).not.toHaveText(now);
  await page.locator('.trk input').press('End');
  await expect(page.locator('.heading-pill')).toHaveText(now);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.scrub')).toHaveCount(0);
});

test('solo play needs no network once the page is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await settle(context, {}, 'own');
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await page.goto(`${baseURL}/new/skirmish`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-option]').first().click();
  await expect(page.locator('.log')).toContainText('clash');
  await page.reload();
  await expect(page.locator('.log')).toContainText('clash');
  await context.close();
});
