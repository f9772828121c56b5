/** Names leave the rows of matches together with their people. */
import type { Store } from '../store/contract.ts';
import { matchOf, playedOf, ROW } from './rows.ts';

const PAGE = 500;
const TRIES = 20;

/** Takes a name out of a match; whose seat it was stays as an id that says nothing, so that the others' ratings can be followed. */
async function nameless(store: Store, table: string, person: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await store.record(ROW.match, table);
    if (row === null) return;
    const match = matchOf(row);
    const seats = match.seats.map((seat) => (seat.guest === person ? { ...seat, name: '' } : seat));
    const after = { ...row, body: JSON.stringify({ ...match, seats }) };
    if (after.body === row.body || (await store.changeRecords([{ kind: ROW.match, id: table, before: row.body, after }]))) return;
  }
}

export async function forgetMatches(store: Store, person: string): Promise<void> {
  for (let before: { at: number; id: string } | undefined; ; ) {
    const page = await store.newestRecords({ kind: ROW.played, person, limit: PAGE, ...(before === undefined ? {} : { before }) });
    for (const row of page) await nameless(store, playedOf(row).table, person);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    before = { at: last.at, id: last.id };
  }
}
