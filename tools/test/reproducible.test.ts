import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from '../reproducible.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const at = mkdtempSync(join(tmpdir(), 'longtable-hash-'));
  mkdirSync(join(at, 'sub'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(at, name), text);
  return at;
}

it('tells two builds apart by a byte or by a name, and by nothing else', () => {
  const folders = [
    { a: '1', 'sub/b': '2' },
    { 'sub/b': '2', a: '1' },
    { a: '1', 'sub/b': '3' },
    { a: '1', 'sub/c': '2' },
  ].map(folder);
  const [one, same, byte, name] = folders.map(hashOf);
  expect(same).toBe(one);
  expect(new Set([one, byte, name]).size).toBe(3);
  for (const at of folders) rmSync(at, { recursive: true });
});
