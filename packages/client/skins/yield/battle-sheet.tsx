/** A battle: sides with their totals and played cards, the initiative, the tracker. */
import type { View } from '@longtable/yield';
import type { CSSProperties } from 'react';
import { Count } from '../../src/design/count.tsx';
import { Shield, ShieldShape } from '../../src/design/shield.tsx';
import type { SeatFace } from '../skin.ts';
import { BattleCard, CardBack } from './battle-card.tsx';
import { standing } from './battle-place.ts';
import type { YieldWords } from './words.ts';

interface BattleProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly words: YieldWords;
  readonly place: string;
  readonly narrow: boolean;
}

export function BattleSheet({ view, seats, words, place, narrow }: BattleProps) {
  const battle = view.battle!;
  const { order, totals } = battle;
  const totalOf = (seat: number): number => totals[view.players[seat]!.side] ?? 0;
  return (
    <section className={`yd-battle paper sides-${order.length}`} aria-label={words.battleAt(place)}>
      <div className="yd-sides">
        {order.map((seat, i) => {
          const player = view.players[seat]!;
          const units = battle.armies.filter((id) => view.armies[id]!.owner === seat).map((id) => view.armies[id]!.units ?? '?');
          const out = !battle.inside.includes(player.side);
          return (
            <div key={seat} className={`yd-side${i === order.length - 1 && i > 0 ? ' r' : ''}${out ? ' out' : ''}`} data-side={seat}>
              <Shield colour={seats[seat]!.colour} charge={seats[seat]!.charge} />
              <div className="tot num">
                <Count value={totalOf(seat)} />
              </div>
              <div className="nm">
                {seats[seat]!.name}
                <span>{units.join(' + ')}</span>
              </div>
              <div className="yd-played" style={{ '--cards': player.up.length + player.down } as CSSProperties}>
                {player.up.map((kind, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order played
                  <BattleCard key={`up${n}`} kind={kind} small />
                ))}
                {Array.from({ length: player.down }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: backs have no identity
                  <CardBack key={`down${n}`} />
                ))}
                {player.up.length + player.down === 0 && <span className="yd-slot" />}
              </div>
            </div>
          );
        })}
      </div>
      <div className="yd-mid">
        <h2>{words.battleAt(place.replace(/ [IVX]+$/, ''))}</h2>
        <p>{standing(view, words, (seat) => seats[seat]!.name)}</p>
      </div>
      <Tracker seats={seats} totals={order.map((seat) => ({ seat, total: totalOf(seat) }))} narrow={narrow} />
    </section>
  );
}

interface TrackerProps {
  readonly seats: readonly SeatFace[];
  readonly totals: readonly { readonly seat: number; readonly total: number }[];
  readonly narrow: boolean;
}

function Tracker({ seats, totals, narrow }: TrackerProps) {
  const least = Math.min(...totals.map(({ total }) => total));
  const most = Math.max(...totals.map(({ total }) => total));
  const span = narrow ? 10 : 22;
  const from = Math.max(0, most - least > span ? most - span : Math.min(least - 3, most - span + 6));
  const to = Math.max(from + span, most + 1);
  const step = 820 / (to - from);
  const r = narrow ? 30 : Math.min(16, step * 0.45);
  const x = (n: number): number => 20 + (n - from) * step;
  return (
    <svg className="yd-track" viewBox={narrow ? '0 -40 860 124' : '0 0 860 70'} aria-hidden="true" focusable="false">
      <path d="M20 46h820" stroke="#8f7650" strokeWidth="2" />
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => (
        <g key={n}>
          <circle
            cx={x(n)}
            cy="46"
            r={r}
            fill={n > least && n <= most ? '#ffd668' : n % 5 === 0 ? '#e2d2ac' : '#fbf3de'}
            stroke="#5c4526"
            strokeWidth="1.8"
          />
          <text x={x(n)} y={narrow ? 56 : 51.5} textAnchor="middle" className={narrow ? 'yd-tick big' : 'yd-tick'}>
            {n}
          </text>
        </g>
      ))}
      {totals.map(({ seat, total }, i) => (
        <g
          key={seat}
          className="yd-pin"
          style={{ transform: `translate(${x(Math.max(from, total)) - (narrow ? 30 : 15) + i * 4}px, ${narrow ? -46 : -3}px)` }}
        >
          <g transform={`scale(${narrow ? 1.5 : 0.75})`}>
            <ShieldShape colour={seats[seat]!.colour} charge={seats[seat]!.charge} size={24} />
          </g>
        </g>
      ))}
    </svg>
  );
}
