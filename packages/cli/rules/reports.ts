/** Reports of the last test run under `.cache/tests`: one of vitest for each layer. */
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, filesBelow, ROOT } from '../repository.ts';

export interface ProvenTitle {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

export interface Reports {
  readonly titles: readonly ProvenTitle[];
  /** missing: no tests were run · stale: some test files are newer than their report · fresh */
  readonly state: 'missing' | 'stale' | 'fresh';
  /** Test files that have no report, or an older one. */
  readonly outdated: readonly string[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const FOLDER = 'tests';
const TEST_FILE = /\/test\/.*\.test\.ts$/;
/** The command that makes or renews the reports. */
export const HOW_TO_TEST = 'npm test -- unit rule law';

export function testReports(): Reports {
  const titles: ProvenTitle[] = [];
  const reportedAt = new Map<string, number>();
  for (const file of filesBelow(`.cache/${FOLDER}`).filter((f) => f.endsWith('.json'))) {
    const path = join(CACHE, FOLDER, file.slice(`.cache/${FOLDER}/`.length));
    const report = read(path);
    if (report === null) continue;
    const { mtimeMs } = statSync(path);
    for (const { name, assertionResults } of report.testResults) {
      const test = relative(ROOT, name).replaceAll('\\', '/');
      reportedAt.set(test, mtimeMs);
      // Neither a skipped test nor one that is still to be written says anything.
      const run = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
      titles.push(...run.map(({ fullName, status }) => ({ file: test, title: fullName, passed: status === 'passed' })));
    }
  }
  const tests = filesBelow('packages').filter((file) => TEST_FILE.test(file));
  const outdated = tests.filter((file) => statSync(join(ROOT, file)).mtimeMs > (reportedAt.get(file) ?? 0));
  return { titles, state: reportedAt.size === 0 ? 'missing' : outdated.length > 0 ? 'stale' : 'fresh', outdated };
}

function read(path: string): VitestReport | null {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
    return Array.isArray(report.testResults) ? report : null;
  } catch {
    return null;
  }
}
