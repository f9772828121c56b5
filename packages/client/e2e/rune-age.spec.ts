/** Rune Age through its drawn table: whole matches by touching what is lit, with everything in sight that a question is about. */
import { expect, type Locator, type Page } from '@playwright/test';
import { open, openByLobby, playByTouch } from './rune-age.ts';
import { findNothing, type Light, listen, lookAt, noSidewaysScroll, settle } from './support.ts';
import { test } from './test.ts';
import { openEyes } from './visible.ts';

test('the reasons of a question close with it', async ({ context, page }) => {
  await settle(context);
  await open(page);
  await page.locator('.ask-why').click();
  await expect(page.locator('.dlg .wy').first()).toBeVisible();
  // To send an army asks the next question, where other cards are barred.
  await page.locator('.ra-foes [data-state=legal]').first().dispatchEvent('click');
  await expect(page.locator('.ask[data-kind=battle] .ask-why')).toHaveCount(1);
  await expect(page.locator('.dlg')).toHaveCount(0);
});

test('the lobby says that the whole game is drawn, and lets races, mercenaries and neutral cards be chosen', async ({ context, page }) => {
  await settle(context);
  await page.goto('/new/rune-age');
  await expect(page.getByText('Whole game, drawn board').first()).toBeVisible();
  await page.getByRole('button', { name: /^All options/ }).click();
  const races = page.locator('.option', { hasText: 'Races' });
  await races.getByText('For each seat', { exact: true }).click();
  const own = races.getByRole('radiogroup').nth(1);
  await own.getByText('Latari Elves').click();
  await expect(races.getByRole('radio', { name: 'Latari Elves', checked: true })).toHaveCount(1);
  const mercenaries = page.locator('.option', { hasText: 'Mercenaries' });
  await mercenaries.getByText('Chosen', { exact: true }).click();
  const second = mercenaries.getByRole('radiogroup', { name: 'Of category II' }).locator('.seg-option').nth(1);
  await second.click();
  const hired = await second.innerText();
  const neutrals = page.locator('.option', { hasText: 'Neutral cards' });
  await neutrals.getByText('Others', { exact: true }).click();
  const other = neutrals.getByRole('radiogroup').nth(1).locator('.seg-option').nth(1);
  await other.click();
  const card = await other.innerText();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.ra-home')).toContainText('Latari');
  await expect(page.locator('.ra-zones')).toContainText(card);
  await expect(page.locator('.ra-zones')).toContainText(hired);
});

test('a whole match of the Dragonlords, with everything in sight at every question', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context);
  await openEyes(context);
  const heard = listen(page);
  await open(page);
  const { finished, board, bar, unseen } = await playByTouch(page, 'sight');
  expect(finished).toBe(true);
  expect(unseen).toEqual([]);
  expect(board).toBeGreaterThan(bar / 2);
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.locator('.replay .ra-zones')).toBeVisible();
  await findNothing(page, 'a replay of Rune Age');
  expect(heard.problems).toEqual([]);
});

test('a whole match of Runewars for three, in German', async ({ context, page }) => {
  test.setTimeout(900_000);
  await settle(context, { language: 'de', theme: 'light' });
  await openEyes(context);
  const heard = listen(page);
  await openByLobby(page, { go: 'Tisch eröffnen', scenario: 'Runenkriege', seats: 3 });
  const { finished, board, bar, unseen } = await playByTouch(page, 'sight');
  expect(finished).toBe(true);
  expect(unseen).toEqual([]);
  expect(board).toBeGreaterThan(bar / 2);
  expect(heard.problems).toEqual([]);
});

test('a whole match of the Cataclysm, on the smallest phone, with everything in sight after one tap', async ({ context, page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context);
  await openEyes(context);
  const heard = listen(page);
  await openByLobby(page, { go: 'Open the table', scenario: 'The Cataclysm' });
  const { finished, board, bar, unseen } = await playByTouch(page, 'tap');
  expect(finished).toBe(true);
  expect(unseen).toEqual([]);
  // Hands without a plan lose to the Cataclysm after a few rounds.
  expect(board + bar).toBeGreaterThan(8);
  expect(board).toBeGreaterThan(0);
  await noSidewaysScroll(page);
  expect(heard.problems).toEqual([]);
});

