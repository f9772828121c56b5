/** Every rule that keeps rules pure is shown to fire: on a copy of our settings, with one bad file for each. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

const BAD: Readonly<Record<string, [code: string, message: string]>> = {
  random: ['export const roll = Math.random();', 'Math.random cannot be replayed'],
  date: ['export const now = new Date();', 'Date'],
  'date-now': ['export const now = Date.now();', 'Date'],
  performance: ['export const now = performance.now();', 'performance'],
  timeout: ['export const later = () => setTimeout(() => {}, 1);', 'setTimeout'],
  interval: ['export const often = () => setInterval(() => {}, 1);', 'setInterval'],
  microtask: ['export const soon = () => queueMicrotask(() => {});', 'queueMicrotask'],
  promise: ['export const never = () => Promise.resolve(1);', 'Promise'],
  'async-function': ['export async function wait() {\n  return 1;\n}', 'no async'],
  'async-arrow': ['export const wait = async () => 1;', 'no async'],
  'async-method': ['export const frame = {\n  async stage() {\n    return 1;\n  },\n};', 'no async'],
  import: ["export const card = () => import('./card.ts');", 'no dynamic import'],
  class: ['export class Army {\n  units = 1;\n}', 'No classes'],
  'class-expression': ['export const Army = class {\n  units = 1;\n};', 'No classes'],
  map: ['export const hands = new Map<number, string>();', 'No Map or Set'],
  set: ['export const seen = new Set([1]);', 'No Map or Set'],
  'node-module': ["import { readFileSync } from 'node:fs';\n\nexport const read = readFileSync;", 'Node.js builtin module'],
  process: ['export const env = process.env;', 'process'],
  buffer: ['export const bytes = Buffer.alloc(1);', 'Buffer'],
  window: ['export const width = window.innerWidth;', 'window'],
  document: ['export const title = document.title;', 'document'],
  'global-this': ['export const world = globalThis;', 'globalThis'],
  fetch: ["export const load = () => fetch('x');", 'fetch'],
  crypto: ['export const bytes = crypto.getRandomValues(new Uint8Array(1));', 'crypto'],
  console: ["console.log('x');", 'console'],
  any: ['export const x: any = 1;', 'any'],
  enum: ['export enum Region {\n  Forest,\n}', 'enum'],
  'default-export': ['export default 1;', 'default'],
  'ts-ignore': ["// @ts-ignore: because\nexport const x: number = 'x';", 'ts-ignore'],
};
/** What tests, and the list of games, may do nevertheless. */
const ELSEWHERE = ['random', 'async-arrow', 'import', 'map', 'class', 'node-module', 'date'];

interface Diagnostic {
  message: string;
  location: { path: string };
}

let folder = '';
let found: Diagnostic[] = [];
const put = (path: string, code: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${code}\n`);
};
const messages = (path: string): string[] => found.filter(({ location }) => location.path === path).map(({ message }) => message);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtable-lint-'));
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(ROOT, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
  for (const [name, [code]] of Object.entries(BAD)) {
    for (const home of ['kernel', 'kit', 'games/yield/frames']) put(`packages/${home}/${name}.ts`, code);
  }
  for (const name of ELSEWHERE) {
    for (const home of ['kernel/test', 'games/yield/test/rules', 'games/all']) put(`packages/${home}/${name}.ts`, BAD[name]![0]);
  }
  put('packages/cli/not-an-index.ts', 'export const first = (list: number[]): number => list.at(0)!;');
  put('packages/cli/an-index.ts', 'export const first = (list: number[]): number => list[0]!;');
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('in kernel, kit and games', () => {
  it.each(Object.entries(BAD))('%s is forbidden', (name, [, message]) => {
    for (const home of ['kernel', 'kit', 'games/yield/frames'])
      expect(messages(`packages/${home}/${name}.ts`).join('\n')).toContain(message);
  });
});

describe('in tests and in the list of games', () => {
  it.each(ELSEWHERE)('%s is fine', (name) => {
    for (const home of ['kernel/test', 'games/yield/test/rules', 'games/all']) expect(messages(`packages/${home}/${name}.ts`)).toEqual([]);
  });
});

describe('an exclamation mark', () => {
  it('is for an index only', () => {
    expect(messages('packages/cli/not-an-index.ts')).toHaveLength(1);
    expect(messages('packages/cli/an-index.ts')).toEqual([]);
  });
});
