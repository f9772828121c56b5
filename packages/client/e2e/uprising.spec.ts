/** Uprising through its drawn board: the two lessons, screens in all lights, the story of the Nemesis by keys. */
import { expect, type Page } from '@playwright/test';
import { follow } from './coach.ts';
import { findNothing, listen, lookAt, noSidewaysScroll, SHOTS, settle } from './support.ts';
import { test } from './test.ts';
import { playTo } from './uprising.ts';
import { openEyes } from './visible.ts';

async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(400);
  await noSidewaysScroll(page);
  await page.screenshot({ path: `${SHOTS}/uprising-${name}.png` });
  await findNothing(page, name);
}

test('the first game of Uprising, as told', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  const heard = listen(page);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await keep(page, 'lesson');
  expect(await follow(page, 'card')).toContain('march');
  await expect(page.locator('.up-combat .sd')).toHaveCount(2);
  await expect(page.locator('.up-combat .odds')).toBeVisible();
  await keep(page, 'combat');
  expect(await follow(page, 'end')).toContain('nemesis');
  await expect(page.locator('[data-state=finished]')).toBeVisible();
  await keep(page, 'end');
  expect(heard.problems).toEqual([]);
});

test('the first game of Uprising, as told, in German, on a phone, in daylight', async ({ context, page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { language: 'de', theme: 'light' });
  const heard = listen(page);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await keep(page, 'lesson-phone');
  await follow(page, 'goal');
  await expect(page.locator('.coach-ring')).toHaveCount(1);
  const [race, note] = [(await page.locator('.up-race').boundingBox())!, (await page.locator('.coach').boundingBox())!];
  expect(race.y + race.height, 'the race is in sight while it is spoken of').toBeLessThanOrEqual(note.y);
  await follow(page, 'card');
  await keep(page, 'combat-phone');
  expect(await follow(page, 'end')).toContain('quest');
  expect(heard.problems).toEqual([]);
});

test('the second lesson, about the Nemeses, as told', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  const heard = listen(page);
  await page.goto('/new/uprising');
  // A form that is still sliding in may miss a click.
  await expect(async () => {
    if (!page.url().includes('/learn/')) await page.getByRole('link', { name: 'The Nemeses: a short lesson' }).click({ timeout: 2000 });
    await page.waitForURL(/\/learn\//, { timeout: 2000 });
  }).toPass();
  await page.locator('.coach').waitFor();
  expect(await follow(page, 'card')).toContain('loss');
  await expect(page.locator('.wc .change')).toContainText('→');
  await keep(page, 'nemeses-card');
  expect(await follow(page, 'end')).toContain('tie');
  await expect(page.locator('[data-state=finished]')).toBeVisible();
  expect(heard.problems).toEqual([]);
});

test('the second lesson in German, on a phone, in daylight', async ({ context, page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context, { language: 'de', theme: 'light' });
  await openEyes(context);
  const heard = listen(page);
  await page.goto('/learn/uprising-nemeses');
  await page.locator('.coach').waitFor();
  await follow(page, 'card');
  // The fight is higher than what this hand leaves for it.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => page.evaluate(() => window.sight.unseen()), 'the card that may be used').not.toContain('card:pit-fighter');
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, 'tie');
  await keep(page, 'nemeses-tie-phone');
  expect(await follow(page, 'end')).toContain('spend');
  expect(heard.problems).toEqual([]);
});

/** Hexes that a step tells of and something else lies over. */
const coveredHexes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = document.querySelector<HTMLElement>('.up-board')!.dataset['told']!.split(' ');
    return told.filter((target) => {
      const hex = document.querySelector(`.up-live [data-target="${target}"]`)!;
      const { left, top, width, height } = hex.getBoundingClientRect();
      return [0.25, 0.5, 0.75].some((down) => !hex.contains(document.elementFromPoint(left + width / 2, top + height * down)));
    });
  });

