/** The luck of browser tests: a test deals the same matches in every run. */
import { type BrowserContext, type Page, type TestInfo, test } from '@playwright/test';

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

const WORKER = '*/assets/worker-*.js';
/** Headers that tell of the body as it was sent. */
const OF_THE_BODY = /^content-(encoding|length)$/i;

/** Matches of this device are dealt by a worker. Every worker that a test starts has its own luck, the same in every run. */
export async function fixLuck(context: BrowserContext): Promise<void> {
  const first = seedOf(test.info());
  let workers = 0;
  /** Holds up the worker's script alone. `context.route` would hold up every request, and a page would load all its files again and again. */
  async function fix(page: Page): Promise<void> {
    const session = await context.newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId, responseHeaders = [] }) => {
      const luck = seeded(first + workers++);
      const fulfil = async (): Promise<void> => {
        const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
        const script = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
        await session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: responseHeaders.filter(({ name }) => !OF_THE_BODY.test(name)),
          body: Buffer.concat([Buffer.from(luck), script]).toString('base64'),
        });
      };
      // A script that cannot be given luck is not held up for ever; a worker that a page asks for at its very end is nobody's any more.
      const letPass = (): Promise<unknown> => session.send('Fetch.continueRequest', { requestId });
      fulfil()
        .catch(letPass)
        .catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: WORKER, requestStage: 'Response' }] });
  }
  // A page that is closed at once wants no luck any more.
  context.on('page', (page) => void fix(page).catch(() => undefined));
  await Promise.all(context.pages().map(fix));
}
