// npm run record -- <game>: records the matches of a game again, after a change of rules that is meant, on Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, node24, ROOT } from './node24.mjs';

const HOMES = ['test/record.ts', 'test/replays/record.ts'];
const recorder = (game) => HOMES.map((home) => join(ROOT, 'packages/games', game, home)).find((file) => existsSync(file));
const known = readdirSync(join(ROOT, 'packages/games')).filter((game) => recorder(game) !== undefined);

const [game, ...rest] = process.argv.slice(2);
if (game === undefined || rest.length > 0 || !known.includes(game)) {
  console.error(`npm run record -- <game>. Games with recorded matches: ${known.join(', ')}.`);
  process.exit(2);
}
install();
process.exit(spawnSync(node24(), ['--disable-warning=ExperimentalWarning', recorder(game)], { stdio: 'inherit' }).status ?? 1);
