/** npm run docs [-- FOLDER]: builds the documentation as a small site, by default beside the built page, where the server finds it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSite } from './docs/build.ts';
import { ROOT } from './run-tool.ts';

const folder = resolve(process.argv[2] ?? join(ROOT, 'packages/client/dist/docs'));
const start = performance.now();
const { files, pages, problems } = await buildSite(ROOT);
rmSync(folder, { recursive: true, force: true });
for (const [name, content] of files) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages in ${Math.round(performance.now() - start)} ms: ${folder}`);
process.exitCode = problems.length === 0 ? 0 : 1;
