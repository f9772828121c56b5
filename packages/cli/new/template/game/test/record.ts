/** Records the matches of `replays/` again, after a change of rules that is meant: `npm run record -- template`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { examine } from '@longtable/laws';
import { template } from '../index.ts';

const FOLDER = new URL('./replays/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const seats of [2, 3, 4]) {
  for (const heap of [15, 21]) {
    const { violation, replay } = examine(template, { seats, options: { heap }, seed: 100 * seats + heap, wholeEvery: 1 });
    if (violation !== null) throw new Error(`${violation.law}: ${violation.message}`);
    writeFileSync(new URL(`${seats}-${heap}.json`, FOLDER), JSON.stringify(replay));
  }
}
