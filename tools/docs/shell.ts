/** What is around every page: the head, the navigation in its language, the search. */
import type { Language } from '../../packages/kit/index.ts';
import { counterpart, GROUPS, type Group, type Page } from './pages.ts';
import { type Rendered, relative } from './render.ts';

interface Words {
  readonly groups: Readonly<Record<Group, string>>;
  readonly docs: string;
  readonly table: string;
  readonly menu: string;
  readonly skip: string;
  readonly search: string;
  readonly theme: string;
  readonly other: string;
  readonly nothing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    groups: {
      players: 'For players',
      hosting: 'Run a server',
      making: 'Build on it',
      inside: 'How it works',
      rules: 'Rules, numbered',
      decisions: 'Decisions',
    },
    docs: 'Docs',
    table: 'To the table',
    menu: 'Contents',
    skip: 'To the text',
    search: 'Search the docs',
    theme: 'Light or dark',
    other: 'Deutsch',
    nothing: 'Nothing found.',
  },
  de: {
    groups: {
      players: 'Für Spieler',
      hosting: 'Server betreiben (englisch)',
      making: 'Darauf bauen (englisch)',
      inside: 'Wie es funktioniert (englisch)',
      rules: 'Regeln mit Nummern (englisch)',
      decisions: 'Entscheidungen (englisch)',
    },
    docs: 'Handbuch',
    table: 'Zum Tisch',
    menu: 'Inhalt',
    skip: 'Zum Text',
    search: 'Im Handbuch suchen',
    theme: 'Hell oder dunkel',
    other: 'English',
    nothing: 'Nichts gefunden.',
  },
};

/** The first page, which the brand leads to. */
const HOME = 'index.html';
const OTHER: Readonly<Record<Language, Language>> = { en: 'de', de: 'en' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Players' pages in the reader's language, all others as they are. */
const listed = (all: readonly Rendered[], group: Group, language: Language): Rendered[] =>
  all.filter(({ page }) => page.group === group && page.href !== HOME && (group !== 'players' || page.language === language));

function navigation({ page }: Rendered, all: readonly Rendered[]): string {
  const words = WORDS[page.language];
  const parts = GROUPS.map((group) => {
    const links = listed(all, group, page.language).map((one) => {
      const here = one.page.href === page.href ? ' aria-current="page"' : '';
      return `<li><a href="${relative(page.href, one.page.href)}"${here}>${escaped(one.title)}</a></li>`;
    });
    const open = group === page.group || group === 'players' ? ' open' : '';
    return links.length === 0 ? '' : `<details${open}><summary>${words.groups[group]}</summary><ul>${links.join('')}</ul></details>`;
  });
  return parts.join('');
}

/** The page in the other language, or the first one there. */
function otherLanguage(page: Page, all: readonly Rendered[]): string {
  const pages = all.map((one) => one.page);
  const wanted = OTHER[page.language];
  const to = counterpart(page, pages, wanted) ?? pages.find(({ group, language }) => group === 'players' && language === wanted);
  if (to === undefined) return '';
  return `<a class="lang" lang="${wanted}" hreflang="${wanted}" href="${relative(page.href, to.href)}">${WORDS[page.language].other}</a>`;
}

export function wrap(one: Rendered, all: readonly Rendered[]): string {
  const { page, title, html } = one;
  const words = WORDS[page.language];
  const to = (path: string): string => relative(page.href, path);
  const home = to(page.language === 'de' ? 'players/de/index.html' : HOME);
  return `<!doctype html>
<html lang="${page.language}" data-root="${to('index.html').replace('index.html', '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Longtable</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to('docs.css')}">
<script src="${to('docs.js')}"></script>
</head>
<body class="tablecloth">
<a class="skip" href="#content">${words.skip}</a>
<header>
<a class="brand" href="${home}"><span class="display">Longtable</span> ${words.docs}</a>
<search><input id="q" type="search" autocomplete="off" placeholder="${words.search}" aria-label="${words.search}" aria-controls="found">
<ol id="found" hidden data-nothing="${words.nothing}" aria-live="polite"></ol></search>
<span class="tools">${otherLanguage(page, all)}<button id="theme" type="button" aria-label="${words.theme}">◐</button><a href="${to('../')}">${words.table}</a></span>
</header>
<div class="page">
<nav aria-label="${words.menu}"><details class="menu"><summary>${words.menu}</summary>${navigation(one, all)}</details></nav>
<main id="content">${html}</main>
</div>
</body>
</html>
`;
}
