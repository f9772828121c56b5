/** Names that a module takes from outside: every identifier that no enclosing scope of the module declares. */

export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
export const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';

/** The place of a node in another one. */
export interface Place {
  readonly parent: Node | null;
  readonly key: string;
}
export type Visit = (node: Node, place: Place) => void;

interface Scope {
  readonly names: Set<string>;
  readonly outer: Scope | null;
}
const isKnown = (scope: Scope | null, name: string): boolean => scope !== null && (scope.names.has(name) || isKnown(scope.outer, name));

const listed = (x: unknown): unknown[] => (Array.isArray(x) ? x : [x]);
export const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function/.test(type);

/** The names that a pattern binds. */
function bound(pattern: unknown, into: Set<string>): void {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') into.add(pattern['name'] as string);
  const keys = { Property: ['value'], AssignmentPattern: ['left'] }[pattern.type] ?? ['argument', 'properties', 'elements'];
  for (const key of keys) for (const part of listed(pattern[key])) bound(part, into);
}

/** Names that the statements of one block declare for it. */
function declared(statements: readonly unknown[], into: Set<string>): void {
  for (const one of statements) {
    if (!isNode(one)) continue;
    const statement = isNode(one['declaration']) ? one['declaration'] : one;
    if (/^(Function|Class)Declaration$/.test(statement.type)) bound(statement['id'], into);
    if (statement.type === 'VariableDeclaration') for (const d of listed(statement['declarations'])) bound((d as Node)['id'], into);
  }
}

/** Names that `var` anywhere inside declares for the whole function. */
function hoisted(x: unknown, into: Set<string>): void {
  if (Array.isArray(x)) for (const one of x) hoisted(one, into);
  if (!isNode(x) || isFunction(x)) return;
  if (x.type === 'VariableDeclaration' && x['kind'] === 'var') declared([x], into);
  for (const key of Object.keys(x)) if (typeof x[key] === 'object') hoisted(x[key], into);
}

/** The names that a node declares for what is inside it; null: it opens no scope. */
export function scopeOf(node: Node): Set<string> | null {
  const names = new Set<string>();
  const body = listed(node['body']);
  if (isFunction(node)) {
    if (node.type === 'FunctionExpression') bound(node['id'], names);
    if (!node.type.startsWith('Arrow')) names.add('arguments');
    for (const param of listed(node['params'])) bound(param, names);
    hoisted(node['body'], names);
  } else if (node.type === 'Program') {
    declared(body, names);
    hoisted(node['body'], names);
  } else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') declared(body, names);
  else if (/^For/.test(node.type)) declared([node['init'], node['left']], names);
  else if (node.type === 'SwitchStatement') for (const c of listed(node['cases'])) declared(listed((c as Node)['consequent']), names);
  else if (node.type === 'CatchClause') bound(node['param'], names);
  else if (/^Class/.test(node.type)) bound(node['id'], names);
  else return null;
  return names;
}

const KEYED = new Set(['Property', 'MethodDefinition', 'PropertyDefinition', 'AccessorProperty']);

/** True where an identifier is only a name, and no reference. */
export function isLabel({ parent, key }: Place): boolean {
  if (parent === null || key === 'label' || key === 'exported') return true;
  if (key === 'property' && parent.type === 'MemberExpression') return parent['computed'] !== true;
  return key === 'key' && KEYED.has(parent.type) && parent['computed'] !== true;
}

/** Shows every node, and every identifier that nothing in the module declares. */
export function walk(program: Node, each: Visit, free: Visit): void {
  function go(x: unknown, place: Place, scope: Scope | null): void {
    if (Array.isArray(x)) for (const one of x) go(one, place, scope);
    if (!isNode(x)) return;
    each(x, place);
    if (x.type === 'Identifier' && !isLabel(place) && !isKnown(scope, x['name'] as string)) free(x, place);
    const names = scopeOf(x);
    const inner = names === null ? scope : { names, outer: scope };
    for (const key of Object.keys(x)) if (typeof x[key] === 'object') go(x[key], { parent: x, key }, inner);
  }
  go(program, { parent: null, key: '' }, null);
}
