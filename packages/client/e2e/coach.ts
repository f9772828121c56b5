/** Goes through guided games by touching what the coach lights. */
import type { Page } from '@playwright/test';

const stepOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('.coach') === null) return '';
    return `${document.querySelector('.coach')?.getAttribute('data-step')} ${document.querySelectorAll('.tried').length}`;
  });

/** Touches everything that is lit, one after the other, until the coach goes on. */
async function doAsTold(page: Page, step: string): Promise<void> {
  const on = page.locator('.coach-on');
  // The rings follow what they are about; a moment later they lie still.
  await page.waitForTimeout(300);
  if ((await on.count()) > 0) return on.click();
  for (let i = 0; i < 8 && (await stepOf(page)) === step; i++) {
    const rings = await page
      .locator('.coach-ring')
      .evaluateAll((all) =>
        all.map((ring) => ring.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
      );
    const [x, y] = rings[i < 5 ? 0 : rings.length - 1] ?? [0, 0];
    if (rings.length > 0) await page.mouse.click(x!, y!);
    await page.waitForTimeout(200);
  }
}

/** Follows the coach up to a step; the steps that were seen. */
export async function follow(page: Page, last: string): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < 120 && seen.at(-1) !== last; i++) {
    const step = await stepOf(page);
    const id = step.split(' ')[0]!;
    if (id !== '' && seen.at(-1) !== id) seen.push(id);
    if (id === '') await page.waitForTimeout(100);
    else if (id !== last) await doAsTold(page, step);
  }
  return seen;
}
