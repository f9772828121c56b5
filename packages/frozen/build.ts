/**
 * The files of this build: `node build.ts` makes them where they are not there yet; `node build.ts --release` also keeps them in
 * `released/` and in its list, for servers of later builds whose tables were begun by these rules.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ownCode, ownTitles, type Released, released } from './release.ts';

const FOLDER = join(import.meta.dirname, 'released');

function keep(hash: string): void {
  const code = ownCode(hash);
  if (code === null) throw new Error(`${hash} is not here`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(FOLDER, `${hash}.mjs.br`), brotliCompressSync(code, { params }));
}

const own = await ownTitles();
const fresh: Released[] = [];
for (const [game, { rules, words }] of Object.entries(own)) {
  console.log(`${game}: rules ${rules.slice(0, 12)}, words ${words.slice(0, 12)}`);
  if (!released.some((r) => r.rules === rules && r.words === words)) fresh.push({ game, rules, words });
}
if (process.argv.includes('--release')) {
  for (const { rules, words } of fresh) for (const hash of [rules, words]) keep(hash);
  writeFileSync(join(FOLDER, 'titles.json'), `${JSON.stringify([...released, ...fresh], null, 2)}\n`);
}
