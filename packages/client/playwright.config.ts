import { defineConfig } from '@playwright/test';
import { PORT } from './e2e/ports.ts';
import { FLAGS, findChromium, findShell } from './tools/chromium.mjs';

const launch = (executablePath: string) => ({ executablePath, args: [...FLAGS] });

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  // Every test has a table of its own, so that a long file does not keep one worker busy while the others are done.
  fullyParallel: true,
  workers: 2,
  // Figures are measured by one hand alone, in the whole Chromium, as people have it.
  projects: [
    { name: 'pages', testIgnore: /figures/ },
    { name: 'figures', testMatch: /figures/, workers: 1, use: { serviceWorkers: 'allow', launchOptions: launch(findChromium()) } },
  ],
  // Every run deals the same matches (e2e/luck.ts). What only the second attempt passes is named by `npm test`, not hidden.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `../../.cache/tests/${process.env['REPORT'] ?? 'browser'}.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    // The service worker has tests of its own; elsewhere it would hide from a test what the page asks for.
    serviceWorkers: 'block',
    launchOptions: launch(findShell()),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://127.0.0.1:${PORT}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
