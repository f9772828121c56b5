/** A combat over the table: both sides, the die with all that it can do, abilities with their words, and the row of terms. */
import { data, isCard } from '@longtable/rune-age/data/cards';
import { Button } from '../../src/design/button.tsx';
import { Shield } from '../../src/design/shield.tsx';
import type { Cast } from './cast.ts';
import { Choices } from './choices.tsx';
import { DieTable } from './die-table.tsx';
import { Face } from './face.tsx';
import { type Fight, type Slot, standing } from './fight.ts';
import { Home } from './home.tsx';
import { labelOf } from './label.ts';
import type { Props } from './props.ts';
import { isInstant, strengthNow, sumOf } from './sums.ts';
import { Terms } from './terms.tsx';
import { Thing } from './thing.tsx';

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
  const dice = diceOf(cast, fight) || (fight.rolls?.length ?? 0);
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
            {STEPS.filter((one) => one !== 'attrition' || dice > 0).map((one) => (
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

interface PartProps {
  readonly fight: Fight;
  readonly cast: Cast;
}
interface SideProps extends PartProps {
  /** The viewer may play one more card. */
  readonly next: boolean;
}

/** The place of the next card. */
const Next = ({ cast }: { readonly cast: Cast }) => (
  <span className="ra-next" aria-hidden="true">
    {cast.t.yourNext}
  </span>
);

/** A card in the fight, with its number and what became of it. */
function Fighter({ slot, nth, cast }: { readonly slot: Slot; readonly nth: number; readonly cast: Cast }) {
  const { t, view } = cast;
  const gone = slot.fate !== 'stands';
  const strength = strengthNow(view, slot);
  const looks = `${gone ? 'gone' : ''} ${slot.wounded && !gone ? 'wounded' : ''}`.trim();
  const note = gone ? t.fates[slot.fate as 'wound'] : slot.wounded ? t.wounded : slot.called ? t.called : '';
  return (
    <div className="ra-slot">
      <span className="ord" aria-hidden="true">
        {nth}
      </span>
      <Thing id={`unit:${slot.unit}`} tip={slot.card} label={labelOf(cast, slot.card, t.strength(strength), note)}>
        <Face id={slot.card} cast={cast} text price={false} strength={gone ? slot.base : strength} className={looks} />
      </Thing>
      <span className="cap">{note}</span>
    </div>
  );
}

function Battle({ fight, cast, dice, next }: SideProps & { readonly dice: number }) {
  const { t, faces } = cast;
  const face = faces[fight.attacker];
  const { total } = sumOf(fight, 0, cast.view);
  const slots = fight.slots;
  return (
    <div className="ra-bt">
      <div className="side">
        <p className="big">
          {face && <Shield colour={face.colour} charge={face.charge} />}
          <b>{total}</b> {fight.result === null && dice > 0 && fight.rolls === null ? t.beforeDie : t.inPlay}
        </p>
        <div className="us" style={{ '--k': Math.max(slots.length + (next ? 1 : 0), 4) } as React.CSSProperties}>
          {slots.map((slot, i) => (
            <Fighter key={slot.unit} slot={slot} nth={i + 1} cast={cast} />
          ))}
          {slots.length === 0 && <p className="empty">{fight.result === null ? t.playFirst : t.playedNone}</p>}
          {slots.length > 0 && next && <Next cast={cast} />}
        </div>
      </div>
      {dice > 0 && <DieTable fight={fight} cast={cast} dice={dice} />}
      <div className="foe">
        <Thing id={`foe:${fight.target}`} tip={fight.target} label={labelOf(cast, fight.target, t.strength(fight.needed))}>
          <Face id={fight.target} cast={cast} price={false} strength={fight.needed} />
        </Thing>
        <div className="word">
          <p className="big">
            <b>{fight.needed}</b> {isInstant(fight.target) ? t.toRepel : t.toBeat}
          </p>
          <p className="says">{cast.brief(fight.target)}</p>
        </div>
      </div>
    </div>
  );
}

/** A siege: two lanes in one order of time, the attacker above. */
function Lanes({ fight, cast, next }: SideProps) {
  const { t, faces, view, viewer } = cast;
  const columns = Math.max(fight.slots.length + (fight.result === null ? 1 : 0), 5);
  const rows = [fight.attacker, fight.defender] as const;
  return (
    <div className="ra-lanes" style={{ '--k': columns } as React.CSSProperties}>
      {rows.map((seat, side) => {
        const face = faces[seat];
        return (
          <div key={seat} className="who" data-side={side} style={{ gridRow: side + 1 }}>
            {face && <Shield colour={face.colour} charge={face.charge} />}
            <b>{sumOf(fight, side as 0 | 1, view).total}</b>
            <span>{seat === viewer ? t.you : cast.player(seat)}</span>
            <small>{side === 0 ? t.attackerNote(view.players[seat]!.cards) : t.defenderNote(view.players[seat]!.cards)}</small>
          </div>
        );
      })}
      {fight.slots.map((slot, i) => (
        <div key={slot.unit} data-side={slot.side} style={{ gridRow: slot.side + 1, gridColumn: i + 2 }}>
          <Fighter slot={slot} nth={i + 1} cast={cast} />
        </div>
      ))}
      {next && (
        <div style={{ gridRow: viewer === fight.attacker ? 1 : 2, gridColumn: fight.slots.length + 2 }}>
          <Next cast={cast} />
        </div>
      )}
      <Prize fight={fight} cast={cast} />
    </div>
  );
}

/** The prize of the siege, and its end as things stand. */
function Prize({ fight, cast }: PartProps) {
  const { t, faces, view } = cast;
  const attack = sumOf(fight, 0, view).total;
  const defence = sumOf(fight, 1, view).total;
  const short = Math.max(0, attack - defence);
  const realm = fight.target.startsWith('realm:');
  const player = view.players[fight.defender]!;
  const { damage, limit } = view.shared ?? player;
  const open = fight.result === null;
  const more = realm && open ? short : 0;
  return (
    <div className="prize" style={{ gridColumn: 'var(--last)' }}>
      {realm ? (
        <Home
          face={faces[fight.defender]}
          race={t.race[view.shared?.race ?? player.race]!}
          damage={more > 0 ? t.wouldBe(damage, limit, damage + more) : t.damageOf(damage, limit)}
          n={damage}
          limit={limit}
          more={more}
        />
      ) : (
        <Face id={fight.target} cast={cast} price={false} />
      )}
      {open && <p>{short === 0 ? t.ifHeld(attack, defence) : realm ? t.ifDamage(attack, defence, short) : t.ifTaken(attack, defence)}</p>}
    </div>
  );
}

/** Resolution abilities still to come, and all that are asked for now, with their words; some are used when the combat is decided. */
function Abilities({ fight, cast, props }: PartProps & { readonly props: Props }) {
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
function AskedHoldings({ cast, props: { question } }: { readonly cast: Cast; readonly props: Props }) {
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

const Spoils = ({ fight, props }: { readonly fight: Fight; readonly props: Props }) => (
  <ul className="ra-spoils">
    {fight.spoils
      .flatMap((event) => props.eventLine(event) ?? [])
      .map((line) => (
        <li key={line}>{line}</li>
      ))}
  </ul>
);
