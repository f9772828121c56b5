/** The luck of browser tests: a test deals the same matches in every run. */
import { type BrowserContext, type TestInfo, test } from '@playwright/test';

/** A number for a text. */
const sum = (text: string): number => {
  let all = 0;
  for (const letter of text) all = (Math.imul(all, 31) + letter.charCodeAt(0)) | 0;
  return all;
};

/** `E2E_LUCK` deals other matches; so do a second attempt and every repetition. */
const seedOf = ({ titlePath, retry, repeatEachIndex }: TestInfo): number =>
  sum([...titlePath, retry, repeatEachIndex, process.env['E2E_LUCK'] ?? ''].join());

/** Placed before the script of a worker: its chance comes from a seed. */
const seeded = (seed: number): string => `{
  let state = ${seed};
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return (twice ^ (twice >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => array.map((_, i) => (array[i] = next()));
}
`;

/** Matches of this device are dealt by a worker. Every worker that a test starts has its own luck, the same in every run. */
export async function fixLuck(context: BrowserContext): Promise<void> {
  const first = seedOf(test.info());
  let workers = 0;
  await context.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: seeded(first + workers++) + (await response.text()) });
  });
}
