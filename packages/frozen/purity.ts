/**
 * Pure code: what it does depends on what it is given, and touches nothing else. A list of what is allowed, not of what is not. Names
 * that are put together at run time escape it; therefore code out of a store needs a seal as well.
 */
import { parseAst } from 'rolldown/parseAst';
import type { Kind } from './contract.ts';
import { isLabel, isNode, type Node, type Place, walk } from './scopes.ts';

/** Globals that titles use as they like. */
const FREE = new Set([
  'Array',
  'DataView',
  'Error',
  'Infinity',
  'Int32Array',
  'Map',
  'NaN',
  'Number',
  'Set',
  'String',
  'Uint8Array',
  'undefined',
]);
/** Functions that engines may round differently: pictures and bots may use them, rules may not. */
const INEXACT = [
  'E',
  'PI',
  'acos',
  'asin',
  'atan',
  'atan2',
  'cbrt',
  'cos',
  'exp',
  'hypot',
  'log',
  'log10',
  'log2',
  'pow',
  'sin',
  'tan',
  'tanh',
];
const EXACT = ['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'];

/** Globals of which a title may use these parts and no others. */
const PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  JSON: new Set(['parse', 'stringify']),
  Math: new Set(EXACT),
  Object: new Set(['assign', 'entries', 'freeze', 'fromEntries', 'hasOwn', 'is', 'keys', 'values', 'groupBy']),
};
/** Words count nouns by their language. Bots look at the clock: it decides how long they think, never how a match goes. */
const WORDS_PARTS: typeof PARTS = {
  ...PARTS,
  Math: new Set([...EXACT, ...INEXACT]),
  Intl: new Set(['PluralRules']),
  performance: new Set(['now']),
};

const NEVER = new Set([
  'AwaitExpression',
  'DebuggerStatement',
  'ExportAllDeclaration',
  'ImportDeclaration',
  'ImportExpression',
  'MetaProperty',
  'Super',
  'ThisExpression',
  'WithStatement',
]);
/** Names that lead from a value to its maker, and from there to anything. */
const WAYS_OUT = new Set([
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__proto__',
  'callee',
  'caller',
  'constructor',
  'prototype',
]);

/** The impurity of a node by itself. */
function fault(node: Node, place: Place): string | null {
  if (NEVER.has(node.type)) return node.type;
  if (node['async'] === true) return 'async';
  if (/^Export/.test(node.type) && isNode(node['source'])) return 'ImportDeclaration';
  const text = textOf(node, place);
  return text !== null && WAYS_OUT.has(text) ? text : null;
}

/** The text by which a node could name a property. */
function textOf(node: Node, place: Place): string | null {
  if (node.type === 'Identifier') return isLabel(place) ? (node['name'] as string) : null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  return node.type === 'TemplateElement' ? ((node['value'] as { cooked?: string }).cooked ?? null) : null;
}

/** The fault of a name from outside. */
function foreign(node: Node, { parent, key }: Place, parts: typeof PARTS): string | null {
  const name = node['name'] as string;
  if (FREE.has(name)) return isChanged(parent, key) ? `${name} =` : null;
  const allowed = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (allowed === undefined) return name;
  if (parent?.type !== 'MemberExpression' || key !== 'object' || parent['computed'] === true) return name;
  const part = (parent['property'] as Node)['name'] as string;
  return allowed.has(part) ? null : `${name}.${part}`;
}

const isChanged = (parent: Node | null, key: string): boolean =>
  parent !== null && ((parent.type === 'AssignmentExpression' && key === 'left') || parent.type === 'UpdateExpression');

/** All that a module names or does and a pure one would not; empty: it is pure. */
export function impurities(code: string, kind: Kind): string[] {
  const found = new Set<string>();
  const note = (what: string | null): void => {
    if (what !== null) found.add(what);
  };
  const parts = kind === 'rules' ? PARTS : WORDS_PARTS;
  walk(
    parseAst(code) as unknown as Node,
    (node, place) => note(fault(node, place)),
    (node, place) => note(foreign(node, place, parts)),
  );
  return [...found];
}
