/** Files of a title: those that hold rules, and the tests that guard them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, mutationsIn } from './mutations.ts';

/** Texts, views, types, checks and lists: no rule is broken there. */
const NO_RULES = [
  /\/(?:test|locale|node_modules)\//,
  /^packages\/games\/[^/]+\/(?:about|check|events|game|imagine|index|rivals|spec|tableau|tableau-cards|types|variants|view|view-types|words)\.ts$/,
  /\/(?:data\/reasons|frames\/show)\.ts$/,
];
/** Whole matches: the laws, and recorded ones that must play as they did. */
const RECORDED = /\/test\/(?:laws|replays)(?:\.test\.ts$|\/)/;

export interface Sources {
  readonly rules: readonly string[];
  /** Tests of rules and cards. */
  readonly named: readonly string[];
  readonly recorded: readonly string[];
}

/** `folder`: the package of the title, from the root. */
export function sourcesOf(root: string, folder: string): Sources {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('/node_modules/'))
    .sort();
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  return {
    rules: files.filter((file) => !NO_RULES.some((pattern) => pattern.test(file))),
    named: tests.filter((file) => !RECORDED.test(file)),
    recorded: tests.filter((file) => RECORDED.test(file)),
  };
}

export const mutationsOf = (root: string, { rules }: Sources): Mutation[] =>
  rules.flatMap((file) => mutationsIn(file, readFileSync(join(root, file), 'utf8')));

/** The number of test files that are looked at before the rest. */
const NEAR = 4;

/** Tests in the order in which they are run: those that name the rules at the place, or are called like the file, come first. */
export function nearest(root: string, { named }: Sources, { file, rules }: Mutation): [near: string[], far: string[]] {
  const word = /([^/]+)\.ts$/.exec(file)?.[1] ?? '';
  const score = (test: string): number => {
    const text = readFileSync(join(root, test), 'utf8');
    const isTable = /\/data(?:\/|\.ts$)/.test(file) && /components|content/.test(test);
    return rules.filter((rule) => text.includes(rule)).length + (test.includes(word) ? 2 : 0) + (isTable ? 9 : 0);
  };
  const ranked = named.map((test) => ({ test, n: score(test) })).sort((a, b) => b.n - a.n);
  return [ranked.slice(0, NEAR).map(({ test }) => test), ranked.slice(NEAR).map(({ test }) => test)];
}
