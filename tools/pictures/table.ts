/** A recorded match on the page's own table: put among the matches of the device, opened, looked at. */
import type { Browser, BrowserContext, Page } from '../../packages/client/tools/chromium.mjs';
import type { Replay } from '../../packages/laws/index.ts';
import { fonts, keep } from './in-page.mjs';
import { LEVEL, type Replayed } from './match.ts';
import type { Picture } from './scenes.ts';

const ID = 'tpicture';

/** Some settings of the page, as a person would have made them. */
export interface Setting {
  readonly theme: Picture['theme'];
  readonly pace: 'calm' | 'quick' | 'instant';
  readonly motion: 'full' | 'reduced';
}

/** The match as the page keeps matches; the first seat is a person's, chance follows the record. */
export function deviceMatch(picture: Picture, { moves }: Replay, { options, script }: Replayed, rules: string, step: number): object {
  const isPerson = (seat: number): boolean => seat === 0;
  return {
    id: ID,
    game: picture.game,
    rules,
    options,
    seats: picture.people.map((name, seat) => ({ name, bot: isPerson(seat) ? null : LEVEL })),
    holders: picture.people.map((_, seat) => (isPerson(seat) ? 'person' : { bot: LEVEL })),
    secret: '0'.repeat(64),
    nonces: picture.people.map((_, seat) => (isPerson(seat) ? '0'.repeat(64) : null)),
    lesson: { id: picture.game, chance: script, alone: true },
    entries: moves.slice(0, step).map(({ seat, answer }) => ({ t: 'answer', seat, answer })),
    created: 0,
    updated: 0,
    heading: { en: '', de: '' },
    waiting: true,
    result: null,
  };
}

/** A table of the page that shows the match. */
export async function openTable(
  browser: Browser,
  base: string,
  match: object,
  setting: Setting,
  size: { readonly width: number; readonly height: number },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${base}/icon.svg`);
  await page.evaluate(keep, [{ language: 'en', name: 'Mara', ...setting }, match] as const);
  await page.waitForSelector('[data-kept]', { state: 'attached' });
  await page.goto(`${base}/local/${ID}`);
  await page.locator('.askwrap').first().waitFor();
  await page.evaluate(fonts);
  return { context, page };
}
