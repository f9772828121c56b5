/** `longtable rules`: how much of each catalogue is in code and proven by tests. */
import type { Catalogue } from '@longtable/catalogue';
import type { Command, Line } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { cataloguedGames, catalogueNamed, catalogueOf } from '../rules/catalogues.ts';
import { type Coverage, codeOf, coverageOf, sentenceProblems, strayIds } from '../rules/coverage.ts';
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
    `in code: the id stands at a function, a constant, a stage or an entry of data. unaddressed: it stands at none, though the rule is neither definition nor example. overfull: places with more than ${MOST_AT_A_PLACE} ids.`,
    'sentences: what is missing or wrong in the sentences for players, in both languages.',
    `tested: in the title of a test that passed, in square brackets, for example "[SK-RND-04] the strongest captain takes the prize". The tests are those of the last "${HOW_TO_TEST}". Vectors (worked examples) and rulings are counted apart.`,
    'Exit code 1: an id in code or in a title is in no catalogue, a rule has no place or no sentence, or a place has too many.',
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
    found[game] = coverageOf(catalogue, {
      code: codeOf(game, catalogue.prefix),
      titles: reports.titles,
      stray: strayIds(game, reports.titles, prefixes),
      sentences: await sentenceProblems(game, catalogue),
    });
  }
  if (line.json) console.log(JSON.stringify({ games: found, tests: { state: reports.state, outdated: reports.outdated } }, null, 2));
  else print(found, given !== undefined, reports.state !== 'missing');
  warn(reports);
  return Object.values(found).every(isSound) ? 0 : 1;
}

const isSound = ({ unknown, problems, unaddressed, overfull, sentences }: Coverage): boolean =>
  [unknown, problems, unaddressed, overfull, sentences].every((list) => list.length === 0);

async function printRule(id: string, json: boolean): Promise<number> {
  const rule = await ruleNamed(id);
  console.log(json ? JSON.stringify(rule, null, 2) : ruleText(rule));
  return 0;
}

function warn({ state, outdated }: Reports): void {
  if (state === 'missing')
    console.error(`longtable: no test run is on record, so nobody knows what is tested (–). Run "${HOW_TO_TEST}" first.`);
  if (state === 'stale')
    console.error(`longtable: ${outdated.length} test files are newer than the last test run. Run "${HOW_TO_TEST}" to count them.`);
}

const HEAD = ['game', 'rules', 'in code', 'unaddressed', 'overfull', 'sentences', 'tested', 'open', 'vectors', 'rulings', 'unknown'];

/** Before the first run of the tests nobody knows what is tested: a dash says so, not a zero. */
function print(found: Readonly<Record<string, Coverage>>, details: boolean, tested: boolean): void {
  const known = (text: string): string => (tested ? text : '–');
  const rows = Object.entries(found).map(([game, c]) => [
    game,
    ...[c.rules, c.inCode, c.unaddressed.length, c.overfull.length, c.sentences.length].map(String),
    ...[`${c.tested}`, `${c.open.length}`, `${c.vectors.tested}/${c.vectors.all}`, `${c.rulings.tested}/${c.rulings.all}`].map(known),
    String(c.unknown.length),
  ]);
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  const show = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  for (const row of [HEAD, ...rows]) console.log(show(row));
  for (const [game, { open, vectors, unaddressed, overfull, sentences, unknown, problems }] of Object.entries(found)) {
    if (details) {
      if (tested) console.log(`\nopen rules: ${list(open)}\n\nopen vectors: ${list(vectors.open)}`);
      console.log(`\nunaddressed: ${list(unaddressed)}`);
      console.log(`\noverfull: ${linesOf(overfull)}\n\nsentences: ${linesOf(sentences)}`);
    }
    if (unknown.length > 0) console.log(`\n${game}, unknown: ${list(unknown)}`);
    for (const problem of problems) console.log(`\n${game}, catalogue: ${problem}`);
  }
}

const linesOf = (lines: readonly string[]): string => (lines.length === 0 ? 'none' : `\n  ${lines.join('\n  ')}`);
const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(' '));
