/** Questions that no place on the board stands for: the necromancer, yes or no, a named card, dice, the turn order. */
import type { CrownOfAsh } from '@longtable/crown-of-ash';
import { COMBAT_CARDS, type CombatCard } from '@longtable/crown-of-ash/data/combat-cards';
import { NECROMANCERS, type Necromancer, POWERS_OF } from '@longtable/crown-of-ash/data/powers';
import type { Id } from '@longtable/kernel';
import { useState } from 'react';
import { Icon } from '../../src/design/icon.tsx';
import { Shield } from '../../src/design/shield.tsx';
import type { SkinProps } from '../skin.ts';
import { type Cast, EMBLEMS } from './cast.ts';
import { CombatFace } from './combat-card.tsx';

const isCard = (id: Id): id is CombatCard => (COMBAT_CARDS as readonly Id[]).includes(id);

export const Choices = ({ ids, props }: { readonly ids: readonly Id[]; readonly props: SkinProps<CrownOfAsh> }) => (
  <div className="coa-choices">
    {ids.map((id) => (
      <button
        key={id}
        type="button"
        className={`coa-choice legal${props.draft.chosen.includes(id) ? ' chosen' : ''}`}
        data-pick={id}
        data-state="legal"
        aria-pressed={props.draft.chosen.includes(id)}
        onClick={() => props.onPick(id)}
      >
        {isCard(id) && <CombatFace card={id} />}
        <span>{props.optionName(id)}</span>
      </button>
    ))}
  </div>
);

/** Four portraits, with their powers where they count. */
export function NecromancerSheet({ cast, props }: { readonly cast: Cast; readonly props: SkinProps<CrownOfAsh> }) {
  const { t, w, view } = cast;
  const free = props.question?.kind === 'setup' ? props.question.ask.options : [];
  return (
    <section className="coa-sheet paper" aria-label={t.choose}>
      <h2>{t.choose}</h2>
      <div className="coa-portraits">
        {NECROMANCERS.map((who) => (
          <Portrait key={who} who={who} free={free.includes(who)} cast={cast} onPick={() => props.onPick(who)} />
        ))}
      </div>
      {view.options.powers === false && <p>{t.samePieces}</p>}
      <p className="sr">{NECROMANCERS.map((who) => w.necromancers[who]).join(', ')}</p>
    </section>
  );
}

interface PortraitProps {
  readonly who: Necromancer;
  readonly free: boolean;
  readonly cast: Cast;
  readonly onPick: () => void;
}

function Portrait({ who, free, cast: { w, t, view, ...cast }, onPick }: PortraitProps) {
  const taken = view.players.findIndex(({ necromancer }) => necromancer === who);
  return (
    <button
      type="button"
      className={`coa-portrait ${who}${free ? ' legal' : ' taken'}`}
      data-pick={who}
      data-state={free ? 'legal' : 'idle'}
      aria-disabled={!free}
      onClick={() => free && onPick()}
    >
      <Icon name={EMBLEMS[who]} />
      <b>{w.necromancers[who]}</b>
      {taken >= 0 && <span>{t.heldBy(cast.name(taken))}</span>}
      {view.options.powers !== false &&
        POWERS_OF[who].powers.map((power) => (
          <span key={power}>
            <em>{w.powers[power].name}</em> {w.powers[power].text}
          </span>
        ))}
    </button>
  );
}

/** Tap one, then the place that they shall take. */
export function OrderSheet({ cast, props }: { readonly cast: Cast; readonly props: SkinProps<CrownOfAsh> }) {
  const { t } = cast;
  const { draft } = props;
  const [held, setHeld] = useState<Id | null>(null);
  const press = (id: Id, place: number): void => {
    if (held === null || held === id) {
      setHeld(held === id ? null : id);
      return;
    }
    draft.move(draft.chosen.indexOf(held), place);
    setHeld(null);
  };
  return (
    <section className="coa-sheet paper" aria-label={t.newOrder}>
      <h2>{t.newOrder}</h2>
      <ol className="coa-order big">
        {draft.chosen.map((id, place) => {
          const face = cast.faces[Number(id)]!;
          return (
            <li key={id}>
              <button
                type="button"
                className={held === id ? 'legal chosen' : 'legal'}
                data-place={place}
                data-state={held === id ? 'chosen' : 'legal'}
                aria-pressed={held === id}
                onClick={() => press(id, place)}
              >
                <b className="num">{place + 1}</b>
                <Shield colour={face.colour} charge={face.charge} />
                {face.name}
              </button>
            </li>
          );
        })}
      </ol>
      <p>{t.arrange}</p>
    </section>
  );
}

/** Any other choice that has no place: dice to be rolled again, who starts. */
export function ChoiceSheet({
  ids,
  title,
  props,
}: {
  readonly ids: readonly Id[];
  readonly title: string;
  readonly props: SkinProps<CrownOfAsh>;
}) {
  return (
    <section className="coa-sheet paper" aria-label={title}>
      <h2>{title}</h2>
      <Choices ids={ids} props={props} />
    </section>
  );
}
