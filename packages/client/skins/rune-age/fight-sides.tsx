/** The two sides of a combat: cards with their numbers against an Enemy, or two lanes of a siege. */
import { Shield } from '../../src/design/shield.tsx';
import type { Cast } from './cast.ts';
import { DieTable } from './die-table.tsx';
import { Face } from './face.tsx';
import type { Fight, Slot } from './fight.ts';
import { Home } from './home.tsx';
import { labelOf } from './label.ts';
import { isInstant, strengthNow, sumOf } from './sums.ts';
import { Thing } from './thing.tsx';

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

export function Battle({ fight, cast, dice, next }: SideProps & { readonly dice: number }) {
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
export function Lanes({ fight, cast, next }: SideProps) {
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
