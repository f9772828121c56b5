/**
 * Metered code: the same code with a count of steps in its functions and loops. When so many have been made, it asks for more, and whoever
 * is asked may throw. That stops a loop or a recursion without an end in its own thread, for about a nanosecond a step.
 */
import { parseAst } from 'rolldown/parseAst';
import { isNode, type Node } from './scopes.ts';

/** The name under which metered code finds whom to ask for more steps; without one it has as many as it likes. */
export const METER = 'longtable.meter';
/** Steps between two questions: a few hundred microseconds of play. */
export const STEPS = 65_536;

const STEP = '--longtable$steps < 0 && (longtable$steps = longtable$more())';
const HEAD = `let longtable$steps = 0;const longtable$more = () => globalThis[Symbol.for("${METER}")]?.() ?? ${STEPS};`;

interface Insert {
  readonly at: number;
  readonly text: string;
}

/** The texts before and after a body: a block, an expression or a single statement. */
function inserts({ type, start, end }: Node): Insert[] {
  if (type === 'BlockStatement') return [{ at: start + 1, text: `${STEP};` }];
  const [before, after] = type.endsWith('Statement') ? [`{${STEP};`, '}'] : [`(${STEP}, `, ')'];
  return [
    { at: start, text: before },
    { at: end as number, text: after },
  ];
}

const CALLS = /^(Call|New|TaggedTemplate|Yield)Expression$/;
const CHOICES = /^(IfStatement|ConditionalExpression|LogicalExpression|SwitchStatement|TryStatement)$/;

/** Something inside is such a node. */
function holds(x: unknown, isSuch: (node: Node) => boolean): boolean {
  if (Array.isArray(x)) return x.some((one) => holds(one, isSuch));
  if (!isNode(x)) return false;
  return isSuch(x) || Object.keys(x).some((key) => typeof x[key] === 'object' && holds(x[key], isSuch));
}

const isCall = ({ type }: Node): boolean => CALLS.test(type);
/** Without a call and without putting something somewhere no list grows. */
const grows = (node: Node): boolean =>
  isCall(node) || (node.type === 'AssignmentExpression' && (node['left'] as Node).type !== 'Identifier');
/** Functions that come back to themselves again and again call and choose; those that only call run out of stack by themselves. */
const mayReturnToItself = (body: unknown): boolean => holds(body, isCall) && holds(body, ({ type }) => CHOICES.test(type));

/** A function that is handed over where it is written has no name by which it could be called again. */
const isHanded = (node: Node, parent: Node | null): boolean =>
  parent?.type === 'CallExpression' && (parent['arguments'] as unknown[]).includes(node);

function isCounted(node: Node, parent: Node | null): boolean {
  if (/^(ArrowFunction|Function)/.test(node.type)) return !isHanded(node, parent) && mayReturnToItself(node['body']);
  if (/^For(In|Of)/.test(node.type)) return holds(node['body'], grows);
  return /^(For|While|DoWhile)/.test(node.type);
}

/** In the order of the text; of two at one place, the outer one is first in front and last behind. */
function found(program: Node): Insert[] {
  const all: Insert[] = [];
  const go = (x: unknown, parent: Node | null): void => {
    if (Array.isArray(x)) for (const one of x) go(one, parent);
    if (!isNode(x)) return;
    const [first, last] = isNode(x['body']) && isCounted(x, parent) ? inserts(x['body']) : [];
    if (first !== undefined) all.push(first);
    for (const key of Object.keys(x)) if (typeof x[key] === 'object') go(x[key], x);
    if (last !== undefined) all.push(last);
  };
  go(program, null);
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
