/** People whom somebody does not want to hear: their chat, invitations and offers do not arrive. Nobody learns who mutes them. */
import type { MutedPeople } from '@longtable/protocol';
import type { Store } from '../store/contract.ts';
import { added, CONDUCT, removed, rowOf } from './rows.ts';

const MOST_MUTES = 500;

const idOf = (me: string, other: string): string => `${me}:${other}`;

export const mutes = async (store: Store, me: string, other: string): Promise<boolean> =>
  (await store.record(CONDUCT.mute, idOf(me, other))) !== null;

export async function mutedBy(store: Store, me: string): Promise<ReadonlySet<string>> {
  return new Set((await store.recordsOf(me, CONDUCT.mute)).flatMap(({ topic }) => topic ?? []));
}

export async function mutedPeople(store: Store, me: string): Promise<MutedPeople> {
  const rows = await store.recordsOf(me, CONDUCT.mute);
  const people = rows.map(async ({ topic, at }) => ({ id: topic ?? '', name: (await store.person(topic ?? ''))?.name ?? null, since: at }));
  return { people: await Promise.all(people) };
}

/** False: so many are muted already. */
export async function setMute(store: Store, me: string, other: string, on: boolean, now: number): Promise<boolean> {
  const known = await store.record(CONDUCT.mute, idOf(me, other));
  if ((known !== null) === on) return true;
  if (known !== null) return store.changeRecords([removed(known)]);
  if ((await store.recordsOf(me, CONDUCT.mute)).length >= MOST_MUTES) return false;
  await store.changeRecords([added(rowOf({ kind: CONDUCT.mute, id: idOf(me, other), person: me, at: now }, { topic: other }))]);
  return true;
}
