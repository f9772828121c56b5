/** The number of a rule that opens its sentence in place. */

import { Link } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Tip } from '../design/tip.tsx';
import { useText } from '../i18n/index.ts';
import { useSentence } from './rules.ts';
import './rule-link.css';

export function RuleText({ game, rule }: { readonly game: string; readonly rule: string }) {
  const text = useText();
  const sentence = useSentence(game, rule);
  if (sentence === undefined) return <>{text.rules.loading}</>;
  return <span {...(sentence && { lang: sentence.language })}>{sentence?.text ?? text.rules.unknown}</span>;
}

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** Stands for the number, where players read. */
  readonly word?: string;
  /** Reached by other keys than Tab. */
  readonly untabbed?: boolean;
}

export function RuleLink({ game, rule, word, untabbed = false }: RuleLinkProps) {
  const text = useText();
  return (
    <Tip
      untabbed={untabbed}
      className="rule-link"
      label={word === undefined ? rule : `${word} ${rule}`}
      tip={
        <>
          <h3>
            <Icon name="rules" />
            {rule}
          </h3>
          <RuleText game={game} rule={rule} />
          <br />
          <Link className="rid" to={`/rules/${game}#${rule}`}>
            {text.rules.open}
          </Link>
        </>
      }
    >
      {word ?? rule}
    </Tip>
  );
}
