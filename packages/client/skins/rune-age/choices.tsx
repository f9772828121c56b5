/** Questions whose cards lie nowhere on the table: payments, revealed cards, a shown hand. And the card that asks. */
import type { Id } from '@longtable/kernel';
import { askingCard, drawnChoices, revealedCards } from './asked-cards.ts';
import type { Cast } from './cast.ts';
import { Face } from './face.tsx';
import { labelOf } from './label.ts';
import { partsOf } from './payment.ts';
import type { Props } from './props.ts';
import { Thing } from './thing.tsx';

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
  const revealed = revealedCards(props);
  if (ids.length + revealed.length === 0 && asking === null) return null;
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
      {revealed.length > 0 && (
        <div className="revealed">
          <span className="label">{cast.t.revealed}</span>
          {revealed.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are all alike
            <Thing key={`${id} ${i}`} id={`top:${id}`} tip={id} label={labelOf(cast, id, cast.text(id))}>
              <Face id={id} cast={cast} price={false} />
            </Thing>
          ))}
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