test('a unit is bought by one touch and paid unasked; what cannot be paid says why', async ({ context, page }) => {
  await settle(context);
  await open(page);
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

test('piles outlive a question, and the table keeps its size under the list of all options', async ({ context, page }) => {
  await settle(context);
  await open(page);
  const piles = await page.locator('.ra-market [data-target^="buy:"]').elementHandles();
  expect(piles.length).toBeGreaterThan(6);
  const tableBox = (): Promise<unknown> => page.locator('.ra-board').boundingBox();
  const before = await tableBox();
  await page.locator('.ask-list').click();
  await expect(page.locator('.ask [data-option]').nth(6)).toBeVisible();
  expect(await tableBox()).toEqual(before);
  await page.locator('.ask [data-option^="fight:"]').first().click();
  await expect(page.locator('.ra-sheet')).toBeVisible();
  for (const pile of piles) expect(await pile.evaluate((thing) => thing.isConnected)).toBe(true);
});

test('a purchase is taken back step by step', async ({ context, page }) => {
  await settle(context);
  await open(page);
  const gold = await page.locator('[data-purse=gold] b').textContent();
  await page.locator('.barracks [data-state=legal]').first().click();
  await expect(page.locator('[data-purse=gold] b')).not.toHaveText(gold!);
  await expect(page.locator('.ask[data-kind=turn][data-stage=act]')).toBeVisible();
  const undo = page.locator('.ask-tools [aria-label=Undo]');
  for (let i = 0; i < 4 && (await page.locator('[data-purse=gold] b').textContent()) !== gold; i++) {
    await undo.click();
    await page.waitForTimeout(200);
  }
  await expect(page.locator('[data-purse=gold] b')).toHaveText(gold!);
});

test('another realm unfolds by touch, by keyboard, and folds with Escape', async ({ context, page }) => {
  await settle(context);
  await open(page);
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
  await open(page);
  await page.locator('.ra-board [data-target=stronghold]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ra-sheet')).toBeVisible();
  const card = page.locator('.ra-dock [data-state=legal]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ra-sheet .ra-slot').first()).toBeVisible();
});

/** Passes cards to keep, a siege, an attack by the event: questions that come before one's own turn. */
function passUntil(page: Page, there: Locator): Promise<void> {
  const confirm = page.locator('.ra-sheet .go-on:visible, .ask-go:visible').first();
  const between = page.locator('[data-live=true] :is(.ask[data-stage=retain], .ask:not([data-kind=turn])) [data-option]:visible').first();
  return expect(async () => {
    const pass = (await confirm.isVisible()) ? confirm : between;
    if (await pass.isVisible()) await pass.click({ timeout: 1000 });
    await expect(there).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000, intervals: [50] });
}

test('the turn of somebody else runs as a film and ends in a digest of three lines at most', async ({ context, page }) => {
  await settle(context, { pace: 'quick', motion: 'full' });
  const heard = listen(page);
  await open(page);
  await page.locator('[data-live=true] [data-option=end]').click();
  await passUntil(page, page.locator('.ra-film .frame').first());
  expect(await page.locator('.ra-film .frame').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.ra-digest li').count()).toBeLessThanOrEqual(3);
  const again = page.locator('.ra-digest.floating button').first();
  await passUntil(page, again);
  await again.click();
  await expect(page.locator('.ra-film .frame').first()).toBeVisible();
  await page.locator('.ra-film .ra-digest button').first().click();
  await expect(page.locator('.ra-film')).toHaveCount(0);
  expect(heard.problems).toEqual([]);
});

test('on a phone the film shows an event as a whole card', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { pace: 'calm', motion: 'full' });
  await open(page);
  const look = page.waitForFunction(
    () => {
      const card = document.querySelector('.ra-film .frame.on .ra-f.large');
      const frame = card?.closest('.frame');
      if (!card || !frame) return null;
      const [title, outer, inner] = [frame.querySelector('h3')!, frame, card].map((thing) => thing.getBoundingClientRect());
      return { underTitle: inner!.top - title!.bottom, aboveEdge: outer!.bottom - inner!.bottom, width: inner!.width };
    },
    null,
    { timeout: 60_000 },
  );
  let seen = false;
  look.then(
    () => (seen = true),
    () => {},
  );
  // An event that asks at once is not filmed: the next one may be.
  await expect(async () => {
    await passUntil(page, page.locator('[data-live=true] .ask[data-kind=turn] [data-option=end]'));
    if (!seen) await page.locator('[data-live=true] .ask[data-kind=turn] [data-option=end]').click({ timeout: 1000 });
    expect(seen).toBe(true);
  }).toPass({ timeout: 60_000 });
  const { underTitle, aboveEdge, width } = (await (await look).jsonValue())!;
  expect(underTitle).toBeGreaterThanOrEqual(0);
  expect(aboveEdge).toBeGreaterThan(0);
  expect(width).toBeGreaterThan(70);
});

