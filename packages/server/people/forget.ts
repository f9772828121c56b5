/** Leaving for good: seats are given up, names and words are taken out of the logs, and the person out of the store. */
import type { WireRefusal } from '@longtable/protocol';
import { forgetConduct } from '../conduct/forget.ts';
import { forgetMatches } from '../matches/forget.ts';
import { leave, seatsOf } from '../table/actions.ts';
import type { TableEntry } from '../table/entry.ts';
import type { LiveTable } from '../table/live.ts';
import type { PeopleContext } from './context.ts';

/** Without name and shield. */
function nameless<T extends { readonly name: string; readonly crest?: unknown }>({ crest: _, ...rest }: T): Omit<T, 'crest'> {
  return { ...rest, name: '' } as Omit<T, 'crest'>;
}

/** An entry without what somebody said, and without their name. Whose seat it was stays as an id that says nothing. */
function without(entry: TableEntry, person: string): TableEntry {
  if (entry.t === 'created') {
    const seats = entry.seats.map((seat) => (seat.who === 'person' && seat.guest === person ? nameless(seat) : seat));
    return { ...entry, seats };
  }
  if (entry.t === 'joined' && entry.guest === person) return nameless(entry);
  if (entry.t === 'chat' && entry.guest === person) return { ...entry, name: '', text: '' };
  return entry;
}

async function giveUpSeats(table: LiveTable, person: string): Promise<void> {
  for (const seat of seatsOf(table.state, person)) {
    const decide = (state: LiveTable['state'], { now }: { readonly now: number }) => leave(state, person, seat, now);
    // A match that is over has no seats to give up.
    await table.perform<object>(`${person}:gone:${seat}`, decide, () => ({}));
  }
}

async function takeOut({ store, tables }: PeopleContext, id: string, person: string): Promise<void> {
  const table = await tables.get(id);
  if (table !== null) await giveUpSeats(table, person);
  const changed = (await store.read(id)).flatMap(({ seq, payload }) => {
    const text = JSON.stringify(without(JSON.parse(payload) as TableEntry, person));
    return text === payload ? [] : [{ seq, payload: text }];
  });
  if (changed.length === 0) return;
  await store.redact(id, changed);
  await table?.reread();
}

export async function forget(context: PeopleContext, person: string): Promise<WireRefusal | null> {
  const { store, hangUp } = context;
  const all = [person, ...(await store.botsOf(person)).map(({ id }) => id)];
  for (const one of all) {
    hangUp({ person: one });
    for (const id of await store.tablesOf(one)) await takeOut(context, id, one);
    await forgetMatches(store, one);
    await forgetConduct(store, one);
  }
  await store.forgetPerson(person);
  context.best.forget();
  return null;
}
