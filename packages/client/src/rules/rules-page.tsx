/** The rules reader: a summary with pictures, all rules, the editions side by side; a search over everything; a layout for paper. */
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { GAME_CARDS, gameCardOf } from '../../skins/game-cards.ts';
import { Button, IconButton, Link } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon, Magnifier } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { SceneThumb } from '../lobby/scene-picture.tsx';
import { useSettings } from '../state/settings.ts';
import { Contents, Hits } from './finding.tsx';
import { chaptersOf, search } from './reader.ts';
import { type Rules, useRules } from './rules.ts';
import { RulesSheet } from './rules-sheet.tsx';
import { SummarySheet } from './summary-sheet.tsx';
import './rules-page.css';
import './print.css';

const EditionsSheet = lazy(async () => ({ default: (await import('./editions-sheet.tsx')).EditionsSheet }));

export const PAGES = ['summary', 'all', 'editions'] as const;
export type Page = (typeof PAGES)[number];

/** The page that opens: all rules where one rule was asked for, the summary where a game was. */
function pageOf(page: string, rule: string): Page {
  return PAGES.find((one) => one === page) ?? (rule === '' ? 'summary' : 'all');
}

interface RulesPageProps {
  readonly game: string;
  readonly page: string;
  readonly rule: string;
}

export function RulesPage({ game, page, rule }: RulesPageProps) {
  const text = useText();
  const { language } = useSettings();
  const wanted = game === '' ? 'yield' : game;
  const rules = useRules(wanted);
  const chapters = useMemo(() => (rules ? chaptersOf(rules, text.rules.rulings) : []), [rules, text]);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const found = useMemo(() => (sought.length > 1 ? search(chapters, sought) : []), [chapters, sought]);
  const shown = pageOf(page, rule);
  return (
    <div className="rules">
      <nav className="rules-nav" aria-label={text.rules.sections}>
        <div className="thumbs">
          {GAME_CARDS.map(({ id, name }) => (
            <Link key={id} to={`/rules/${id}`} label={name} className={id === wanted ? 'thumb-link on' : 'thumb-link'}>
              <SceneThumb game={id} />
            </Link>
          ))}
        </div>
        <div className="rules-search">
          <Line
            label={text.rules.search}
            hideLabel
            placeholder={text.rules.search}
            value={query}
            onChange={setQuery}
            icon={<Magnifier />}
          />
          {query !== '' && <IconButton icon="close" label={text.rules.clear} onPress={() => setQuery('')} />}
        </div>
        {sought.length > 1 && <Hits found={found} sought={sought} game={wanted} />}
        {chapters.length > 0 && <Contents chapters={chapters} game={wanted} here={rule} />}
        <div className="panel rules-legend">
          <p>{text.rules.numbers}</p>
          {chapters.some(({ key }) => key === 'rulings') && <p>{text.rules.rulingNote}</p>}
        </div>
      </nav>
      <main className="rules-page" id="content">
        <article className="sheet paper" lang={language}>
          <h1>{gameCardOf(wanted).name}</h1>
          {rules && <Pages game={wanted} shown={shown} rules={rules} />}
          {rules === undefined && <p className="lead">{text.rules.loading}</p>}
          {rules === null && <p className="lead">{text.rules.none}</p>}
          {rules && shown === 'all' && <RulesSheet chapters={chapters} rule={rule} game={wanted} sought={sought} />}
          {rules?.rulebook?.summary && shown === 'summary' && <SummarySheet game={wanted} summary={rules.rulebook.summary} />}
          {rules?.rulebook?.editions && shown === 'editions' && (
            <Waiting>
              <EditionsSheet game={wanted} editions={rules.rulebook.editions} />
            </Waiting>
          )}
        </article>
      </main>
    </div>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return <Suspense fallback={<p className="lead">{text.rules.loading}</p>}>{children}</Suspense>;
}

interface PagesProps {
  readonly game: string;
  readonly shown: Page;
  readonly rules: Rules;
}

/** The pages that a game has, and the way to paper. */
function Pages({ game, shown, rules: { rulebook } }: PagesProps) {
  const text = useText();
  const has: Readonly<Record<Page, boolean>> = {
    summary: rulebook?.summary !== undefined,
    all: true,
    editions: rulebook?.editions !== undefined,
  };
  return (
    <nav className="pages" aria-label={text.rules.whichPage}>
      {PAGES.filter((page) => has[page]).map((page) => (
        <Link key={page} to={`/rules/${game}/${page}`} className={page === shown ? 'page-link on' : 'page-link'} current={page === shown}>
          {text.rules.pages[page]}
        </Link>
      ))}
      <Button kind="paper" small className="print" onPress={() => window.print()}>
        <Icon name="quill" />
        {text.rules.print}
      </Button>
    </nav>
  );
}
