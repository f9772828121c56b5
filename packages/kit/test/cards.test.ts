import { engine, pick } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { type EffectData, inAnyOrder, library, oneOf, type Performers, performNext } from '../index.ts';

describe('effects as data', () => {
  type Op = { readonly op: 'gain'; readonly n: number } | { readonly op: 'if'; readonly rich: boolean; readonly do: readonly Op[] };
  const CARDS = {
    wolf: {
      effect: [
        { op: 'gain', n: 2 },
        { op: 'if', rich: true, do: [{ op: 'gain', n: 10 }] },
        { op: 'gain', n: 1 },
      ],
    },
    bear: { effect: [] },
  } satisfies Record<string, { effect: readonly Op[] }>;
  const operations = library<Op>(CARDS);

  /** Runs a list to its end, nested lists first, and says the path of each operation. */
  function run(path: string): { gold: number; paths: string[] } {
    const state = { gold: 0, paths: [] as string[] };
    const stack: EffectData[] = [{ path, next: 0 }];
    const performers: Performers<Op, typeof state, EffectData> = {
      gain(t, _f, op, at) {
        t.gold += op.n;
        t.paths.push(at);
      },
      if(t, _f, op, at) {
        t.paths.push(at);
        if (op.rich && t.gold >= 2) stack.push({ path: `${at}/do`, next: 0 });
      },
    };
    while (stack.length > 0) if (!performNext(state, stack.at(-1) ?? { path, next: 0 }, operations, performers)) stack.pop();
    return state;
  }

  it('are done one after the other; a list inside an operation is found by its path', () => {
    expect(run('wolf/effect')).toEqual({
      gold: 13,
      paths: ['wolf/effect/0', 'wolf/effect/1', 'wolf/effect/1/do/0', 'wolf/effect/2'],
    });
  });
  it('may be empty', () => {
    expect(run('bear/effect')).toEqual({ gold: 0, paths: [] });
  });
  it('are looked up once and are the data itself', () => {
    expect(operations('wolf/effect')).toBe(CARDS.wolf.effect);
    expect(operations('wolf/effect')).toBe(operations('wolf/effect'));
  });
  it.each(['fox/effect', 'wolf', 'wolf/effect/9/do', ''])('at %j do not exist: a mistake that names the path', (path) => {
    expect(() => operations(path)).toThrow(`no operations at ${path}`);
  });
});

interface Spec {
  options: object;
  table: { left: string[]; did: string[] };
  view: object;
  event: { type: 'none' };
  frames: { main: { data: object; does: 'end'; asks: { stage: { pick: string } } } };
}
type Stage = ReturnType<typeof oneOf<Spec, 'main', string>>;

/** A game that is one stage and writes down what was chosen. */
function play(left: string[], stage: Stage) {
  const e = engine<Spec>({
    id: 'cards',
    options: () => ({}),
    setup: () => ({ left, did: [] }),
    first: 'main',
    frames: {
      main: {
        first: 'stage',
        stages: {
          stage,
          end(t) {
            t.finish({ winners: [], scores: [0, 0], why: 'over' });
            return 'done';
          },
        },
      },
    },
    copy: (t) => ({ left: t.left.slice(), did: t.did.slice() }),
    view: () => ({}),
    imagine: () => {},
    check: () => [],
  });
  return { e, m: e.start({}, 2, 1) };
}

describe('one of a list', () => {
  const stage = (always: boolean): Stage =>
    oneOf({
      rules: ['HU-01'],
      seat: () => 1,
      options: (table) => table.left,
      choose(t, _f, id, seat) {
        t.table.did.push(`${seat}:${id}`);
        return 'end';
      },
      none: 'end',
      always,
    });
  it('is asked for when there are several', () => {
    const { e, m } = play(['a', 'b'], stage(false));
    expect(m.open).toEqual([pick(1, ['a', 'b'])]);
    e.apply(m, 1, 'b');
    expect(m.table.did).toEqual(['1:b']);
  });
  it('is taken without asking when there is one, unless hidden cards decide that', () => {
    expect(play(['a'], stage(false)).m.table.did).toEqual(['1:a']);
    expect(play(['a'], stage(true)).m.open).toEqual([pick(1, ['a'])]);
  });
  it('is skipped when there is none', () => {
    expect(play([], stage(false)).m).toMatchObject({ table: { did: [] }, result: { why: 'over' } });
  });
});

describe('triggers at the same time', () => {
  const stage = (optional: boolean): Stage =>
    inAnyOrder<Spec, 'main', string>({
      rules: ['HU-01'],
      seat: () => 0,
      options: (table) => table.left,
      resolve(t, _f, id) {
        t.table.left = t.table.left.filter((x) => x !== id);
        t.table.did.push(id);
      },
      again: 'stage',
      next: 'end',
      optional,
    });
  it('are resolved in the order that the player picks, the last one by itself', () => {
    const { e, m } = play(['a', 'b', 'c'], stage(false));
    e.apply(m, 0, 'c');
    expect(m.open).toEqual([pick(0, ['a', 'b'])]);
    e.apply(m, 0, 'b');
    expect(m.table.did).toEqual(['c', 'b', 'a']);
    expect(m.result?.why).toBe('over');
  });
  it('may be left undone where they are optional', () => {
    const { e, m } = play(['a', 'b'], stage(true));
    expect(m.open).toEqual([pick(0, ['a', 'b', 'done'])]);
    e.apply(m, 0, 'b');
    expect(m.open).toEqual([pick(0, ['a', 'done'])]);
    e.apply(m, 0, 'done');
    expect(m.table.did).toEqual(['b']);
  });
  it('ask nothing when there are none', () => {
    expect(play([], stage(true)).m.result?.why).toBe('over');
  });
});
