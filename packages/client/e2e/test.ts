/** Tests that leave nothing behind: every context that one opened is closed with it, and slows no later one down. */
import { test as base } from '@playwright/test';

export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser, context }, use) => {
      await use(undefined);
      // A worker that a page asks for at its very end is nobody's any more.
      for (const opened of browser.contexts()) await opened.unrouteAll({ behavior: 'ignoreErrors' });
      const others = browser.contexts().filter((opened) => opened !== context);
      await Promise.all(others.map((opened) => opened.close()));
    },
    { auto: true },
  ],
});
