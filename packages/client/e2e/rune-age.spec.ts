/** Rune Age through its drawn table: whole matches by touching what is lit, with everything in sight that a question is about. */
import { expect, type Page, test } from '@playwright/test';
import { findNothing, listen, noSidewaysScroll, SHOTS, settle } from './support.ts';

interface Played {
  readonly finished: boolean;
  /** Answers given on the table, and in the bar. */
  readonly board: number;
  readonly bar: number;
  /** Things of a question that could not be seen, with the question. */
  readonly unseen: readonly string[];
}

/**
 * Plays for a while within the page: something lit is touched; only what has no place on the table is answered in the bar.
 * `look`: before each answer everything lit must lie in the window, uncovered. The same seed touches the same.
 */
const touch = (page: Page, seed: number, ms: number, look: boolean): Promise<Played> =>
  page.evaluate(
    async ([first, during, looks]) => {
      const find = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
      const LIT = '.ra-board [data-state=legal], .ra-board [data-state=chosen], .ra-dock [data-state=legal], .ra-dock [data-state=chosen]';
      const given = { board: 0, bar: 0 };
      const unseen: string[] = [];
      let dice = first;
      const isSeen = (thing: HTMLElement): boolean => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + Math.min(height, 60) / 2);
        return top !== null && (thing.contains(top) || top.contains(thing)) && y >= 0 && y + height <= innerHeight + 60;
      };
      const click = (list: readonly HTMLElement[], by: 'board' | 'bar'): void => {
        list[dice % list.length]?.click();
        given[by]++;
      };
      const look = (ask: HTMLElement): void => {
        const lit = find(LIT);
        const seen = lit.filter(isSeen).map((thing) => thing.dataset['target']);
        // The same thing may lie in two places: one that is seen is enough.
        const hidden = lit.filter((thing) => !isSeen(thing) && !seen.includes(thing.dataset['target']));
        for (const { dataset } of hidden)
          unseen.push(`${ask.dataset['kind']}.${ask.dataset['stage']} ${dataset['target'] ?? dataset['pick']}`);
      };
      const act = (ask: HTMLElement): void => {
        const meanings = find('.dlg .ch button');
        const away = find('.ra-sheet .go-on');
        const confirm = find('.ask-go:not([aria-disabled=true])');
        const lit = find(LIT).filter((thing) => thing.dataset['state'] === 'legal');
        const bar = find('section.ask [data-option]');
        if (looks && meanings.length + away.length === 0) look(ask);
        if (meanings.length > 0) click(meanings, 'board');
        else if (away.length > 0) click(away, 'board');
        else if (confirm.length > 0) click(confirm, 'bar');
        else if (lit.length > 0 && (dice % 4 > 0 || bar.length === 0)) click(lit, 'board');
        else click(bar, 'bar');
      };
      const isOver = (): boolean => find('[data-state=finished]').length > 0;
      for (const end = performance.now() + during; performance.now() < end && !isOver(); ) {
        dice = ((Math.imul(dice, 1103515245) + 12345) >>> 0) % 65536;
        const ask = document.querySelector<HTMLElement>('section.ask[data-shape]');
        if (ask !== null && document.querySelector('.table[data-live=true]') !== null) act(ask);
        await new Promise((done) => setTimeout(done, 16));
      }
      return { finished: isOver(), ...given, unseen };
    },
    [seed, ms, look] as const,
  );

async function playByTouch(page: Page, look: boolean): Promise<Played> {
  let all: Played = { finished: false, board: 0, bar: 0, unseen: [] };
  for (let slice = 1; slice < 300 && !all.finished; slice++) {
    const { finished, board, bar, unseen } = await touch(page, slice * 7919, 2000, look);
    all = { finished, board: all.board + board, bar: all.bar + bar, unseen: [...all.unseen, ...unseen] };
  }
  return all;
}

interface TableWish {
  readonly go: string;
  /** The name of the scenario, as the lobby has it; left out: the first. */
  readonly scenario?: string;
  readonly seats?: number;
}

