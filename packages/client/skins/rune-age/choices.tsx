/** Questions whose cards lie nowhere on the table: payments, revealed cards, a shown hand. And the card that asks. */
import type { Id } from '@longtable/kernel';
import { isCard } from '@longtable/rune-age/data/cards';
import { isEvent } from '@longtable/rune-age/data/events';
import { isSite } from '@longtable/rune-age/data/sites';
import { isRune } from '@longtable/rune-age/data/treasures';
import { plainId } from './card.ts';
import type { Cast } from './cast.ts';
import { Face } from './face.tsx';
import { partsOf } from './payment.ts';
import type { Props } from './props.ts';

const isDrawn = (id: string): boolean => {
  const plain = plainId(id);
  return isCard(plain) || isSite(plain) || isEvent(plain) || isRune(plain) || plain === 'stronghold';
};

/** Options that are drawn here. */
export function drawnChoices({ question }: Props): readonly Id[] {
  if (question?.ask.shape !== 'pick') return [];
  const options: readonly Id[] = question.ask.options;
  return options.filter((id) => question.shown.targets?.[id] === undefined && partsOf(String(id)).every(isDrawn));
}

/** The card that asks, as far as the question names it. */
export function askingCard({ question }: Props): string | null {
  const { path, event, what } = question?.shown.with ?? {};
  const id = plainId(String(path ?? event ?? what ?? '').replace('event:', ''));
  return id !== '' && isDrawn(id) ? id : null;
}

interface ChoicesProps {
  readonly cast: Cast;
  readonly props: Props;
  /** Cards that lie in sight already: who of them asks need not be shown again. */
  readonly seen?: readonly string[];
}

export function Choices({ cast, props, seen = [] }: ChoicesProps) {
  const ids = drawnChoices(props);
  const who = askingCard(props);
  const asking = who !== null && seen.includes(who) ? null : who;
  if (ids.length === 0 && asking === null) return null;
  return (
    <section className="ra-choices paper" aria-label={cast.t.choose}>
      {asking !== null && (
        <div className="asking">
          <Face id={asking} cast={cast} price={false} />
          <p>
            <b>{cast.name(asking)}</b>
            {cast.text(asking)}
          </p>
        </div>
      )}
      <div className="list">
        {ids.map((id) => (
          <Choice key={id} id={id} cast={cast} props={props} />
        ))}
      </div>
    </section>
  );
}

function Choice({ id, cast, props }: { readonly id: Id; readonly cast: Cast; readonly props: Props }) {
  const chosen = props.draft.chosen.includes(id);
  return (
    <button
      type="button"
      className={`ra-choice legal${chosen ? ' chosen' : ''}`}
      data-pick={id}
      data-state={chosen ? 'chosen' : 'legal'}
      aria-pressed={chosen}
      onClick={() => props.onPick(id)}
    >
      <span className="fan" aria-hidden="true">
        {partsOf(String(id)).map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are all alike
          <Face key={i} id={part} cast={cast} price={false} />
        ))}
      </span>
      <span className="nm2">{props.optionName(id)}</span>
    </button>
  );
}
