/** Frozen titles of this build: the same bytes each time, pure, without words in the rules, and they play as the sources do. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@longtable/games';
import type { Engine, Match, Spec } from '@longtable/kernel';
import { recorded } from '@longtable/laws/recorded';
import { describe, expect, it } from 'vitest';
import { type FrozenRules, freeze, impurities, loadRules, loadWords, ownCode, ownTitles } from '../index.ts';

const own = await ownTitles();
const codeOf = (hash: string): string => ownCode(hash) ?? '';
const RECORDED = GAME_IDS.filter((game) => game !== 'skirmish');

/** Plays a recorded match; the number of moves after which the state was as recorded. */
function asRecorded({ game, engine }: FrozenRules, replay: ReturnType<typeof recorded>[number]['replay']): number {
  const machine: Engine<Spec> = engine(game);
  const m: Match<Spec> = machine.start(game.options(replay.options, replay.seats) as object, replay.seats, replay.seed);
  const wrong = replay.moves.findIndex(({ seat, answer, offer }, i) => {
    const refused = offer === undefined ? machine.apply(m, seat, answer) : machine.offer(m, seat, offer, answer);
    return refused !== null || machine.hash(m).slice(0, 16) !== replay.hashes[i];
  });
  return wrong < 0 ? replay.moves.length : wrong;
}

describe.each(GAME_IDS)('%s', (game) => {
  it('has rules without a word of any language', async () => {
    const { modules } = await freeze(game, 'rules');
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((id) => /locale|tableau|heuristics|about/.test(id))).toEqual([]);
    expect((await freeze(game, 'words')).modules.filter((id) => id.includes('locale')).length).toBeGreaterThan(0);
  });
  it('is small: a page loads it before a match begins', async () => {
    for (const kind of ['rules', 'words'] as const) {
      const [small, readable] = [await freeze(game, kind), await freeze(game, kind, 'readable')].map(({ code }) => gzipSync(code).length);
      expect(small!).toBeLessThan(0.9 * readable!);
      expect(small!).toBeLessThan(88_000);
    }
  });
  it('is pure', () => {
    expect(impurities(codeOf(own[game]!.rules), 'rules')).toEqual([]);
    expect(impurities(codeOf(own[game]!.words), 'words')).toEqual([]);
  });
  it('loads, and its bots answer', async () => {
    const rules = await loadRules(own[game]!.rules, { code: codeOf(own[game]!.rules), own: true });
    const { think, words, view } = await loadWords(own[game]!.words, { code: codeOf(own[game]!.words), own: false });
    expect([rules.game.id, view, words.texts.en.name]).toEqual([game, own[game]!.view, expect.any(String)]);
    const machine = rules.engine(rules.game);
    const m = machine.start(rules.game.options({}, 2) as object, 2, 1);
    const [seat] = machine.awaited(m) as [number];
    const { answer } = think(rules, { saved: machine.save(m), seat, level: 'captain', seed: 1 });
    expect(machine.apply(m, seat, answer)).toBeNull();
  });
});

describe('frozen rules', () => {
  it.each(RECORDED)('of %s play all recorded matches as recorded', async (game) => {
    const rules = await loadRules(own[game]!.rules, { code: codeOf(own[game]!.rules), own: true });
    const all = recorded(new URL(`../../games/${game}/test/replays/`, import.meta.url));
    expect(all.length).toBeGreaterThanOrEqual(20);
    for (const { name, replay } of all) expect([name, asRecorded(rules, replay)]).toEqual([name, replay.moves.length]);
  });
});

describe('freezing', () => {
  /** The sources at another place. */
  function copy(): string {
    const root = mkdtempSync(join(tmpdir(), 'longtable-freeze-'));
    const filter = (path: string): boolean => !/\/(node_modules|dist|released|test)(\/|$)/.test(path);
    const packages = new URL('../../', import.meta.url).pathname;
    for (const name of ['kernel', 'kit', 'host', 'bots', 'frozen', 'games'])
      cpSync(join(packages, name), join(root, 'packages', name), { recursive: true, filter });
    // Packages are found by name: of the copy, not of the original.
    cpSync(join(packages, '../node_modules/@longtable'), join(root, 'node_modules/@longtable'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return root;
  }
  it('gives the same bytes again, and at another place', async () => {
    const root = copy();
    for (const kind of ['rules', 'words'] as const) {
      const { hash } = await freeze('skirmish', kind);
      expect((await freeze('skirmish', kind)).hash).toBe(hash);
      expect((await freeze('skirmish', kind, 'small', root)).hash).toBe(hash);
    }
  });
  it('a text, a comment or a bot leaves the rules as they are; a rule does not', async () => {
    const root = copy();
    const file = (path: string): string => join(root, 'packages', path);
    const change = (path: string, from: RegExp, to: string): void => {
      const text = readFileSync(file(path), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(file(path), text.replace(from, to));
    };
    const before = [(await freeze('skirmish', 'rules')).hash, (await freeze('skirmish', 'words')).hash];
    change('games/skirmish/locale/en/index.ts', /'Skirmish'/, "'Skirmish again'");
    change('games/skirmish/frames/round.ts', /^/, '// A remark.\n');
    const after = [(await freeze('skirmish', 'rules', 'small', root)).hash, (await freeze('skirmish', 'words', 'small', root)).hash];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    change('games/skirmish/data.ts', /= (\d+)/, '= 1 + $1');
    expect((await freeze('skirmish', 'rules', 'small', root)).hash).not.toBe(before[0]);
  });
});
