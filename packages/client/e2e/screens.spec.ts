/** Every screen, on a desk and in a hand, by day and by night, with and without high contrast: axe finds nothing, nothing scrolls sideways, and a picture is kept. */
import { expect, type Locator } from '@playwright/test';
import { dealLocal } from './local.ts';
import { findings, type Light, listen, lookAt, noSidewaysScroll, openLocal, playOn, settle } from './support.ts';
import { test } from './test.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const ALL: readonly Light[] = ['dark', 'light', 'dark-contrast', 'light-contrast'];

for (const [size, viewport] of Object.entries(SIZES))
  test(`screens on a ${size}: axe finds nothing by any light`, async ({ context, page }) => {
    test.setTimeout(600_000);
    const keep = (screen: string, lights?: readonly Light[]): Promise<void> => lookAt(page, `${screen}-${size}`, lights);
    const german = size === 'phone';
    await page.setViewportSize(viewport);
    await settle(context, { language: german ? 'de' : 'en' });
    const go = german ? 'Tisch eröffnen' : 'Open the table';
    const heard = listen(page);
    await page.goto('/');
    await page.locator('.wins').waitFor();
    await keep('lobby', ALL);
    await page.goto('/new/yield');
    await page.locator('.wish').waitFor();
    await keep('new-table', ALL);
    await page.goto('/settings');
    await keep('settings', ALL);
    await page.goto('/rules/yield#YD-ARM-07');
    await page.locator('.r.hit').waitFor();
    await keep('rules', ALL);
    await page.goto('/kit');
    await page.locator('.kit-icons').waitFor();
    await keep('kit');
    await page.goto('/nowhere');
    await keep('lost');

    await openLocal(page, 'skirmish', go);
    await playOn(page, 12);
    await page.locator('section.ask').waitFor();
    await keep('skirmish', ALL);
    await page.goto('/tables');
    await page.locator('.tbl').first().waitFor();
    await keep('my-tables');

    await openLocal(page, 'yield', go);
    await page.locator('.yd-ground img').waitFor();
    await keep('yield-leader');
    await playOn(page, 400, '[data-stage=choose]');
    await keep('yield-strategy');
    await playOn(page, 600, '[data-kind=banner]');
    await page.locator('.yd-army[data-state]').first().waitFor();
    await keep('yield-march', ALL);
    await playOn(page, 2000, '[data-kind=battle][data-stage=act]');
    await keep('yield-battle');
    await page.goto('/settings');
    expect(heard.problems).toEqual([]);
  });

test('axe sees a button without a name and a word too faint to read', async ({ context, page }) => {
  await settle(context);
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const word = document.createElement('p');
    word.id = word.textContent = 'faint';
    Object.assign(word.style, { color: '#333', background: '#222' });
    main.append(document.createElement('button'), word);
  });
  expect((await findings(page)).map((line) => line.split(':')[0])).toEqual(['button-name', 'color-contrast']);
  expect(await findings(page, ['color-contrast'])).toEqual(['color-contrast: #faint']);
});

test('the smallest phone holds everything', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(context, { language: 'de' });
  for (const path of ['/', '/new/yield', '/settings', '/rules/skirmish', '/tables', '/matches']) {
    await page.goto(path);
    await page.waitForTimeout(300);
    await noSidewaysScroll(page);
  }
  await dealLocal(page, 'yield');
  await page.locator('.askwrap').waitFor();
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

test('on the smallest phone every seat has room for its points, the AI’s too', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { language: 'de' });
  const tooWide = (): Promise<string[]> =>
    page.locator('.left .seat:visible').evaluateAll((seats) =>
      seats
        .filter((seat) => {
          const points = seat.querySelector('.facts .num')!;
          points.textContent = '134';
          return points.getBoundingClientRect().right > seat.getBoundingClientRect().right;
        })
        .map(({ textContent }) => String(textContent)),
    );
  await dealLocal(page, 'yield', { seats: 5 });
  await expect(page.locator('.left .seat:visible')).toHaveCount(5);
  expect(await tooWide()).toEqual([]);
  await dealLocal(page, 'crown-of-ash', { seats: 1 });
  await expect(page.locator('.left .seat:visible')).toHaveCount(2);
  expect(await tooWide()).toEqual([]);
});

/** Cards of a hand of which less than 30 px can be touched, each with what is free of it. */
const narrow = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) =>
    all
      .map((card, i) => {
        const { left, right, top } = card.getBoundingClientRect();
        let free = 0;
        for (let x = left; x < right + 20; x++) if (card.contains(document.elementFromPoint(x, top + 20))) free++;
        return { name: `${card.textContent} (${i + 1}): ${free}`, free };
      })
      .filter(({ free }) => free < 30)
      .map(({ name }) => name),
  );

test('on the smallest phone a finger finds every card of a large hand, and the last button has the room of its line', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { language: 'de' });
  await dealLocal(page, 'yield', { options: { first: 0 } });
  const list = page.locator('.ask .body');
  await expect(list, 'leaders that are out of sight are hinted at').not.toHaveCSS('mask-image', 'none');
  await list.evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect(list, 'the last of them is whole').toHaveCSS('mask-image', 'none');
  await playOn(page, 400, '[data-stage=perform]');
  await page.getByRole('button', { name: /Verdeckt lassen/ }).click();
  const note = (await page.locator('.final').boundingBox())!;
  const go = page.locator('.ask-go');
  expect((await go.boundingBox())!.y, 'the note has a line of its own').toBeGreaterThanOrEqual(note.y + note.height);
  await go.click();
  await page.locator('.yd-hold:nth-child(11)').waitFor();
  expect(await narrow(page.locator('.yd-hold'))).toEqual([]);
  const hidden = await page.locator('.yd-hold .suit').evaluateAll(
    (signs) =>
      signs.filter((sign) => {
        const { right, top } = sign.getBoundingClientRect();
        return !sign.closest('.yd-hold')!.contains(document.elementFromPoint(right - 1, top + 1));
      }).length,
  );
  expect(hidden, 'regions that another card hides').toBe(0);
});

test('in a low window the dock of Crown of Ash opens only where a combat asks for a card', async ({ context, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await settle(context);
  await dealLocal(page, 'crown-of-ash');
  const reward = page.locator('.coa-ccard .rw').last();
  await playOn(page, 300, '[data-kind=turn][data-stage=place]');
  await expect(reward).not.toBeInViewport();
  await playOn(page, 300, '[data-kind=combat][data-stage=cards]');
  await expect(reward).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.ask')).toBeInViewport({ ratio: 1 });
});

test('fighters of a large hand in Crown of Ash lie over each other, and none is out of sight', async ({ context, page }) => {
  await settle(context);
  await dealLocal(page, 'crown-of-ash', { options: { powers: true } });
  const hand = '.coa-group.fighters .cards > .coa-card';
  await playOn(page, 600, hand, 5);
  expect(await narrow(page.locator(hand))).toEqual([]);
});
