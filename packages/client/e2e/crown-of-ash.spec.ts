/** Crown of Ash through its drawn board: whole matches by touching what is lit, the AI's turn, explanations, small screens. */
import { expect, type Page } from '@playwright/test';
import { dealLocal } from './local.ts';
import { findNothing, type Light, listen, lookAt, noSidewaysScroll, openLocal, playOn, settle, step, undrawn } from './support.ts';
import { test } from './test.ts';

interface Played {
  readonly finished: boolean;
  /** Answers given on the board, and in the bar. */
  readonly board: number;
  readonly bar: number;
}

/**
 * Plays for a while within the page: something lit is touched; only what has no place on the board is answered in the bar.
 * The same seed touches the same.
 */
const touch = (page: Page, seed: number, ms: number): Promise<Played> =>
  page.evaluate(
    async ([first, during]) => {
      const find = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
      const given = { board: 0, bar: 0 };
      let dice = first;
      const click = (list: readonly HTMLElement[], by: 'board' | 'bar'): void => {
        list[dice % list.length]?.click();
        given[by]++;
      };
      const act = (ask: HTMLElement): void => {
        const meanings = find('.dlg .ch button');
        const away = find('.go-on');
        const confirm = find('.ask-go:not([aria-disabled=true])');
        const lit = find('.coa-board [data-state=legal], .coa-dock [data-state=legal]');
        const wantsMore = ask.dataset['shape'] === 'some' && dice % 3 > 0 && lit.length > 0;
        if (meanings.length > 0) click(meanings, 'board');
        else if (away.length > 0) click(away, 'board');
        else if (confirm.length > 0 && !wantsMore) click(confirm, 'bar');
        else if (lit.length > 0) click(lit, 'board');
        else click(find('section.ask [data-option]'), 'bar');
      };
      const isOver = (): boolean => find('[data-state=finished]').length > 0;
      for (const end = performance.now() + during; performance.now() < end && !isOver(); ) {
        dice = ((Math.imul(dice, 1103515245) + 12345) >>> 0) % 65536;
        const ask = document.querySelector<HTMLElement>('section.ask[data-shape]');
        if (ask !== null && document.querySelector('.table[data-live=true]') !== null) act(ask);
        await new Promise((done) => setTimeout(done, 16));
      }
      return { finished: isOver(), ...given };
    },
    [seed, ms] as const,
  );

async function playByTouch(page: Page): Promise<Played> {
  let all: Played = { finished: false, board: 0, bar: 0 };
  for (let slice = 1; slice < 400 && !all.finished; slice++) {
    const { finished, board, bar } = await undrawn(page, () => touch(page, slice * 7919, 2000));
    all = { finished, board: all.board + board, bar: all.bar + bar };
  }
  return all;
}

/** One person against the AI of the game, through the lobby. */
async function openSolo(page: Page, go: string, options: readonly string[]): Promise<void> {
  await page.goto('/new/crown-of-ash');
  await page.locator('.wish-seats button').first().click();
  await page.locator('.game-options > .btn').click();
  for (const name of options) await page.locator('.toggle', { hasText: name }).click();
  await page.getByRole('button', { name: go }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.coa-board').waitFor();
}

async function dealSolo(page: Page, options: object = {}): Promise<void> {
  await dealLocal(page, 'crown-of-ash', { seats: 1, options });
  await page.locator('.coa-board').waitFor();
}

/** The question of this kind and stage, asked on a table that stands still. */
const at = (kind: string, stage: string): string => `[data-live=true] .ask[data-kind=${kind}][data-stage=${stage}]`;

/** Answers what comes before the next minion is sent, and puts a fight that is over away. */
async function atTheBoard(page: Page): Promise<void> {
  const asked = page.locator('.table[data-live=true]:has(section.ask[data-shape])');
  for (let i = 0; i < 60; i++) {
    await expect(asked).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(250);
    if ((await page.locator(at('turn', 'place')).count()) > 0) break;
    if ((await asked.count()) > 0) await step(page, 7919 * i);
  }
  const back = page.locator('.coa-combat .go-on');
  if ((await back.count()) > 0) await back.click();
}

test('a whole Crown of Ash against a bot, by touching the board', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context);
  const heard = listen(page);
  await openLocal(page, 'crown-of-ash', 'Open the table');
  await page.locator('.coa-board').waitFor();
  const { finished, board, bar } = await playByTouch(page);
  expect(finished).toBe(true);
  expect(board).toBeGreaterThan(bar);
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.locator('.replay .coa-ring')).toBeVisible();
  await findNothing(page, 'a replay of Crown of Ash');
  expect(heard.problems).toEqual([]);
});

