/** Promises that hold after a run, whatever went wrong in it. */
import { canonical } from '@longtable/kernel';
import type { TableState } from '@longtable/server/table/state.ts';
import type { Titles } from '@longtable/server/titles.ts';
import { audit, type LogRow, playedAgain } from '../help/audit.ts';
import type { Person } from './person.ts';

export interface Aftermath {
  readonly titles: Titles;
  /** The log, read with plain SQL. */
  readonly rows: readonly LogRow[];
  readonly people: readonly Person[];
  /** Those who did not leave for good. */
  readonly here: readonly Person[];
  /** Tables in the memory of nodes. */
  readonly live: readonly { readonly name: string; readonly state: TableState }[];
}

function logFaults({ rows, people }: Aftermath): string[] {
  const { lost, doubled, altered, gaps } = audit(
    rows,
    people.flatMap(({ acked }) => acked),
  );
  return Object.entries({ lost, doubled, altered, gaps }).flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : []));
}

/** Nodes know the log as it is. */
const memoryFaults = (logs: ReadonlyMap<string, readonly LogRow[]>, { live }: Aftermath): string[] =>
  live.flatMap(({ name, state }) => {
    const length = logs.get(state.id)?.length ?? 0;
    if (state.parked !== null) return [`${name} has parked ${state.id}: ${state.parked}`];
    return state.seq === length ? [] : [`${name} knows ${state.seq} of ${length} entries of ${state.id}`];
  });

function personFaults({ id, seat, link }: Person, isHere: (guest: string) => boolean): string[] {
  const state = link?.get();
  if (state === undefined || state.table === null || state.connection !== 'online') return [`${id} is not connected`];
  const faults: string[] = [];
  const { status, host } = state.table;
  // Before a match begins nobody is held: whoever waits for somebody who does not come gets up.
  const isHeld = status === 'gathering' ? isHere(host) : !['finished', 'abandoned'].includes(status);
  if (isHeld) faults.push(`${id} is stuck: the table is ${status}`);
  if (state.pending > 0) faults.push(`${id} waits for ${state.pending} answers`);
  for (const one of state.table.seats)
    if (one.guest !== null && one.present !== isHere(one.guest))
      faults.push(`${id} is told that ${one.guest} is ${one.present ? 'here' : 'away'}`);
  const heard = state.seats.find((one) => one.seat === seat)?.heard ?? [];
  if (heard.some(({ n }, i) => n !== i))
    faults.push(`${id} has heard steps in another order or not at all: ${heard.map(({ n }) => n).join(' ')}`);
  return faults;
}

/** Views of people that are not what the log gives when it is played again. */
async function viewFaults({ titles, here }: Aftermath, logs: ReadonlyMap<string, readonly LogRow[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, seat, table, link } of here) {
    const look = link?.get().seats.find((one) => one.seat === seat)?.look;
    const again = await playedAgain(titles, logs.get(table) ?? [], seat).catch((error: unknown) => String(error));
    if (look !== undefined && again !== null && canonical(look.view) !== again) faults.push(`${id} sees another match than was played`);
  }
  return faults;
}

export async function violations(aftermath: Aftermath): Promise<string[]> {
  const { rows, here } = aftermath;
  const logs = Map.groupBy(rows, ({ table }) => table);
  const isHere = (guest: string): boolean => here.some(({ id }) => id === guest);
  return [
    ...logFaults(aftermath),
    ...memoryFaults(logs, aftermath),
    ...here.flatMap((one) => personFaults(one, isHere)),
    ...(await viewFaults(aftermath, logs)),
  ];
}
