/** `longtable new`: a small game to begin with, entered everywhere. */
import { spawnSync } from 'node:child_process';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { makeGame } from '../new/make.ts';
import { namesOf } from '../new/names.ts';
import { makeProject } from '../new/project.ts';
import { IN_REPOSITORY, ROOT } from '../repository.ts';
import { cataloguedGames, catalogueOf } from '../rules/catalogues.ts';

export const command: Command = {
  name: 'new',
  summary: 'Makes a small game of your own that compiles, keeps the laws and plays at once.',
  args: '<game>',
  options: {
    prefix: { value: 'XX', help: 'Two letters that the numbers of its rules begin with. Default: from its name.' },
    package: { help: 'In the repository: a package of its own in this folder, as elsewhere.' },
  },
  notes: [
    'The game is a heap of pebbles: replace it bit by bit. docs/write-a-game.md says how; the laws say when something is wrong.',
    'In the repository it is entered in the list of games, the rulebooks, the bots, the frozen titles, the page and the lock file.',
    'Elsewhere it becomes a package of its own in a new folder, to be published and served with "longtable serve --title".',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const id = onlyArgument(line.args, 'new');
  if (id === undefined) throw new WrongUse('What is the game called? For example: longtable new river-crossing.');
  const used = cataloguedGames().map((game) => catalogueOf(game).prefix);
  const names = namesOf(id, line.text('prefix'), used);
  const isPart = IN_REPOSITORY && !line.has('package');
  const files = isPart ? makeGame(ROOT, names) : makeProject(process.cwd(), names);
  if (isPart) finish(id, files);
  const next = isPart ? inRepository(id) : outside(id);
  console.log(line.json ? JSON.stringify({ game: id, prefix: names.prefix, files }, null, 2) : [...files, '', ...next].join('\n'));
  return 0;
}

/** Records its first matches, and puts imports into order. */
function finish(id: string, files: readonly string[]): void {
  const run = (tool: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(tool, args, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
    if (status !== 0) throw new Error(`${tool} ${args[0]} failed: ${stderr}`);
  };
  run(process.execPath, ['--disable-warning=ExperimentalWarning', `packages/games/${id}/test/record.ts`]);
  run('node_modules/.bin/biome', [
    'check',
    '--write',
    ...files.filter((file) => /\.(ts|json)$/.test(file) && file !== 'package-lock.json'),
  ]);
}

const inRepository = (id: string): string[] => [
  `npx longtable play ${id}                       play it`,
  `npx longtable simulate ${id} --games 200       all laws on random matches`,
  `npm run unit -- packages/games/${id}           its tests`,
  `npx longtable rules ${id}                      its rules: in code, tested, in sentences`,
];

const outside = (id: string): string[] => [
  `cd ${id} && npm install`,
  'npm test                          compile it, and put it to the laws',
  'npx longtable play .              play it',
  'npx longtable serve --title .     serve it, beside the other games',
];
