/** A store that holds very many tables, as a server finds it when it starts. */
import { join } from 'node:path';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
import { firstState } from '@longtable/server/table/state.ts';
import { ownTitle, ownTitlesOnly } from './own.ts';
import { simulate } from './simulated.ts';

export interface StoredReport {
  readonly tables: number;
  readonly entries: number;
  readonly readyMs: number;
  readonly memoryMiB: number;
  /** Tables that the lobby shows. */
  readonly lobby: number;
}

const MOST_READY_MS = 5000;
const MOST_MEMORY_MIB = 300;
const BATCH = 2000;

const nameOf = (i: number): string => `t${String(i).padStart(12, 'a')}`;

/** Fills the store of a folder: half of the tables are over, and of the others a fifth is listed. Returns the number of entries. */
export async function fillStore(folder: string, tables: number): Promise<number> {
  const store = await sqliteStore(join(folder, 'longtable.sqlite'));
  const titles = await ownTitlesOnly();
  const { entries, state } = simulate(await ownTitle(titles, 'skirmish'), 2, 1, 0);
  const [made] = entries;
  if (made?.t !== 'created') throw new Error('no table');
  const append = (i: number) => {
    const begun = {
      ...firstState(nameOf(i), { ...made, listed: i % 10 === 0 }, titles.opened),
      status: i % 2 === 0 ? state.status : ('finished' as const),
    };
    const summary = summaryOf(begun, 1, []);
    return entries.map((entry, n) =>
      store.append({ table: nameOf(i), expected: n, commandId: `c${n}`, seat: null, payload: JSON.stringify(entry), summary }),
    );
  };
  for (let i = 0; i < tables; i += BATCH)
    await Promise.all(Array.from({ length: Math.min(BATCH, tables - i) }, (_, k) => append(i + k)).flat());
  await store.close();
  return tables * entries.length;
}

/** The number of tables that the lobby of a server shows. */
export async function lobbyOf(base: string): Promise<number> {
  const { tables } = (await fetch(`${base}/api/tables`).then((r) => r.json())) as { tables: unknown[] };
  return tables.length;
}

export function storedFaults({ readyMs, memoryMiB, lobby }: StoredReport): string[] {
  return [
    ...(readyMs <= MOST_READY_MS ? [] : ['ready too late']),
    ...(memoryMiB < MOST_MEMORY_MIB ? [] : ['too much memory']),
    ...(lobby > 0 ? [] : ['the lobby is empty']),
  ];
}
