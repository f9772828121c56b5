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
  // The thread of the page itself moves a margin; a change of clearness would go on without it.
  const { due, dropped } = await framesWhile(page, () =>
    page.evaluate(() => document.querySelector('.board h1')?.animate([{ marginLeft: '0' }, { marginLeft: '40px' }], 2000).finished),
  );
  expect(percent(dropped, due)).toBeGreaterThan(DROPPED.limit);
});

/** Frames that were due while things of the game moved. */
interface Frames {
  readonly due: number;
  /** Neither did the browser draw anything new, nor did the page get its turn. */
  readonly dropped: number;
  /** The page did not get its turn; what the browser moves by itself moved on. */
  readonly late: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly data?: { readonly message?: string } };
}

const FRAMES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const FRAME_US = 1_000_000 / 60;
const [MOVING, STILL] = ['moving', 'still'];

/** Marks in the trace when things of the game begin to move and when they lie still. Embers always glow. */
function markMoves([moving, still]: readonly [string, string]): void {
  let before = false;
  const frame = (): void => {
    const now = document.getAnimations().some(({ playState, effect }) => {
      const thing = (effect as KeyframeEffect | null)?.target;
      return playState === 'running' && thing?.closest('.board, .flight, h1') != null && !thing.matches('.coa-windows');
    });
    if (now !== before) console.timeStamp(now ? moving : still);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Frames that passed between signs of life. */
function missing(signs: readonly number[]): number {
  return signs.slice(1).reduce((sum, at, i) => sum + Math.max(0, Math.round((at - signs[i]!) / FRAME_US) - 1), 0);
}

function framesIn(trace: readonly TraceEvent[]): Frames {
  const frames = { due: 0, dropped: 0, late: 0 };
  let from: number | null = null;
  let [signs, turns]: [number[], number[]] = [[], []];
  for (const { name, ts, args } of trace.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'DrawFrame' || name === 'FireAnimationFrame') signs.push(ts);
    if (name === 'FireAnimationFrame') turns.push(ts);
    if (name !== 'TimeStamp') continue;
    if (args.data?.message === STILL && from !== null) {
      frames.due += Math.round((ts - from) / FRAME_US);
      frames.dropped += missing([from, ...signs, ts]);
      frames.late += missing([from, ...turns, ts]);
    }
    from = args.data?.message === MOVING ? ts : null;
    [signs, turns] = [[], []];
  }
  return frames;
}

async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: FRAMES });
  await page.evaluate(markMoves, [MOVING, STILL] as const);
  await act();
  // The last move has to end, or it would not count.
  await page.waitForTimeout(600);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return framesIn(traceEvents);
}

const percent = (some: number, all: number): number => (100 * some) / Math.max(1, all);

/** Frames of the machine itself: one small thing moves on an empty page. */
async function idleFrames(page: Page): Promise<Frames> {
  await page.goto('/nowhere');
  return framesWhile(page, () =>
    page.evaluate(() => document.querySelector('h1')?.animate([{ opacity: 1 }, { opacity: 0.5 }], 2000).finished),
  );
}

for (const [game, last] of [
  ['yield', 'layConquer'],
  ['crown-of-ash', 'build'],
  ['rune-age', 'kill'],
  ['uprising', 'quest'],
] as const) {
  test(`frames while things move on the board of ${game}`, async ({ context, page }) => {
    await settle(context, { motion: 'full', pace: 'quick' });
    const idle = await idleFrames(page);
    await page.goto(`/learn/${game}`);
    await page.locator('.coach').waitFor();
    const { due, dropped, late } = await framesWhile(page, () => follow(page, last));
    const words = `${percent(dropped, due).toFixed(1)} % of ${due}, an empty page ${percent(idle.dropped, idle.due).toFixed(1)} %`;
    const turns = `late turns of the page: ${percent(late, due).toFixed(1)} %, an empty page ${percent(idle.late, idle.due).toFixed(1)} %`;
    print(`dropped frames, ${game}`, `${words}; ${turns}`, `${DROPPED.goal} %, and ${DROPPED.above} points above an empty page`);
    expect(due).toBeGreaterThan(50);
    within(percent(dropped, due), DROPPED.limit);
  });
}
