/** Differences between two JSON values: what a connection sends instead of the whole look. */
import type { Json } from '@longtable/kernel';

/**
 * Changes, one after the other: a path and the new value there, or, where a field is gone, its path alone. Paths are JSON
 * Pointers (RFC 6901); those of fields that are gone begin with "-" instead of "/". One flat list, because nothing is read faster.
 */
export type Delta = readonly Json[];

type Fields = { readonly [key: string]: Json };
type Branch = Fields | readonly Json[];
const isBranch = (x: Json): x is Branch => typeof x === 'object' && x !== null;

/**
 * The way from `a` to `b` as the JSON text of a `Delta`, without its brackets; empty where nothing changed. Lists of different length
 * are replaced whole; a field without a value is no field. Written at once, because every move is written for everybody who looks on.
 */
export function deltaText(a: Json, b: Json, path = ''): string {
  if (a === b) return '';
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return setText(path, b);
  if (!Array.isArray(a)) return fieldsText(a as Fields, b as Fields, path);
  return a.length === (b as readonly Json[]).length ? listText(a, b as readonly Json[], path) : setText(path, b);
}

const isSmall = (x: Json): x is number => typeof x === 'number' && (x | 0) === x;
/** `path` is written already: as it stands between quotation marks. */
const setText = (path: string, x: Json): string => `"${path}",${isSmall(x) ? x : JSON.stringify(x)}`;
const goneText = (path: string): string => `"-${path.slice(1)}"`;
const joined = (text: string, part: string): string => (text === '' ? part : part === '' ? text : `${text},${part}`);

function listText(a: readonly Json[], b: readonly Json[], path: string): string {
  let text = '';
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) text = joined(text, deltaText(a[i]!, b[i]!, `${path}/${i}`));
  return text;
}

const own = (fields: Fields, key: string): Json | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined);

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function fieldsText(a: Fields, b: Fields, path: string): string {
  const before = Object.keys(a);
  const keys = Object.keys(b);
  let text = '';
  // Two looks of one game nearly always have the same fields in the same order.
  const isSame = sameKeys(before, keys);
  if (!isSame) for (const key of before) if (!Object.hasOwn(b, key)) text = joined(text, fieldText(a[key], undefined, path, key));
  for (const key of keys) text = joined(text, fieldText(isSame ? a[key] : own(a, key), b[key], path, key));
  return text;
}

function fieldText(a: Json | undefined, b: Json | undefined, path: string, key: string): string {
  if (a === b) return '';
  const at = `${path}/${step(key)}`;
  if (b === undefined) return goneText(at);
  return a === undefined ? setText(at, b) : deltaText(a, b, at);
}

const PLAIN = /^[\w$ .:-]*$/;
const step = (key: string): string =>
  PLAIN.test(key) ? key : JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);

/** The value after the changes; the old one stays as it is. */
export function patch(a: Json, delta: Delta): Json {
  let value = a;
  for (let i = 0; i < delta.length; i++) {
    const path = delta[i] as string;
    value = path.startsWith('-') ? without(value, keysOf(path), 0) : set(value, keysOf(path), 0, delta[++i]!);
  }
  return value;
}

function keysOf(path: string): string[] {
  if (path === '') return [];
  const keys = path.slice(1).split('/');
  return path.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}

const below = (a: Json, key: string): Json => (Array.isArray(a) ? a[Number(key)] : own(a as Fields, key)) ?? null;

function set(a: Json, keys: readonly string[], at: number, value: Json): Json {
  const key = keys[at];
  if (key === undefined) return value;
  const next = set(below(a, key), keys, at + 1, value);
  // A computed name: "__proto__" is a field like any other.
  return Array.isArray(a) ? a.with(Number(key), next) : { ...(a as Fields), [key]: next };
}

function without(a: Json, keys: readonly string[], at: number): Json {
  const key = keys[at]!;
  if (at < keys.length - 1) return set(a, [key], 0, without(below(a, key), keys, at + 1));
  const { [key]: _, ...rest } = a as Fields;
  return rest;
}