async function open(page: Page, { go, scenario, seats = 2 }: TableWish): Promise<void> {
  await page.goto('/new/rune-age');
  for (let n = 2; n < seats; n++) await page.locator('.wish-count button').last().click();
  if (scenario !== undefined) await page.locator('.seg-option', { hasText: scenario }).first().click();
  await page.getByRole('button', { name: go }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.ra-board').waitFor();
  await page.locator('section.ask[data-shape]').waitFor();
}

test('the lobby says that the whole game is drawn', async ({ context, page }) => {
  await settle(context);
  await page.goto('/new/rune-age');
  await expect(page.getByText('Whole game, drawn board').first()).toBeVisible();
});

test('a whole match of the Dragonlords, with everything in sight at every question', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context);
  const heard = listen(page);
  await open(page, { go: 'Open the table' });
  const { finished, board, bar, unseen } = await playByTouch(page, true);
  expect(finished).toBe(true);
  expect([...new Set(unseen)]).toEqual([]);
  expect(board).toBeGreaterThan(bar);
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.locator('.replay .ra-zones')).toBeVisible();
  await findNothing(page, 'a replay of Rune Age');
  expect(heard.problems).toEqual([]);
});

test('a whole match of Runewars for three, in German', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { language: 'de', theme: 'light' });
  const heard = listen(page);
  await open(page, { go: 'Tisch eröffnen', scenario: 'Runenkriege', seats: 3 });
  const { finished, board, bar, unseen } = await playByTouch(page, true);
  expect(finished).toBe(true);
  expect([...new Set(unseen)]).toEqual([]);
  expect(board).toBeGreaterThan(bar);
  expect(heard.problems).toEqual([]);
});

test('a whole match of the Cataclysm, on a phone', async ({ context, page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(context);
  const heard = listen(page);
  await open(page, { go: 'Open the table', scenario: 'The Cataclysm' });
  const { finished, board } = await playByTouch(page, false);
  expect(finished).toBe(true);
  expect(board).toBeGreaterThan(20);
  await noSidewaysScroll(page);
  expect(heard.problems).toEqual([]);
});

test('a unit is bought by one touch and paid unasked; what cannot be paid says why', async ({ context, page }) => {
  await settle(context);
  await open(page, { go: 'Open the table' });
  await page.locator('.ask[data-kind=turn][data-stage=act]').waitFor();
  const piles = page.locator('.barracks [data-target^="buy:"]');
  const gold = Number(await page.locator('[data-purse=gold] b').textContent());
  expect(gold).toBeGreaterThan(0);
  const cheap = piles.first();
  await expect(cheap).toHaveAttribute('data-state', 'legal');
  await cheap.click();
  await expect(page.locator('[data-spot=discard]')).not.toContainText('0 discarded');
  await expect(page.locator('[data-purse=gold] b')).toHaveText(String(gold - 1));
  await expect(page.locator('.ask[data-kind=turn][data-stage=act]')).toBeVisible();
  const dear = piles.last();
  await expect(dear).toHaveAttribute('data-state', 'blocked');
  await dear.click();
  await expect(page.locator('.tip-float')).toContainText('you have');
});

test('a purchase is taken back step by step', async ({ context, page }) => {
  await settle(context);
  await open(page, { go: 'Open the table' });
  const gold = await page.locator('[data-purse=gold] b').textContent();
  await page.locator('.barracks [data-state=legal]').first().click();
  const undo = page.locator('.ask-tools [aria-label=Undo]');
  for (let i = 0; i < 4 && (await page.locator('[data-purse=gold] b').textContent()) !== gold; i++) {
    await undo.click();
    await page.waitForTimeout(200);
  }
  await expect(page.locator('[data-purse=gold] b')).toHaveText(gold!);
});

test('another realm unfolds by touch, by keyboard, and folds with Escape', async ({ context, page }) => {
  await settle(context);
  await open(page, { go: 'Open the table' });
  const fold = page.locator('.ra-unfold:visible').first();
  await fold.click();
  await expect(page.locator('.ra-realm')).toBeVisible();
  await expect(page.locator('.ra-realm .ra-home')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ra-realm')).toHaveCount(0);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ra-realm')).toBeVisible();
});