test('a whole Crown of Ash alone against the AI, with powers and the Targeted card, in German', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { language: 'de' });
  const heard = listen(page);
  await openSolo(page, 'Tisch eröffnen', ['Karte Gezielt', 'Kräfte']);
  const { finished, board, bar } = await playByTouch(page);
  expect(finished).toBe(true);
  expect(board).toBeGreaterThan(bar);
  expect(heard.problems).toEqual([]);
});

test('the AI’s turn is told step by step and can be skipped', async ({ context, page }) => {
  await settle(context, { motion: 'full', pace: 'calm' });
  const heard = listen(page);
  await dealSolo(page);
  await page.locator('[data-pick]').first().click();
  const gold = page.locator('[data-target="space:gold"].legal');
  const end = page.locator('[data-option=end]');
  const region = page.locator('.coa-aitelling .head b').last();
  for (let turn = 0; turn < 2; turn++) {
    await atTheBoard(page);
    await gold.click();
    await expect(end.or(region)).toBeVisible();
    if (await end.isVisible()) await end.click();
    await expect(page.locator('.coa-aitelling .die')).toBeVisible();
    await expect(page.locator('.coa-aitelling h3')).toBeVisible();
    await expect(page.locator('.coa-reg.marked, .coa-cit.marked')).toHaveCount(1);
    if (turn === 0) {
      await expect(page.locator('.coa-aitelling .done')).toBeVisible();
      await expect(page.locator('.table[data-live=true]')).toBeVisible({ timeout: 60_000 });
    } else {
      await page.locator('.skip-play').click();
      await expect(page.locator('.table[data-live=true]')).toBeVisible();
      await expect(page.locator('.coa-aitelling')).toHaveCount(0);
    }
  }
  await expect(page.locator('.coa-aiseat .last')).not.toBeEmpty();
  expect(heard.problems).toEqual([]);
});

test('things explain themselves by pointer, by keyboard and by a long touch', async ({ context, page }) => {
  await settle(context);
  await dealSolo(page);
  await page.locator('[data-pick]').first().click();
  await page.locator('[data-target="space:gold"].legal').waitFor();
  const tip = page.locator('.tip-float');
  await page.locator('.coa-display .coa-card').first().hover();
  await expect(tip).toContainText('Costs:');
  await page.locator('.log').first().dispatchEvent('scroll');
  await expect(tip).toContainText('Costs:');
  await page.locator('.coa-board').dispatchEvent('scroll');
  await expect(tip).toHaveCount(0);
  // A pointer that rests on a card would explain it again whenever the board moves under it.
  await page.mouse.move(0, 0);
  await page.locator('.coa-row .coa-thing').first().focus();
  await page.keyboard.press('Tab');
  await expect(tip).toContainText('Offers:');
  // Whatever scrolls: the log, or the board that brings the thing into sight.
  await page.locator('.log').first().dispatchEvent('scroll');
  await page.locator('.coa-board').dispatchEvent('scroll');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(tip).toContainText('Offers:');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  const gold = page.locator('[data-target="space:gold"]');
  const finger = { pointerType: 'touch', bubbles: true, isPrimary: true };
  await gold.dispatchEvent('pointerdown', finger);
  await expect(tip).toContainText('Take 1 gold');
  await gold.dispatchEvent('pointerup', finger);
  await gold.dispatchEvent('click');
  await expect(page.locator('.ask[data-stage=place]')).toBeVisible();
  // A thing that is drawn anew keeps its explanation, one that leaves the board takes it along.
  await gold.dispatchEvent('pointerdown', finger);
  await expect(tip).toContainText('Take 1 gold');
  await gold.evaluate((thing) => thing.replaceWith(thing.cloneNode(true)));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(tip).toContainText('Take 1 gold');
  await gold.evaluate((thing) => thing.remove());
  await expect(tip).toHaveCount(0);
});

