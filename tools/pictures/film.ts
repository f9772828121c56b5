/** A turn as it is seen: recorded answers are given on the page, and what the page paints meanwhile is kept. */
import type { Page } from '../../packages/client/tools/chromium.mjs';
import { type Encoding, encode } from './in-page.mjs';
import type { Frame } from './webp.ts';

/** One painted image with the time when it was painted. */
interface Shot {
  readonly png: string;
  readonly seconds: number;
}

const quoted = (name: string, id: string): string => `[${name}=${JSON.stringify(id)}]`;
/** How long a person looks before and after an answer. */
const PAUSE = 700;

/** A recorded answer, and the thing on the board that stands for it, where there is one. */
export interface Given {
  readonly answer: string;
  readonly target?: string | undefined;
}

/** Gives a recorded answer by touching what is offered, on the board where it lies there, else in the bar. */
async function give(page: Page, { answer, target }: Given): Promise<void> {
  const onBoard = page.locator(`${quoted('data-target', target ?? '')}:visible`).first();
  const inBar = page.locator(`${quoted('data-option', answer)}:visible`).first();
  const list = page.locator('.ask-list:visible');
  if ((await onBoard.count()) > 0) await onBoard.click({ timeout: 10_000 });
  else {
    if ((await inBar.count()) === 0 && (await list.count()) > 0) await list.click();
    await inBar.click({ timeout: 10_000 });
  }
  const go = page.locator('.ask-go:not([aria-disabled=true]):visible');
  await page.waitForTimeout(PAUSE / 2);
  if ((await go.count()) > 0) await go.first().click();
}

/** What is painted while the answers are given. */
export async function film(page: Page, answers: readonly Given[], size: { width: number; height: number }): Promise<Shot[]> {
  const shots: Shot[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ png: data, seconds: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: size.width, maxHeight: size.height });
  await page.waitForTimeout(PAUSE);
  for (const answer of answers) {
    await page.locator('.table[data-live="true"]').waitFor();
    await page.locator('section.ask[data-shape]').waitFor();
    await page.waitForTimeout(PAUSE);
    await give(page, answer);
  }
  await page.waitForTimeout(3 * PAUSE);
  await session.send('Page.stopScreencast');
  return shots;
}

/** Nothing lasts longer than this: nobody watches a film of waiting. */
const LONGEST_MS = 1200;

/** Shots as frames of WebP, encoded by the browser. */
export async function framesOf(page: Page, shots: readonly Shot[], encoding: Encoding): Promise<Frame[]> {
  const timed = shots.map(({ png, seconds }, i) => {
    const next = shots[i + 1]?.seconds;
    const ms = next === undefined ? LONGEST_MS : Math.round(1000 * (next - seconds));
    return { png, ms: Math.min(LONGEST_MS, Math.max(20, ms)) };
  });
  const encoded = await page.evaluate(encode, [timed, encoding] as const);
  return encoded.map(({ image, ms, ...frame }) => ({
    ...frame,
    ms: Math.min(LONGEST_MS, ms),
    image: Buffer.from(image, 'base64'),
  }));
}
