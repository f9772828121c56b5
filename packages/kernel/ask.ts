/** The four shapes of question: makers, and what every client, bot and fuzzer needs to answer any of them. */
import type { Answer, Ask, Id, OrderAsk, PickAsk, RefusalCode, Rnd, Seat, ShareAsk, SomeAsk } from './contract.ts';

// One literal for each shape, so that all asks of a shape have the same hidden class.
export const pick = <A extends Id>(seat: Seat, options: readonly A[]): PickAsk<A> => ({ seat, shape: 'pick', options });

export const some = <A extends Id>(seat: Seat, options: readonly A[], min: number, max: number): SomeAsk<A> => ({
  seat,
  shape: 'some',
  options,
  min,
  max: Math.min(max, options.length),
});

/** Spread exactly `total` over the bins. */
export const share = <A extends Id>(
  seat: Seat,
  total: number,
  bins: readonly A[],
  least: readonly number[],
  most: readonly number[],
): ShareAsk<A> => shareBetween(seat, total, total, bins, least, most);

/** Spread at least `min` and at most `max` over the bins. */
export const shareBetween = <A extends Id>(
  seat: Seat,
  min: number,
  max: number,
  bins: readonly A[],
  least: readonly number[],
  most: readonly number[],
): ShareAsk<A> => ({ seat, shape: 'share', bins, min, max, least, most });

export const order = <A extends Id>(seat: Seat, items: readonly A[]): OrderAsk<A> => ({ seat, shape: 'order', items });

/** Why an answer is refused, or null. An answer is unknown until it has passed here. */
export function refusal(ask: Ask, answer: unknown): RefusalCode | null {
  if (ask.shape === 'pick') return ask.options.includes(answer as Id) ? null : 'not-an-option';
  if (!Array.isArray(answer)) return 'not-a-list';
  if (ask.shape === 'share') return shareRefusal(ask, answer);
  const among: readonly unknown[] = ask.shape === 'order' ? ask.items : ask.options;
  for (let i = 0; i < answer.length; i++) {
    if (!among.includes(answer[i])) return ask.shape === 'order' ? 'not-an-order' : 'not-an-option';
    if (answer.indexOf(answer[i]) !== i) return 'repeated';
  }
  if (ask.shape === 'order') return answer.length === among.length ? null : 'not-an-order';
  return answer.length < ask.min || answer.length > ask.max ? 'wrong-count' : null;
}

function shareRefusal(ask: ShareAsk, answer: readonly unknown[]): RefusalCode | null {
  if (answer.length !== ask.bins.length) return 'wrong-bins';
  let sum = 0;
  for (let i = 0; i < answer.length; i++) {
    const n = answer[i];
    if (typeof n !== 'number' || !Number.isInteger(n) || n < ask.least[i]! || n > ask.most[i]!) return 'bin-limit';
    sum += n;
  }
  return sum < ask.min || sum > ask.max ? 'wrong-total' : null;
}

/** The answer in the game's own words and in a list of its own: what was checked can no longer be changed from outside. */
export function accepted(ask: Ask, answer: Answer): Answer {
  if (ask.shape === 'pick') return ask.options[ask.options.indexOf(answer as Id)]!;
  if (ask.shape === 'share') return (answer as readonly number[]).map((n) => n + 0);
  const among = ask.shape === 'order' ? ask.items : ask.options;
  return (answer as readonly Id[]).map((id) => among[among.indexOf(id)]!);
}

/** The number of legal answers. Large questions are sampled, small ones enumerated. */
export function count(ask: Ask): number {
  if (ask.shape === 'pick') return ask.options.length;
  if (ask.shape === 'order') return factorial(ask.items.length);
  if (ask.shape === 'share') return countShares(ask);
  let n = 0;
  for (let k = ask.min; k <= ask.max; k++) n += choose(ask.options.length, k);
  return n;
}

function countShares(ask: ShareAsk): number {
  let ways = new Array<number>(ask.max + 1).fill(0);
  ways[0] = 1;
  for (let i = 0; i < ask.bins.length; i++) {
    const next = new Array<number>(ask.max + 1).fill(0);
    for (let s = 0; s <= ask.max; s++) {
      for (let n = ask.least[i]!; n <= ask.most[i]! && s + n <= ask.max; n++) next[s + n] = next[s + n]! + ways[s]!;
    }
    ways = next;
  }
  let sum = 0;
  for (let s = ask.min; s <= ask.max; s++) sum += ways[s]!;
  return sum;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function choose(n: number, k: number): number {
  let c = 1;
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1);
  return Math.round(c);
}

/** All legal answers, one after the other. Ask `count` first. */
export function* enumerate(ask: Ask): Generator<Answer> {
  if (ask.shape === 'pick') yield* ask.options;
  else if (ask.shape === 'some') yield* subsets(ask.options, ask.min, ask.max, 0, []);
  else if (ask.shape === 'order') yield* orders(ask.items, []);
  else yield* shares(ask, 0, 0, []);
}

function* subsets(from: readonly Id[], min: number, max: number, start: number, got: Id[]): Generator<Id[]> {
  if (got.length >= min) yield got.slice();
  if (got.length === max) return;
  for (let i = start; i < from.length; i++) {
    got.push(from[i]!);
    yield* subsets(from, min, max, i + 1, got);
    got.pop();
  }
}

function* orders(items: readonly Id[], got: Id[]): Generator<Id[]> {
  if (got.length === items.length) yield got.slice();
  for (const item of items) {
    if (got.includes(item)) continue;
    got.push(item);
    yield* orders(items, got);
    got.pop();
  }
}

function* shares(ask: ShareAsk, bin: number, sum: number, got: number[]): Generator<number[]> {
  if (bin === ask.bins.length) {
    if (sum >= ask.min) yield got.slice();
    return;
  }
  for (let n = ask.least[bin]!; n <= ask.most[bin]! && sum + n <= ask.max; n++) {
    got.push(n);
    yield* shares(ask, bin + 1, sum + n, got);
    got.pop();
  }
}

/** One legal answer at random. Every legal answer can come out; picks and orders are uniform. */
export function sample(ask: Ask, rnd: Rnd): Answer {
  if (ask.shape === 'pick') return ask.options[rnd(ask.options.length)]!;
  if (ask.shape === 'order') return drawFrom(ask.items, ask.items.length, rnd);
  if (ask.shape === 'some') return drawFrom(ask.options, ask.min + rnd(ask.max - ask.min + 1), rnd);
  return sampleShare(ask, rnd);
}

function sampleShare(ask: ShareAsk, rnd: Rnd): number[] {
  const got = ask.least.slice();
  let sum = 0;
  let room = 0;
  for (let i = 0; i < got.length; i++) {
    sum += got[i]!;
    room += ask.most[i]!;
  }
  const min = Math.max(ask.min, sum);
  const total = Math.min(room, min + rnd(Math.min(ask.max, room) - min + 1));
  while (sum < total) {
    let i = rnd(got.length);
    while (got[i]! >= ask.most[i]!) i = i + 1 < got.length ? i + 1 : 0;
    got[i] = got[i]! + 1;
    sum++;
  }
  return got;
}

function drawFrom<T>(list: readonly T[], n: number, rnd: Rnd): T[] {
  const rest = list.slice();
  for (let i = 0; i < n; i++) {
    const j = i + rnd(rest.length - i);
    const x = rest[i]!;
    rest[i] = rest[j]!;
    rest[j] = x;
  }
  rest.length = n;
  return rest;
}
