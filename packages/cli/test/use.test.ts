/** Help, and wrong use: one line that says what to do, exit code 2, no stack trace. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { binary, longtable, processorTime, temporary } from './run.ts';

const NAMES = Object.keys(COMMANDS);

describe('help', () => {
  it('lists every command; the binary itself runs', async () => {
    const { code, out } = await binary(['--help']);
    expect(code).toBe(0);
    for (const name of NAMES) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
  it.concurrent.each(NAMES)('%s --help says how it is used', async (name) => {
    const { code, out, err } = await longtable([name, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out.startsWith(`longtable ${name}`)).toBe(true);
    expect(out).toContain('--json');
    expect(out).toContain('--help');
  });
  it('says of every command what it says of itself, and loads none of them', async () => {
    for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
      const { command } = await load();
      expect([command.name, command.summary]).toEqual([name, summary]);
    }
    await longtable(['--help']);
    expect(processorTime(['--help'])).toBeLessThan(0.25);
  });
  it('without a command is wrong use', async () => {
    expect((await longtable([])).code).toBe(2);
  });
});

const folder = temporary();
writeFileSync(join(folder, 'not-json'), 'x');
writeFileSync(join(folder, 'not-replay.json'), '{"game":"skirmish"}');
writeFileSync(join(folder, 'bad-move.json'), '{"game":"skirmish","rules":1,"seats":2,"options":{},"seed":1,"moves":[7],"hashes":[]}');
writeFileSync(join(folder, 'no-game.json'), '{"game":"chess","rules":1,"seats":2,"options":{},"seed":1,"moves":[],"hashes":[]}');
writeFileSync(join(folder, 'no-rules.json'), '{"game":"skirmish","seats":2,"options":{},"seed":1,"moves":[],"hashes":[]}');
mkdirSync(join(folder, 'a-folder'));

const WRONG: readonly (readonly [line: string, says: string])[] = [
  ['dance', 'There is no command "dance"'],
  ['simulate', 'Which game?'],
  ['simulate chess', 'There is no game "chess"'],
  ['simulate skirmish yield', '"yield" is too much'],
  ['simulate skirmish --speed 3', "Unknown option '--speed'"],
  ['simulate skirmish --games', "'--games <value>' argument missing"],
  ['simulate skirmish --games many', '--games must be a whole number from 1'],
  ['simulate skirmish --games 0', '--games must be a whole number from 1'],
  ['simulate skirmish --players 1', '--players must be a number or a range like 2..4'],
  ['simulate skirmish --players 3..2', '--players must be a number or a range like 2..4'],
  ['simulate skirmish --bots random,deep', 'There is no bot "deep"'],
  ['simulate skirmish --seed -1', '--seed must be a whole number from 0'],
  ['simulate skirmish --seed --games 3', 'ambiguous'],
  ['simulate skirmish --option hills', 'must look like key=value'],
  ['simulate skirmish --option valleys=3', 'has no option "valleys"'],
  ['simulate yield --option x=1', 'teams (none, pairs, duo); first (random, or a seat, counted from 0); destroyer (on, off);'],
  ['simulate yield --option constructor=1', 'has no option "constructor"'],
  ['simulate yield --players 2..3 --option teams=duo', 'Two against one needs 3 players, not 2.'],
  ['simulate skirmish --option hills=6', 'one of 5, 7'],
  ['simulate rune-age --option first=second', 'one of random'],
  ['simulate uprising --option factions=elves', 'one of druwhn'],
  ['play chess', 'There is no game "chess"'],
  ['play skirmish --players 5', '--players must be a whole number from 2 to 4'],
  ['play skirmish --seat 3', '--seat must be a whole number from 1 to 2'],
  ['play skirmish --bots random,random', '2 bots do not fit into 1 free seats'],
  ['play skirmish --hotseat --bots random', '--hotseat seats persons everywhere'],
  ['play skirmish --bots ,', '2 bots do not fit into 1 free seats'],
  ['play skirmish --bots=', 'There is no bot ""'],
  ['play rune-age --bots lord', 'No seat is free for a bot'],
  ['play skirmish --coach loud', '--coach must be one of off, warn, hint, explain'],
  ['play skirmish --hotseat --coach hint', 'A coach sits only where you play alone against bots'],
  ['play --load no-game.json', 'There is no game "chess"'],
  ['play yield --load no-rules.json', 'is a match of skirmish, not of yield'],
  ['play skirmish --lang fr', '--lang must be one of en, de'],
  ['play skirmish --load nowhere.json', '"nowhere.json" cannot be read: it does not exist'],
  ['play skirmish --load not-json', 'is no replay: it is not JSON'],
  ['replay', 'Which file?'],
  ['replay a-folder', 'it is a folder'],
  ['replay not-json', 'is no replay: it is not JSON'],
  ['replay not-replay.json', 'is no replay: it lacks'],
  ['replay no-rules.json --rules nowhere', 'The match names no rules: leave --rules out.'],
  ['review no-rules.json --rules nowhere', 'The match names no rules: leave --rules out.'],
  ['review no-game.json', 'There is no game "chess"'],
  ['replay bad-move.json', 'is no replay: move 1 is not a move'],
  ['replay no-game.json', 'There is no game "chess"'],
  ['rules chess', 'There is no catalogue of "chess"'],
  ['rules SK-NO-01', 'No catalogue has the id SK-NO-01'],
  ['bench faster', '"faster" is too much'],
  ['doctor quick', '"quick" is too much'],
  ['ratings all', '"all" is too much'],
  ['serve yield', '"yield" is too much'],
  ['simulate-server 3', '"3" is too much'],
  ['at http://localhost/t/t1 agree refuse', '"refuse" is too much'],
  ['at http://localhost/t/t1 constructor --token x', '"constructor" is none of'],
  ['arena skirmish', '--bots needs at least two different bots'],
  ['arena skirmish --bots greedy,greedy', '--bots needs at least two different bots'],
  ['arena skirmish --bots greedy,deep', 'There is no bot "deep"'],
  ['arena skirmish --bots greedy,search:0', 'There is no bot "search:0"'],
  ['arena skirmish --bots greedy,search:0s', 'There is no bot "search:0s"'],
  ['arena skirmish --bots greedy,greedy:builder', 'skirmish knows no style "builder". Known: none.'],
  ['arena crown-of-ash --bots greedy,greedy:miser', 'crown-of-ash knows no style "miser". Known: builder, attacker.'],
  ['arena skirmish --bots greedy,random --players 9', '--players must be a whole number from 2 to 4'],
  ['arena skirmish --bots greedy,random --matches 0', '--matches must be a whole number from 1'],
  ['arena skirmish --bots greedy,random --plots not-json', 'cannot be made: there is a file of that name'],
  ['arena yield --bots greedy,random --option teams=pairs', 'Two against two needs 4 players, not 2.'],
  ['balance yield --option teams=pairs', 'Two against two needs 4 players, not 2.'],
  ['reliability yield --option teams=pairs', 'Two against two needs 4 players, not 2.'],
  ['backup a-folder/x --data a-folder', 'there is no database at'],
  ['ratings --data a-folder', 'there is no database at'],
  ['move t1 --data a-folder', 'there is no database at'],
  ['restore not-json --data a-folder/new', 'is no backup'],
  ['levels chess', 'Levels are measured in yield, crown-of-ash, rune-age, uprising, not in "chess"'],
  ['levels yield --levels king', 'There is no level "king"'],
  ['levels yield --two few', '--two must be a whole number from 0'],
  ['reliability', 'Which game?'],
  ['reliability skirmish --bot deep', 'There is no bot "deep"'],
  ['play rune-age --option neutrals=nc-demon,nc-battle-cry,nc-forced-march', 'a type may only be exchanged for one of the same cost'],
  ['play rune-age --option neutrals=nc-demon', 'neutrals must be "scenario" or three of'],
  ['learn', 'Which game?'],
  ['learn chess', 'There is no game "chess"'],
  ['learn skirmish --value', 'Nothing but weights is learnt of skirmish'],
  ['learn uprising --value --matches 0', '--matches must be a whole number from 1'],
  ['learn skirmish --bot deep', 'There is no bot "deep"'],
  ['learn skirmish --pairs 1', '--pairs must be a whole number from 2'],
  ['learn skirmish --shake 0', '--shake must be a whole number from 1 to 100'],
  ['learn rune-age --vary scenario', '--vary must look like key=value'],
  ['learn skirmish --matches 5', '--matches goes with --value only'],
  ['learn uprising --value --shake 5', '--shake goes without --value only'],
  ['learn skirmish --out a-folder', 'cannot be written: it is a folder'],
  ['learn rune-age --option expansion=off --vary scenario=dragonlords --vary scenario=conquest', 'conquest belongs to Oath and Anvil'],
  ['learn rune-age --vary scenario=runewars --vary scenario=monument --gate 7', '--gate must be a whole number from 8'],
  ['mutate', 'Which game?'],
  ['mutate chess', 'There is no game "chess"'],
  ['mutate skirmish --count 0', '--count must be a whole number from 1'],
  ['new', 'What is the game called?'],
  ['new Chess', 'A game is called like river-crossing'],
  ['new all', '"all" cannot be the name of a game'],
  ['new skirmish', 'There is a game in packages/games/skirmish already'],
  ['new chess --prefix YD', 'The rules of another game begin with YD already'],
  ['new chess --prefix chess', '--prefix is two capital letters'],
  ['balance chess', 'There is no game "chess"'],
  ['balance skirmish --bot deep', 'There is no bot "deep"'],
  ['play skirmish --bots search:0', 'There is no bot "search:0"'],
];

describe('wrong use', () => {
  it.concurrent.each(WRONG)('%s', async (line, says) => {
    const inFolder = (word: string): string => (/^(not-|bad-|no-game|no-rules|a-folder)/.test(word) ? join(folder, word) : word);
    const { code, out, err } = await longtable(line.split(' ').map(inFolder));
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(says);
    expect(err).not.toMatch(/\bat .*\.ts:\d+/);
  });
  it('leaves everything as it was', () => {
    expect(readdirSync(join(folder, 'a-folder'))).toEqual([]);
  });
});
