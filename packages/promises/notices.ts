/**
 * Promise: over simulated days and restarts each notice that is due arrives once within five seconds of its cause, none without cause, and
 * none tells a secret.
 *
 *   node packages/promises/notices.ts [turns] [--plant twice|lost|late|secret|astray]
 */
import { parseArgs } from 'node:util';
import { type Plant, rehearse } from './help/notices.ts';
import { isKept } from './help/notices-verdict.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { plant: { type: 'string' } } });
const turns = Number(positionals[0] ?? 1000);
const plant = values.plant as Plant | undefined;
const result = await rehearse({ turns, restartEvery: 25, ...(plant === undefined ? {} : { plant }) });
const { missing, late, twice, uncalled, secrets, ...figures } = result;
console.log(JSON.stringify({ ...figures, days: Math.round(result.days * 10) / 10 }));
for (const [what, list] of Object.entries({ missing, late, twice, uncalled, secrets }))
  console.log(`${what}: ${list.length}${list.length === 0 ? '' : ` (${list.slice(0, 5).join('; ')})`}`);
process.exit(isKept(result) ? 0 : 1);
