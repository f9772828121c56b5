/** The pages of the site: which file each is made of, where it lies, and under which heading it is listed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '../../packages/catalogue/index.ts';
import { ABOUT } from '../../packages/games/all/about.ts';
import { GAME_IDS, type GameId, loadRulebook } from '../../packages/games/all/index.ts';
import { LANGUAGES, type Language } from '../../packages/kit/index.ts';

export interface Page {
  /** Path of the source in the repository, with forward slashes. */
  readonly source: string;
  /** Path in the site. */
  readonly href: string;
  readonly language: Language;
  readonly group: Group;
  readonly markdown: string;
}

/** The headings of the navigation, in order. */
export const GROUPS = ['players', 'hosting', 'making', 'inside', 'rules', 'decisions'] as const;
export type Group = (typeof GROUPS)[number];

/** Pages by group, in the order in which they are read; what is not named here comes last in `inside`. */
const ORDER: Readonly<Partial<Record<Group, readonly string[]>>> = {
  players: ['index', 'getting-started', 'games', 'with-friends', 'over-days', 'alone', 'hosting', 'tinkerers'],
  hosting: ['docs/hosting.md', 'docs/configuration.md', 'docs/promises.md', 'docs/scale.md', 'docs/authorisation.md', 'docs/release.md'],
  making: ['docs/write-a-game.md', 'docs/api.md', 'docs/bots.md', 'docs/balance.md', 'CONTRIBUTING.md'],
  inside: ['ARCHITECTURE.md', 'docs/chance.md', 'docs/tests.md', 'docs/gaps.md'],
};

/** Pages beside docs/ that are read there, too. */
const PROJECT: Readonly<Record<string, string>> = { 'ARCHITECTURE.md': 'architecture.html', 'CONTRIBUTING.md': 'contributing.html' };

const PLAYERS = /^docs\/players\/(\w+)\/(.+)\.md$/;

function groupOf(source: string): Group {
  if (PLAYERS.test(source)) return 'players';
  if (source.startsWith('docs/rules/')) return 'rules';
  if (source.startsWith('docs/adr/')) return 'decisions';
  return GROUPS.find((group) => ORDER[group]?.includes(source)) ?? 'inside';
}

const rank = ({ source, group }: Page): number => {
  const at = ORDER[group]?.indexOf(PLAYERS.exec(source)?.[2] ?? source) ?? -1;
  return at < 0 ? 1000 : at;
};

function pageOf(root: string, source: string): Page {
  const spoken = PLAYERS.exec(source)?.[1];
  return {
    source,
    href: PROJECT[source] ?? source.replace(/^docs\//, '').replace(/\.md$/, '.html'),
    language: LANGUAGES.find((language) => language === spoken) ?? 'en',
    group: groupOf(source),
    markdown: readFileSync(join(root, source), 'utf8'),
  };
}

/** A game on one page, from the summary that its own reader draws. */
const summaryText = (game: GameId, { lead, parts }: Summary): string =>
  [
    `# ${ABOUT[game].name}`,
    lead,
    ...parts.flatMap(({ title, lines }) => [`## ${title}`, lines.map(([text]) => `- ${text}`).join('\n')]),
  ].join('\n\n');

async function summaries(): Promise<Page[]> {
  const pages = GAME_IDS.flatMap((game) =>
    LANGUAGES.map(async (language): Promise<Page | null> => {
      const { summary } = await loadRulebook(game, language);
      if (summary === undefined) return null;
      const source = `packages/games/${game}/locale/${language}/summary.ts`;
      return { source, href: `players/${language}/${game}.html`, language, group: 'players', markdown: summaryText(game, summary) };
    }),
  );
  return (await Promise.all(pages)).filter((page) => page !== null);
}

export async function pagesIn(root: string): Promise<Page[]> {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  const project = Object.keys(PROJECT).filter((name) => existsSync(join(root, name)));
  return [...[...docs, ...project].map((source) => pageOf(root, source)), ...(await summaries())].sort(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || rank(a) - rank(b) || (a.source < b.source ? -1 : 1),
  );
}

/** The same page in another language. */
export const counterpart = ({ href, language }: Page, pages: readonly Page[], wanted: Language): Page | undefined =>
  pages.find((page) => page.href === href.replace(`players/${language}/`, `players/${wanted}/`) && page.language === wanted);
