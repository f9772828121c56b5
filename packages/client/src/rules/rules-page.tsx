/** The rules reader: chapters, search, numbers that can be linked to, a layout for paper. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { GAME_CARDS, gameCardOf } from '../../skins/game-cards.ts';
import { Button, Link } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon, Magnifier } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { SceneThumb } from '../lobby/scene-picture.tsx';
import { useSettings } from '../state/settings.ts';
import { type Chapter, chaptersOf, type Hit, type ReadRule, search } from './reader.ts';
import { useRules } from './rules.ts';
import './rules-page.css';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  const text = useText();
  const { language } = useSettings();
  const wanted = game === '' ? 'yield' : game;
  const rules = useRules(wanted);
  const chapters = useMemo(() => (rules ? chaptersOf(rules, text.rules.rulings) : []), [rules, text]);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const found = useMemo(() => (sought.length > 1 ? search(chapters, sought) : []), [chapters, sought]);
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
        <Line label={text.rules.search} hideLabel placeholder={text.rules.search} value={query} onChange={setQuery} icon={<Magnifier />} />
        {sought.length > 1 && <Hits found={found} sought={sought} game={wanted} />}
        {chapters.length > 0 && <Contents chapters={chapters} />}
        <div className="panel rules-legend">
          <p>{text.rules.numbers}</p>
          {chapters.some(({ key }) => key === 'rulings') && <p>{text.rules.rulingNote}</p>}
          <Button small onPress={() => window.print()}>
            {text.rules.print}
          </Button>
        </div>
      </nav>
      <main className="rules-page" id="content">
        <article className="sheet paper" lang={language}>
          <h1>{gameCardOf(wanted).name}</h1>
          {rules === undefined && <p className="lead">{text.rules.loading}</p>}
          {rules === null && <p className="lead">{text.rules.none}</p>}
          <Sheet chapters={chapters} rule={rule} game={wanted} sought={sought} />
        </article>
      </main>
    </div>
  );
}

const anchor = ({ key }: Chapter): string => `section-${key.replace(/\W+/g, '-')}`;

const Contents = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <ul className="panel toc">
    {chapters.map((chapter) => (
      <li key={chapter.key}>
        <a
          href={`#${anchor(chapter)}`}
          className={chapter.level > 2 ? 's' : ''}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(anchor(chapter))?.scrollIntoView();
          }}
        >
          <span className="toc-name">{chapter.title}</span>
          <span className="c">{chapter.rules.length || ''}</span>
        </a>
      </li>
    ))}
  </ul>
);

function Hits({ found, sought, game }: { readonly found: readonly Hit[]; readonly sought: string; readonly game: string }) {
  const text = useText();
  return (
    <section className="panel hits" aria-label={text.rules.results}>
      <p className="hits-head" role="status">
        “{sought}” <span className="tag">{found.length === 0 ? text.rules.none : text.rules.places(found.length)}</span>
      </p>
      {found.slice(0, 40).map(({ rule, chapter }) => (
        <Link key={rule.id} to={`/rules/${game}#${rule.id}`} className="ht">
          <b>
            {chapter.title}
            <span>{rule.id}</span>
          </b>
          <Marked text={rule.text} sought={sought} />
        </Link>
      ))}
    </section>
  );
}

function Marked({ text, sought }: { readonly text: string; readonly sought: string }) {
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought.toLowerCase());
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + sought.length)}</mark>
      {text.slice(at + sought.length)}
    </>
  );
}

interface SheetProps {
  readonly chapters: readonly Chapter[];
  readonly rule: string;
  readonly game: string;
  readonly sought: string;
}

function Sheet({ chapters, rule, game, sought }: SheetProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rules are there, too
  useEffect(() => {
    if (rule !== '') document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, chapters.length]);
  return (
    <>
      {chapters.map((chapter) => (
        <section key={chapter.key} id={anchor(chapter)}>
          {chapter.level > 2 ? <h3>{chapter.title}</h3> : <h2>{chapter.title}</h2>}
          {chapter.rules.map((one) => (
            <Rule key={one.id} rule={one} game={game} here={one.id === rule} sought={sought} />
          ))}
        </section>
      ))}
    </>
  );
}

interface RuleProps {
  readonly rule: ReadRule;
  readonly game: string;
  readonly here: boolean;
  readonly sought: string;
}

function Rule({ rule, game, here, sought }: RuleProps) {
  const text = useText();
  return (
    <div className={`r${here ? ' hit' : ''}${rule.isRuling ? ' rul' : ''}`} id={rule.id}>
      <Link className="id" to={`/rules/${game}#${rule.id}`}>
        {rule.id}
      </Link>
      <div>
        {rule.isRuling && (
          <b className="kind">
            <Icon name="rules" />
            {text.rules.ruling}
          </b>
        )}
        <p {...(rule.written ? {} : { lang: 'en' })}>
          <Marked text={rule.text} sought={sought} />
        </p>
        {rule.see.length > 0 && (
          <p className="see">
            {text.rules.see}{' '}
            {rule.see.map((id) => (
              <Link key={id} to={`/rules/${game}#${id}`} className="inline-id">
                {id}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