test('a turn can be played by the keyboard alone', async ({ context, page }) => {
  await settle(context);
  await open(page, { go: 'Open the table' });
  await page.locator('.ra-board [data-target=stronghold]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ra-sheet')).toBeVisible();
  const card = page.locator('.ra-dock [data-state=legal]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ra-sheet .ra-slot').first()).toBeVisible();
});

test('the turn of somebody else runs as a film and ends in a digest of three lines at most', async ({ context, page }) => {
  await settle(context, { pace: 'quick', motion: 'full' });
  const heard = listen(page);
  await open(page, { go: 'Open the table' });
  await page.locator('[data-live=true] [data-option=end]').click();
  const none = page.locator('[data-live=true] .ask[data-stage=retain] [data-option="0"]');
  const film = page.locator('.ra-film');
  await expect(film.or(none)).toBeVisible({ timeout: 20_000 });
  if (await none.isVisible()) await none.click();
  await expect(page.locator('.ra-film .frame').first()).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('.ra-film .frame').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.ra-digest li').count()).toBeLessThanOrEqual(3);
  await page.locator('.ra-film .ra-digest button').first().click();
  await expect(page.locator('section.ask[data-shape]')).toBeVisible({ timeout: 60_000 });
  expect(heard.problems).toEqual([]);
});

test('on the smallest phone nothing scrolls sideways, and everything lit is within reach and large enough', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { language: 'de' });
  await open(page, { go: 'Tisch eröffnen' });
  for (const tab of ['fight', 'barracks', 'centre']) {
    await page.locator(`.ra-tabs [data-tab=${tab}]`).click();
    await noSidewaysScroll(page);
    const wrong = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.ra-board [data-state=legal], .ra-dock [data-state=legal], .ra-tabs button, .ask [data-option]',
        ),
      ]
        .map((thing) => ({ name: thing.dataset['target'] ?? thing.textContent, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44 || box.top < 0 || box.bottom > innerHeight))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.top)}`),
    );
    expect(wrong, tab).toEqual([]);
  }
});

test('at twice the size everything can still be reached', async ({ context, page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await settle(context);
  await open(page, { go: 'Open the table' });
  await noSidewaysScroll(page);
  for (const thing of ['.ra-board [data-target=stronghold]', '.ra-hand .ra-thing', '.ask [data-option=end]']) {
    await page.locator(thing).first().scrollIntoViewIfNeeded();
    await expect(page.locator(thing).first()).toBeInViewport();
  }
});

const SIZES = { desktop: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = { dark: {}, light: { theme: 'light', language: 'de' }, contrast: { highContrast: true } } as const;

for (const [look, wish] of Object.entries(LOOKS))
  for (const [size, viewport] of Object.entries(SIZES))
    test(`screens of Rune Age, ${look}, ${size}`, async ({ context, page }) => {
      test.setTimeout(300_000);
      const go = look === 'light' ? 'Tisch eröffnen' : 'Open the table';
      const keep = async (name: string): Promise<void> => {
        await page.mouse.move(2, 2);
        await page.waitForTimeout(300);
        await noSidewaysScroll(page);
        await page.screenshot({ path: `${SHOTS}/rune-age-${name}-${look}-${size}.png` });
        await findNothing(page, name);
      };
      await page.setViewportSize(viewport);
      await settle(context, wish);
      const heard = listen(page);
      await open(page, { go, seats: 4 });
      await keep('turn');
      await page.locator('.ra-unfold:visible').first().click();
      await keep('realm');
      await page.keyboard.press('Escape');
      await page.locator('.ra-evd').click();
      await keep('scenario');
      await page.keyboard.press('Escape');
      await page.locator('.ra-board [data-target=stronghold]').click();
      await keep('battle-open');
      await page.locator('.ra-dock [data-state=legal]').first().click();
      await page.locator('.ra-sheet .ra-slot').first().waitFor();
      await keep('battle');
      for (let i = 0; i < 30 && (await page.locator('.ra-sheet .go-on').count()) === 0; i++) {
        await page.locator('section.ask [data-option]').last().click();
        await page.waitForTimeout(250);
      }
      await keep('result');
      expect(heard.problems).toEqual([]);
    });
