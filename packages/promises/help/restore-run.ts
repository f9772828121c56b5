/** Very many tables out of a backup: how long it takes until they are back and every one of them was played again. */
import { join } from 'node:path';
import { GAME_IDS } from '@longtable/games';
import { readConfig } from '@longtable/server/config.ts';
import { backupTo, restoreFrom } from '@longtable/server/operations/backup.ts';
import { diagnose } from '@longtable/server/operations/doctor.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
import { openTitles } from '@longtable/server/titles.ts';
import { sqliteRows } from './audit.ts';
import { ownTitle } from './own.ts';
import { removeFolder, temporaryFolder } from './setting.ts';
import { simulate } from './simulated.ts';

export interface RestorePlan {
  readonly tables: number;
  /** Answers of a table at most. */
  readonly answers: number;
  onTable?(done: number): void;
  /** Called with the folder of the restored store before anything is compared: tests plant faults there. */
  spoil?(file: string): void;
}

export interface RestoreReport {
  readonly tables: number;
  readonly entries: number;
  readonly restoreSeconds: number;
  readonly verifySeconds: number;
  /** Entries that are not what they were, read with plain SQL. */
  readonly different: number;
  /** The doctor's words about the restored store. */
  readonly findings: readonly string[];
}

const KEY = 'ab'.repeat(32);
const nameOf = (i: number): string => `t${String(i).padStart(31, 'a')}`;

/** Matches of all games, each at a table of its own. */
async function fill(file: string, { tables, answers, onTable }: RestorePlan): Promise<void> {
  const store = await sqliteStore(file);
  const titles = await openTitles(store, KEY);
  for (let i = 0; i < tables; i++) {
    const title = await ownTitle(titles, GAME_IDS[i % GAME_IDS.length]!);
    const { min } = title.told.players;
    const { entries, state } = simulate(title, Math.max(2, min), 1 + i, answers, undefined, nameOf(i));
    const summary = summaryOf(state, 1, []);
    await Promise.all(
      entries.map((entry, n) =>
        store.append({ table: nameOf(i), expected: n, commandId: `c${n}`, seat: null, payload: JSON.stringify(entry), summary }),
      ),
    );
    onTable?.(i + 1);
  }
  await store.close();
}

const linesOf = (file: string): string[] =>
  sqliteRows(file).map(({ table, seq, command, payload }) => JSON.stringify([table, seq, command, payload]));

export async function restoreRun(plan: RestorePlan): Promise<RestoreReport> {
  const folder = temporaryFolder();
  const [from, to] = [
    { DATA_DIR: join(folder, 'from'), TITLES_KEY: KEY },
    { DATA_DIR: join(folder, 'to'), TITLES_KEY: KEY },
  ];
  const [before, after] = [join(from.DATA_DIR, 'longtable.sqlite'), join(to.DATA_DIR, 'longtable.sqlite')];
  await fill(before, plan);
  const backup = join(folder, 'backup.jsonl');
  await backupTo(readConfig(from), backup);
  let at = performance.now();
  const seconds = (): number => {
    const passed = (performance.now() - at) / 1000;
    at = performance.now();
    return Math.round(passed * 10) / 10;
  };
  const { tables } = await restoreFrom(readConfig(to), backup);
  const restoreSeconds = seconds();
  plan.spoil?.(after);
  at = performance.now();
  const findings = (await diagnose(to, true)).filter(({ fine }) => !fine).map(({ what }) => what);
  const verifySeconds = seconds();
  const [was, is] = [linesOf(before), new Set(linesOf(after))];
  removeFolder(folder);
  const different = was.filter((line) => !is.has(line)).length + Math.abs(is.size - was.length);
  return { tables, entries: was.length, restoreSeconds, verifySeconds, different, findings };
}

/** Faults of a run; empty: the promise held. Time is judged by whoever knows how busy the machine was. */
export const restoreFaults = ({ tables, different, findings }: RestoreReport, wanted: number): string[] => [
  ...(tables < wanted ? ['fewer tables than were there'] : []),
  ...(different > 0 ? ['entries are different'] : []),
  ...(findings.some((what) => what.includes('table ')) ? ['a table cannot be played again'] : []),
];
