/**
 * Metered code: the same code with a count of steps in its loops and in the functions that may come back to themselves. When so many have
 * been made, it asks for more, and whoever is asked may throw. That stops a loop or a recursion without an end in its own thread.
 */
import { parseAst } from 'rolldown/parseAst';
import { recursive } from './recursion.ts';
import { isFunction, isNode, type Node } from './scopes.ts';

/** The name under which metered code finds whom to ask for more steps; without one it has as many as it likes. */
export const METER = 'longtable.meter';
/** Steps between two questions: a few hundred microseconds of play. */
export const STEPS = 65_536;

/** Rounds of the loops of one call between two counts. */
const ROUNDS = 32;

/** A function that may come back to itself counts its calls. */
const CALL = 'longtable$steps-- > 0 || (longtable$steps = longtable$more())';
/** A loop counts its rounds in a variable of the function around it, which costs next to nothing, and hands them on by the dozen. */
const COUNTER = 'let longtable$rounds = 0';
const ROUND = `++longtable$rounds < ${ROUNDS} || (longtable$rounds = longtable$count())`;
const HEAD = `let longtable$steps = 0; ${COUNTER}; const longtable$more = () => globalThis[Symbol.for("${METER}")]?.() ?? ${STEPS}; const longtable$count = () => ((longtable$steps -= ${ROUNDS}) > 0 || (longtable$steps = longtable$more()), 0);`;

interface Insert {
  readonly at: number;
  readonly text: string;
}

/** The texts before and after a body: a block, a single statement, or an expression, which holds no loop. */
function inserts({ type, start, end }: Node, parts: readonly string[]): Insert[] {
  const text = parts.map((part) => `${part};`).join(' ');
  if (type === 'BlockStatement') return [{ at: start + 1, text }];
  const [before, after] = type.endsWith('Statement') ? [`{${text}`, '}'] : [`(${parts.join(', ')}, `, ')'];
  return [
    { at: start, text: before },
    { at: end as number, text: after },
  ];
}

/** Something inside is such a node. */
function holds(x: unknown, isSuch: (node: Node) => boolean): boolean {
  if (Array.isArray(x)) return x.some((one) => holds(one, isSuch));
  if (!isNode(x)) return false;
  return isSuch(x) || Object.keys(x).some((key) => typeof x[key] === 'object' && holds(x[key], isSuch));
}

const CALLS = /^(Call|New|TaggedTemplate|Yield)Expression$/;
/** Without a call and without putting something somewhere no list grows. */
const grows = ({ type, left }: Node): boolean =>
  CALLS.test(type) || (type === 'AssignmentExpression' && (left as Node).type !== 'Identifier');

const isLoop = ({ type, body }: Node): boolean => (/^For(In|Of)/.test(type) ? holds(body, grows) : /^(For|While|DoWhile)/.test(type));
/** A loop of its own, not of a function inside it. */
const hasLoop = (x: unknown): boolean =>
  Array.isArray(x) ? x.some(hasLoop) : isNode(x) && !isFunction(x) && (isLoop(x) || Object.keys(x).some((key) => hasLoop(x[key])));

/** The parts that a node's body begins with. */
function beginning(node: Node, returning: ReadonlySet<Node>): string[] {
  if (isLoop(node)) return [ROUND];
  if (!isFunction(node)) return [];
  return [...(hasLoop(node['body']) ? [COUNTER] : []), ...(returning.has(node) ? [CALL] : [])];
}

/** In the order of the text; of two at one place, the outer one is first in front and last behind. */
function found(program: Node): Insert[] {
  const all: Insert[] = [];
  const returning = recursive(program);
  const go = (x: unknown): void => {
    if (Array.isArray(x)) for (const one of x) go(one);
    if (!isNode(x)) return;
    const parts = beginning(x, returning);
    const [first, last] = isNode(x['body']) && parts.length > 0 ? inserts(x['body'], parts) : [];
    if (first !== undefined) all.push(first);
    for (const key of Object.keys(x)) if (typeof x[key] === 'object') go(x[key]);
    if (last !== undefined) all.push(last);
  };
  go(program);
  return all.toSorted((a, b) => a.at - b.at);
}

export function metered(code: string): string {
  let text = HEAD;
  let from = 0;
  for (const { at, text: added } of found(parseAst(code) as unknown as Node)) {
    text += code.slice(from, at) + added;
    from = at;
  }
  return text + code.slice(from);
}