/** In a hand the story can be read: its bar lies below what is told, and race, what is told and the hexes it tells of keep apart. */
async function expectApart(page: Page, hand: { readonly width: number; readonly height: number }): Promise<void> {
  const desk = page.viewportSize()!;
  await page.setViewportSize(hand);
  await page.waitForTimeout(300);
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [race, tale, bar] = [await boxOf('.up-race'), await boxOf('.up-tale'), await boxOf('.up-story-bar')];
  expect(tale.y + tale.height, 'what is told lies above its bar').toBeLessThanOrEqual(bar.y);
  expect(race.y + race.height, 'the race is in sight').toBeLessThanOrEqual(tale.y);
  await expect.poll(() => coveredHexes(page), 'the hexes are in sight').toEqual([]);
  await page.screenshot({ path: `${SHOTS}/uprising-tale-phone.png` });
  await page.setViewportSize(desk);
}

test('the Nemesis is told by keys: pause, next step, all at once, digest, and once more', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context, { motion: 'full', pace: 'quick' });
  const heard = listen(page);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  const gone = follow(page, 'spend');
  const bar = page.locator('.up-story-bar');
  await bar.waitFor({ timeout: 120_000 });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect(bar).toContainText('Waits for you.');
  const phase = page.locator('.phases .on');
  await expect(phase).toHaveText('Nemesis');
  await expect(page.getByRole('button', { name: 'What the Nemesis did' })).toHaveCount(0);
  const steps = await page.locator('.up-tale li').count();
  await page.waitForTimeout(3000);
  await expect(page.locator('.up-tale li')).toHaveCount(steps);
  const logged = page.locator('.log details.act').last().locator('.e');
  await expect(logged).toHaveCount(steps);
  await page.keyboard.press('n');
  await expect(page.locator('.up-tale li')).toHaveCount(steps + 1);
  await expect(logged).toHaveCount(steps + 1);
  await expect(page.locator('[data-announcer]')).toHaveText((await logged.last().innerText()).trim());
  await expectApart(page, { width: 360, height: 740 });
  const before = await page.locator('.log .e').count();
  await page.keyboard.press('a');
  await expect.poll(() => page.locator('.log .e').count(), 'the log catches up').toBeGreaterThan(before);
  await expect(page.locator('.up-digest-sheet section')).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(page.locator('.up-digest-sheet')).toHaveCount(0);
  await gone;
  await expect(phase).not.toHaveText('Nemesis');
  await page.getByRole('button', { name: 'What the Nemesis did' }).click();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect(page.locator('.up-tale')).toBeVisible();
  expect(heard.problems).toEqual([]);
});

test('screens of Uprising: axe finds nothing by any light', async ({ context, page }) => {
  test.setTimeout(400_000);
  await settle(context);
  const heard = listen(page);
  const look = (name: string): Promise<void> => lookAt(page, `uprising-${name}`, ['dark', 'light', 'dark-contrast', 'light-contrast']);
  await page.goto('/new/uprising');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.up-choose').waitFor();
  await look('choose');
  for (const question of ['builder.keep', 'builder.buy', 'turn.act']) {
    expect(await playTo(page, question, 120), `${question} is asked`).toBe(true);
    await look(question.replace('.', '-'));
  }
  await page.locator('[data-act=quest]').click();
  await look('quests');
  await page.locator('.up-race').click();
  await page.locator('.up-sources').waitFor();
  await look('points');
  expect(heard.problems).toEqual([]);
});

test('a turn of Uprising by keys alone', async ({ context, page }) => {
  test.setTimeout(300_000);
  await settle(context);
  await page.goto('/learn/uprising');
  await page.locator('.coach').waitFor();
  await page.locator('.up-live [tabindex="0"]').focus();
  await page.keyboard.press('i');
  await expect(page.locator('.up-lens.beside')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.up-lens')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  const at = await page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  expect(at).toMatch(/^hex:\d+$/);
});
