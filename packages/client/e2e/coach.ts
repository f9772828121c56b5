/** Goes through guided games by touching what the coach lights. */
import type { Page } from '@playwright/test';

/** The step that the coach is at, as soon as it is not `before` any more, or after so many milliseconds. Empty: the coach is not there. */
const stepAfter = (page: Page, before: string, most: number): Promise<string> =>
  page.evaluate(
    async ([old, ms]) => {
      const now = (): string => {
        const coach = document.querySelector('.coach');
        return coach === null ? '' : `${coach.getAttribute('data-step')} ${document.querySelectorAll('.tried').length}`;
      };
      for (const end = performance.now() + ms; now() === old && performance.now() < end; )
        await new Promise((done) => setTimeout(done, 20));
      return now();
    },
    [before, most] as const,
  );

/** Frames in which nothing moved, after which rings lie still; and those that are waited for. */
const STILL = 4;
const MOST = 20;

/** The middles of all rings, once they lie still: they follow what they are about. */
const ringsAtRest = (page: Page): Promise<readonly (readonly [number, number])[]> =>
  page.evaluate(
    async ([enough, most]) => {
      const middles = (): [number, number][] =>
        [...document.querySelectorAll('.coach-ring')]
          .map((ring) => ring.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
      let before = '';
      for (let frames = 0, still = 0; frames < most && still < enough; frames++) {
        await new Promise(requestAnimationFrame);
        const now = middles().join(' ');
        still = now !== '' && now === before ? still + 1 : 0;
        before = now;
      }
      return middles();
    },
    [STILL, MOST] as const,
  );

/** Touches everything that is lit, one after the other, until the coach goes on; the step it goes on to. */
async function doAsTold(page: Page, step: string): Promise<string> {
  const on = page.locator('.coach-on');
  let rings = await ringsAtRest(page);
  if ((await on.count()) > 0) {
    await on.click();
    return stepAfter(page, step, 200);
  }
  let now = await stepAfter(page, step, 0);
  for (let i = 0; i < 8 && now === step; i++) {
    const [x, y] = rings[i < 5 ? 0 : rings.length - 1] ?? [];
    if (x !== undefined && y !== undefined) await page.mouse.click(x, y);
    now = await stepAfter(page, step, 200);
    rings = await ringsAtRest(page);
  }
  return now;
}

/** Follows the coach up to a step; the steps that were seen. */
export async function follow(page: Page, last: string): Promise<string[]> {
  const seen: string[] = [];
  let step = await stepAfter(page, '', 0);
  for (let i = 0; i < 120; i++) {
    const id = step.split(' ')[0]!;
    if (id !== '' && seen.at(-1) !== id) seen.push(id);
    if (id === last) break;
    step = id === '' ? await stepAfter(page, '', 100) : await doAsTold(page, step);
  }
  return seen;
}