test('the dice of a face stay clear of its name, however long name and text are', async ({ context, page }) => {
  await settle(context);
  await open(page);
  const hidden = await page.evaluate(() => {
    const wrong: string[] = [];
    for (const wordy of ['', 'wordy', 'wordy wordier'])
      for (const name of ['nm', 'nm long', 'nm long longer'])
        for (const width of [96, 130, 170]) {
          const face = document.createElement('span');
          face.className = `ra-f has ${wordy}`;
          face.style.setProperty('--w', `${width}px`);
          face.innerHTML = `<span class="in"><span class="win"></span><span class="${name}">Name</span><span class="tx">Text</span>
            <span class="ra-ft"><span class="ra-at"><svg></svg></span></span></span>`;
          document.querySelector('.ra-board')!.append(face);
          const [die, line] = ['.ra-at', '.nm'].map((part) => face.querySelector(part)!.getBoundingClientRect());
          if (die!.height === 0 || die!.bottom > line!.top) wrong.push(`${name}, ${wordy || 'brief'}, ${width} px`);
          face.remove();
        }
    return wrong;
  });
  expect(hidden).toEqual([]);
});

test('a hand of nine cards overlaps in one row', async ({ context, page }) => {
  await settle(context);
  await open(page);
  const tops = await page.evaluate(() => {
    const hand = document.querySelector('.ra-hand')!;
    const cards = hand.querySelector('.cards')!;
    while (cards.children.length < 9) cards.append(cards.lastElementChild!.cloneNode(true));
    hand.classList.add('many');
    return [...cards.children].map((card) => card.getBoundingClientRect().top);
  });
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(1);
});

test('the words of a siege keep to their lanes, where places that it asks for leave little room', async ({ context, page }) => {
  await settle(context);
  await open(page);
  const beyond = await page.evaluate(() => {
    const who = '<div class="who"><svg class="crest"></svg><b>8</b><span>Name</span><small>defending, 3 in hand, wins ties</small></div>';
    const sheet = document.createElement('section');
    sheet.className = 'ra-sheet paper';
    sheet.innerHTML = `<div class="ra-lanes">${who}${who}</div>`;
    const lanes = sheet.querySelector<HTMLElement>('.ra-lanes')!;
    lanes.style.setProperty('--k', '5');
    lanes.style.flex = 'none';
    document.querySelector('.ra-board')!.append(sheet);
    const lane = lanes.getBoundingClientRect().height / 2;
    return [...lanes.children].map((one) => one.getBoundingClientRect().height - lane).filter((height) => height > 0);
  });
  expect(beyond).toEqual([]);
});

test('on the smallest phone nothing scrolls sideways, and everything lit is within reach and large enough', async ({ context, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(context, { language: 'de' });
  await open(page);
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
  await open(page);
  await noSidewaysScroll(page);
  for (const thing of ['.ra-board [data-target=stronghold]', '.ra-hand .ra-thing', '.ask [data-option=end]']) {
    await page.locator(thing).first().scrollIntoViewIfNeeded();
    await expect(page.locator(thing).first()).toBeInViewport();
  }
});

test('eyes miss what lies outside of the window', async ({ context, page }) => {
  await settle(context);
  await openEyes(context);
  await open(page);
  expect(await page.evaluate(() => window.sight.unseen())).toEqual([]);
  // Which things a question refers to is a matter of the deal.
  const target = await page.evaluate(() => {
    const refers = document.querySelector<HTMLElement>('.table')?.dataset['refers']?.split(' ') ?? [];
    const thing = [...document.querySelectorAll<HTMLElement>('.ra-board [data-target]')].find(({ dataset }) =>
      refers.includes(dataset['target']!),
    );
    thing?.style.setProperty('transform', 'translateY(2000px)');
    return thing?.dataset['target'] ?? '';
  });
  expect(await page.evaluate(() => window.sight.unseen())).toContain(target);
});

const SIZES = { desktop: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;
for (const language of ['en', 'de'] as const)
  test(`screens of Rune Age for four, ${language}: axe finds nothing by any light, and nothing scrolls sideways`, async ({
    context,
    page,
  }) => {
    test.setTimeout(600_000);
    await settle(context, { language });
    const heard = listen(page);
    const lights = (size: string): readonly Light[] => {
      if (language === 'de' || size === 'low') return ['light'];
      return size === 'phone' ? ['dark', 'light-contrast'] : ['dark', 'light', 'dark-contrast', 'light-contrast'];
    };
    const keep = async (name: string): Promise<void> => {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await lookAt(page, `rune-age-${name}-${language}-${size}`, lights(size));
      }
      await page.setViewportSize(SIZES.desktop);
    };
    await open(page, { seats: 4 });
    await keep('turn');
    await page.locator('.ra-unfold:visible').first().click();
    await keep('realm');
    await page.keyboard.press('Escape');
    await page.locator('.ra-evd').click();
    await keep('scenario');
    await page.keyboard.press('Escape');
    await page.locator('.ra-board [data-target=stronghold]').click();
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
