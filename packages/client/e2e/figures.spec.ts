/** Figures of the page, printed. A limit lies well beyond its goal, and holds only where the machine is not busy with other things. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { follow } from './coach.ts';
import { choose, settle, step } from './support.ts';
import { test } from './test.ts';

const PAINT = { goal: 1500, limit: 3000 };
const ANSWER = { goal: 100, limit: 300 };
/** In hundredths; without a graphics card every frame is painted by the processor. */
const DROPPED = { goal: 5, above: 2, limit: 30 };

/** Processes that want to run, for each core. */
const load = (): number => (loadavg()[0] ?? 0) / cpus().length;
const BUSY = 1.5;

const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const print = (what: string, value: string, goal: string): void =>
  console.log(`figure: ${what}: ${value} (goal ${goal}; load ${load().toFixed(1)} a core)`);

function within(value: number, limit: number): void {
  if (load() <= BUSY) expect(value).toBeLessThanOrEqual(limit);
}

test('script before the lobby can be used', () => {
  const { gzip } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist/shell.json'), 'utf8')) as { gzip: number };
  print('script before the lobby', `${(gzip / 1000).toFixed(1)} kB gzip`, '110 kB');
  expect(gzip).toBeLessThanOrEqual(110_000);
});

test('largest paint', async ({ context, page }) => {
  await settle(context);
  const paints: number[] = [];
  for (const path of ['/', '/', '/', '/new/yield', '/rules/yield']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(600);
    const paint = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    paints.push(paint);
    print(`largest paint of ${path}`, `${Math.round(paint)} ms`, `${PAINT.goal} ms`);
  }
  within(middle(paints), PAINT.limit);
});

/** Milliseconds from a click on an answer to the first frame that shows its effect. */
async function answerTimes(page: Page, n: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let since: number | null = null;
    document.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('[data-option], .ask-go')) since = performance.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const from = since;
      since = null;
      if (from !== null) requestAnimationFrame(() => times.push(performance.now() - from));
    }).observe(document.querySelector('.log')!, { childList: true, subtree: true });
  });
  const times = (): Promise<number[]> => page.evaluate(() => (window as unknown as { times: number[] }).times);
  for (let i = 0; i < 400 && (await times()).length < n; i++) {
    if ((await step(page, i * 7 + 3)) === 'finished') break;
    await page.waitForTimeout(120);
  }
  return times();
}

test('an answer on the board, against the server', async ({ context, page }) => {
  await settle(context);
  await page.goto('/new/skirmish');
  await choose(page, 'Online');
  await choose(page.locator('.srow').nth(1), 'Bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('section.ask[data-shape]').waitFor();
  const times = await answerTimes(page, 15);
  print('an answer on the board', `${middle(times).toFixed(0)} ms in the middle of ${times.length}`, `${ANSWER.goal} ms`);
  expect(times.length).toBeGreaterThan(3);
  within(middle(times), ANSWER.limit);
});

for (const game of ['yield', 'crown-of-ash', 'rune-age', 'uprising'])
  test(`an answer on the drawn board of ${game}`, async ({ context, page }) => {
    await settle(context);
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('section.ask[data-shape]').waitFor();
    const times = await answerTimes(page, 6);
    print(`an answer on the board of ${game}`, `${middle(times).toFixed(0)} ms in the middle of ${times.length}`, `${ANSWER.goal} ms`);
    expect(times.length).toBeGreaterThan(3);
    within(middle(times), ANSWER.limit);
  });

/** Thinks for so long whenever the log grows, and from time to time: a page that should fail. */
const THINKS = 400;

test('a page that thinks too long is found out, by its answers and by its frames', async ({ context, page }) => {
  await settle(context);
  await page.goto('/new/skirmish');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('section.ask[data-shape]').waitFor();
  await page.evaluate((ms) => {
    const think = (): void => {
      for (const end = performance.now() + ms; performance.now() < end; );
    };
    new MutationObserver(think).observe(document.querySelector('.log')!, { childList: true, subtree: true });
    setInterval(think, 2 * ms);
  }, THINKS);
  expect(middle(await answerTimes(page, 4))).toBeGreaterThan(ANSWER.limit);
  const seen = await droppedWhile(page, () =>
    page.evaluate(() => document.querySelector('.board h1')?.animate([{ opacity: 1 }, { opacity: 0.5 }], 2000).finished),
  );
  expect(shareOf(seen)).toBeGreaterThan(DROPPED.limit);
});

/** Frames while things of the game move, as the browser times them: what was due and did not come. Embers always glow. */
async function droppedWhile(page: Page, act: () => Promise<unknown>): Promise<{ frames: number; dropped: number }> {
  await page.evaluate(() => {
    const seen = { frames: 0, dropped: 0 };
    Object.assign(window, { seen });
    let before = 0;
    const frame = (now: number): void => {
      const moving = document.getAnimations().some(({ playState, effect }) => {
        const thing = (effect as KeyframeEffect | null)?.target;
        return playState === 'running' && thing?.closest('.board, .flight, h1') != null && !thing.matches('.coa-windows');
      });
      if (moving && before > 0) {
        seen.frames++;
        seen.dropped += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1);
      }
      before = moving ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(() => (window as unknown as { seen: { frames: number; dropped: number } }).seen);
}

const shareOf = ({ frames, dropped }: { frames: number; dropped: number }): number => (100 * dropped) / Math.max(1, frames + dropped);

/** The share of frames that the machine itself drops: one small thing moves on an empty page. */
async function idleShare(page: Page): Promise<number> {
  await page.goto('/nowhere');
  const seen = await droppedWhile(page, async () => {
    await page.evaluate(() => document.querySelector('h1')?.animate([{ opacity: 1 }, { opacity: 0.5 }], 2000).finished);
  });
  return shareOf(seen);
}

for (const [game, last] of [
  ['yield', 'layConquer'],
  ['crown-of-ash', 'build'],
  ['rune-age', 'kill'],
  ['uprising', 'quest'],
] as const) {
  test(`frames while things move on the board of ${game}`, async ({ context, page }) => {
    await settle(context, { motion: 'full', pace: 'quick' });
    const idle = await idleShare(page);
    await page.goto(`/learn/${game}`);
    await page.locator('.coach').waitFor();
    const seen = await droppedWhile(page, () => follow(page, last));
    const share = shareOf(seen);
    const words = `${share.toFixed(1)} % of ${seen.frames + seen.dropped}, an empty page ${idle.toFixed(1)} %`;
    print(`dropped frames, ${game}`, words, `${DROPPED.goal} %, and ${DROPPED.above} points above an empty page`);
    expect(seen.frames).toBeGreaterThan(10);
    within(share, DROPPED.limit);
  });
}
