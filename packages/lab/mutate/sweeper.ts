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
const apart = new Set<number>();
let red: string | null = null;

/** The source of a file with what is asked for put in. */
function load(id: string): string | null {
  const own = texts[id.slice(root.length + 1)];
  if (own !== undefined) return own;
  return ENGINE.test(id) && !id.includes('/node_modules/') ? switched(id, readFileSync(id, 'utf8'), []).text : null;
}

const reporter = {
  onTestCaseResult(test: TestCase): void {
    const { fallen = [], apart: alone = [], isRed = false } = test.meta();
    if (isRed) red ??= test.fullName;
    for (const id of alone) apart.add(id);
    const fates = namesRule(test.module.moduleId, test.fullName) ? named : other;
    for (const id of fallen) if (!fates.has(id)) fates.set(id, test.fullName);
  },
  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) red ??= `${module.moduleId.slice(root.length + 1)} cannot be loaded`;
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
    vitest.provide('round', { of: which, named: [...named.keys()], other: [...other.keys()] });
    await vitest.runTestSpecifications(of(files));
  };
  await round('short', job.named);
  await round('long', job.named);
  await round('all', job.recorded);
  await vitest.close();
  return {
    named: Object.fromEntries(named),
    other: Object.fromEntries(other),
    apart: [...apart],
    red,
    files: specifications.length,
  };
}

process.on('message', async (job: Sweep) => {
  process.send?.(await sweep(job));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
