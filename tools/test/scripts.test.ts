/** Scripts of package.json: each starts Node with plain words, so that every shell of every platform reads it alike. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

const isPlain = (script: string): boolean => /^(?:node|vite)(?: [\w./:@=-]+)*$/.test(script);

const files = execFileSync('git', ['ls-files', '*package.json'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const scripts = files
  .filter((file) => !file.includes('template'))
  .flatMap((file) => {
    const { scripts: own = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { scripts?: Record<string, string> };
    return Object.entries(own).map(([name, script]) => [`${file} ${name}`, script] as const);
  });

describe('scripts', () => {
  it.each(scripts)('%s', (_, script) => expect(isPlain(script), script).toBe(true));
  it.each([
    'MATCHES=20 node x.mjs',
    'node a.mjs && node b.mjs',
    "node -e 'x'",
    'rm -rf dist',
    'node a.mjs > out',
    'node $FILE',
    'node *.mjs',
  ])('would be refused: %s', (script) => expect(isPlain(script)).toBe(false));
  it('hands variables to a tool', () => {
    const [run, print] = [join(ROOT, 'tools/run.mjs'), join(ROOT, 'tools/test/print-variable.mjs')];
    const said = execFileSync(process.execPath, [run, 'A_B=c=d', 'E=', 'node', print, 'A_B'], { encoding: 'utf8' });
    expect(said).toBe('c=d');
  });
});
