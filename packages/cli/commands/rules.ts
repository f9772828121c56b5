/** `longtable rules`: how much of each catalogue is in code and proven by tests. */
import type { Catalogue } from '@longtable/catalogue';
import type { Command, Line } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { cataloguedGames, catalogueNamed, catalogueOf } from '../rules/catalogues.ts';
import { type Coverage, codeOf, coverageOf, strayIds } from '../rules/coverage.ts';
import { MOST_AT_A_PLACE } from '../rules/places.ts';
import { HOW_TO_TEST, type Reports, testReports } from '../rules/reports.ts';
import { ruleNamed, ruleText } from '../rules/rule.ts';

export const command: Command = {
  name: 'rules',
  summary: 'Rules of each catalogue: in code, tested, open. Fails on unknown ids.',
  args: '[game | id]',
  options: {},
  notes: [
    'With the id of a rule it prints that rule: its places in code, the tests that prove it, the rulings about it.',
    'in code: the id stands at a function, a constant, a stage or an entry of data. unaddressed: it stands at none, though the rule is',
    `  neither definition nor example. overfull: places with more than ${MOST_AT_A_PLACE} ids.`,
    'tested: in the title of a test that passed, in square brackets, for example "[SK-RND-04] the strongest captain takes the prize".',
    `  The tests are those of the last "${HOW_TO_TEST}". Vectors (worked examples) and rulings are counted apart.`,
    'Exit code 1: an id in code or in a title is in no catalogue.',
  ],
  run,
};

const RULE_ID = /^[A-Z]{2}-[A-Z0-9-]+$/;

async function run(line: Line): Promise<number> {
  const given = onlyArgument(line.args, 'rules');
  if (given !== undefined && RULE_ID.test(given)) return printRule(given, line.json);
  const games = given === undefined ? cataloguedGames() : [given];
  const catalogues = new Map(games.map((game): [string, Catalogue] => [game, catalogueNamed(game)]));
  const prefixes = cataloguedGames().map((game) => catalogueOf(game).prefix);
  const reports = testReports();
  const found: Record<string, Coverage> = {};
  for (const [game, catalogue] of catalogues) {
    found[game] = coverageOf(catalogue, codeOf(game, catalogue.prefix), reports.titles, strayIds(game, reports.titles, prefixes));
  }
  if (line.json) console.log(JSON.stringify({ games: found, tests: { state: reports.state, outdated: reports.outdated } }, null, 2));
  else print(found, given !== undefined);
  warn(reports);
  return Object.values(found).every(({ unknown, problems }) => unknown.length === 0 && problems.length === 0) ? 0 : 1;
}

function printRule(id: string, json: boolean): number {
  const rule = ruleNamed(id);
  console.log(json ? JSON.stringify(rule, null, 2) : ruleText(rule));
  return 0;
}

function warn({ state, outdated }: Reports): void {
  if (state === 'missing') console.error(`longtable: no test run is on record, so nothing counts as tested. Run "${HOW_TO_TEST}" first.`);
  if (state === 'stale')
    console.error(`longtable: ${outdated.length} test files are newer than the last test run. Run "${HOW_TO_TEST}" to count them.`);
}

const HEAD = ['game', 'rules', 'in code', 'unaddressed', 'overfull', 'tested', 'open', 'vectors', 'rulings', 'unknown'];

function print(found: Readonly<Record<string, Coverage>>, details: boolean): void {
  const rows = Object.entries(found).map(([game, c]) => [
    game,
    ...[c.rules, c.inCode, c.unaddressed.length, c.overfull.length, c.tested, c.open.length].map(String),
    `${c.vectors.tested}/${c.vectors.all}`,
    `${c.rulings.tested}/${c.rulings.all}`,
    String(c.unknown.length),
  ]);
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  const show = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  for (const row of [HEAD, ...rows]) console.log(show(row));
  for (const [game, { open, vectors, unaddressed, overfull, unknown, problems }] of Object.entries(found)) {
    if (details) {
      console.log(`\nopen rules: ${list(open)}\n\nopen vectors: ${list(vectors.open)}\n\nunaddressed: ${list(unaddressed)}`);
      console.log(`\noverfull: ${overfull.length === 0 ? 'none' : `\n  ${overfull.join('\n  ')}`}`);
    }
    if (unknown.length > 0) console.log(`\n${game}, unknown: ${list(unknown)}`);
    for (const problem of problems) console.log(`\n${game}, catalogue: ${problem}`);
  }
}

const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(' '));
