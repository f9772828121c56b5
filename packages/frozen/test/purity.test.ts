import { describe, expect, it } from 'vitest';
import { impurities } from '../purity.ts';

const rules = (code: string): string[] => impurities(code, 'rules');

describe('a pure module', () => {
  it.each([
    ['plain functions over plain data', 'const a = [1, 2]; export const f = (x) => a.map((y) => y + x);'],
    ['globals of the language', 'export const f = (x) => Math.max(...Object.keys(x).map(Number), JSON.stringify(x).length);'],
    ['its own names, whatever they are called', 'function fetch(process) { const Date = process; return Date; } export { fetch };'],
    ['names declared later', 'export const f = () => g(); function g() { return h; var h; }'],
    ['names of patterns', 'export const f = ({ a, b: [c = a, ...d], ...e }) => [a, c, d, e];'],
    [
      'names of loops, cases, catches and labels',
      'export const f = (l) => { out: for (const x of l) { try { if (x) break out; } catch (e) { return e; } } for (let i = 0; i < 3; i++) { switch (i) { case 1: let y = i; return y; } } };',
    ],
    ['properties that are called like globals', 'export const f = (x) => ({ fetch: x.process, [x.a]: x.window });'],
  ])('may have %s', (_what, code) => {
    expect(rules(code)).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['the network', 'export const f = () => fetch("/x");', 'fetch'],
    ['the clock', 'export const f = () => Date.now();', 'Date'],
    ['another clock', 'export const f = () => performance.now();', 'performance'],
    ['chance', 'export const f = () => Math.random();', 'Math.random'],
    ['chance by another name', 'const { random } = Math; export const f = random;', 'Math'],
    ['chance by a computed name', 'export const f = (x) => Math["ran" + x]();', 'Math'],
    ['rounding that engines do differently', 'export const f = Math.cbrt(2);', 'Math.cbrt'],
    ['the global object', 'export const f = globalThis.x;', 'globalThis'],
    ['a global that is set', 'Array = null; export {};', 'Array ='],
    [
      'a name that only another function declares',
      'const g = () => { const process = 1; return process; }; export const f = () => [g, process];',
      'process',
    ],
    ['a name that only a block declares', '{ const fetch = 1; } export const f = fetch;', 'fetch'],
    ['a name that only a loop declares', 'for (const window of []) {} export const f = window;', 'window'],
    ['makers of functions', 'export const f = (() => {}).constructor("return 1")();', 'constructor'],
    ['makers by a text', 'export const f = (() => {})["constructor"];', 'constructor'],
    ['makers by a template', 'export const f = (() => {})[`constructor`];', 'constructor'],
    ['makers by a pattern', 'export const { constructor: f } = () => {};', 'constructor'],
    ['prototypes', 'Array.prototype.map = 1; export {};', 'prototype'],
    ['the way to prototypes', 'export const f = Object.getPrototypeOf(1);', 'Object.getPrototypeOf'],
    ['Object as a whole', 'const o = Object; export const f = o;', 'Object'],
    ['code from text', 'export const f = eval("1");', 'eval'],
    ['code from text, made anew', 'export const f = new Function("return 1");', 'Function'],
    ['waiting', 'export const f = await 1;', 'AwaitExpression'],
    ['waiting functions', 'export const f = async () => 1;', 'async'],
    ['an import', 'import x from "fs"; export const f = x;', 'ImportDeclaration'],
    ['an import on demand', 'export const f = () => import("fs");', 'ImportExpression'],
    ['an import that is passed on', 'export { x } from "fs";', 'ImportDeclaration'],
    ['all of another module', 'export * from "fs";', 'ExportAllDeclaration'],
    ['its own address', 'export const f = import.meta.url;', 'MetaProperty'],
    ['this', 'export const f = function () { return this; };', 'ThisExpression'],
  ])('%s', (_what, code, named) => {
    expect(rules(code)).toContain(named);
  });
  it('words may look at the clock, and at nothing else of it', () => {
    expect(impurities('export const f = () => performance.now();', 'words')).toEqual([]);
    expect(impurities('export const f = () => performance.memory;', 'words')).toEqual(['performance.memory']);
  });
});
