/** Whole tables without sockets: the same fold as the server's, answered at random. */

import type { Prepared } from '@longtable/host';
import { promiseOf } from '@longtable/host';
import { isRefusal, rndFrom, sample } from '@longtable/kernel';
import type { Created, TableEntry } from '@longtable/server/table/entry.ts';
import { fold } from '@longtable/server/table/fold.ts';
import { firstState, type TableState } from '@longtable/server/table/state.ts';
import type { OwnTitle } from './own.ts';

export interface Simulated {
  readonly state: TableState;
  readonly entries: readonly TableEntry[];
}

const GUEST = 'gaaaaaaaaaaaaaaaa';

/** `course`: draws the answers, so that the same deal can be played in several ways. */
export function simulate(
  title: OwnTitle,
  seats: number,
  seed: number,
  most = Number.MAX_SAFE_INTEGER,
  course?: number,
  id = 'taaaaaaaaaaaa',
): Simulated {
  const rnd = rndFrom(seed);
  const hex = (): string => Array.from({ length: 64 }, () => rnd(16).toString(16)).join('');
  const { rules, hash, told, titles } = title;
  const options = rules.game.options(told.variant(seats, rnd), seats) as object;
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const nonces = Array.from({ length: seats }, hex);
  const made: Created = {
    t: 'created',
    at: 1,
    game: title.game,
    rules: hash,
    options,
    host: GUEST,
    seats: nonces.map((nonce) => ({ who: 'person', guest: GUEST, name: 'Ann', promise: promiseOf(nonce) })),
    listed: false,
    hotSeat: true,
    clock: { kind: 'none' },
    secret: hex(),
  };
  const entries: TableEntry[] = [made];
  let state = firstState(id, made, (name) => titles.opened(name));
  const take = (entry: TableEntry, prepared?: Prepared): void => {
    const folded = fold(state, entry, prepared);
    folded.commit();
    state = folded.state;
    entries.push(entry);
  };
  take({ t: 'revealing', at: 2, until: 9 });
  for (const [seat, nonce] of nonces.entries()) take({ t: 'nonce', at: 2, seat, nonce });
  take({ t: 'started', at: 3 });
  const choose = course === undefined ? rnd : rndFrom(course);
  for (let n = 0; state.status === 'playing' && n < most; n++) {
    const { host, match } = state;
    if (host === null || match === null) break;
    const awaited = host.engine.awaited(match);
    const seat = awaited[choose(awaited.length)] ?? 0;
    const ask = match.open.find((q) => q.seat === seat);
    if (ask === undefined) break;
    const prepared = host.prepare({ t: 'answer', seat, answer: sample(ask, choose) });
    if ('refused' in prepared) throw new Error(prepared.refused);
    take({ t: 'match', at: 4 + n, entry: prepared.entry }, prepared);
  }
  return { state, entries };
}
