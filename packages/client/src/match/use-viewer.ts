/**
 * Through whose eyes the page looks. Several people who share a device hand it on, with a curtain in between; one person who leads
 * several seats has nothing to hide and goes from one to the next.
 */
import type { Seat } from '@longtable/kernel';
import { useCallback, useState } from 'react';
import type { LinkState, SeatState } from '../link/table-link.ts';
import { keep, readKept } from '../state/local-storage.ts';

interface Viewer {
  readonly now: SeatState | undefined;
  /** The seat that should take the device now; null: nobody. */
  readonly curtain: Seat | null;
  raise(seat: Seat): void;
  /** All own seats are led by one person. */
  readonly alone: boolean;
  playAlone(): void;
  /** Looks through the eyes of another own seat; null: that is not for anybody to choose. */
  readonly lookAs: ((seat: Seat) => void) | null;
}

const keyOf = (table: string): string => `alone.${table}`;

/** The person at a device is known on that device alone. */
export const leadAlone = (table: string): void => keep(keyOf(table), true);

/** A seat that was looked at by choice, as long as the same seats are awaited. */
interface Chosen {
  readonly seat: Seat;
  readonly awaited: string;
}

export function useViewer({ seats, mine, table }: LinkState): Viewer {
  const [shown, setShown] = useState<Seat | null>(null);
  const [alone, setAlone] = useState<boolean>(() => table !== null && readKept<boolean>(keyOf(table.id), false));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const shared = mine.length > 1;
  const look = seats[0]?.look;
  const wanted = !shared || look === undefined || look.result !== null ? null : nextViewer(look.awaited, mine, shown);
  const awaited = look?.awaited.join() ?? '';
  const free = shared && alone;
  if (free && wanted !== null && wanted !== shown) setShown(wanted);
  const choose = useCallback((seat: Seat) => setChosen({ seat, awaited }), [awaited]);
  const own = free && chosen?.awaited === awaited ? chosen.seat : (shown ?? wanted ?? mine[0]!);
  const at = shared ? own : (seats[0]?.seat ?? null);
  return {
    now: seats.find(({ seat }) => seat === at) ?? seats[0],
    curtain: !free && wanted !== null && wanted !== shown ? wanted : null,
    raise: setShown,
    alone: free,
    playAlone: () => {
      if (table !== null) leadAlone(table.id);
      setAlone(true);
    },
    lookAs: free ? choose : null,
  };
}

/** The own seat that should answer now: the one that looks already, if it is awaited, or else the first. */
export function nextViewer(awaited: readonly Seat[], mine: readonly Seat[], shown: Seat | null): Seat | null {
  const own = awaited.filter((seat) => mine.includes(seat));
  return shown !== null && own.includes(shown) ? shown : (own[0] ?? null);
}
