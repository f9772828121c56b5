/** Through whose eyes the page looks. On a shared device the seat changes hands, with a curtain in between. */
import type { Seat } from '@longtable/kernel';
import { useState } from 'react';
import type { LinkState, SeatState } from '../link/table-link.ts';

interface Viewer {
  readonly now: SeatState | undefined;
  /** The seat that should take the device now; null: nobody. */
  readonly curtain: Seat | null;
  raise(seat: Seat): void;
}

export function useViewer({ seats, mine }: LinkState): Viewer {
  const [shown, setShown] = useState<Seat | null>(null);
  const shared = mine.length > 1;
  const look = seats[0]?.look;
  const wanted = !shared || look === undefined || look.result !== null ? null : next(look.awaited, mine, shown);
  const at = shared ? (shown ?? wanted ?? mine[0]!) : (seats[0]?.seat ?? null);
  const curtain = wanted !== null && wanted !== shown ? wanted : null;
  return { now: seats.find(({ seat }) => seat === at) ?? seats[0], curtain, raise: setShown };
}

function next(awaited: readonly Seat[], mine: readonly Seat[], shown: Seat | null): Seat | null {
  const own = awaited.filter((seat) => mine.includes(seat));
  return shown !== null && own.includes(shown) ? shown : (own[0] ?? null);
}
