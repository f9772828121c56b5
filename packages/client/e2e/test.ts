/** Tests that leave nothing behind: every context that one opened is closed with it, and slows no later one down. */
import { test as base } from '@playwright/test';

export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      await Promise.all(browser.contexts().flatMap((context) => (before.includes(context) ? [] : [context.close()])));
    },
    { auto: true },
  ],
});
