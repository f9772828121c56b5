/** Styles: a class that some sheet knows is only used on pages that bring that sheet along. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'src');
const FIRST = 'main.tsx';
/** Pages that come on demand, as `app.tsx` names them. */
const LAZY = /import\('\.\/([^']+)'\)/g;
const IMPORT = /(?:from|import) '(\.[^']+)'/g;
const CLASSES = /className="([^"]+)"|className=\{[^}]*?['`]([^'`]+)['`]/g;
const NAME = /[a-zA-Z][\w-]*/g;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const pages = (): string[] => [...new Set([...read('app.tsx').matchAll(LAZY)].map(([, file]) => file!))];

/** All files below `src` that a file brings along. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('..') || !existsSync(join(ROOT, file))) return seen;
  seen.add(file);
  for (const [, target] of read(file).matchAll(IMPORT)) reached(normalize(join(dirname(file), target!)).replaceAll('\\', '/'), seen);
  return seen;
}

/** The sheets that name a class. */
function sheets(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const file of readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))) {
    const selectors = [...read(file).matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector!).join(' ');
    for (const [, name] of selectors.matchAll(/\.([a-zA-Z][\w-]*)/g))
      known.set(name!, (known.get(name!) ?? new Set()).add(file.replaceAll('\\', '/')));
  }
  return known;
}

/** Classes of a page's components whose sheets stay behind. */
function unstyled(page: string, known: ReadonlyMap<string, ReadonlySet<string>>, leftOut = ''): string[] {
  const files = [...reached(page)];
  const brought = new Set([...files, ...reached(FIRST)].filter((file) => file.endsWith('.css') && file !== leftOut));
  const used = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...read(file).matchAll(CLASSES)].map(([, a, b]) => a ?? b ?? ''));
  const names = new Set(used.flatMap((text) => text.match(NAME) ?? []));
  return [...names].filter((name) => {
    const from = known.get(name);
    return from !== undefined && ![...from].some((sheet) => brought.has(sheet));
  });
}

/** Named by the sheet of one page only, and drawn without it elsewhere on purpose. */
const BARE = new Set(['bg']);

describe('styles', () => {
  it.each(pages())('%s brings the sheets of all its classes', (page) => {
    expect(unstyled(page, sheets()).filter((name) => !BARE.has(name))).toEqual([]);
  });
  it('would be missed', () => {
    expect(pages().length).toBeGreaterThan(5);
    expect(unstyled('lobby/new-table.tsx', sheets(), 'lobby/seat-row.css')).toContain('srow');
  });
});
