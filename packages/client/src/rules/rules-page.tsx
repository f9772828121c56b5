/** The rules reader: sections, search, ids that can be linked to. */
import { type Catalogue, type Entry, ids, plainText, type Section } from '@longtable/catalogue';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { GAME_CARDS, gameCardOf } from '../../skins/game-cards.ts';
import { Link } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon, Magnifier } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { SceneThumb } from '../lobby/scene-picture.tsx';
import { useSettings } from '../state/settings.ts';
import { useCatalogue } from './catalogue.ts';
import './rules-page.css';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  const text = useText();
  const { language } = useSettings();
  const wanted = game === '' ? 'yield' : game;
  const catalogue = useCatalogue(wanted);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const found = useMemo(() => (catalogue && sought.length > 1 ? search(catalogue, sought) : []), [catalogue, sought]);
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
        {catalogue && <Contents catalogue={catalogue} />}
        <div className="panel rules-legend">
          {language !== 'en' && <p>{text.rules.english}</p>}
          <p>{text.rules.marks}</p>
          <p>{text.rules.rulingNote}</p>
          <p>{text.rules.houseNote}</p>
        </div>
      </nav>
      <main className="rules-page" id="content">
        <article className="sheet paper" lang="en">
          <h1>{gameCardOf(wanted).name}</h1>
          {catalogue === undefined && <p className="lead">{text.rules.loading}</p>}
          {catalogue === null && <p className="lead">{text.rules.none}</p>}
          {catalogue && <Sheet catalogue={catalogue} rule={rule} game={wanted} sought={sought} />}
        </article>
      </main>
    </div>
  );
}

const anchor = (section: Section, i: number): string => `section-${section.code || i}`;

const Contents = ({ catalogue }: { readonly catalogue: Catalogue }) => (
  <ul className="panel toc">
    {catalogue.sections.map((section, i) =>
      section.title === '' ? null : (
        <li key={anchor(section, i)}>
          <a
            href={`#${anchor(section, i)}`}
            className={section.level > 2 ? 's' : ''}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(anchor(section, i))?.scrollIntoView();
            }}
          >
            <span className="toc-name">{plainText(section.title)}</span>
            <span className="c">{section.entries.length || ''}</span>
          </a>
        </li>
      ),
    )}
  </ul>
);

interface Found {
  readonly entry: Entry;
  readonly section: Section;
}

function search({ sections }: Catalogue, sought: string): Found[] {
  const words = sought.toLowerCase().split(/\s+/);
  return sections.flatMap((section) =>
    section.entries
      .filter((entry) => {
        const text = `${entry.id} ${entry.title} ${entry.text}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .map((entry) => ({ entry, section })),
  );
}

function Hits({ found, sought, game }: { readonly found: readonly Found[]; readonly sought: string; readonly game: string }) {
  const text = useText();
  return (
    <section className="panel hits" aria-label={text.rules.results}>
      <p className="hits-head" role="status">
        “{sought}” <span className="tag">{found.length === 0 ? text.rules.none : text.rules.places(found.length)}</span>
      </p>
      {found.slice(0, 40).map(({ entry, section }) => (
        <Link key={entry.id} to={`/rules/${game}#${entry.id}`} className="ht">
          <b>
            {plainText(section.title)}
            <span>{entry.id}</span>
          </b>
          <Marked text={plainText(entry.text).slice(0, 140)} sought={sought} />
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
  readonly catalogue: Catalogue;
  readonly rule: string;
  readonly game: string;
  readonly sought: string;
}

function Sheet({ catalogue, rule, game, sought }: SheetProps) {
  useEffect(() => {
    if (rule !== '') document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  return (
    <>
      {catalogue.sections.map((section, i) => (
        <section key={anchor(section, i)} id={anchor(section, i)}>
          {section.title !== '' && (section.level > 2 ? <h3>{plainText(section.title)}</h3> : <h2>{plainText(section.title)}</h2>)}
          {section.intro !== '' && <Block markdown={section.intro} className="intro" />}
          {section.entries.map((entry) => (
            <Rule key={entry.id} entry={entry} game={game} here={entry.id === rule} prefix={catalogue.prefix} sought={sought} />
          ))}
        </section>
      ))}
    </>
  );
}

interface RuleProps {
  readonly entry: Entry;
  readonly game: string;
  readonly here: boolean;
  readonly prefix: string;
  readonly sought: string;
}

function Rule({ entry, game, here, prefix, sought }: RuleProps) {
  const text = useText();
  const kind = entry.kind === 'ruling' ? ' rul' : entry.kind === 'vector' ? ' vec' : '';
  return (
    <div className={`r${here ? ' hit' : ''}${kind}`} id={entry.id}>
      <Link className="id" to={`/rules/${game}#${entry.id}`}>
        {entry.id}
      </Link>
      <div>
        {entry.kind !== 'rule' && (
          <b className="kind">
            <Icon name={entry.kind === 'ruling' ? 'rules' : 'why'} />
            {entry.kind === 'ruling' ? text.rules.ruling : text.rules.vector}
            {entry.title !== '' && `: ${plainText(entry.title)}`}
          </b>
        )}
        <p>
          <Linked text={plainText(entry.text)} game={game} prefix={prefix} sought={sought} />
        </p>
        {entry.more !== '' && <Block markdown={entry.more} className="more" />}
      </div>
    </div>
  );
}

/** Text in which ids of rules are links. */
function Linked({
  text,
  game,
  prefix,
  sought,
}: {
  readonly text: string;
  readonly game: string;
  readonly prefix: string;
  readonly sought: string;
}) {
  const known = ids(text, prefix);
  if (known.length === 0) return <Marked text={text} sought={sought} />;
  const parts = text.split(new RegExp(`(${known.map((id) => `${id}(?![A-Za-z0-9])`).join('|')})`));
  return (
    <>
      {parts.map((part, i) => {
        const key = `${i}${part.slice(0, 12)}`;
        return known.includes(part) ? (
          <Link key={key} to={`/rules/${game}#${part}`} className="inline-id">
            {part}
          </Link>
        ) : (
          <Marked key={key} text={part} sought={sought} />
        );
      })}
    </>
  );
}

/** Remarks and tables, line by line. */
const Block = ({ markdown, className }: { readonly markdown: string; readonly className: string }) => (
  <div className={className}>
    {markdown
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\|[\s:|-]+\|$/.test(line))
      .map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
        <p key={i} className={line.startsWith('|') ? 'row-line' : ''}>
          {plainText(line.replace(/^\||\|$/g, '').replaceAll('|', ' · '))}
        </p>
      ))}
  </div>
);
