/** Tables of Uprising: four factions on a desk and in a hand, a basket of several purchases, one to four people in both editions. */

import { uprisingWords } from '@longtable/uprising';
import { expect, type Page } from '@playwright/test';
import { t as BOARD_DE } from '../skins/uprising/words-de.ts';
import { t as BOARD_EN } from '../skins/uprising/words-en.ts';
import { dealLocal, ME } from './local.ts';
import { choose, listen, settle } from './support.ts';
import { test } from './test.ts';
import { playTo, touch } from './uprising.ts';
import { openEyes } from './visible.ts';

async function open(page: Page, seats: number): Promise<void> {
  await dealLocal(page, 'uprising', { seats });
  await page.locator('.up-choose').waitFor();
}

/** Seats whose state would lie over their figures if it were their turn. */
const statesOnFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (seat: Element, part: string): DOMRect | undefined => seat.querySelector(part)?.getBoundingClientRect();
    return [...document.querySelectorAll('.right .seat')]
      .filter((seat) => {
        seat.querySelector('.seatline .state')!.textContent = 'acting now';
        const [figure, state] = [box(seat, '.facts > :last-child'), box(seat, '.seatline .state')];
        return figure && state && figure.right > state.left && figure.left < state.right && figure.bottom > state.top;
      })
      .map((seat) => seat.getAttribute('aria-label')!);
  });

/** Enemies whose deeds are cut off if there are six of them. */
const cutEnemies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const list = document.querySelector('.up-foes')!;
    list.classList.add('many');
    const row = list.querySelector('.foe')!;
    while (list.querySelectorAll('.foe').length < 6) list.append(row.cloneNode(true));
    return [...list.querySelectorAll('.foe .d')].flatMap((deed) => {
      deed.textContent = 'hunts your Taurel Caravan Passage, 2 hexes off · acts 2 times';
      return deed.scrollWidth > deed.clientWidth ? [deed.textContent] : [];
    });
  });

test('four factions: everybody is in the race and in sight, on a desk and in a hand', async ({ context, page }) => {
  await settle(context);
  await openEyes(context);
  const heard = listen(page);
  await open(page, 4);
  expect(await playTo(page, 'turn.act', 60)).toBe(true);
  await expect(page.locator('.up-runner')).toHaveCount(6);
  await expect(page.locator('.seat')).toHaveCount(4);
  expect(await page.evaluate(() => window.sight.unseen())).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await statesOnFigures(page)).toEqual([]);
  expect(await cutEnemies(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.up-hex.legal .up-ring').first()).toBeVisible();
  await expect(page.locator('.up-runner')).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => window.sight.unseenAfterTap())).toEqual([]);
  expect(heard.problems).toEqual([]);
});

test('a basket: several Units, one taken out again, what is too dear is barred, all paid at once', async ({ context, page }) => {
  await settle(context);
  const heard = listen(page);
  await open(page, 2);
  expect(await playTo(page, 'builder.buy', 60)).toBe(true);
  const chips = page.locator('.up-basket .chip');
  const plus = page.locator('.up-shop .plus[data-state=legal]');
  for (let n = 1; n <= 2; n++) {
    await plus.first().click();
    await expect(chips).toHaveCount(n);
  }
  await chips.first().locator('.out').click();
  await expect(chips).toHaveCount(1);
  for (let n = 1; n < 20 && (await plus.count()) > 0; n++) await plus.last().click();
  // Nothing more can be had: every card stays at its place and says why.
  const cards = await page.locator('.up-shop .uc').count();
  await expect(page.locator('.up-shop .uc .bar-no')).toHaveCount(cards);
  const built = page.locator('.log .e', { hasText: / on / }).filter({ hasText: `${ME}: ` });
  const all = (await built.count()) + (await chips.count());
  await page.locator('.up-basket .ask-go').click();
  await expect(page.locator('section.ask[data-kind=builder]')).toHaveCount(0);
  await expect(built).toHaveCount(all);
  expect(heard.problems).toEqual([]);
});

