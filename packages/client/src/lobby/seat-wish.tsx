/** At a full table: be told when a seat is free, or not any more. */
import type { AwaitedSeat } from '@longtable/protocol';
import { useEffect, useState } from 'react';
import { Button, Link } from '../design/button.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { beGuest, isRefused, request } from '../link/api.ts';
import { reason } from '../match/reason.ts';
import { ownName } from '../state/own-name.ts';
import './seat-wish.css';

interface SeatWishProps {
  readonly table: string;
  readonly code: string;
  /** It was asked for before. */
  readonly awaited: boolean;
  /** There is a seat already. */
  readonly onFree: () => void;
}

export function SeatWish({ table, code, awaited, onFree }: SeatWishProps) {
  const text = useText();
  const { seatWish: words } = text;
  const [wish, setWish] = useState<Pick<AwaitedSeat, 'awaited' | 'ways'>>({ awaited, ways: 1 });
  useEffect(() => setWish({ awaited, ways: 1 }), [awaited]);
  const ask = async (on: boolean): Promise<void> => {
    const guest = await beGuest(ownName());
    const answer = isRefused(guest)
      ? guest
      : await request<AwaitedSeat>('POST', `/api/tables/${table}/await-seat`, { on, ...(code !== '' && { code }) });
    if (isRefused(answer)) toast(reason(text, answer), 'lock');
    else if (answer.free) onFree();
    else setWish(answer);
  };
  if (!wish.awaited)
    return (
      <Button icon="bell" onPress={() => void ask(true)}>
        {words.ask}
      </Button>
    );
  return (
    <div className="seat-wish">
      <p role="status">{wish.ways === 0 ? words.noWay : words.asked}</p>
      <Link to="/notices" className="btn">
        {words.how}
      </Link>
      <Button kind="ghost" onPress={() => void ask(false)}>
        {words.end}
      </Button>
    </div>
  );
}
