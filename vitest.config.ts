import { configDefaults, defineConfig } from 'vitest/config';

const GAMES = 'packages/games/*/test';
/** Whole matches: the laws, and recorded matches that must play as they did. */
const LAW = ['packages/laws/test/**/*.test.ts', `${GAMES}/{laws,replays}*.test.ts`, `${GAMES}/{laws,replays}/**/*.test.ts`];
/** What a rulebook says, rule by rule and card by card. */
const RULE = [`${GAMES}/**/*.test.ts`];
/** Everything else. */
const UNIT = ['packages/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'];
const NEVER = [...configDefaults.exclude, 'packages/client/**'];

const layer = (name: string, include: string[], exclude: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: [...NEVER, ...exclude] },
});

/** One project for each layer of tests: `npm test -- rule` runs one of them. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [layer('unit', UNIT, LAW), layer('rule', RULE, LAW), layer('law', LAW, [])],
  },
});
