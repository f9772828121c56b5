/** Differences between two JSON values: what a connection sends instead of the whole view. */
import type { Json } from '@longtable/kernel';

type Key = string | number;
/** At a path: a new value, or (without one) the field is gone. */
export type Change = readonly [path: readonly Key[], value: Json] | readonly [path: readonly Key[]];

type Fields = { readonly [key: string]: Json };
type Branch = Fields | readonly Json[];
const isBranch = (x: Json | undefined): x is Branch => typeof x === 'object' && x !== null;

export interface Followed {
  /** Equal to the new value. What did not change is the old value itself; what did is a copy. */
  readonly value: Json;
  readonly changes: readonly Change[];
}

/** The way from a value to the one that took its place. Lists of different length are replaced whole. */
export function follow(before: Json, now: Json): Followed {
  const changes: Change[] = [];
  return { value: step(before, now, [], changes), changes };
}

export const diff = (a: Json, b: Json): readonly Change[] => follow(a, b).changes;

/** `path` is where the walk is now; it is copied where something changed. */
function step(before: Json, now: Json, path: Key[], changes: Change[]): Json {
  if (before === now) return before;
  if (isBranch(before) && isBranch(now)) {
    if (!Array.isArray(before)) {
      if (!Array.isArray(now)) return stepFields(before as Fields, now as Fields, path, changes);
    } else if (Array.isArray(now) && before.length === now.length) return stepList(before, now, path, changes);
  }
  const value = copied(now);
  changes.push([path.slice(), value]);
  return value;
}

function stepList(before: readonly Json[], now: readonly Json[], path: Key[], changes: Change[]): Json {
  let value: Json[] | null = null;
  for (let i = 0; i < now.length; i++) {
    const old = before[i]!;
    path.push(i);
    const next = step(old, now[i]!, path, changes);
    path.pop();
    if (next === old) continue;
    value ??= before.slice();
    value[i] = next;
  }
  return value ?? before;
}

function stepFields(before: Fields, now: Fields, path: Key[], changes: Change[]): Json {
  const gone = goneFrom(before, now);
  for (const key of gone) changes.push([[...path, key]]);
  let value: Record<string, Json> | null = gone.length === 0 ? null : without(before, gone);
  for (const key of Object.keys(now)) {
    const next = now[key];
    if (next === undefined) continue;
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    path.push(key);
    const fresh = old === undefined ? added(next, path, changes) : step(old, next, path, changes);
    path.pop();
    if (fresh === old) continue;
    value ??= { ...before };
    put(value, key, fresh);
  }
  return value ?? before;
}

const NONE: readonly string[] = [];

function goneFrom(before: Fields, now: Fields): readonly string[] {
  let gone = NONE;
  for (const key of Object.keys(before)) if (!Object.hasOwn(now, key) || now[key] === undefined) gone = [...gone, key];
  return gone;
}

const without = (fields: Fields, gone: readonly string[]): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !gone.includes(key)));

function added(now: Json, path: readonly Key[], changes: Change[]): Json {
  const value = copied(now);
  changes.push([path.slice(), value]);
  return value;
}

/** What came may go on living and changing. Fields without a value are no fields: JSON leaves them out. */
function copied(x: Json): Json {
  if (!isBranch(x)) return x;
  if (Array.isArray(x)) return x.map(copied);
  const copy: Record<string, Json> = {};
  for (const [key, value] of Object.entries(x)) if (value !== undefined) put(copy, key, copied(value));
  return copy;
}

/** Names like "__proto__" are fields like any other. */
function put(fields: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__') Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
  else fields[key] = value;
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
  if (value === undefined && at === path.length - 1) return without(branch, [String(key)]);
  const old = Object.hasOwn(branch, key) ? branch[key]! : null;
  return { ...branch, [key]: set(old, path, at + 1, value) };
}
