/**
 * Functions of a module that may come back to themselves: those on a cycle of calls. A function that is called, handed on or merely named
 * counts as called, and so does a method of an object that is written down under a name. Calls of what comes out of a list, a parameter or
 * another object are not seen.
 */
import { isFunction, isLabel, isNode, type Node, type Place, scopeOf } from './scopes.ts';

interface Scope {
  readonly names: ReadonlySet<string>;
  /** Functions by their names, and by those of their objects: `it.act`. */
  readonly functions: Map<string, Node>;
  readonly outer: Scope | null;
}

/** The place of what is looked at: the scope around it, and the function whose code it is. */
interface Around extends Place {
  readonly scope: Scope | null;
  readonly within: Node | null;
}

function declaring(scope: Scope | null, name: string): Scope | null {
  for (let at = scope; at !== null; at = at.outer) if (at.names.has(name)) return at;
  return null;
}

const nameOf = (x: unknown): string | null => (isNode(x) && x.type === 'Identifier' ? (x['name'] as string) : null);

/** Shows every node with what is around it; the scope of a module is made once, so that two walks see the same. */
function walk(program: Node, scopes: Map<Node, Scope>, each: (node: Node, around: Around) => void): void {
  function scopeIn(node: Node, outer: Scope | null): Scope | null {
    const known = scopes.get(node);
    if (known !== undefined) return known;
    const names = scopeOf(node);
    if (names === null) return outer;
    const made = { names, functions: new Map<string, Node>(), outer };
    scopes.set(node, made);
    return made;
  }
  function go(x: unknown, around: Around): void {
    if (Array.isArray(x)) for (const one of x) go(one, around);
    if (!isNode(x)) return;
    each(x, around);
    const scope = scopeIn(x, around.scope);
    const within = isFunction(x) ? x : around.within;
    for (const key of Object.keys(x)) if (typeof x[key] === 'object') go(x[key], { parent: x, key, scope, within });
  }
  go(program, { parent: null, key: '', scope: null, within: null });
}

/** The functions that a declaration gives names to. */
function* named(node: Node): Generator<[string, Node]> {
  const name = nameOf(node['id']);
  const made = node.type === 'VariableDeclarator' ? node['init'] : node;
  if (name === null || !isNode(made)) return;
  if (isFunction(made)) yield [name, made];
  for (const one of made.type === 'ObjectExpression' ? (made['properties'] as Node[]) : [])
    if (isNode(one['value']) && isFunction(one['value'])) yield [`${name}.${nameOf(one['key'])}`, one['value']];
}

/** The name that a node calls or names, if it does. */
function referred(node: Node, { parent, key }: Around): string | null {
  if (node.type === 'MemberExpression' && node['computed'] !== true) return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return key === 'id' || isLabel({ parent, key }) ? null : nameOf(node);
}

/** Nodes on a cycle, by Tarjan's algorithm: a component of several nodes, or of one that leads to itself. */
function onCycles(edges: ReadonlyMap<Node, ReadonlySet<Node>>): Set<Node> {
  const found = new Set<Node>();
  const numbers = new Map<Node, number>();
  const lows = new Map<Node, number>();
  const stack: Node[] = [];
  function visit(node: Node): void {
    const number = numbers.size;
    numbers.set(node, number);
    let low = number;
    const from = stack.push(node) - 1;
    for (const next of edges.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) low = Math.min(low, lows.get(next) ?? numbers.get(next)!);
    }
    lows.set(node, low);
    if (low < number) return;
    const component = stack.splice(from);
    if (component.length > 1 || edges.get(node)?.has(node)) for (const one of component) found.add(one);
  }
  for (const node of edges.keys()) if (!numbers.has(node)) visit(node);
  return found;
}

/** Of each cycle those that have a name: without one of them there is none. */
export function recursive(program: Node): ReadonlySet<Node> {
  const scopes = new Map<Node, Scope>();
  const withNames = new Set<Node>();
  walk(program, scopes, (node, { scope }) => {
    for (const [name, made] of named(node)) {
      declaring(scope, name.split('.')[0]!)?.functions.set(name, made);
      withNames.add(made);
    }
  });
  const edges = new Map<Node, Set<Node>>();
  walk(program, scopes, (node, around) => {
    if (around.within === null) return;
    const name = referred(node, around);
    const known = name === null ? undefined : declaring(around.scope, name.split('.')[0]!)?.functions.get(name);
    // Without a name of its own a function is called where it stands, or by whom it is handed to.
    const led = known ?? (isFunction(node) && !withNames.has(node) ? node : null);
    if (led !== null) edges.set(around.within, (edges.get(around.within) ?? new Set()).add(led));
  });
  return new Set([...onCycles(edges)].filter((node) => withNames.has(node)));
}
