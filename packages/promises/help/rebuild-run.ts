/** A table that is built from its log again and again, as after a restart: how long that takes, and whether it is the table of before. */

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '@longtable/server/store/contract.ts';
import { foldTable } from '@longtable/server/table/folding.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
import { LATER_MS } from '@longtable/server/table/packing.ts';
import type { TableState } from '@longtable/server/table/state.ts';
import { median } from './median.ts';
import type { OwnTitle } from './own.ts';
import { type Simulated, simulate } from './simulated.ts';

export interface RebuildWork {
  readonly store: Store;
  readonly title: OwnTitle;
  /** Answers that the log is to hold, and how often it is read. */
  readonly wanted: number;
  readonly times: number;
}

export interface RebuildReport {
  readonly seats: number;
  readonly answers: number;
  /** Processor time: what it takes also on a machine that others use. */
  readonly cpuMsMedian: number;
  readonly laterCpuMsMedian: number;
  readonly ms: { readonly first: number; readonly median: number; readonly best: number };
  /** Times that the table came back as another one, or not at all. */
  readonly different: number;
}

const LIMIT_MS = 10;
const ID = 'taaaaaaaaaaaa';

const answersOf = ({ entries }: Simulated): number => entries.filter(({ t }) => t === 'match').length;

/** The first match that is long enough, or the last one that was tried. */
function longMatch(title: OwnTitle, wanted: number): Simulated {
  const { max } = title.told.players;
  let played = simulate(title, max, 1, wanted);
  for (let seed = 2; answersOf(played) < wanted && seed < 200; seed++) played = simulate(title, max, seed, wanted);
  return played;
}

const isSame = (a: TableState, b: TableState | undefined): boolean =>
  a.seq === b?.seq && a.status === b.status && isDeepStrictEqual(a.match, b.match);

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function rebuildRun({ store, title, wanted, times }: RebuildWork): Promise<RebuildReport> {
  const played = longMatch(title, wanted);
  const summary = summaryOf(played.state, 1, []);
  await Promise.all(
    played.entries.map((entry, i) =>
      store.append({ table: ID, expected: i, commandId: `c${i}`, seat: null, payload: JSON.stringify(entry), summary }),
    ),
  );
  const context = { store, titles: title.titles, onParked: () => {} };
  const [clock, cpu, later]: [number[], number[], number[]] = [[], [], []];
  let different = 0;
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    const used = process.cpuUsage();
    const folded = await foldTable(context, ID);
    clock.push(performance.now() - from);
    cpu.push(msSince(used));
    if (!isSame(played.state, folded?.state)) different++;
    const rested = process.cpuUsage();
    await pause(2 * LATER_MS);
    later.push(msSince(rested));
  }
  const round = (ms: number): number => Number(ms.toFixed(1));
  return {
    seats: title.told.players.max,
    answers: answersOf(played),
    cpuMsMedian: round(median(cpu)),
    laterCpuMsMedian: round(median(later)),
    ms: { first: round(clock[0] ?? 0), median: round(median(clock)), best: round(Math.min(...clock)) },
    different,
  };
}

export function rebuildFaults({ answers, ms, different }: RebuildReport, wanted: number): string[] {
  return [
    ...(ms.median <= LIMIT_MS ? [] : ['a table is built too slowly']),
    ...(answers >= wanted ? [] : ['the match is too short']),
    ...(different === 0 ? [] : ['another table came back']),
  ];
}
