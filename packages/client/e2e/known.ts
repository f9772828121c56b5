/** People whom the server knows before the test begins. */
import type { BrowserContext, Page } from '@playwright/test';

/** A request of the page itself. */
export const post = (page: Page, path: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, json]) => {
      const answer = await fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json! });
      return (await answer.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body)] as const,
  );

/** A page of somebody whom the server knows. */
export async function guest(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await post(page, '/api/guest', { name });
  await page.evaluate(() => localStorage.setItem('longtable.guest', 'true'));
  return page;
}
