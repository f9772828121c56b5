/** A delivery looked at again just before it goes out: a turn that is over, or somebody who sits at the table, is not told. */
import { createHash } from 'node:crypto';
import type { Time } from '../ports.ts';
import type { Outage, Store } from '../store/contract.ts';
import type { Delivery } from '../store/notices-contract.ts';
import { endOfClock, type Presence, runningSeats } from '../table/info.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { awayUntil } from '../table/waits.ts';
import type { Titles } from '../titles.ts';
import { type CallCause, callCauses } from './calls.ts';
import { type Cause, causeIn, causesOf } from './causes.ts';
import type { Channel } from './channels.ts';
import { isWished, type Wishes } from './wishes.ts';
import type { Notice } from './words.ts';

export interface FreshContext {
  readonly store: Store;
  readonly time: Time;
  readonly tables: Tables;
  readonly titles: Titles;
  outages(): readonly Outage[];
  presence(table: string): Presence;
}

/** The fate of one delivery that was looked at again. */
type Fresh = Notice | 'past' | 'here' | { readonly later: number };

/** The same for the same deliveries, and nothing else can be read from it: their own ids count the entries of a log. */
export const messageId = (ids: readonly string[]): string =>
  createHash('sha256').update(`longtable/notice/${ids.toSorted().join()}`).digest('hex').slice(0, 32);

async function gameName({ titles }: FreshContext, { words, created }: TableState, language: 'en' | 'de'): Promise<string> {
  const named = words === null ? null : await titles.words(words).catch(() => null);
  return named?.words.texts[language].name ?? created.game;
}

/** The time that a seat has left, where its clock runs. */
function timeLeft({ time, outages }: FreshContext, state: TableState, seat: number): number | null {
  const runs = runningSeats(state).includes(seat) && awayUntil(state, seat, time.now()) === null;
  return runs ? endOfClock(state, seat, outages()) : null;
}

interface Found {
  readonly state: TableState;
  readonly cause: Cause | CallCause;
}
async function causeOf({ store, tables, outages }: FreshContext, delivery: Delivery): Promise<Found | null> {
  const state = (await tables.get(delivery.table))?.state;
  const id = causeIn(delivery.id);
  if (state === undefined) return null;
  const isCall = delivery.kind === 'invite' || delivery.kind === 'seat';
  const causes = isCall ? await callCauses(store, state) : causesOf(state, outages());
  const cause = causes.find((one) => one.id === id);
  return cause === undefined ? null : { state, cause };
}

const joinPath = (table: string, code: string): string => `/join/${table}${code === '' ? '' : `/${code}`}`;

export async function freshOf(context: FreshContext, delivery: Delivery, { row }: Channel, wishes: Wishes): Promise<Fresh> {
  const { language } = wishes;
  const found = await causeOf(context, delivery);
  if (found === null || (row.table === null && !isWished(wishes, found.cause.kind))) return 'past';
  const { state, cause } = found;
  const { kind, seat } = cause;
  if (context.presence(state.id).has(delivery.guest)) return 'here';
  // The clock stood still since it was planned: then there is more time.
  if (kind === 'clock' && cause.at > context.time.now()) return { later: cause.at };
  const player = 'by' in cause ? cause.by : row.table === null ? null : state.seats[seat]!.name;
  const path = 'code' in cause ? joinPath(state.id, cause.code) : `/t/${state.id}`;
  const game = await gameName(context, state, language);
  return { id: messageId([delivery.id]), kind, table: state.id, game, path, player, until: timeLeft(context, state, seat) };
}
