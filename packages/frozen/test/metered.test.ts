/** Metered code stops itself when its time is over, and is the same code otherwise. */
import { rndFrom, sample } from '@longtable/kernel';
import { describe, expect, it, test } from 'vitest';
import { inMeteredTime, inTime } from '../budget.ts';
import { type FrozenRules, loadRules, ownCode, ownTitles, released } from '../index.ts';
import { metered } from '../metered.ts';

const late = /timed out/;

const imported = <T>(code: string): Promise<T> => import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<T>;
/** The function of that body, with a meter in it. */
const running = async (body: string): Promise<() => unknown> =>
  (await imported<{ run(): unknown }>(metered(`export const run = () => {${body}};`))).run;

/** Bodies that never end, or not within a lifetime, as a title of this build might have them by mistake. */
const ENDLESS: Readonly<Record<string, string>> = {
  'for without a condition': 'for (;;);',
  'while around one statement': 'let n = 1; while (n > 0) n = n % 7 + 1;',
  'do while': 'do { } while (true);',
  'a map that gets new keys while it is read':
    'const all = new Map([[0, 1]]); for (const [n] of all) { all.delete(n); all.set(n + 1, 1); }',
  'a recursion that branches': 'const ways = (n) => n === 0 ? [1] : [1, 2].flatMap(() => ways(n - 1)).slice(0, 1); return ways(60);',
  'functions that call each other':
    'const odd = (n) => { if (n === 0) return 1; return even(n - 1) + even(n - 1); }; const even = (n) => n === 0 ? 0 : odd(n - 1) + odd(n - 1); return odd(70);',
  'methods that call each other':
    'const it = { a(n) { return n === 0 ? 0 : it.b(n - 1) + it.b(n - 1); }, b: (n) => it.a(n) }; return it.a(60);',
  'a generator without an end': 'function* all() { while (true) yield 1; } for (const x of all());',
};

describe('code without an end', () => {
  test.each(Object.entries(ENDLESS))('%s is stopped', async (_name, body) => {
    const run = await running(body);
    expect(inMeteredTime(50)(run)).toThrow(late);
  });

  it('is stopped once, and what comes after it has its own time', async () => {
    const [endless, long] = [await running('for (;;);'), await running('let n = 0; for (let i = 0; i < 1e6; i++) n += i; return n;')];
    const budget = inMeteredTime(200);
    expect(budget(endless)).toThrow(late);
    expect(budget(long)()).toBe(499_999_500_000);
  });

  it('within another call counts towards that call', async () => {
    const endless = await running('for (;;);');
    expect(inMeteredTime(50)(inMeteredTime(60_000)(endless))).toThrow(late);
  });

  it('that the virtual machine has stopped does not count against the next', async () => {
    const [endless, long] = [await running('for (;;);'), await running('for (let i = 0; i < 1e6; i++); return 7;')];
    expect(inTime(50)(inMeteredTime(60_000)(endless))).toThrow(late);
    expect(inMeteredTime(5000)(long)()).toBe(7);
    expect(inMeteredTime(50)(endless)).toThrow(late);
  });
});

test('without a budget nobody asks how long it takes', async () => {
  const slow = await running('for (let i = 0; i < 1e6; i++); return 7;');
  expect(inMeteredTime(0)(await running('return 7;'))()).toBe(7);
  expect(slow()).toBe(7);
});

/** States of a whole match. */
function course({ game, engine }: Pick<FrozenRules, 'game' | 'engine'>): string[] {
  const machine = engine(game);
  const rnd = rndFrom(5);
  const m = machine.start(game.options({}, 2) as object, 2, 5);
  const states: string[] = [];
  for (let n = 0; m.result === null && n < 400; n++) {
    const [seat = 0] = machine.awaited(m);
    machine.apply(m, seat, sample(m.open.find((ask) => ask.seat === seat)!, rnd));
    states.push(machine.hash(m), JSON.stringify(game.view(m, seat)));
  }
  return states;
}

const own = Object.entries(await ownTitles()).map(([game, { rules }]) => [game, rules] as const);
const old = released.slice(0, 5).map(({ game, rules }) => [`${game}, first release`, rules] as const);
test.each([...own, ...old])('%s goes by its metered file as by the plain one', async (_game, hash) => {
  const code = ownCode(hash) ?? '';
  const states = course(await imported<FrozenRules>(code));
  expect(states.length).toBeGreaterThan(20);
  expect(course(await loadRules(hash, { code, own: true }))).toEqual(states);
});
