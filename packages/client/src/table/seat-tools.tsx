/** Deeds about a seat: ask a bot why, let a bot play for somebody who is away. */
import type { Seat } from '@longtable/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';

/** The bot that plays on for somebody who is away. */
const STAND_IN = 'captain';

interface SeatToolsProps {
  readonly seat: Seat;
  /** With words, where there is room for them. */
  readonly wide?: boolean;
}

export function SeatTools({ seat, wide = false }: SeatToolsProps) {
  const text = useText();
  const { link, table, language, viewer, state, now, name } = useTable();
  const info = table.seats[seat];
  if (info === undefined) return null;
  const askWhy = async (): Promise<void> => {
    const why = await link.explain(seat);
    toast(why === null ? text.seat.noReason(name(seat)) : text.seat.because(name(seat), why[language]), 'bot');
  };
  const vote = async (): Promise<void> => {
    const refused = await link.vote(seat, STAND_IN);
    if (refused !== null) toast(reason(text, refused), 'lock');
  };
  if (info.kind === 'bot') {
    const label = text.seat.askWhy(name(seat));
    return wide ? (
      <Button small icon="why" onPress={() => void askWhy()}>
        {label}
      </Button>
    ) : (
      <IconButton icon="why" label={label} onPress={() => void askWhy()} className="seat-tool" />
    );
  }
  const away = !info.present && viewer !== null && !state.mine.includes(seat) && now.look.result === null;
  if (!away || link.kind === 'local') return null;
  const voted = info.votes.some((by) => state.mine.includes(by));
  if (info.voteFrom === null) return <span className="tag">{text.seat.ownClock}</span>;
  return (
    <Grace until={info.voteFrom - state.ahead} label={text.seat.botIn}>
      <Button small icon="bot" barred={voted} onPress={() => void vote()} className="seat-vote">
        {voted ? text.seat.voted(info.votes.length) : text.seat.letBot}
      </Button>
    </Grace>
  );
}

interface GraceProps {
  /** By the clock of this device. */
  readonly until: number;
  readonly label: (time: string) => string;
  readonly children: ReactNode;
}

/** Counts down while somebody may still come back; then shows what can be done. */
function Grace({ until, label, children }: GraceProps) {
  const [left, setLeft] = useState(until - Date.now());
  useEffect(() => {
    setLeft(until - Date.now());
    const timer = setInterval(() => setLeft(until - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left <= 0) return children;
  const seconds = Math.ceil(left / 1000);
  return <span className="tag">{label(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}</span>;
}
