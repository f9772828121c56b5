/** Games that must not compile. A correct one is compiled in memory, and again with one thing wrong in it. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const GOOD = `
import { type FrameRules, type Game, order, pick, share, some } from '../index.ts';

const CARDS = ['wolf', 'bear'] as const;
type Card = (typeof CARDS)[number];
export const STRENGTH: Record<Card, number> = { wolf: 2, bear: 4 };

interface Hunt {
  options: object;
  table: { n: number };
  view: object;
  event: { type: 'shot'; card: Card };
  frames: {
    hunt: {
      data: { prey: Card | null; miles: number | null };
      does: 'track' | 'end';
      asks: { aim: { pick: Card }; pack: { some: Card }; feed: { share: Card }; rank: { order: Card } };
    };
    shoot: { data: { at: Card }; result: Card; does: 'fire' };
    walk: { args: { from: number }; data: { miles: number }; result: number; does: 'step' };
  };
  offers: { rest: { pick: 'now' } };
}

const hunt: FrameRules<Hunt, 'hunt'> = {
  first: 'track',
  stages: {
    track(t, f) {
      t.call('walk', { from: 3 }, 'miles');
      t.call('shoot', { at: 'wolf' }, 'prey');
      t.emit({ type: 'shot', card: 'bear' });
      return f.prey === null ? 'aim' : 'end';
    },
    aim: { rules: ['HU-02'], ask: () => pick(0, CARDS), answer: (t, _f, card, seat) => (STRENGTH[card] > seat + t.table.n ? 'pack' : 'end') },
    pack: { rules: ['HU-03'], ask: () => some(0, CARDS, 1, 2), answer: (_t, _f, cards) => (cards.includes('bear') ? 'feed' : 'end'), skip: 'end' },
    feed: { rules: ['HU-04'], askAll: () => [share(0, 2, CARDS, [0, 0], [2, 2])], answer: (t, _f, counts) => { t.table.n = counts[0] ?? 0; }, next: 'rank' },
    rank: { rules: ['HU-05'], askAny: () => [order(0, CARDS)], answer: (_t, _f, cards) => (cards[0] === 'wolf' ? 'end' : 'done') },
    end: (t) => { t.finish({ winners: [0], scores: [1], why: 'over' }); return 'done'; },
  },
};
const shoot: FrameRules<Hunt, 'shoot'> = { first: 'fire', stages: { fire: (t, f) => t.done(f.at) } };
const walk: FrameRules<Hunt, 'walk'> = {
  first: 'step',
  begin: (_table, { from }) => ({ miles: from }),
  stages: { step: (t, f) => t.done(f.miles + (t.up('hunt')?.miles ?? 0) + (t.need('shoot').at === 'bear' ? 1 : 0)) },
};

export const game: Game<Hunt> = {
  id: 'hunt',
  options: () => ({}),
  setup: () => ({ n: 0 }),
  first: 'hunt',
  frames: { hunt, shoot, walk },
  copy: ({ n }) => ({ n }),
  view: () => ({}),
  imagine: () => {},
  offers: { list: (_m, seat) => [{ kind: 'rest', ask: pick(seat, ['now']) }], take: { rest: (t, now) => { t.table.n = now.length; } } },
  check: () => [],
};
`;

/** The fault, the correct text, the wrong text, and what the compiler must complain about. */
const WRONG: readonly (readonly [what: string, from: string, to: string, complaint: RegExp])[] = [
  ['a frame kind without rules', '{ hunt, shoot, walk }', '{ hunt, shoot }', /'walk' is missing/],
  ['rules for a frame kind that is not declared', '{ hunt, shoot, walk }', '{ hunt, shoot, walk, swim: shoot }', /'swim' does not exist/],
  ['a question that names no rule of the catalogue', "rules: ['HU-02'],", '', /'rules' is missing/],
  ['the rules of another frame', '{ hunt, shoot, walk }', '{ hunt, shoot: walk, walk }', /'FrameRules<Hunt, "walk">' is not assignable/],
  ['a missing card', '{ wolf: 2, bear: 4 }', '{ wolf: 2 }', /'bear' is missing/],
  ['a card that does not exist', '{ wolf: 2, bear: 4 }', '{ wolf: 2, bear: 4, fox: 1 }', /'fox' does not exist/],
  ['a stage that is not declared', 'end: (t) => { t.finish', 'finish: (t) => { t.finish', /'finish' does not exist/],
  [
    'a missing stage',
    "rank: { rules: ['HU-05'], askAny: () => [order(0, CARDS)], answer: (_t, _f, cards) => (cards[0] === 'wolf' ? 'end' : 'done') },",
    '',
    /'rank' is missing/,
  ],
  ['an unknown stage as the next one', "? 'aim' : 'end'", "? 'aims' : 'end'", /"aims"/],
  ['an unknown stage after an answer', "? 'pack' : 'end'", "? 'pack' : 'ends'", /"ends"/],
  ['an unknown stage to skip to', "skip: 'end'", "skip: 'over'", /"over"/],
  ['an unknown stage to go on with', "next: 'rank'", "next: 'ranks'", /"ranks"/],
  ['an unknown first stage', "first: 'track'", "first: 'tracks'", /"tracks"/],
  ['an option of the wrong type', 'pick(0, CARDS), answer', "pick(0, ['fox']), answer", /'PickAsk<"fox">'/],
  ['a wrong answer type', "cards[0] === 'wolf'", "cards === 'wolf'", /no overlap/],
  ['a pick where some were declared', 'some(0, CARDS, 1, 2)', 'pick(0, CARDS)', /'PickAsk<.*from type 'SomeAsk</],
  [
    'an order where a pick was declared',
    'ask: () => pick(0, CARDS)',
    'ask: () => order(0, CARDS)',
    /missing in type 'OrderAsk<.*type 'PickAsk</,
  ],
  [
    'names where a share gives numbers',
    't.table.n = counts[0] ?? 0',
    "t.table.n = counts.indexOf('wolf')",
    /'string' is not assignable to parameter of type 'number'/,
  ],
  [
    'a question where the declaration says act',
    'fire: (t, f) => t.done(f.at)',
    'fire: { ask: () => null, answer: () => "done" }',
    /'ask' does not exist in type 'Do</,
  ],
  ['a slot of the wrong type', "{ at: 'wolf' }, 'prey'", "{ at: 'wolf' }, 'miles'", /"miles"/],
  ['a slot that does not exist', "{ from: 3 }, 'miles'", "{ from: 3 }, 'leagues'", /"leagues"/],
  ['a result of the wrong type', 't.done(f.at)', 't.done(3)', /'3' is not assignable/],
  ['a call with wrong arguments', "t.call('shoot', { at: 'wolf' }", "t.call('shoot', { at: 'fox' }", /"fox"/],
  ['a call with data where arguments are declared', "t.call('walk', { from: 3 }", "t.call('walk', { miles: 3 }", /'miles' does not exist/],
  ['a call of a frame that does not exist', "t.call('walk', { from: 3 }", "t.call('swim', { from: 3 }", /"swim"/],
  ['no begin where arguments are declared', 'begin: (_table, { from }) => ({ miles: from }),', '', /'begin' is missing/],
  ['a begin where none are', '= { first', "= { begin: () => ({ at: 'wolf' }), first", /to type 'never'/],
  ['an enclosing frame that does not exist', "t.need('shoot')", "t.need('shot')", /"shot"/],
  ['an event that is not declared', "type: 'shot', card: 'bear'", "type: 'miss', card: 'bear'", /"miss"/],
  ['an offer that is not declared', "kind: 'rest'", "kind: 'sleep'", /"sleep"/],
  ['an offer that cannot be taken', 'take: { rest: (t, now) => { t.table.n = now.length; } }', 'take: {}', /'rest' is missing/],
  ['a table that the type does not allow', 'setup: () => ({ n: 0 })', "setup: () => ({ n: 'none' })", /'string'/],
  ['a copy that forgets a field', 'copy: ({ n }) => ({ n })', 'copy: () => ({})', /'n' is missing/],
];

