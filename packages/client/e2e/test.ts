/** Tests that leave nothing behind: every context that one opened is closed with it, and slows no later one down. */
import { test as base } from '@playwright/test';

export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((opened) => opened !== context);
      await Promise.all(others.map((opened) => opened.close()));
    },
    { auto: true },
  ],
});
