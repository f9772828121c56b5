import { hex, sha256, utf8 } from './sha256.ts';

/** JSON with sorted keys: equal data, equal text. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const o = x as Record<string, unknown>;
  const fields: string[] = [];
  for (const key of Object.keys(o).sort()) if (o[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(o[key])}`);
  return `{${fields.join(',')}}`;
}

/** SHA-256 of the canonical text, as 64 hexadecimal digits. */
export const digest = (x: unknown): string => hex(sha256(utf8(canonical(x))));
