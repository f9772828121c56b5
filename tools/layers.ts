/**
 * The layers of `npm test`, in the order they run. A layer is a name, what it counts, and a function that runs it. To add one,
 * write it here; a layer of tests also needs its project in vitest.config.ts.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '../packages/games/all/index.ts';
import { failures, told, type VitestFile } from './findings.ts';
import { say } from './lanes.ts';
import { changedSince, foundFine, keepFine, toLint } from './linted.ts';
import { buildPage } from './page.mjs';
import { CACHE, longtable, run } from './run-tool.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** How many things the layer looked at: a check that saw nothing has proven nothing. */
  readonly saw: number;
  /** What failed, by name and first reason; what passed only at a second attempt. */
  readonly names?: readonly string[];
}

export interface Layer {
  readonly name: string;
  /** What is counted: tests, files, modules. */
  readonly counts: string;
  /** Files come and go, tests should not: how much of today's number must be there tomorrow. */
  readonly slack: number;
  /** True: it uses one processor, and may run beside its neighbours that do so, too. */
  readonly isSingle?: boolean;
  run(): Promise<Outcome>;
}

const verdict = (fine: boolean, saw: number): Outcome => ({ passed: fine ? 1 : 0, failed: fine ? 0 : 1, saw });
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

/** The client has a configuration of its own: it lives in a browser. */
const PROJECTS = ['.', 'packages/client'];

async function types(): Promise<Outcome> {
  const found = await Promise.all(PROJECTS.map((project) => run('tsc', ['-p', project, '--listFiles'], { quiet: true })));
  const code = Math.max(...found.map((one) => one.code));
  const output = found.map((one) => one.output).join('\n');
  const lines = output.split('\n');
  const isOwn = (line: string): boolean => line.includes('/packages/') || line.includes('/tools/');
  const own = lines.filter((line) => /\.tsx?$/.test(line) && isOwn(line) && !line.includes('node_modules'));
  if (code !== 0) say(`${lines.filter((line) => !/^\S+\.tsx?$/.test(line)).join('\n')}\n`);
  return verdict(code === 0, own.length);
}

/** More files than this are not named one by one. */
const FEW = 200;

/** Looks at the files that changed since they were found to be fine; at all of them where nobody can say which did. */
async function lint(): Promise<Outcome> {
  const now = toLint();
  const all = Object.keys(now.files).length;
  const changed = changedSince(foundFine(), now);
  if (all > 0 && changed.length === 0) return verdict(true, all);
  const named = changed.length > FEW ? [] : changed;
  const { code, output, errors } = await run('biome', ['check', '--max-diagnostics=50', ...named]);
  const saw = (named.length === 0 ? 0 : all - changed.length) + numberIn(output + errors, /Checked (\d+) file/);
  // Files that Biome passed over are not known to be fine.
  if (code === 0 && saw === all) keepFine(now);
  return verdict(code === 0, saw);
}

