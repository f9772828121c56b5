/** A wish becomes a table: on the server, or on this device. */
import type { WireRefusal } from '@longtable/protocol';
import { isRefused, newTable } from '../link/api.ts';
import { leadAlone } from '../match/use-viewer.ts';
import { askWorker } from '../offline/caller.ts';
import { ownName, unlike } from '../state/own-name.ts';
import { change } from '../state/settings.ts';
import { clockFor } from './pace-field.tsx';
import type { Wish } from './use-wish.ts';

/** The address of the new table, or why there is none. */
export async function openTable(wish: Wish): Promise<string | WireRefusal> {
  const called = wish.name.trim() || ownName();
  return wish.mode === 'online' ? openOnServer(wish, called) : openHere(wish, called);
}

async function openOnServer({ game, options, seats, listed, rated, clock, vacation }: Wish, called: string): Promise<string | WireRefusal> {
  const asked = seats.map(({ who, level }) => (who === 'bot' ? { who, level } : { who }));
  const made = await newTable({ game, options, seats: asked, listed, hotSeat: false, rated, clock: clockFor(clock, vacation) }, called);
  return isRefused(made) ? made : `/t/${made.id}`;
}

async function openHere({ game, options, seats, mode, alone }: Wish, called: string): Promise<string> {
  change({ name: called });
  const local = unlike(seats.map(({ who, level, name }, i) => ({ name: i === 0 ? called : name, bot: who === 'bot' ? level : null })));
  const made = await askWorker('make', { game, options, seats: local });
  if (alone && mode === 'hot') leadAlone(made);
  return `/local/${made}`;
}
