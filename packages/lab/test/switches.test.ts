/** Broken rules behind switches do what the same rules do when their source is broken by itself. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../mutate/board.ts';
import { isDue } from '../mutate/job.ts';
import { mutationsIn } from '../mutate/mutations.ts';
import { switched } from '../mutate/switches.ts';

const FILE = 'packages/games/zed/frames/x.ts';
const SOURCE = `
  const LIMIT = 3;
  function f(list: number[], side: { attacker: number; defender: number }): unknown {
    let sum = 0;
    for (const n of list) if (n > 1 && (n < LIMIT || n === 7)) sum += n;
    if (sum >= 4) sum = sum - 1;
    else sum += 3;
    const best = Math.max(...list.filter((n) => n > 0));
    side.attacker += 1;
    return [sum, best, side.attacker, list.toSorted((a, b) => a - b).at(-1), sum > 9 ? 'many' : 'few'];
  }`;
const INPUTS = [[], [1], [2, 2, 7], [5, 1, 2, 0], [9, 7, 2, -3]];

const run = (text: string, globals: object): unknown[] => {
  const body = ts.transpile(text, { target: ts.ScriptTarget.ESNext });
  const f = new Function(...Object.keys(globals), `${body}; return f;`)(...Object.values(globals));
  return INPUTS.map((list) => f(list, { attacker: 1, defender: 5 }));
};

describe('a source with switches', () => {
  const mutations = mutationsIn(FILE, SOURCE);
  const { text, left } = switched(
    FILE,
    SOURCE,
    mutations.map((mutation, id) => ({ id, mutation })),
  );
  const awake = (id: number): object => ({ __broken: (one: number) => one === id, __tick: () => {} });

  it('does what it did while none is awake', () => {
    expect(run(text, awake(-1))).toEqual(run(SOURCE, {}));
  });
  it.each(mutations.map((mutation, id) => ({ id, ...mutation })))('$change', ({ id, start, end, replacement }) => {
    if (left.includes(id)) return;
    expect(run(text, awake(id))).toEqual(run(SOURCE.slice(0, start) + replacement + SOURCE.slice(end), {}));
  });
  it('leaves out what is written to: it can stand behind no switch', () => {
    expect(left.map((id) => mutations[id]!.change)).toEqual(['attacker → defender (f)']);
  });
});

describe('the switchboard', () => {
  it('wakes one broken rule at a time and notes which ones are reached', () => {
    const globals: Parameters<typeof boardOf>[0] = {};
    const board = boardOf(globals);
    board.busy = true;
    board.awake = 4;
    expect([globals.__broken?.(3), globals.__broken?.(4)]).toEqual([false, true]);
    expect([[...board.reached], [...board.early]]).toEqual([[3, 4], []]);
    board.busy = false;
    globals.__broken?.(5);
    expect([...board.early]).toEqual([5]);
    expect(boardOf(globals)).toBe(board);
  });
  it('stops a loop that comes to no end', () => {
    const globals: Parameters<typeof boardOf>[0] = {};
    const board = boardOf(globals);
    board.limit = 1000;
    const { text } = switched(FILE, 'const f = () => { for (;;); };', []);
    const f = new Function('__tick', `${text}; return f;`)(globals.__tick);
    expect(f).toThrow('This comes to no end.');
    expect(board.steps).toBe(1001);
  });
});

describe('the rounds of a sweep', () => {
  const NONE = { tried: [] };
  it('try short tests first, then all the others, whatever time they take the next time', () => {
    expect([isDue({ of: 'short', ...NONE }, 'a', 40), isDue({ of: 'short', ...NONE }, 'a', 41)]).toEqual([true, false]);
    expect([isDue({ of: 'long', ...NONE }, 'a', 10), isDue({ of: 'long', tried: ['a'] }, 'a', 99)]).toEqual([true, false]);
    expect([isDue({ of: 'all', tried: ['a'] }, 'a', 99), isDue({ of: 'none', ...NONE }, 'a', 10)]).toEqual([true, false]);
  });
});