test('on the smallest phone nothing scrolls sideways and everything lit is large enough', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(context, { language: 'de' });
  await dealLocal(page, 'crown-of-ash');
  await page.locator('[data-pick]').first().click();
  for (const [kind, stage] of [
    ['turn', 'place'],
    ['combat', 'cards'],
    ['turn', 'raise'],
    ['turn', 'place'],
  ] as const) {
    expect(await playOn(page, 900, at(kind, stage))).toBe('asked');
    await noSidewaysScroll(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.coa-board [data-state=legal], .coa-dock [data-state=legal], .coa-tabs label')]
        .map((thing) => ({ name: thing.dataset['target'] ?? thing.textContent, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    expect(small, `${kind}.${stage}`).toEqual([]);
  }
});

test('on a phone a combat leaves its place and its fighters in sight, and folds', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { theme: 'light', language: 'de' });
  await dealSolo(page);
  await page.locator('[data-pick]').first().click();
  expect(await playOn(page, 900, at('combat', 'cards'))).toBe('asked');
  const fold = page.getByRole('button', { name: 'Liste zuklappen' });
  if (await fold.isVisible()) await fold.click();
  /** True for each of these that can be touched in its middle. */
  const seen = (selector: string): Promise<boolean[]> =>
    page.locator(selector).evaluateAll((all) =>
      all.map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return height > 0 && top !== null && (thing.contains(top) || top.contains(thing));
      }),
    );
  // Whoever wants no motion sees no halves of one: words would be as dark as what lies behind them.
  const unsettled = await page.evaluate(
    () => [...document.querySelectorAll('.coa-combat *')].filter((one) => getComputedStyle(one).transitionDuration === '0.001s').length,
  );
  expect(unsettled).toBe(0);
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await seen('.coa-ring > .fought')).toEqual([true]);
  expect(await seen('.coa-combat .who')).toEqual([true, true]);
  expect(await seen('.coa-combat .force')).toEqual([true, true]);
  const place = async (): Promise<number> => (await page.locator('.coa-ring > .fought').boundingBox())!.height;
  const before = await place();
  await page.getByRole('button', { name: 'Nur die Summen zeigen' }).click();
  expect(await place()).toBeGreaterThan(before + 60);
  expect(await seen('.coa-combat .tot')).toEqual([true, true]);
  await findNothing(page, 'a folded combat');
});

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const [size, viewport] of Object.entries(SIZES))
  test(`screens of Crown of Ash on a ${size}`, async ({ context, page }) => {
    test.setTimeout(600_000);
    const german = size === 'phone';
    const keep = (name: string, lights?: readonly Light[]): Promise<void> => lookAt(page, `crown-${name}-${size}`, lights);
    await page.setViewportSize(viewport);
    await settle(context, { language: german ? 'de' : 'en' });
    const heard = listen(page);
    await dealSolo(page, { powers: true });
    await keep('necromancer');
    await page.locator('[data-pick]').first().click();
    await playOn(page, 60, at('turn', 'place'));
    await keep('place', ['dark', 'light', 'dark-contrast', 'light-contrast']);
    await playOn(page, 600, at('turn', 'raise'));
    await keep('raise');
    await playOn(page, 900, at('combat', 'attackers'));
    await page.locator('.coa-dock .coa-card.legal').first().click();
    await keep('attackers');
    await playOn(page, 60, at('combat', 'cards'));
    await keep('cards');
    await playOn(page, 60, '.coa-combat[data-stage=spoils]');
    await keep('spoils');
    if (size === 'phone') {
      await atTheBoard(page);
      await page.locator('.coa-tabs label').last().click();
      await keep('players');
    } else {
      await page.locator('.coa-aiseat').click();
      await page.locator('.dlg .coa-mat').waitFor();
      await keep('mat');
    }
    expect(heard.problems).toEqual([]);
  });
