/** docs/configuration.md, `longtable serve --help` and the code name the same variables, with the same defaults. */
import { globSync, readFileSync } from 'node:fs';
import { CONFIG_NAMES, readConfig } from '@longtable/server/config.ts';
import { describe, expect, it } from 'vitest';
import { command } from '../commands/serve.ts';

const root = new URL('../../../', import.meta.url).pathname;
const doc = readFileSync(`${root}docs/configuration.md`, 'utf8');
const rows = [...doc.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+) \|$/gm)].map(([, name, otherwise]) => [name!, otherwise!] as const);

/** Variables that a program of ours reads by name; tests, tools and the scripts of promises are not programs of ours. */
const readByName = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => [...read(file).matchAll(/process\.env(?:\.|\[['"])([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!));
const sources = (): string[] =>
  globSync('packages/{server,cli,frozen,bots,host}/**/*.ts', { cwd: root }).filter((file) => !/node_modules|\/test\//.test(file));

/** Names that only one side knows. */
const apart = (documented: readonly string[], known: readonly string[]): string[] => [
  ...documented.filter((name) => !known.includes(name)).map((name) => `${name} is read by nobody`),
  ...known.filter((name) => !documented.includes(name)).map((name) => `${name} is not explained`),
];

describe('configuration', () => {
  const known = [...new Set([...CONFIG_NAMES, ...readByName(sources(), (file) => readFileSync(root + file, 'utf8'))])];
  const documented = rows.map(([name]) => name);

  it('is explained in one place, and nothing is explained that nobody reads', () => {
    expect(known.length).toBeGreaterThan(25);
    expect(apart(documented, known)).toEqual([]);
    expect(new Set(documented).size).toBe(documented.length);
  });
  it('the comparison finds a variable without a word, and a word without a variable', () => {
    const found = readByName(['a.ts'], () => "const x = process.env['SECRET_SWITCH'] ?? process.env.OTHER_SWITCH;");
    expect(found).toEqual(['SECRET_SWITCH', 'OTHER_SWITCH']);
    expect(apart(documented, [...known, ...found])).toEqual(['SECRET_SWITCH is not explained', 'OTHER_SWITCH is not explained']);
    expect(apart([...documented, 'GONE'], known)).toEqual(['GONE is read by nobody']);
  });
  it('has the defaults that stand there', () => {
    const usual = readConfig({});
    const stated = Object.fromEntries(
      rows
        .filter(([name, otherwise]) => CONFIG_NAMES.includes(name) && otherwise.startsWith('`'))
        .map(([name, text]) => [name, text.slice(1, -1)]),
    );
    expect(Object.keys(stated).length).toBeGreaterThan(18);
    expect(readConfig(stated)).toEqual(usual);
    const wrong = Object.keys(stated).filter((name) => Number.isInteger(Number(stated[name])) && Number(stated[name]) > 1);
    for (const name of wrong.filter((one) => one !== 'PORT'))
      expect(readConfig({ ...stated, [name]: String(Number(stated[name]) + 1) })).not.toEqual(usual);
  });
  it('is named by `longtable serve --help`', () => {
    const help = (command.notes ?? []).join(' ');
    const missing = CONFIG_NAMES.filter((name) => !new RegExp(`\\b${name}\\b`).test(help));
    expect(missing).toEqual([]);
    const unknown = [...help.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g)].map(([name]) => name).filter((name) => !CONFIG_NAMES.includes(name));
    expect(unknown).toEqual(['SIGTERM', 'SIGINT']);
  });
});
