/** Differences between two JSON values: what a connection sends instead of the whole view. */
import type { Json } from '@longtable/kernel';

type Key = string | number;
/** At a path: a new value, or (without one) the field is gone. */
export type Change = readonly [path: readonly Key[], value: Json] | readonly [path: readonly Key[]];

type Fields = { readonly [key: string]: Json };
type Branch = Fields | readonly Json[];
const isBranch = (x: Json): x is Branch => typeof x === 'object' && x !== null;

/** Changes that turn `a` into `b`. Lists of different length are replaced whole; a field without a value is no field. */
export function diff(a: Json, b: Json): Change[] {
  const changes: Change[] = [];
  walk(a, b, [], changes);
  return changes;
}

/** `path` is where the walk is now; it is copied only where something changed. */
function walk(a: Json, b: Json, path: Key[], changes: Change[]): void {
  if (a === b) return;
  if (!isBranch(a) || !isBranch(b)) changes.push([path.slice(), b]);
  else if (Array.isArray(a)) {
    if (Array.isArray(b) && a.length === b.length) walkList(a, b, path, changes);
    else changes.push([path.slice(), b]);
  } else if (Array.isArray(b)) changes.push([path.slice(), b]);
  else walkFields(a as Fields, b as Fields, path, changes);
}

function walkList(a: readonly Json[], b: readonly Json[], path: Key[], changes: Change[]): void {
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue;
    path.push(i);
    walk(a[i]!, b[i]!, path, changes);
    path.pop();
  }
}

const own = (fields: Fields, key: string): Json | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined);

function walkFields(a: Fields, b: Fields, path: Key[], changes: Change[]): void {
  const keys = Object.keys(b);
  const before = Object.keys(a);
  // Two looks of one game nearly always have the same fields in the same order.
  if (sameKeys(before, keys)) {
    for (const key of keys) walkField(a[key], b[key], key, path, changes);
    return;
  }
  for (const key of before) if (own(b, key) === undefined) walkField(a[key], undefined, key, path, changes);
  for (const key of keys) if (b[key] !== undefined) walkField(own(a, key), b[key], key, path, changes);
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function walkField(a: Json | undefined, b: Json | undefined, key: string, path: Key[], changes: Change[]): void {
  if (a === b) return;
  if (b === undefined) changes.push([[...path, key]]);
  else if (a === undefined) changes.push([[...path, key], b]);
  else {
    path.push(key);
    walk(a, b, path, changes);
    path.pop();
  }
}

/** The value after the changes; the old one stays as it is. */
export function patch(a: Json, changes: readonly Change[]): Json {
  let value = a;
  for (const change of changes) value = set(value, change[0], 0, change.length === 2 ? change[1] : undefined);
  return value;
}

function set(a: Json, path: readonly Key[], at: number, value: Json | undefined): Json {
  const key = path[at];
  if (key === undefined) return value ?? null;
  if (Array.isArray(a)) return a.with(key as number, set(a[key as number], path, at + 1, value));
  const branch = a as Fields;
  if (value === undefined && at === path.length - 1) return Object.fromEntries(Object.entries(branch).filter(([k]) => k !== key));
  // A computed name: "__proto__" is a field like any other.
  return { ...branch, [key]: set(Object.hasOwn(branch, key) ? branch[key]! : null, path, at + 1, value) };
}
