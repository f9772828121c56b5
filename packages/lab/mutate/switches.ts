/** One source that holds many broken rules at once: each sleeps behind a switch until it is its turn. */
import ts from 'typescript';
import type { Mutation } from './mutations.ts';

/** A mutation with the number of its switch. */
export interface Switch {
  readonly id: number;
  readonly mutation: Mutation;
}

export interface Switched {
  readonly text: string;
  /** Switches that found no place: their source has to be broken by itself. */
  readonly left: readonly number[];
}

interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** A source with its switches, and with a count in every loop: a broken rule that goes on for ever is stopped by it. */
export function switched(file: string, text: string, switches: readonly Switch[]): Switched {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const byPlace = Map.groupBy(switches, ({ mutation: { start, end } }) => `${start} ${end}`);
  const wraps: Wrap[] = [];
  const placed = new Set<number>();
  const visit = (node: ts.Node): void => {
    const { body } = loopOf(node);
    if (body !== undefined) wraps.push({ start: body.getStart(source), end: body.end, before: '{__tick();', after: '}' });
    for (const one of byPlace.get(`${node.getStart(source)} ${node.end}`) ?? []) {
      const wrap = placed.has(one.id) ? null : wrapOf(source, node, one);
      if (wrap === null) continue;
      wraps.push(wrap);
      placed.add(one.id);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { text: written(text, wraps), left: switches.map(({ id }) => id).filter((id) => !placed.has(id)) };
}

const loopOf = (node: ts.Node): { readonly body?: ts.Statement } => (ts.isIterationStatement(node, false) ? { body: node.statement } : {});

function wrapOf(source: ts.SourceFile, node: ts.Node, { id, mutation }: Switch): Wrap | null {
  const start = node.getStart(source);
  if (ts.isExpressionStatement(node)) return { start, end: node.end, before: `{if(!__broken(${id})){`, after: '}}' };
  const whole = wholeOf(node);
  if (whole === null || isTarget(whole)) return null;
  const from = whole.getStart(source);
  const broken = source.text.slice(from, mutation.start) + mutation.replacement + source.text.slice(mutation.end, whole.end);
  return { start: from, end: whole.end, before: `(__broken(${id})?(${broken}):(`, after: '))' };
}

/** The expression that can be put behind a switch: an operator or a name of a field takes what stands around it along. */
function wholeOf(node: ts.Node): ts.Expression | null {
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node) return node.parent;
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return inChain(node.parent) ? null : node.parent;
  return ts.isExpression(node) && !inChain(node) ? node : null;
}

const inChain = (node: ts.Node): boolean => (node.flags & ts.NodeFlags.OptionalChain) !== 0;

/** Something is written to it: it can stand behind no switch. */
function isTarget(node: ts.Node): boolean {
  const { parent } = node;
  const isAssigned =
    ts.isBinaryExpression(parent) && parent.left === node && /^(?:\?\?|\|\||&&|[-+*/])?=$/.test(parent.operatorToken.getText());
  return isAssigned || ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent) || ts.isNonNullExpression(parent);
}

/** Wraps lie inside each other or apart: whatever begins first or ends last is the outer one. */
function written(text: string, wraps: readonly Wrap[]): string {
  const marks = wraps.flatMap(({ start, end, before, after }, n) => [
    { at: start, isEnd: false, size: end - start, n, text: before },
    { at: end, isEnd: true, size: end - start, n, text: after },
  ]);
  marks.sort((a, b) => {
    if (a.at !== b.at) return a.at - b.at;
    if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1;
    const outer = b.size - a.size || a.n - b.n;
    return a.isEnd ? -outer : outer;
  });
  let at = 0;
  const parts: string[] = [];
  for (const mark of marks) {
    parts.push(text.slice(at, mark.at), mark.text);
    at = mark.at;
  }
  return parts.join('') + text.slice(at);
}
