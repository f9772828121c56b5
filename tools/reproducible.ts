/** npm run reproducible: builds the page twice, in two folders, and compares every byte. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run-tool.ts';

/** One hash over the names and bytes of all files below a folder. */
export function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile())
      hash
        .update(`${name.replaceAll('\\', '/')}\0`)
        .update(readFileSync(path))
        .update('\0');
  }
  return hash.digest('hex');
}

async function built(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'longtable-page-'));
  try {
    const { code } = await run('vite', ['build', 'packages/client', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']);
    if (code !== 0) throw new Error('the page could not be built');
    return hashOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [one, two] = [await built(), await built()];
  console.log(`${one}\n${two}\n${one === two ? 'The same bytes twice.' : 'Two builds differ.'}`);
  process.exitCode = one === two ? 0 : 1;
}
