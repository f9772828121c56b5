/** Abilities of a combat with their words, and whatever else its question is about. */
import { data, isCard } from '@longtable/rune-age/data/cards';
import type { Cast } from './cast.ts';
import { Face } from './face.tsx';
import { type Fight, standing } from './fight.ts';
import { labelOf } from './label.ts';
import type { Props } from './props.ts';
import { Thing } from './thing.tsx';

interface AbilitiesProps {
  readonly fight: Fight;
  readonly cast: Cast;
  readonly props: Props;
}

/** Resolution abilities still to come, and all that are asked for now, with their words; some are used when the combat is decided. */
export function Abilities({ fight, cast, props }: AbilitiesProps) {
  const { question } = props;
  const asked = question?.kind === 'abilities' && question.ask.shape === 'pick' ? question.ask.options.map(String) : [];
  const side = fight.attacker === cast.viewer ? 0 : 1;
  const mine = cast.viewer === fight.attacker || cast.viewer === fight.defender;
  const decided = fight.result !== null;
  if (!mine || (decided && asked.length === 0)) return null;
  const units = decided ? [] : standing(fight, side).filter(({ card }) => isCard(card) && data(card).ability?.at === 'resolution');
  const rows = [
    ...units.map(({ unit, card }) => ({ id: `unit:${unit}`, card })),
    ...asked.filter((id) => id !== 'done' && !id.startsWith('unit:')).map((id) => ({ id, card: id })),
    ...asked
      .filter((id) => id.startsWith('unit:') && !units.some(({ unit }) => id === `unit:${unit}`))
      .map((id) => ({ id, card: fight.slots.find(({ unit }) => `unit:${unit}` === id)?.card ?? '' })),
  ];
  // A large army has more of them than fit into the sheet: those that can be used now come first, and units can be touched where they stand.
  const place = ({ id }: { readonly id: string }): number => (asked.includes(id) ? (id.startsWith('unit:') ? 1 : 0) : 2);
  return (
    <div className="ra-abilities">
      {rows
        .toSorted((a, b) => place(a) - place(b))
        .map(({ id, card }) => (
          <Ability key={id} id={id} card={card} cast={cast} onUse={asked.includes(id) ? () => props.onPick(id) : null} />
        ))}
    </div>
  );
}

/** Places and rewards that the question is about: below the sheet nobody would see them. */
export function AskedHoldings({ cast, props: { question } }: { readonly cast: Cast; readonly props: Props }) {
  if (question === null || question.kind === 'abilities') return null;
  const asked = new Set(Object.values(question.shown.targets ?? {}).filter((target) => target.startsWith('held:')));
  if (asked.size === 0) return null;
  return (
    <div className="ra-asked">
      {[...asked].map((target) => (
        <Thing key={target} id={target} label={labelOf(cast, target.slice(5))}>
          <Face id={target} cast={cast} price={false} />
        </Thing>
      ))}
    </div>
  );
}

function Ability({
  id,
  card,
  cast,
  onUse,
}: {
  readonly id: string;
  readonly card: string;
  readonly cast: Cast;
  readonly onUse: (() => void) | null;
}) {
  const words = (
    <>
      <Face id={card} cast={cast} price={false} />
      <span>
        <b>{cast.name(card)}</b> {cast.text(card)}
      </span>
    </>
  );
  if (onUse === null) return <div className="ra-abil">{words}</div>;
  return (
    <button
      type="button"
      className="ra-abil legal"
      data-state="legal"
      data-target={id.startsWith('unit:') ? id : `held:${id}`}
      onClick={onUse}
    >
      {words}
      <span className="use">{cast.t.use}</span>
    </button>
  );
}
