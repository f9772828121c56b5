/** A process with a Vitest whose tests try every broken rule that they reach. The files stay as they are. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCase, TestModule, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { namesRule, type Round, type Sweep, type Swept } from './job.ts';
import { switched } from './switches.ts';

const [root = '.', folder = ''] = process.argv.slice(2);
const RUNNER = fileURLToPath(new URL('./runner.ts', import.meta.url));
/** Loops of these count their steps too: a broken rule can keep them going. */
const ENGINE = /\/packages\/(?:kernel|kit|laws)\/(?!.*test\/).*\.ts$/;

let texts: Readonly<Record<string, string>> = {};
const named = new Map<number, string>();
const other = new Map<number, string>();
const early = new Set<number>();
const spoilt = new Set<number>();
const tried = new Set<string>();
/** Tests that failed while nothing was broken, with their files. */
const red = new Map<string, string>();

/** The source of a file with what is asked for put in. */
function load(id: string): string | null {
  const own = texts[id.slice(root.length + 1)];
  if (own !== undefined) return own;
  return ENGINE.test(id) && !id.includes('/node_modules/') ? switched(id, readFileSync(id, 'utf8'), []).text : null;
}

const reporter = {
  onTestCaseResult(test: TestCase): void {
    const meta = test.meta();
    if (meta.isRed) red.set(test.fullName, test.module.moduleId);
    if (meta.isTried) tried.add(test.id);
    for (const id of meta.early ?? []) early.add(id);
    if (meta.spoiler !== undefined) spoilt.add(meta.spoiler);
    const fates = namesRule(test.module.moduleId, test.fullName) ? named : other;
    for (const id of meta.fallen ?? []) if (!fates.has(id)) fates.set(id, test.fullName);
  },
  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) red.set(`${module.moduleId.slice(root.length + 1)} cannot be loaded`, module.moduleId);
  },
};

const start = (): Promise<Vitest> =>
  createVitest(
    {
      root,
      config: false,
      fsModuleCache: false,
      watch: false,
      include: [`${folder}/test/**/*.test.ts`],
      runner: RUNNER,
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      testTimeout: 3_600_000,
      reporters: [reporter],
    },
    { logLevel: 'silent', plugins: [{ name: 'switched-sources', enforce: 'pre', load }] },
  );

async function sweep(job: Sweep): Promise<Swept> {
  texts = job.texts;
  const vitest = await start();
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  const of = (files: readonly string[]) => {
    const wanted = new Set(files.map((file) => resolve(root, file)));
    return specifications.filter(({ moduleId }) => wanted.has(moduleId));
  };
  const round = async (which: Round['of'], files: readonly string[]): Promise<void> => {
    if (files.length === 0) return;
    vitest.provide('round', { of: which, named: [...named.keys()], other: [...other.keys()], spoilt: [...spoilt], tried: [...tried] });
    await vitest.runTestSpecifications(of(files));
  };
  await round('short', job.named);
  await round('long', job.named);
  await round('all', job.recorded);
  // Where a broken rule left something behind the tests after it told nothing: they are run once more.
  for (const which of ['all', 'none'] as const) {
    const again = [...new Set(red.values())];
    red.clear();
    await round(which, again);
  }
  await vitest.close();
  return {
    named: Object.fromEntries(named),
    other: Object.fromEntries(other),
    apart: [...early, ...spoilt],
    red: [...red.keys()][0] ?? null,
    files: specifications.length,
  };
}

process.on('message', async (job: Sweep) => {
  process.send?.(await sweep(job));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
