/** Ways to a rule: the contents, and what a search has found. */
import { Link } from '../design/button.tsx';
import { useText } from '../i18n/index.ts';
import { type Chapter, type Hit, pieces } from './reader.ts';

/** The place of a chapter on the sheet. */
export const anchor = ({ key }: Chapter): string => `section-${key.replace(/\W+/g, '-')}`;

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly game: string;
  readonly here: string;
}

export const Contents = ({ chapters, game, here }: ContentsProps) => (
  <ul className="panel toc">
    {chapters.map((chapter) => {
      const on = here === anchor(chapter) || chapter.rules.some(({ id }) => id === here);
      return (
        <li key={chapter.key}>
          <Link
            to={`/rules/${game}/all#${anchor(chapter)}`}
            className={`${chapter.level > 2 ? 's' : ''}${on ? ' on' : ''}`}
            {...(on && { current: true })}
          >
            <span className="toc-name">{chapter.title}</span>
            <span className="c">{chapter.rules.length || ''}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);

/** More than this are cut off: a longer word finds fewer. */
const MOST_HITS = 40;

export function Hits({ found, sought, game }: { readonly found: readonly Hit[]; readonly sought: string; readonly game: string }) {
  const text = useText();
  return (
    <section className="panel hits" aria-label={text.rules.results}>
      <p className="hits-head" role="status">
        “{sought}” <span className="tag">{found.length === 0 ? text.rules.none : text.rules.places(found.length)}</span>
      </p>
      {found.slice(0, MOST_HITS).map(({ rule, chapter }) => (
        <Link key={rule.id} to={`/rules/${game}/all#${rule.id}`} className="ht">
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

/** A text with every word that is sought made bright. */
export function Marked({ text, sought }: { readonly text: string; readonly sought: string }) {
  return pieces(text, sought).map(({ at, part, hit }) => (hit ? <mark key={at}>{part}</mark> : part));
}
