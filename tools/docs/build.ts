/** The whole site as files: pages, style, script, fonts, search. Made of what lies in the repository, the same bytes every time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexOf } from './index-words.ts';
import { pagesIn } from './pages.ts';
import { problemsIn, type Rendered, render } from './render.ts';
import { wrap } from './shell.ts';

export interface Site {
  readonly files: ReadonlyMap<string, string | Buffer>;
  readonly pages: readonly Rendered[];
  /** Links that lead nowhere, pages without a title. */
  readonly problems: readonly string[];
}

/** The page's own visual language. */
const DESIGN = 'packages/client/src/design';
const FONTS = 'packages/client/fonts';
const HERE = import.meta.dirname;

function style(root: string, fonts: ReadonlySet<string>): string {
  const read = (name: string): string => readFileSync(join(root, DESIGN, name), 'utf8');
  const faces = read('fonts.css').replaceAll('../../fonts/', 'fonts/');
  const missing = [...faces.matchAll(/url\(fonts\/([^)]+)\)/g)].map(([, name]) => name ?? '').filter((name) => !fonts.has(name));
  if (missing.length > 0) throw new Error(`fonts are missing: ${missing.join(', ')}`);
  return [faces, read('tokens.css'), readFileSync(join(HERE, 'site/docs.css'), 'utf8')].join('\n');
}

export async function buildSite(root: string): Promise<Site> {
  const sources = await pagesIn(root);
  const pages = sources.map((page) => render({ root, pages: sources }, page));
  const files = new Map<string, string | Buffer>();
  for (const one of pages) files.set(one.page.href, wrap(one, pages));
  const fonts = readdirSync(join(root, FONTS)).filter((name) => name.endsWith('.woff2'));
  for (const name of fonts) files.set(`fonts/${name}`, readFileSync(join(root, FONTS, name)));
  for (const path of pages.flatMap(({ images }) => images)) files.set(path, readFileSync(join(root, 'docs', path)));
  files.set('docs.css', style(root, new Set(fonts)));
  files.set('docs.js', readFileSync(join(HERE, 'site/docs.js')));
  files.set('icon.svg', readFileSync(join(root, 'packages/client/public/icon.svg')));
  files.set('search.json', JSON.stringify(indexOf(pages)));
  return { files, pages, problems: problemsIn(pages) };
}
