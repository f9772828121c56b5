/** A page from markdown: headings with addresses, links that fit the site, tables that scroll by themselves. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Page } from './pages.ts';

export interface Section {
  readonly anchor: string;
  readonly heading: string;
  /** Everything under the heading, as plain words. */
  text: string;
}

export interface Rendered {
  readonly page: Page;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
  /** Links that lead nowhere, as they are written. */
  readonly broken: readonly string[];
  /** Links to other places of the site, as `page#anchor`: whether the place is there is known when all pages are. */
  readonly links: readonly string[];
  /** Pictures, as paths in the site. */
  readonly images: readonly string[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(?:amp|lt|gt|quot);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The address of a heading, as GitHub makes it. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

export const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to) || posix.basename(to);

interface Site {
  readonly root: string;
  readonly pages: readonly Page[];
}

/** The place of the site that a link means; null: it is outside, undefined: it leads nowhere. */
function placeOf({ root, pages }: Site, page: Page, href: string): string | null | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return null;
  if (href.startsWith('/')) return undefined;
  const [path = '', anchor = ''] = href.split('#');
  const source = path === '' ? page.source : posix.normalize(posix.join(posix.dirname(page.source), decodeURIComponent(path)));
  const found = pages.find((one) => one.source === source);
  if (found !== undefined) return anchor === '' ? found.href : `${found.href}#${anchor}`;
  // Files and folders of the repository are no pages, but they are there.
  return !source.startsWith('..') && existsSync(join(root, source)) ? null : undefined;
}

export function render(site: Site, page: Page): Rendered {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const broken: string[] = [];
  const links: string[] = [];
  const images: string[] = [];
  const used = new Map<string, number>();
  const here = (place: string): string => {
    links.push(place);
    const [path = '', anchor] = place.split('#');
    const own = path === page.href ? '' : relative(page.href, path);
    return anchor === undefined ? own || posix.basename(path) : `${own}#${anchor}`;
  };
  /** A file that is named in passing is a link where it is a page. */
  const named = (text: string): Page | undefined => site.pages.find(({ source }) => source === text && source !== page.source);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        const base = slug(plain(inner));
        const n = used.get(base) ?? 0;
        used.set(base, n + 1);
        const anchor = n === 0 ? base : `${base}-${n}`;
        sections.push({ anchor: depth === 1 ? '' : anchor, heading: plain(inner), text: '' });
        return `<h${depth} id="${anchor}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const inner = this.parser.parseInline(tokens);
        const place = placeOf(site, page, href);
        if (place === undefined) broken.push(href);
        if (typeof place === 'string') return `<a href="${escaped(here(place))}">${inner}</a>`;
        return /^https?:/.test(href) ? `<a href="${escaped(href)}" rel="noreferrer">${inner}</a>` : inner;
      },
      image({ href, text }: Tokens.Image): string {
        const source = posix.normalize(posix.join(posix.dirname(page.source), href));
        if (!source.startsWith('docs/') || !existsSync(join(site.root, source))) {
          broken.push(href);
          return '';
        }
        const path = source.replace(/^docs\//, '');
        images.push(path);
        return `<img src="${escaped(relative(page.href, path))}" alt="${escaped(text)}" loading="lazy">`;
      },
      codespan({ text }: Tokens.Codespan): string {
        const code = `<code>${escaped(text)}</code>`;
        const to = named(text);
        return to === undefined ? code : `<a href="${escaped(here(to.href))}">${code}</a>`;
      },
      code({ text }: Tokens.Code): string {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        return escaped(text);
      },
    },
  });
  // What stands under a heading is known when the next one comes.
  const html = marked
    .lexer(page.markdown)
    .map((token) => {
      const part = marked.parser([token]);
      if (token.type !== 'heading') sections.at(-1)!.text += ` ${plain(part)}`;
      return part;
    })
    .join('')
    // A heading without words heads nothing.
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const title = sections.find(({ anchor, heading }) => anchor === '' && heading !== '')?.heading ?? '';
  return { page, title, html, sections, broken, links, images };
}

/** All that does not lead where it says: in words, with the page. */
export function problemsIn(pages: readonly Rendered[]): string[] {
  const anchors = new Map(pages.map(({ page, html }) => [page.href, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]));
  return pages.flatMap(({ page, title, html, broken, links }) => [
    ...broken.map((href) => `${page.source}: ${href} leads nowhere`),
    ...links.flatMap((place) => {
      const [path = '', anchor] = place.split('#');
      return anchor === undefined || anchors.get(path)?.has(anchor) ? [] : [`${page.source}: ${path} has no place "${anchor}"`];
    }),
    ...(title === '' ? [`${page.source} has no title`] : []),
    ...((html.match(/<h1 /g) ?? []).length > 1 ? [`${page.source} has two titles`] : []),
  ]);
}