const EDITIONS = { 'First edition': '1E', 'Second edition': '2E' } as const;
type Edition = keyof typeof EDITIONS;

const SEATS = 4;

/** Four people of one device, each of whom leads a faction, as the lobby seats them. */
async function wished(page: Page, edition: Edition): Promise<void> {
  await page.goto('/new/uprising');
  await choose(page, 'One device');
  for (let n = 2; n < SEATS; n++) await page.locator('.wish-count button').last().click();
  for (const person of await page.locator('.srow').getByRole('radio', { name: 'Person' }).all()) await person.click({ force: true });
  await page.locator('.game-options > .btn').click();
  await page.locator('.game-options label', { hasText: edition }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** People of one device; one alone plays with a bot. */
async function seat(page: Page, people: number, edition: Edition): Promise<void> {
  if (people === SEATS) await wished(page, edition);
  else await dealLocal(page, 'uprising', { seats: Math.max(2, people), people, options: { edition: EDITIONS[edition] } });
  await page.locator('.up-choose, .up-board, .curtain').first().waitFor();
}

/** Plays on to the first turn, and hands the device to whoever is asked; everybody who was handed it. */
async function playTogether(page: Page): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  const curtain = page.locator('.curtain');
  for (let slice = 1; slice < 120; slice++) {
    if (await curtain.isVisible()) {
      asked.add(await curtain.locator('h1').innerText());
      await curtain.locator('.btn.wax').click();
    }
    const { at } = await touch(page, slice * 7919, 500, 'turn.act');
    if (at === 'turn.act') return asked;
  }
  throw new Error('no turn came');
}

for (const people of [1, 2, 3, 4])
  for (const edition of Object.keys(EDITIONS) as Edition[])
    test(`${people} at one device, ${edition}: everybody chooses, builds and comes to the first turn`, async ({ context, page }) => {
      await settle(context);
      await openEyes(context);
      const heard = listen(page);
      await seat(page, people, edition);
      const asked = await playTogether(page);
      expect(asked.size).toBe(people === 1 ? 0 : people);
      await expect(page.locator('.up-runner')).toHaveCount(2 + Math.max(2, people));
      await expect.poll(() => page.evaluate(() => window.sight.unseen())).toEqual([]);
      expect(heard.problems).toEqual([]);
    });

test('whoever sits down with others loads the board and the words in one language, and neither rules nor bots', async ({
  browser,
  baseURL,
}) => {
  const [host, friend] = await Promise.all(
    (['en', 'de'] as const).map(async (language) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      await settle(context, { name: language, language });
      return context.newPage();
    }),
  );
  const sent: Promise<{ url: string; text: string }>[] = [];
  friend!.on('response', (answer) => {
    if (/\.m?js$/.test(answer.url())) sent.push(answer.text().then((text) => ({ url: new URL(answer.url()).pathname, text })));
  });
  await host!.goto('/new/uprising');
  await choose(host!, 'Online');
  await host!.getByRole('button', { name: 'Open the table' }).click();
  await friend!.goto(await host!.locator('[data-kind=invited] input').inputValue());
  await friend!.getByRole('button', { name: 'Hinsetzen' }).click();
  await friend!.locator('.up-choose').waitFor();
  const files = await Promise.all(sent);
  expect(files.map(({ url }) => url).filter((url) => url.startsWith('/titles/') || url.includes('worker'))).toEqual([]);
  const holding = (text: string): number => files.filter((file) => file.text.includes(text)).length;
  const [en, de] = [uprisingWords.texts.en, uprisingWords.texts.de];
  expect([holding(de.tagline), holding(en.tagline)]).toEqual([1, 0]);
  expect([holding(BOARD_DE.map), holding(BOARD_EN.map)]).toEqual([1, 0]);
});
