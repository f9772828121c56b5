/** A turn as it is seen: recorded answers are given on the page, and what the page paints meanwhile is kept. */
import type { Page } from '@playwright/test';
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

interface Encoded extends Omit<Frame, 'image'> {
  readonly image: string;
}

/** Runs in a page: the first image whole, of each further one the part that changed. */
async function encode(shots: readonly { png: string; ms: number }[], { width, height, quality }: Encoding): Promise<Encoded[]> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
  const encoded: (Encoded & { ms: number })[] = [];
  let before: Uint32Array | null = null;
  for (const { png, ms } of shots) {
    pen.drawImage(await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob()), 0, 0, width, height);
    const now = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
    let [left, top, right, bottom] = before === null ? [0, 0, width, height] : [width, height, 0, 0];
    for (let i = 0; before !== null && i < now.length; i++) {
      if (now[i] === before[i]) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    before = now;
    const last = encoded.at(-1);
    if (right <= left && last !== undefined) {
      last.ms += ms;
      continue;
    }
    [left, top] = [left - (left % 2), top - (top % 2)];
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d', { alpha: false })!.drawImage(canvas, -left, -top);
    const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    const image = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    encoded.push({ image, x: left, y: top, width: part.width, height: part.height, ms });
  }
  return encoded;
}

interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
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
  const encoded = await page.evaluate(`(${encode.toString()})(${JSON.stringify(timed)}, ${JSON.stringify(encoding)})`);
  return (encoded as Encoded[]).map(({ image, ms, ...frame }) => ({
    ...frame,
    ms: Math.min(LONGEST_MS, ms),
    image: Buffer.from(image, 'base64'),
  }));
}
