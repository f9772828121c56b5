import { configDefaults, defineConfig } from 'vitest/config';

const GAMES = 'packages/games/*/test';
/** Whole matches: the laws, and recorded matches that must play as they did. */
const LAW = ['packages/laws/test/**/*.test.ts', `${GAMES}/{laws,replays}*.test.ts`, `${GAMES}/{laws,replays}/**/*.test.ts`];
/** What a rulebook says, rule by rule and card by card. */
const RULE = [`${GAMES}/**/*.test.ts`];
/** Both stores, the second against a real PostgreSQL. */
const STORE = ['packages/server/test/store/**/*.test.ts'];
/** Whole servers over HTTP and sockets. */
const SERVER = ['packages/server/test/*.test.ts', 'packages/server/test/people/*.test.ts'];
/** What is packed, installed in an empty folder. */
const PACKAGE = ['tools/pack/test/*.test.ts'];
/** Everything else. */
const UNIT = ['packages/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'];
const NEVER = [...configDefaults.exclude, 'packages/client/e2e/**'];

const layer = (name: string, include: string[], exclude: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: [...NEVER, ...exclude] },
});

/** Real sockets, disks and clocks, as in a browser: `npm test` names what only a second attempt passes, it does not hide it. */
const ATTEMPTS_MORE = 1;
const real = (name: string, include: string[]) => {
  const { test, ...rest } = layer(name, include, []);
  return { ...rest, test: { ...test, retry: ATTEMPTS_MORE } };
};

/** Tests of pure packages: what one file imports is as it was for the next, so that a thread imports it once for all its files. */
const pure = (name: string, include: string[], exclude: string[]) => {
  const { test, ...rest } = layer(name, include, exclude);
  return { ...rest, test: { ...test, pool: 'threads' as const, isolate: false } };
};

/** One project for each layer of tests: `npm test -- rule` runs one of them. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By itself Vitest leaves one processor to whoever watches; of two that is half.
    maxWorkers: '100%',
    projects: [
      layer('unit', UNIT, [...LAW, ...STORE, ...SERVER]),
      pure('rule', RULE, LAW),
      pure('law', LAW, []),
      real('store', STORE),
      real('server', SERVER),
      { ...layer('package', PACKAGE, []), test: { ...layer('package', PACKAGE, []).test, globalSetup: 'tools/pack/test/setup.ts' } },
    ],
  },
});
