/** One seat of the waiting room: who sits there, and what can be done about it. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Line } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { crestAt, EmptyShield, Shield } from '../design/shield.tsx';
import { toast } from '../design/toast.tsx';
import { ago } from '../desk/times.ts';
import { useText } from '../i18n/index.ts';
import { joinTable } from '../link/api.ts';
import type { TableInfo } from '../link/table-link.ts';
import { usualLevel } from '../lobby/wish.ts';
import { reason } from '../match/reason.ts';
import { inviteLink } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import type { Room } from './gather.tsx';
import { CopyButton, invitesOf, keepInvites } from './share.tsx';
import '../lobby/seat-row.css';

type Seat = TableInfo['seats'][number];
interface SeatProps {
  readonly seat: Seat;
  readonly room: Room;
}

export function RoomSeat({ seat, room }: SeatProps) {
  const text = useText();
  const isEmpty = seat.kind === 'open' || seat.kind === 'invited';
  return (
    <div className="srow" data-seat={seat.seat} data-kind={seat.kind}>
      {isEmpty ? <EmptyShield /> : <Shield {...crestAt(seat)} />}
      <div>
        <b>
          {isEmpty ? text.room.openSeat : (seat.name ?? text.make.bot)}
          {seat.seat === room.own && <span className="tag">{text.table.you}</span>}
        </b>
        <span className="d">
          <About seat={seat} room={room} />
        </span>
      </div>
      <div className="ctl">{isEmpty ? <Empty seat={seat} room={room} /> : <Taken seat={seat} room={room} />}</div>
    </div>
  );
}

const HALF_MINUTE = 30_000;

/** The authority's time, which goes on while one waits. */
function useNow(ahead: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}

function About({ seat, room }: SeatProps): ReactNode {
  const text = useText();
  const { language } = useSettings();
  const now = useNow(room.state.ahead);
  const opened = room.state.opened.find((link) => link.seat === seat.seat);
  if (opened !== undefined && (seat.kind === 'invited' || seat.kind === 'open')) return text.room.opened(ago(now - opened.at, language));
  if (seat.kind === 'bot') return text.room.bot(seat.level === null ? text.table.bot : text.make.levels[seat.level]);
  if (seat.kind === 'invited') return text.gather.invited;
  if (seat.kind === 'open') return text.room.anybody;
  if (!seat.ready) return text.room.notReady;
  if (room.table.status === 'revealing' && seat.asked !== null) return text.room.awaited;
  if (!seat.present && room.own !== seat.seat) return text.table.away;
  return seat.guest === room.table.host ? text.invite.host : text.room.came(ago(now - seat.since, language));
}

function Taken({ seat, room: { own, isHost, table, wish } }: SeatProps) {
  const text = useText();
  if (seat.kind === 'person' && seat.seat === own && !seat.ready)
    return (
      <Button kind="wax" small icon="check" onPress={() => wish({ t: 'ready' })}>
        {text.room.imReady}
      </Button>
    );
  if (seat.kind === 'bot' && isHost && table.status === 'gathering')
    return (
      <>
        <Button small onPress={() => wish({ t: 'seat', seat: seat.seat, to: 'open' })}>
          {text.room.openAgain}
        </Button>
        <Remove seat={seat.seat} table={table} wish={wish} />
      </>
    );
  return seat.ready ? (
    <span className="room-ready">
      <Icon name="check" />
      {text.room.ready}
    </span>
  ) : null;
}

function Empty({ seat, room: { own, isHost, table, wish } }: SeatProps) {
  const text = useText();
  const sit = async (): Promise<void> => {
    const refused = await joinTable(table.id, { seat: seat.seat });
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  if (own === null)
    return seat.kind === 'open' ? (
      <Button small onPress={() => void sit()}>
        {text.gather.sit}
      </Button>
    ) : null;
  const invite = invitesOf(table.id).find((one) => one.seat === seat.seat);
  const address = invite === undefined ? null : inviteLink(table.id, invite.code);
  return (
    <>
      {address !== null && seat.kind === 'invited' && (
        <span className="room-link">
          <Line label={text.gather.share} hideLabel value={address} onChange={() => undefined} readOnly icon={<Icon name="link" />} />
          <CopyButton small words={text.gather.copy} copy={address} />
        </span>
      )}
      {isHost && (
        <>
          {table.rated !== true && (
            <Button small icon="bot" onPress={() => wish({ t: 'seat', seat: seat.seat, to: usualLevel(table.game, table.options) })}>
              {text.room.putBot}
            </Button>
          )}
          <Remove seat={seat.seat} table={table} wish={wish} />
        </>
      )}
    </>
  );
}

/** Seats behind the one that goes move up, and so do their invitations. */
function Remove({ seat, table, wish }: { readonly seat: number } & Pick<Room, 'table' | 'wish'>) {
  const text = useText();
  const remove = (): void => {
    wish({ t: 'seat', seat, to: 'gone' });
    const left = invitesOf(table.id).filter((one) => one.seat !== seat);
    keepInvites(
      table.id,
      left.map((one) => (one.seat > seat ? { ...one, seat: one.seat - 1 } : one)),
    );
  };
  return (
    <Button small kind="ghost" onPress={remove} label={`${text.room.removeSeat}: ${text.make.seat(seat + 1)}`}>
      {text.room.removeSeat}
    </Button>
  );
}