const here = dirname(fileURLToPath(import.meta.url));
const fileOf = (i: number): string => join(here, `compiled-${i}.ts`);

/** All texts in one program, so that the kernel and the library are read once. */
function compile(texts: readonly string[]): string[][] {
  const config = ts.readConfigFile(join(here, '../../../tsconfig.json'), ts.sys.readFile).config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, noUnusedLocals: false, noUnusedParameters: false, types: [] },
    here,
  );
  const host = ts.createCompilerHost(options);
  const inMemory = new Map(texts.map((text, i) => [fileOf(i), text]));
  const { fileExists, readFile } = host;
  host.fileExists = (name) => inMemory.has(name) || fileExists(name);
  host.readFile = (name) => inMemory.get(name) ?? readFile(name);
  const program = ts.createProgram([...inMemory.keys()], options, host);
  return texts.map((_, i) => {
    const file = program.getSourceFile(fileOf(i));
    const problems = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return problems.map((d) => ts.flattenDiagnosticMessageText(d.messageText, ' '));
  });
}

const changed = ([, from, to]: (typeof WRONG)[number]): string => {
  if (GOOD.split(from).length !== 2) throw new Error(`not exactly once in the correct game: ${from}`);
  return GOOD.replace(from, () => to);
};
const [good, ...wrong] = compile([GOOD, ...WRONG.map(changed)]);

it('a correct game compiles', () => {
  expect(good).toEqual([]);
});

it.each(WRONG.map(([what, , , complaint], i) => [what, complaint, i] as const))('%s does not compile', (_what, complaint, i) => {
  expect(wrong[i]?.join('\n')).toMatch(complaint);
});
