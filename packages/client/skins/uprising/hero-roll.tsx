/** A Hero roll that goes on: the dice, what they show, and which goals of the Quest they meet so far. */
import { QUEST } from '@longtable/uprising/data/quests';
import { Icon } from '../../src/design/icon.tsx';
import type { SkinProps } from '../skin.ts';
import type { Cast } from './cast.ts';
import { Die, useStill } from './die.tsx';
import { Rewards } from './quest-card.tsx';

const SIGNS = ['skull', 'shield', 'bolt'] as const;

function Goals({ cast }: { readonly cast: Cast }) {
  const { view, t, w } = cast;
  const roll = view.heroRoll!;
  if (roll.quest === null) return null;
  const { goals, needs } = QUEST[roll.quest];
  const met = goals.filter((goal, i) => goal !== null && roll.symbols[i]! >= goal.n).length;
  return (
    <>
      {goals.map((goal, i) =>
        goal === null ? null : (
          <div key={SIGNS[i]} className={roll.symbols[i]! >= goal.n ? 'goal met' : 'goal'}>
            <Icon name={SIGNS[i]!} />
            <b>
              {roll.symbols[i]} {t.of} {goal.n}
            </b>
            <span className="sr">{w.symbols[i]}</span>
            <span className="rw">
              <Rewards reward={goal.reward} cast={cast} />
            </span>
            {roll.symbols[i]! >= goal.n && <Icon name="check" />}
          </div>
        ),
      )}
      <p className={met >= needs ? 'so-far solved' : 'so-far'}>{t.quest.soFar(met, needs)}</p>
    </>
  );
}

export function HeroRollSheet({ props: { question, draft }, cast }: { readonly props: SkinProps; readonly cast: Cast }) {
  const { view, w, t } = cast;
  const roll = view.heroRoll;
  const still = useStill(roll?.dice ?? []);
  if (roll === null) return null;
  const dice = roll.dice.length > 0 ? roll.dice : roll.pool.map((colour) => ({ colour, face: -1 }));
  const again = question?.kind === 'reroll' && question.ask.shape === 'some' ? question.ask.options : [];
  const title = roll.quest === null ? t.quest.roll : w.quests[roll.quest][0];
  return (
    <section className="paper up-sheet up-roll" aria-label={title} data-target="roll">
      <h2>{title}</h2>
      <div className={roll.dice.length > 0 ? `dr rolled${still}` : 'dr'}>
        {dice.map(({ colour, face }, i) => {
          const die = <Die colour={colour} faces={view.options.dice} face={face} sign="dice" />;
          const key = `${i} ${face}`;
          if (!again.includes(i))
            return (
              <span key={key} className="dd">
                {die}
                <span className="sr">{w.colours[colour]}</span>
              </span>
            );
          const chosen = draft.chosen.includes(i);
          return (
            <button
              key={key}
              type="button"
              className={`dd ${chosen ? 'chosen' : 'legal'}`}
              aria-pressed={chosen}
              aria-label={w.colours[colour]}
              data-target={`die:${i}`}
              data-state={chosen ? 'chosen' : 'legal'}
              onClick={() => draft.toggle(i)}
            >
              {die}
            </button>
          );
        })}
        {dice.length === 0 && <span className="faint">{t.combat.noDice}</span>}
      </div>
      <div className="goals">
        <Goals cast={cast} />
      </div>
    </section>
  );
}
