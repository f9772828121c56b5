/** A combat over the table: both sides, the die with all that it can do, abilities with their words, and the row of terms. */
import { Button } from '../../src/design/button.tsx';
import type { Cast } from './cast.ts';
import { Choices } from './choices.tsx';
import type { Fight } from './fight.ts';
import { Abilities, AskedHoldings } from './fight-abilities.tsx';
import { Battle, Lanes } from './fight-sides.tsx';
import type { Props } from './props.ts';
import { isInstant } from './sums.ts';
import { Terms } from './terms.tsx';

interface SheetProps {
  readonly fight: Fight;
  readonly cast: Cast;
  readonly props: Props;
  /** Only what is over can be put away. */
  readonly onClose: (() => void) | null;
}

const STEPS = ['assault', 'attrition', 'resolution', 'end'] as const;
type Step = (typeof STEPS)[number];

export const diceOf = ({ view }: Cast, { target, defender }: Fight): number =>
  defender >= 0
    ? 0
    : (view.combat?.attrition ??
      (target === 'objective' ? view.objective?.attrition : view.enemies.find(({ id }) => id === target)?.attrition) ??
      0);

function stepOf(fight: Fight, question: Props['question']): Step {
  if (fight.result !== null) return 'end';
  if (question?.kind === 'abilities') return question.shown.with?.['at'] === 'end' ? 'end' : 'resolution';
  return fight.rolls === null ? 'assault' : 'attrition';
}

/** One of the options plays nothing more. */
const mayPlay = (question: Props['question']): boolean =>
  question?.stage === 'assault' && question.ask.shape === 'pick' && question.ask.options.length > 1;

export function FightSheet({ fight, cast, props, onClose }: SheetProps) {
  const { t } = cast;
  const siege = fight.defender >= 0;
  const step = stepOf(fight, props.question);
  const dice = fight.rolls?.length === 0 ? 0 : diceOf(cast, fight) || (fight.rolls?.length ?? 0);
  const next = fight.result === null && mayPlay(props.question);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button does the same by keyboard
    <section
      className={onClose === null ? 'ra-sheet paper' : 'ra-sheet paper over'}
      aria-label={titleOf(cast, fight)}
      data-step={step}
      onClick={onClose ?? undefined}
    >
      <header>
        <h2>{titleOf(cast, fight)}</h2>
        {onClose === null ? (
          <ol className="steps" aria-hidden="true">
            {STEPS.filter((one) => one !== 'attrition' || dice > 0 || one === step).map((one) => (
              <li key={one} className={one === step ? 'on' : ''}>
                {t.fightSteps[one]}
              </li>
            ))}
          </ol>
        ) : (
          <Button kind="paper" small icon="check" onPress={onClose} className="go-on">
            {t.back}
          </Button>
        )}
      </header>
      {siege ? <Lanes fight={fight} cast={cast} next={next} /> : <Battle fight={fight} cast={cast} dice={dice} next={next} />}
      <Abilities fight={fight} cast={cast} props={props} />
      {onClose === null && <AskedHoldings cast={cast} props={props} />}
      {onClose === null && <Choices cast={cast} props={props} seen={[fight.target, ...fight.slots.map(({ card }) => card)]} />}
      {fight.result !== null && <Spoils fight={fight} props={props} />}
      <Terms fight={fight} cast={cast} dice={dice} />
    </section>
  );
}

export function titleOf(cast: Cast, { attacker, defender, target, result }: Fight): string {
  const { t, viewer } = cast;
  const name = target === `realm:${viewer}` ? t.yourRealm : cast.name(target);
  if (result === null) {
    if (defender < 0)
      return isInstant(target) ? (attacker === viewer ? t.attacksYou(name) : t.attacks(name, cast.player(attacker))) : t.battleWith(name);
    return target.startsWith('realm:') && defender === viewer
      ? t.besiegesYou(cast.player(attacker))
      : t.besieges(attacker === viewer ? t.you : cast.player(attacker), name);
  }
  const who = attacker === viewer ? t.you : cast.player(attacker);
  return t.outcome(who, name, result.attacker, result.defender, result.won);
}

const Spoils = ({ fight, props }: { readonly fight: Fight; readonly props: Props }) => (
  <ul className="ra-spoils">
    {fight.spoils
      .flatMap((event) => props.eventLine(event) ?? [])
      .map((line) => (
        <li key={line}>{line}</li>
      ))}
  </ul>
);
