/** Valid messages, bodies and paths, and what can be made of them. */
import type { Rnd } from '@longtable/kernel';
import { PROTOCOL } from '@longtable/protocol';

const WORDS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1e9,
  Number.MAX_VALUE,
  0.5,
  '',
  'x',
  'a'.repeat(300),
  [],
  [[[]]],
  {},
  { t: 'watch' },
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '🎲',
];
const word = (rnd: Rnd): unknown => WORDS[rnd(WORDS.length)];

/** Somewhere in a value something else. */
export function mutated(x: unknown, rnd: Rnd): unknown {
  if (typeof x !== 'object' || x === null || rnd(6) === 0) return word(rnd);
  const copy = structuredClone(x) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[rnd(Math.max(1, keys.length))];
  const roll = rnd(8);
  // Not into lists: a position far away makes a list of a thousand million holes.
  if (!Array.isArray(x) && (key === undefined || roll === 0)) copy[String(word(rnd))] = word(rnd);
  else if (key === undefined) return word(rnd);
  else if (roll === 1) delete copy[key];
  else copy[key] = mutated(copy[key], rnd);
  return copy;
}

/** A text that is perhaps no longer JSON. */
export function broken(text: string, rnd: Rnd): string {
  const at = rnd(text.length + 1);
  return [text.slice(0, at), text.slice(0, at) + String.fromCharCode(rnd(300)) + text.slice(at), text + text][rnd(3)] ?? text;
}

/** Answers of every shape, most of them to nothing that was asked. */
function someAnswer(options: readonly unknown[], rnd: Rnd): unknown {
  const one = (): unknown => (options.length > 0 && rnd(3) > 0 ? options[rnd(options.length)] : word(rnd));
  return rnd(3) > 0 ? one() : Array.from({ length: rnd(6) }, one);
}

/** A message of any kind that the protocol knows, for a table and a seat. */
export function message(table: string, seat: number, options: readonly unknown[], given: number, n: number, rnd: Rnd): object {
  const id = `fuzzed-${n}-${rnd(1e6)}`;
  const kinds: readonly (() => object)[] = [
    () => ({ t: 'watch', protocol: PROTOCOL, table, heard: rnd(2) === 0 ? 0 : { [seat]: rnd(5) } }),
    () => ({ t: 'do', id, command: { t: 'answer', seat, answer: someAnswer(options, rnd), ...(rnd(2) === 0 ? { given } : {}) } }),
    () => ({ t: 'do', id, command: { t: 'answer', seat, answer: someAnswer(options, rnd) } }),
    () => ({ t: 'do', id, command: { t: 'offer', seat, kind: ['trade', 'x', 'use'][rnd(3)], answer: someAnswer(options, rnd) } }),
    () => ({ t: 'do', id, command: { t: ['undo', 'take-back'][rnd(2)], seat } }),
    () => ({ t: 'start', id }),
    () => ({ t: 'chat', id, text: String(word(rnd)) }),
    () => ({ t: 'vote', id, seat, level: ['apprentice', 'lord', 'x'][rnd(3)] }),
    () => ({ t: 'return', id, seat }),
    () => ({ t: 'reveal', seat, nonce: 'ab'.repeat(32) }),
    () => ({ t: 'look-at', id, n: rnd(30), seat: [seat, null, 9, 'all'][rnd(4)] }),
    () => ({ t: 'heard-by', id, seat: [seat, 'all'][rnd(2)] }),
    () => ({ t: 'explain', id, seat }),
    () => ({ t: 'wish', id, seat, kind: ['food', 'defend', 'x'][rnd(3)], at: ['', '7'][rnd(2)] }),
    () => ({ t: 'imagine', id, seat: [seat, null, 9][rnd(3)] }),
    () => ({ t: 'head', id }),
    () => ({ t: 'move', id }),
    () => ({ t: 'ping' }),
    () => ({ t: ['ask-back', 'wait'][rnd(2)], id, seat }),
    () => ({ t: 'reply', id, yes: false }),
    () => ({ t: 'seat', id, seat, to: ['open', 'gone', 'lord'][rnd(3)] }),
    () => ({ t: 'options', id, options: { hills: 5 }, clock: { kind: 'none' } }),
    () => ({ t: ['ready', 'close', 'reopen', 'ask-end'][rnd(4)], id }),
    // Whoever sits there may end the match: seldom, so that others see more of it.
    () => (rnd(200) === 0 ? { t: 'resign', id, seat } : { t: 'ping' }),
  ];
  return kinds[rnd(kinds.length)]!();
}

/** Ways to write the same path, and some that are near it. */
export const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/a', '/%61'),
  (path) => path.replace('api', '%61%70%69'),
  (path) => `http://x${path}`,
  (path) => path.replace('/api', '//api'),
  (path) => path.replace('/api', '/./api'),
  (path) => path.replace('/api', '/x/../api'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('api', 'API'),
  (path) => `${path}/`,
  (path) => `${path};x=1`,
  (path) => `${path}?x=%00`,
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}%`,
  (path) => `${path}#x`,
];
