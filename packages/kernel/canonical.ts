import { hex, sha256, utf8 } from './sha256.ts';

/** JSON with sorted keys: equal data, equal text. */
export function canonical(x: unknown): string {
  if (typeof x === 'number') return Number.isFinite(x) ? String(x) : 'null';
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) {
    let list = '';
    for (let i = 0; i < x.length; i++) list += i === 0 ? canonical(x[i]) : `,${canonical(x[i])}`;
    return `[${list}]`;
  }
  const o = x as Record<string, unknown>;
  let fields = '';
  for (const key of Object.keys(o).sort()) {
    if (o[key] === undefined) continue;
    fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(o[key])}`;
  }
  return `{${fields}}`;
}

/** SHA-256 of the canonical text, as 64 hexadecimal digits. */
export const digest = (x: unknown): string => hex(sha256(utf8(canonical(x))));
