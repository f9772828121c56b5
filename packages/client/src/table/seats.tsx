/** People at the table: shield, name, clock, presence, figures, and whether an answer is awaited (never which). */
import type { Seat } from '@longtable/kernel';
import type { Item, SeatMat } from '@longtable/kit';
import { type ReactNode, useEffect, useState } from 'react';
import type { SeatFace, SeatFact } from '../../skins/skin.ts';
import { CoachBulb } from '../advice/coach-button.tsx';
import { IconButton } from '../design/button.tsx';
import { Count } from '../design/count.tsx';
import { Icon } from '../design/icon.tsx';
import { isIcon } from '../design/icons.ts';
import { Shield } from '../design/shield.tsx';
import { useText } from '../i18n/index.ts';
import type { AnyLook, TableInfo } from '../link/table-link.ts';
import { useTable } from '../match/model.ts';
import { scoreOf } from './score.ts';
import { SeatTools } from './seat-tools.tsx';
import '../design/seat.css';
import './seats.css';

interface SeatsProps {
  readonly look: AnyLook;
  readonly faces: readonly SeatFace[];
  readonly mats: readonly SeatMat[];
  readonly facts?: ((seat: Seat) => readonly SeatFact[]) | undefined;
  readonly line?: ((seat: Seat) => ReactNode) | undefined;
}

export function Seats({ look, faces, mats, facts, line }: SeatsProps) {
  const text = useText();
  return (
    <section className="seats" aria-label={text.table.seats}>
      {faces.map((face) => (
        <SeatBadge
          key={face.seat}
          face={face}
          look={look}
          mat={mats.find(({ seat }) => seat === face.seat)}
          facts={facts?.(face.seat)}
          line={line?.(face.seat)}
        />
      ))}
    </section>
  );
}

interface BadgeProps {
  readonly face: SeatFace;
  readonly look: AnyLook;
  readonly mat: SeatMat | undefined;
  readonly facts: readonly SeatFact[] | undefined;
  readonly line: ReactNode;
}

function SeatBadge({ face, look, mat, facts, line }: BadgeProps) {
  const text = useText();
  const { table, viewer, lookAs, state: link } = useTable();
  const { seat, colour, charge, name } = face;
  const info = table.seats[seat];
  const asked = look.asked.includes(seat);
  const awaited = look.awaited.includes(seat);
  const won = look.result?.winners.includes(seat) ?? false;
  const together = look.asked.length > 1;
  const score = scoreOf(look.result, seat, mat?.score ?? null);
  const state = won
    ? text.table.winner
    : awaited
      ? together
        ? text.table.choosing
        : text.table.acting
      : asked
        ? text.table.sealed
        : look.result === null
          ? text.table.waiting
          : '';
  return (
    <section className={`seat p${colour}${awaited ? ' turn' : ''}`} aria-label={name} data-seat={seat}>
      <Shield colour={colour} charge={charge} />
      <div className="name">
        <span>{name}</span>
        {seat === viewer && <span className="tag">{text.table.you}</span>}
        {seat === viewer && <CoachBulb />}
        {table.resigned.includes(seat) && <span className="tag">{text.leave.resignedTag}</span>}
      </div>
      <div className="clock">
        {info && <Presence info={info} />}
        {info?.kind === 'bot' && <SeatTools seat={seat} />}
        {lookAs && seat !== viewer && link.mine.includes(seat) && (
          <IconButton icon="spectator" label={text.table.lookAs(name)} onPress={() => lookAs(seat)} className="seat-tool" />
        )}
      </div>
      <div className="facts">
        {score !== null && (
          <span title={text.table.score}>
            <Icon name="vp" />
            <b className="num" data-score={seat}>
              <Count value={score} />
            </b>
            <span className="sr">{text.table.score}</span>
          </span>
        )}
        {facts?.map((fact) => (
          <span key={fact.label} title={fact.label}>
            <Icon name={fact.icon} />
            <b className="num">{fact.value}</b>
            <span className="sr">{fact.label}</span>
          </span>
        ))}
      </div>
      {facts === undefined && mat !== undefined && mat.facts.length > 0 && <Facts facts={mat.facts} />}
      <div className="seatline">
        <span className="state">{state}</span>
        {info?.kind === 'bot' ? null : <SeatTools seat={seat} />}
        {line}
      </div>
    </section>
  );
}

const Facts = ({ facts }: { readonly facts: readonly Item[] }) => (
  <ul className="matfacts">
    {facts.map((fact) => (
      <li key={fact.label} title={fact.text}>
        {isIcon(fact.icon) && <Icon name={fact.icon} />}
        {fact.label}
      </li>
    ))}
  </ul>
);

type Info = TableInfo['seats'][number];

function Presence({ info }: { readonly info: Info }) {
  const text = useText();
  if (info.kind === 'bot')
    return (
      <>
        <Icon name="bot" />
        <span className="sr">{text.table.bot}</span>
      </>
    );
  return (
    <>
      {info.clock && <Clock left={info.clock.left} running={info.clock.running} />}
      {!info.present && <span className="tag">{text.table.away}</span>}
    </>
  );
}

const pad = (n: number): string => String(n).padStart(2, '0');
function spell(left: number): string {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${pad(minutes)}:${pad(seconds % 60)}`;
}

function Clock({ left, running }: { readonly left: number; readonly running: boolean }) {
  const [now, setNow] = useState(left);
  useEffect(() => {
    setNow(left);
    if (!running) return;
    const began = performance.now();
    const timer = setInterval(() => setNow(left - (performance.now() - began)), 500);
    return () => clearInterval(timer);
  }, [left, running]);
  return (
    <>
      <Icon name="clock" />
      {spell(now)}
    </>
  );
}
