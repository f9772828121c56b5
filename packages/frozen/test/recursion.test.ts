/** Functions that may come back to themselves are found, and others are left alone. */
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { recursive } from '../recursion.ts';
import type { Node } from '../scopes.ts';

/** The texts of the functions that were found, up to the bracket. */
function found(code: string): string[] {
  const nodes = [...recursive(parseAst(code) as unknown as Node)];
  return nodes.map(({ start }) => code.slice(start).split('{')[0]!.trim()).toSorted();
}

test.each<[string, string, string[]]>([
  ['itself', 'function a(n) { return n > 0 ? a(n - 1) : 0; }', ['function a(n)']],
  ['each other', 'const a = (n) => { return b(n); }; const b = (n) => { return a(n); };', ['(n) =>', '(n) =>']],
  ['itself by a function that it hands on', 'function a(n) { return [n].map((m) => { return a(m); }); }', ['function a(n)']],
  ['itself by being handed on', 'function a(list) { return list.map(a).map((x) => { return x; }); }', ['function a(list)']],
  ['methods of an object', 'const it = { a(n) { return it.b(n); }, b: (n) => { return it.a(n); } };', ['(n)', '(n) =>']],
  ['a function inside another one', 'function a() { function b() { b(); } return b; }', ['function b()']],
])('%s', (_name, code, expected) => expect(found(code)).toEqual(expected));

test.each<[string, string]>([
  ['calls of others', 'function a() { return b(); } function b() { return 1; }'],
  ['a parameter of the same name', 'function a(b) { return b(); } function b() { return a(() => { return 1; }); }'],
  ['a variable of the same name within', 'function a() { const a = () => { return 1; }; return a(); }'],
  ['a field of the same name', 'function a(x) { return { a: x.a }; }'],
  ['a method of another object', 'const it = { a(x) { return x.a(); } };'],
])('not: %s', (_name, code) => expect(found(code)).toEqual([]));
