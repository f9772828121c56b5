/** The wish for a new table while it is being made: who sits where, by which options, at which pace. */
import type { AnyTitle } from '@longtable/games';
import { isTogether } from '@longtable/games/about';
import type { OptionRefusal } from '@longtable/kernel';
import { useMemo, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ownName } from '../state/own-name.ts';
import { useSettings } from '../state/settings.ts';
import { type ClockId, type Mode, namesBeside, optionsOf, refusalOf, type SeatWish, seatFor } from './wish.ts';

/** Choices that concern nothing but themselves. */
interface Choices {
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly clock: ClockId;
  readonly vacation: boolean;
  readonly listed: boolean;
  /** One person leads all seats of a shared device. */
  readonly alone: boolean;
}

export interface Wish extends Choices {
  readonly game: string;
  readonly name: string;
  readonly mode: Mode;
  readonly seats: readonly SeatWish[];
  readonly options: Record<string, unknown>;
  readonly refusal: OptionRefusal | null;
  readonly rated: boolean;
}

export interface Wishing extends Wish {
  change(part: Partial<Choices>): void;
  setMode(mode: Mode): void;
  rename(name: string): void;
  setSeat(seat: number, wish: SeatWish): void;
  addSeat(): void;
  removeSeat(): void;
  /** Bots do not sit at rated tables. */
  rate(on: boolean): void;
}

const UNCHANGED: Choices = { chosen: {}, clock: 'none', vacation: true, listed: false, alone: false };
const USUAL_SEATS = 2;

const withoutBots = (seats: readonly SeatWish[]): readonly SeatWish[] =>
  seats.map((seat) => (seat.who === 'bot' ? { ...seat, who: 'invited' } : seat));

export function useWish(game: string, title: AnyTitle): Wishing {
  const text = useText();
  const { min, max } = title.players;
  const { account } = useSettings();
  const [name, setName] = useState(ownName);
  const names = useMemo(() => namesBeside(name, text.make.otherNames), [name, text]);
  const [mode, setMode] = useState<Mode>('solo');
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    Array.from({ length: Math.max(min, Math.min(max, USUAL_SEATS)) }, (_, i) => seatFor(game, 'solo', i, names)),
  );
  const [choices, setChoices] = useState(UNCHANGED);
  const [wantsRated, setRated] = useState(false);
  const options = optionsOf(title, seats.length, choices.chosen);
  return {
    ...choices,
    game,
    name,
    mode,
    seats,
    options,
    refusal: refusalOf(title, seats.length, options),
    rated: wantsRated && mode === 'online' && account && !isTogether(game, options),
    change: (part) => setChoices((old) => ({ ...old, ...part })),
    setMode(next) {
      setMode(next);
      setSeats((old) => old.map((_, i) => seatFor(game, next, i, names)));
    },
    rename(next) {
      setName(next);
      const beside = namesBeside(next, text.make.otherNames);
      setSeats((old) => old.map((seat, i) => (i === 0 || seat.who === 'bot' ? { ...seat, name: beside[i] ?? seat.name } : seat)));
    },
    setSeat: (seat, wish) => setSeats((old) => old.with(seat, wish)),
    addSeat: () => seats.length < max && setSeats((old) => [...old, seatFor(game, mode, old.length, names)]),
    removeSeat: () => seats.length > min && setSeats((old) => old.slice(0, -1)),
    rate(on) {
      setRated(on);
      if (on) setSeats(withoutBots);
    },
  };
}
