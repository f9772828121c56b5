/** Tables of this device for tests that look at a table, and not at the lobby where it is wished for. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { FromWorker, NewLocal, ToWorker } from '../src/offline/messages.ts';

/** The worker of the page that was built: it deals for the lobby, too. */
const workerOf = (assets: string): string => `/assets/${readdirSync(assets).find((name) => /^worker-[^.]+\.js$/.test(name))}`;

/** A page of the server that loads little, and starts no worker of its own. */
const LIGHT_PAGE = '/docs/release.html';

export interface LocalWish {
  /** Seats, and how many of them people of this device hold; bots sit at the others. */
  readonly seats?: number;
  readonly people?: number;
  /** Left out: bots think as little as they can. */
  readonly level?: 'apprentice' | 'captain' | 'lord';
  readonly options?: object;
}

/** The person of this device. */
export const ME = 'Mirela';
const NAMES = [ME, 'Rowan', 'Sable', 'Tormund', 'Anastasia'];

const seatsFor = ({ seats = 2, people = 1, level = 'apprentice' }: LocalWish): NewLocal['seats'] =>
  NAMES.slice(0, seats).map((name, seat) => ({ name, bot: seat < people ? null : level }));

/** Deals a match as the lobby does, and opens its table. */
export async function dealLocal(page: Page, game: string, wish: LocalWish = {}): Promise<void> {
  const worker = workerOf(resolve(import.meta.dirname, '../dist/assets'));
  // Its address is enough: nobody looks at it.
  await page.goto(LIGHT_PAGE, { waitUntil: 'commit' });
  const ask: NewLocal = { game, options: wish.options ?? {}, seats: seatsFor(wish) };
  const id = await page.evaluate(
    ([script, message]) =>
      new Promise<string>((done, fail) => {
        const dealer = new Worker(script, { type: 'module' });
        dealer.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === 'reply') done(String(data.value));
          if (data.kind === 'failed') fail(new Error(data.message));
        };
        dealer.onerror = () => fail(new Error('the worker cannot be loaded'));
        dealer.postMessage(message);
      }),
    [worker, { n: 1, kind: 'make', ask } satisfies ToWorker] as const,
  );
  await page.goto(`/local/${id}`);
}
