/** All rules of a game, chapter by chapter. */
import { useEffect } from 'react';
import { Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { anchor, Marked } from './finding.tsx';
import type { Chapter, ReadRule } from './reader.ts';

interface SheetProps {
  readonly chapters: readonly Chapter[];
  readonly rule: string;
  readonly game: string;
  readonly sought: string;
}

export function RulesSheet({ chapters, rule, game, sought }: SheetProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rules are there, too
  useEffect(() => {
    if (rule !== '') document.getElementById(rule)?.scrollIntoView({ block: rule.startsWith('section-') ? 'start' : 'center' });
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
