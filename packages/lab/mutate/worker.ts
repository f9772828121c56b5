/** A process with a warm Vitest: gets a broken source, runs tests on it, says which one fell first. The files stay as they are. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestCase, TestModule, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { type Fallen, type Job, namesRule } from './job.ts';

const [root = '.', folder = ''] = process.argv.slice(2);
/** The broken source, as long as its tests run. */
let broken: { readonly file: string; readonly text: string } | null = null;
let fallen: Omit<Fallen, 'files'> = { named: null, other: null };

function note(title: string, file: string, vitest: Vitest): void {
  if (namesRule(file, title)) {
    fallen = { ...fallen, named: fallen.named ?? title };
    void vitest.cancelCurrentRun('test-failure');
  } else fallen = { ...fallen, other: fallen.other ?? title };
}

async function start(): Promise<Vitest> {
  let vitest: Vitest;
  const reporter = {
    onTestCaseResult(test: TestCase): void {
      if (test.result().state === 'failed') note(test.fullName, test.module.moduleId, vitest);
    },
    onTestModuleEnd(module: TestModule): void {
      if (module.errors().length > 0) note(`${module.moduleId.slice(root.length + 1)} cannot be loaded`, module.moduleId, vitest);
    },
  };
  vitest = await createVitest(
    {
      root,
      config: false,
      // It goes by what lies on the disk, where nothing is broken.
      fsModuleCache: false,
      watch: false,
      include: [`${folder}/test/**/*.test.ts`],
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      testTimeout: 60_000,
      reporters: [reporter],
    },
    {
      logLevel: 'silent',
      plugins: [{ name: 'broken-source', enforce: 'pre', load: (id: string) => (id === broken?.file ? broken.text : null) }],
    },
  );
  await vitest.standalone();
  return vitest;
}

const vitest = await start();

async function run({ file, text, tests }: Job): Promise<Fallen> {
  fallen = { named: null, other: null };
  broken = file === null ? null : { file: resolve(root, file), text };
  if (broken !== null) forget(broken.file);
  const wanted = new Set(tests.map((test) => resolve(root, test)));
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId));
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (unhandledErrors.length > 0 && fallen.other === null) fallen = { ...fallen, other: String(unhandledErrors[0]) };
  if (broken !== null) forget(broken.file);
  broken = null;
  return { ...fallen, files: specifications.length };
}

/** Read anew: the source, and everything of the title that may have been made from it. */
function forget(file: string): void {
  vitest.invalidateFile(file);
  for (const own of readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (own.endsWith('.ts')) vitest.watcher.invalidates.add(resolve(root, folder, own));
  }
}

process.on('message', async (job: Job) => {
  process.send?.(await run(job));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
