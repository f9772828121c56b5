/** Rules under the name of their chapter, which opens their sentences in place. Numbers are for the rules' own page. */
import { chapterOf } from '@longtable/catalogue';
import { Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Tip } from '../design/tip.tsx';
import { useText } from '../i18n/index.ts';
import { useRulebook, useSentence } from './rules.ts';
import './rule-link.css';

export function RuleText({ game, rule }: { readonly game: string; readonly rule: string }) {
  const text = useText();
  const sentence = useSentence(game, rule);
  if (sentence === undefined) return <>{text.rules.loading}</>;
  return <span {...(sentence && { lang: sentence.language })}>{sentence?.text ?? text.rules.unknown}</span>;
}

interface ChapterLinkProps {
  readonly game: string;
  readonly chapter: string;
  readonly rules: readonly string[];
  /** Stands for the name of the chapter. */
  readonly word?: string | undefined;
  readonly untabbed?: boolean;
}

function ChapterLink({ game, chapter, rules, word, untabbed = false }: ChapterLinkProps) {
  const text = useText();
  return (
    <Tip
      untabbed={untabbed}
      className="rule-link"
      label={word === undefined ? text.rules.about(chapter) : `${word} ${chapter}`}
      tip={
        <>
          <h3>
            <Icon name="rules" />
            {chapter}
          </h3>
          {rules.map((rule) => (
            <p key={rule} data-rule={rule}>
              <RuleText game={game} rule={rule} />{' '}
              <Link className="rid" to={`/rules/${game}#${rule}`}>
                {text.rules.open}
              </Link>
            </p>
          ))}
        </>
      }
    >
      {word ?? chapter}
    </Tip>
  );
}

/** The name of a rule's chapter; that it is a rule, where the chapter has none. */
function useChapters(game: string): (rule: string) => string {
  const text = useText();
  const rulebook = useRulebook(game);
  return (rule) => (rulebook && chapterOf(rulebook, rule)) ?? text.rules.title;
}

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** Stands for the name of the chapter. */
  readonly word?: string;
  /** Reached by other keys than Tab. */
  readonly untabbed?: boolean;
}

export function RuleLink({ game, rule, word, untabbed = false }: RuleLinkProps) {
  const chapterOfRule = useChapters(game);
  return <ChapterLink game={game} chapter={chapterOfRule(rule)} rules={[rule]} word={word} untabbed={untabbed} />;
}

/** Several rules, one link for each of their chapters. */
export function RuleLinks({ game, rules }: { readonly game: string; readonly rules: readonly string[] }) {
  const chapterOfRule = useChapters(game);
  return [...new Set(rules.map(chapterOfRule))].map((chapter) => (
    <ChapterLink key={chapter} game={game} chapter={chapter} rules={rules.filter((rule) => chapterOfRule(rule) === chapter)} />
  ));
}
