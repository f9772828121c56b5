/** Runs layers, compares what they saw with what they should see, and sums up. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Expected, type Judged, judge, raised, summary } from './expected.ts';
import { beside, neighbours, say } from './lanes.ts';
import { LAYERS, type Layer } from './layers.ts';
import { ROOT } from './run-tool.ts';

const FILE = resolve(ROOT, 'tools/expected.json');
const RAISE = '--raise';

function chosen(names: readonly string[]): typeof LAYERS {
  const unknown = names.find((name) => !LAYERS.some((layer) => layer.name === name));
  if (unknown !== undefined) {
    console.error(`There is no layer "${unknown}". Known: ${LAYERS.map((layer) => layer.name).join(', ')}.`);
    process.exit(2);
  }
  return names.length === 0 ? LAYERS : LAYERS.filter((layer) => names.includes(layer.name));
}

const args = process.argv.slice(2);
const expected = JSON.parse(readFileSync(FILE, 'utf8')) as Expected;
const begun = performance.now();

async function judged(layer: Layer): Promise<Judged> {
  say(`\n━━ ${layer.name} ${'━'.repeat(Math.max(0, 70 - layer.name.length))}\n`);
  const start = performance.now();
  const outcome = await layer.run();
  const seconds = (performance.now() - start) / 1000;
  const result = judge(layer, outcome, expected[layer.name] ?? 0, seconds);
  if (result.problem !== null) say(`${result.problem}\n`);
  return result;
}

const results: Judged[] = [];
for (const group of neighbours(chosen(args.filter((arg) => arg !== RAISE)))) {
  const works = group.map((layer) => () => judged(layer));
  results.push(...(await beside(works, availableParallelism())));
}
if (args.includes(RAISE)) writeFileSync(FILE, `${JSON.stringify(raised(expected, results), null, 2)}\n`);
console.log(`\n${summary(results, (performance.now() - begun) / 1000)}`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
