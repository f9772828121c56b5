/** Differences between two JSON values: what a connection sends instead of the whole view. */
import type { Json } from '@longtable/kernel';

/** At a path: a new value, or (without one) the field is gone. */
export type Change = readonly [path: readonly (string | number)[], value: Json] | readonly [path: readonly (string | number)[]];

type Branch = { readonly [key: string]: Json } | readonly Json[];
const isBranch = (x: Json | undefined): x is Branch => typeof x === 'object' && x !== null;

/** Changes that turn `a` into `b`. Lists of different length are replaced whole. */
export function diff(a: Json, b: Json, path: readonly (string | number)[] = []): Change[] {
  if (a === b) return [];
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return [[path, b]];
  if (Array.isArray(a) && a.length !== (b as readonly Json[]).length) return [[path, b]];
  const changes: Change[] = [];
  const old = a as { readonly [key: string]: Json };
  const now = b as { readonly [key: string]: Json };
  const key = (k: string): string | number => (Array.isArray(a) ? Number(k) : k);
  for (const k of Object.keys(old)) if (!Object.hasOwn(now, k)) changes.push([[...path, key(k)]]);
  for (const k of Object.keys(now)) {
    if (Object.hasOwn(old, k)) changes.push(...diff(old[k]!, now[k]!, [...path, key(k)]));
    else changes.push([[...path, key(k)], now[k]!]);
  }
  return changes;
}

/** The value after the changes; the old one stays as it is. */
export function patch(a: Json, changes: readonly Change[]): Json {
  return changes.reduce((value, change) => set(value, change[0], change.length === 2 ? change[1] : undefined), a);
}

function set(a: Json, [key, ...rest]: readonly (string | number)[], value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (Array.isArray(a)) return a.with(key as number, set(a[key as number], rest, value));
  // Names like "__proto__" are fields like any other.
  const branch = a as { readonly [key: string]: Json };
  const isGone = rest.length === 0 && value === undefined;
  const fields = Object.entries(branch).filter(([k]) => !isGone || k !== key);
  if (isGone) return Object.fromEntries(fields);
  const next = set(Object.hasOwn(branch, key) ? branch[key]! : null, rest, value);
  if (!Object.hasOwn(branch, key)) return Object.fromEntries([...fields, [key, next]]);
  return Object.fromEntries(fields.map(([k, v]) => [k, k === key ? next : v]));
}
