/** Files that cannot be used are told apart, and never run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freeze, hashOf, loadRules, ownCode, ownTitles, released, UnusableTitle } from '../index.ts';

const own = await ownTitles();
const CODE = ownCode(own['skirmish']!.rules) ?? '';
const { code: READABLE } = await freeze('skirmish', 'rules', 'readable');
const why = async (code: string, hash = hashOf(code)): Promise<string> =>
  loadRules(hash, { code, own: false }).then(
    () => 'loaded',
    (error: unknown) => (error instanceof UnusableTitle ? error.why : String(error)),
  );

describe('a file', () => {
  it('as it was made is loaded, and only once', async () => {
    expect(await why(CODE)).toBe('loaded');
    const hash = hashOf(CODE);
    expect(await loadRules(hash, { code: CODE, own: false })).toBe(await loadRules(hash, { code: CODE, own: false }));
  });
  it.each<[string, string, string | undefined, string]>([
    ['with other bytes, never loaded before', `${CODE}//`, 'ab'.repeat(32), 'damaged'],
    ['with a name that is no hash', CODE, '../../etc/passwd', 'missing'],
    ['that is no module', 'export const {', undefined, 'broken'],
    ['that reads the clock', `${CODE}\nexport const t = () => Date.now();`, undefined, 'impure'],
    ['that throws when it is read', `${CODE}\nthrow new Error("no");`, undefined, 'broken'],
    ['that lacks its machine', 'export const abi = 1; const game = {}; export { game };', undefined, 'broken'],
    ['of a later program', READABLE.replace(/(ABI\$?\d* = )1/, '$12'), undefined, 'newer'],
  ])('%s: %#', async (_what, code, hash, expected) => {
    expect(await why(code, hash)).toBe(expected);
  });
});

it('leaves nothing behind when the process ends', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'longtable-load-'));
  const index = fileURLToPath(new URL('../index.ts', import.meta.url));
  const script = `import { fileOf, ownTitles, rulesHere } from ${JSON.stringify(index)};
    const { rules } = (await ownTitles()).skirmish;
    await rulesHere(rules);
    console.log(fileOf(rules));`;
  const env = { ...process.env, TMPDIR: temporary };
  const file = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).trim();
  expect(file).toContain(temporary);
  expect(existsSync(fileURLToPath(file))).toBe(false);
  expect(readdirSync(temporary).filter((name) => name.startsWith('longtable-'))).toEqual([]);
  rmSync(temporary, { recursive: true });
});

describe('what was released', () => {
  it.each(released.flatMap(({ game, rules, words }) => [[game, 'rules', rules] as const, [game, 'words', words] as const]))(
    '%s: its %s are here and whole',
    (_game, _kind, hash) => {
      expect(hashOf(ownCode(hash) ?? '')).toBe(hash);
    },
  );
  it('of each title before rules were frozen', () => {
    expect(released.filter(({ number }) => number !== undefined).map(({ game }) => game)).toEqual(Object.keys(own));
  });
});
