/** The documentation as a site: whole, in both languages where players read, and without a link that leads nowhere. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../packages/kit/index.ts';
import { buildSite, type Site } from '../docs/build.ts';
import { type SearchIndex, wordsOf } from '../docs/index-words.ts';
import { counterpart, type Page } from '../docs/pages.ts';
import { problemsIn, render, slug } from '../docs/render.ts';
import { ROOT } from '../run-tool.ts';

let site: Site;
/** Of the processor: other work on the machine does not count. */
let seconds = 0;
beforeAll(async () => {
  const before = process.cpuUsage();
  site = await buildSite(ROOT);
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1e6;
});

const htmlOf = (href: string): string => String(site.files.get(href));
const index = (): SearchIndex => JSON.parse(String(site.files.get('search.json'))) as SearchIndex;

/** The sections in which a word stands. */
function found({ words, sections, pages }: SearchIndex, word: string): string[] {
  let id = 0;
  return (words[word] ?? []).map((step) => {
    id += step;
    const [page = 0, anchor = ''] = sections[id] ?? [];
    return `${pages[page]?.[0]}#${anchor}`;
  });
}

describe('the documentation', () => {
  it('is built within three seconds, and leads nowhere wrong', () => {
    expect(site.pages.length).toBeGreaterThan(50);
    expect(site.problems).toEqual([]);
    expect(seconds).toBeLessThan(3);
  });

  it('has a title on every page, and no absolute path', () => {
    for (const { page, title } of site.pages) {
      const html = htmlOf(page.href);
      expect(title, page.source).not.toBe('');
      expect(html).toMatch(/<title>[^<]+ · Longtable<\/title>/);
      expect(html.match(/ (?:href|src)="\/[^"]*"/g) ?? [], page.source).toEqual([]);
      expect(html.match(/ (?:style|on\w+)="|<style|<script>/g) ?? [], `${page.source} keeps the content security policy`).toEqual([]);
    }
  });

  it('leads from every page only to files that are there', () => {
    for (const { page } of site.pages)
      for (const [, to = ''] of htmlOf(page.href).matchAll(/ (?:href|src)="([^"#]*)[^"]*"/g)) {
        if (to === '' || to.startsWith('http')) continue;
        const path = new URL(to, `http://site/docs/${page.href}`).pathname;
        if (path !== '/') expect([...site.files.keys()], `${page.source}: ${to}`).toContain(path.replace('/docs/', ''));
      }
  });

  it('speaks English and German on every page for players', () => {
    const pages = site.pages.map(({ page }) => page);
    const players = pages.filter(({ group }) => group === 'players');
    expect(players.length).toBeGreaterThanOrEqual(2 * 13);
    for (const page of players)
      for (const language of LANGUAGES) expect(counterpart(page, pages, language)?.language, page.href).toBe(language);
    expect(htmlOf('players/de/alone.html')).toContain('<html lang="de"');
    expect(htmlOf('players/de/yield.html')).not.toBe(htmlOf('players/en/yield.html'));
  });

  it('finds words in a small index', () => {
    expect(found(index(), 'correspondence')).toContain('chance.html#');
    expect(found(index(), 'urlaub')).toContain('players/de/over-days.html#bescheid-bekommen');
    expect(found(index(), 'yd-bat-13').length).toBeGreaterThan(0);
    expect(found(index(), 'xyzzy')).toEqual([]);
    expect(gzipSync(String(site.files.get('search.json'))).length).toBeLessThan(80_000);
  });
});

describe('what is wrong with a page is named', () => {
  const page = (source: string, markdown: string): Page => ({
    source,
    href: source.replace('docs/', '').replace('.md', '.html'),
    language: 'en',
    group: 'inside',
    markdown,
  });
  const problems = (...pages: Page[]): string[] => problemsIn(pages.map((one) => render({ root: ROOT, pages }, one)));
  const other = page('docs/other.md', '# Other\n\n## A place\n');

  it.each([
    ['[x](nowhere.md)', 'docs/x.md: nowhere.md leads nowhere'],
    ['[x](/docs/other.md)', 'docs/x.md: /docs/other.md leads nowhere'],
    ['[x](../../outside.md)', 'docs/x.md: ../../outside.md leads nowhere'],
    ['[x](other.md#no-place)', 'docs/x.md: other.html has no place "no-place"'],
    ['[x](#no-place)', 'docs/x.md: x.html has no place "no-place"'],
    ['![x](pictures/none.webp)', 'docs/x.md: pictures/none.webp leads nowhere'],
    ['# Again', 'docs/x.md has two titles'],
  ])('%s', (text, problem) => expect(problems(page('docs/x.md', `# X\n\n${text}\n`), other)).toEqual([problem]));

  it('no title', () => expect(problems(page('docs/x.md', 'Just words.'))).toEqual(['docs/x.md has no title']));

  it.each(['[x](other.md)', '[x](other.md#a-place)', '[x](#x)', '[x](https://example.org/a)', '[x](../LICENSE)'])('%s is fine', (text) =>
    expect(problems(page('docs/x.md', `# X\n\n${text}\n`), other)).toEqual([]),
  );

  it('markup in a source is text, not markup', () => {
    const { html } = render({ root: ROOT, pages: [] }, page('docs/x.md', '# X\n\n<script>alert(1)</script> `<b>`\n'));
    expect(html).not.toMatch(/<script|<b>/);
  });
});

it('places are named as GitHub names them', () => {
  expect(slug('Über 2 Wege: „so“ & anders')).toBe('über-2-wege-so--anders');
});

it('words of the index are whole, lower case, and no bare numbers', () => {
  expect(wordsOf('The 12 Kriegsherren, YD-BAT-13 (a)')).toEqual(['the', 'kriegsherren', 'yd-bat-13']);
});
