/** Dice that are chosen, as one's own to be thrown again or one of the enemy's: in the decision bar as they lie in the sheet. */
import type { Described } from '@longtable/kernel';
import type { Colour } from '@longtable/uprising/data/dice';
import type { SkinProps } from '../skin.ts';
import { castOf } from './cast.ts';
import { Die } from './die.tsx';

type Lying = readonly (readonly [colour: Colour, face: number])[];

/** Choices of an enemy's die; in others a number is a hex. */
const OF_ENEMY: readonly unknown[] = ['enemy-reroll', 'enemy-blank'];

export const isAboutDice = ({ kind, shown }: Described): boolean => kind === 'reroll' || OF_ENEMY.includes(shown.with?.['what']);

export function DiceChoice(props: SkinProps) {
  const { question, draft, onPick, optionName } = props;
  const { options } = castOf(props).view;
  if (question?.ask.shape !== 'pick' && question?.ask.shape !== 'some') return null;
  const lying = question.shown.with?.['dice'] as Lying;
  const press = question.ask.shape === 'pick' ? onPick : draft.toggle;
  return (
    <div className="up-dice-choice" role="group">
      {question.ask.options.map((id) => {
        const die = lying[Number(id)];
        const chosen = draft.chosen.includes(id);
        const name = optionName(id);
        return (
          <button
            key={id}
            type="button"
            className={die === undefined ? 'chq' : chosen ? 'dd chosen' : 'dd legal'}
            aria-pressed={chosen}
            aria-label={name}
            data-option={id}
            {...(die !== undefined && { 'data-target': `die:${id}` })}
            onClick={() => press(id)}
          >
            {die === undefined ? name : <Die colour={die[0]} faces={options.dice} face={die[1]} />}
          </button>
        );
      })}
    </div>
  );
}