interface Cruised {
  summary: { totalCruised: number; error: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

async function imports(): Promise<Outcome> {
  const args = [
    'packages',
    'tools',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    '--cache',
    '.cache/imports',
    '--cache-strategy',
    'content',
  ];
  const { code, output, errors } = await run('depcruise', args, { quiet: true });
  if (code !== 0) {
    say(errors);
    return verdict(false, 0);
  }
  const { summary } = JSON.parse(output) as Cruised;
  for (const { rule, from, to } of summary.violations) say(`${rule.name}: ${from} → ${to}\n`);
  return verdict(summary.error === 0, summary.totalCruised);
}

async function unused(): Promise<Outcome> {
  const { code } = await run('knip', ['--config', 'knip.json', '--no-config-hints', '--cache', '--cache-location', '.cache/unused']);
  return verdict(code === 0, 1);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  numFailedTestSuites: number;
  success: boolean;
  testResults: VitestFile[];
}

/** A project of vitest.config.ts. Its report stays under .cache/tests, where `longtable rules` reads it. */
const tests = (name: string): Layer => ({
  name,
  counts: 'tests',
  slack: 1,
  async run() {
    const report = join(CACHE, 'tests', `${name}.json`);
    rmSync(report, { force: true });
    const { code } = await run('vitest', [
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    try {
      const found = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
      const { numPassedTests: passed, numFailedTests: failed } = found;
      const names = failures(found.testResults);
      // A file that cannot be loaded, and an error that nobody waited for, have no test to fail.
      const isOutside = code !== 0 && failed === 0;
      return {
        passed,
        failed: isOutside ? 1 : failed,
        saw: passed + failed,
        names: isOutside && names.length === 0 ? ['an error outside of all tests, see above'] : names,
      };
    } catch {
      return verdict(code === 0, 0);
    }
  },
});

interface Coverage {
  games: Record<string, { tested: number; vectors: { tested: number }; unaddressed: string[]; overfull: string[]; sentences: string[] }>;
}

/** Rules without an address, places with too many of them, rules without a sentence for players. */
const owed = ({ games }: Coverage): string[] => {
  const kinds = Object.entries(games).map(([game, { unaddressed, overfull, sentences }]) => [game, { unaddressed, overfull, sentences }]);
  return told(Object.fromEntries(kinds));
};

async function rules(): Promise<Outcome> {
  const { code, output } = await longtable(['rules', '--json'], { quiet: true });
  await longtable(['rules']);
  const coverage: Coverage = code > 1 ? { games: {} } : (JSON.parse(output) as Coverage);
  const late = owed(coverage);
  for (const line of late) say(`${line}\n`);
  return verdict(
    code === 0 && late.length === 0,
    Object.values(coverage.games).reduce((sum, { tested, vectors }) => sum + tested + vectors.tested, 0),
  );
}

/** A taste of the long runs: some matches of every game, the laws looked at often enough to take a few seconds. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  skirmish: ['--games', '200', '--whole', '2'],
};
const OTHERWISE = ['--games', '24', '--whole', '23'];

async function sample(): Promise<Outcome> {
  let passed = 0;
  let saw = 0;
  for (const id of GAME_IDS) {
    const { code, output } = await longtable(['simulate', id, ...(SAMPLES[id] ?? OTHERWISE)]);
    if (code === 0) passed++;
    saw += numberIn(output, /: (\d+) matches/);
  }
  return { passed, failed: GAME_IDS.length - passed, saw };
}

/** Some matches of every game, everything in them read. */
async function texts(): Promise<Outcome> {
  const findings: Record<string, { texts: string[] }> = {};
  let saw = 0;
  let broken = 0;
  for (const id of GAME_IDS) {
    const { output } = await longtable(['simulate', id, '--texts', '--games', '12', '--json'], { quiet: true });
    const report = JSON.parse(output) as { games: number; findings: object[]; violations: string[] };
    for (const violation of report.violations) say(`${id}: ${violation}\n`);
    findings[id] = { texts: report.findings.map((finding) => JSON.stringify(finding)) };
    broken += report.violations.length;
    saw += report.games;
  }
  const late = told(findings);
  for (const line of late) say(`${line}\n`);
  return { passed: GAME_IDS.length, failed: late.length + broken, saw };
}

type BrowserStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped';

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; tests: { status: BrowserStatus }[] }[];
}

interface BrowserReport extends BrowserSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const titles = ({ suites = [], specs = [] }: BrowserSuite, wanted: BrowserStatus): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
  ...suites.flatMap((suite) => titles(suite, wanted)),
];

/** Tests in a real browser against the real server. A machine without Chromium fails, it does not skip. */
async function played(project: string, name: string): Promise<Outcome> {
  const report = join(CACHE, 'tests', `${name}.json`);
  rmSync(report, { force: true });
  const args = ['test', '--config', 'packages/client/playwright.config.ts', '--project', project];
  const { code } = await run('playwright', args, { env: { REPORT: name } });
  try {
    const found = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport;
    const { expected, unexpected, flaky, skipped } = found.stats;
    const passed = expected + flaky;
    const failed = unexpected + skipped;
    const names = [...titles(found, 'unexpected'), ...titles(found, 'flaky').map((title) => `only at the second attempt: ${title}`)];
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, saw: passed + failed, names };
  } catch {
    return verdict(false, 0);
  }
}

/** Whole matches and every screen. */
async function browser(): Promise<Outcome> {
  const { code } = await run('vite', ['build', 'packages/client', '--logLevel', 'warn']);
  return code === 0 ? played('pages', 'browser') : verdict(false, 0);
}

/** The tarballs as somebody installs them: they hold the page, which must be there first. */
const packages: Layer = {
  ...tests('package'),
  isSingle: true,
  run: () => (buildPage() ? tests('package').run() : Promise.resolve(verdict(false, 0))),
};

export const LAYERS: readonly Layer[] = [
  { name: 'types', counts: 'files', slack: 0.9, isSingle: true, run: types },
  { name: 'unused', counts: 'look', slack: 1, isSingle: true, run: unused },
  { name: 'imports', counts: 'modules', slack: 0.9, isSingle: true, run: imports },
  { name: 'lint', counts: 'files', slack: 0.9, isSingle: true, run: lint },
  tests('unit'),
  tests('rule'),
  tests('law'),
  tests('store'),
  tests('server'),
  { name: 'browser', counts: 'tests', slack: 1, run: browser },
  { name: 'figures', counts: 'tests', slack: 1, run: () => played('figures', 'figures') },
  packages,
  { name: 'sample', counts: 'matches', slack: 1, isSingle: true, run: sample },
  { name: 'texts', counts: 'matches', slack: 1, isSingle: true, run: texts },
  { name: 'rules', counts: 'proven rules and vectors', slack: 1, isSingle: true, run: rules },
];
