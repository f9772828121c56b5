/** Tables that are followed through versions of the program: what everybody saw of them must stay what it was. */
import { type Receipt, rulesIn, verifyReceipt } from '@longtable/host';
import { digest, fail, type Rnd, sample } from '@longtable/kernel';
import { metrics } from '@longtable/server/metrics.ts';
import { systemRandomness, systemTime } from '@longtable/server/ports.ts';
import type { Store } from '@longtable/server/store/contract.ts';
import { start } from '@longtable/server/table/actions.ts';
import type { LiveTable } from '@longtable/server/table/live.ts';
import { makeTable } from '@longtable/server/table/make.ts';
import { personMoves } from '@longtable/server/table/moves.ts';
import { receiptOf } from '@longtable/server/table/receipt.ts';
import type { TableState } from '@longtable/server/table/state.ts';
import { tables as newTables, type Tables } from '@longtable/server/table/tables.ts';
import { openTitles, rulesHash, type Titles } from '@longtable/server/titles.ts';
import { buildOn, firstRelease, otherDice } from './versions.ts';

const ANN = { id: 'gaaaaaaaaaaaaaaaa', name: 'Ann', kind: 'guest' as const };

/** A version of the program on a store. Whoever asks it for tables gets them as after a restart. */
export interface Version {
  readonly titles: Titles;
  tables(): Tables;
}

export interface Fleet {
  readonly old: Version;
  readonly own: Version;
}

export interface Followed {
  readonly id: string;
  readonly game: string;
  /** The looks of everybody when it was left. */
  seen: string;
  problems: string[];
}

function versionOf(store: Store, titles: Titles): Version {
  const context = { store, titles, time: systemTime, metrics: metrics(), outages: () => [], notify: () => {}, onParked: () => {} };
  return { titles, tables: () => newTables(context, context.metrics, () => {}) };
}

export async function newFleet(store: Store, key: string): Promise<Fleet> {
  const build = await firstRelease(store, key, otherDice);
  const old = await buildOn(store, key, build);
  return { old: versionOf(store, old), own: versionOf(store, await openTitles(store, key)) };
}

/** All that anybody sees of a table. */
function seenOf({ host, rules, status, parked }: TableState): string {
  if (host === null || parked !== null) return `parked: ${parked}`;
  const viewers = [null, ...host.holders.keys()];
  return digest({ rules, status, looks: viewers.map((viewer) => [host.look(viewer), host.heard(viewer)]) });
}

export async function startTables({ titles, tables }: Version, game: string, n: number, rnd: Rnd): Promise<Followed[]> {
  const all = tables();
  const words = titles.own(game)?.words ?? fail(`there is no game ${game}`);
  const { players, variant } = (await titles.words(words)).words;
  const followed: Followed[] = [];
  for (let i = 0; i < n; i++) {
    const seats = Math.max(2, players.min) + (i % (players.max - Math.max(2, players.min) + 1));
    const wish = { game, options: variant(seats, rnd), seats: Array.from({ length: seats }, () => ({ who: 'me' as const })) };
    const form = { ...wish, listed: false, hotSeat: true, clock: { kind: 'none' as const }, promises: [] };
    const made = await makeTable(form, ANN, { titles, random: systemRandomness, now: Date.now() });
    if ('refused' in made) return fail(`${game}: ${made.refused}`);
    const table = (await all.make(made.id, `${ANN.id}:make`, made.entry)) ?? fail('a table could not be made');
    const decide = (state: TableState, { now }: { readonly now: number }) => start(state, ANN.id, now);
    await table.perform<object>('start', decide, () => ({}));
    followed.push({ id: made.id, game, seen: seenOf(table.state), problems: [] });
  }
  return followed;
}

async function step(table: LiveTable, rnd: Rnd, n: number): Promise<void> {
  const { match, awaited } = table.state;
  const seat = awaited[rnd(awaited.length)] ?? 0;
  const ask = match?.open.find((q) => q.seat === seat);
  if (ask === undefined) return;
  const answer = sample(ask, rnd);
  const result = await table.perform<object>(
    `step:${table.state.seq}:${n}`,
    (state, moment) => personMoves(state, ANN.id, { t: 'answer', seat, answer }, moment),
    () => ({}),
  );
  if ('refused' in result) fail(`a legal answer was refused: ${result.refused}`);
}

/** Some answers further, or to the end. */
export async function playTables({ tables }: Version, followed: readonly Followed[], steps: number, rnd: Rnd): Promise<void> {
  const all = tables();
  for (const one of followed) {
    const table = await all.get(one.id);
    if (table === null) continue;
    for (let n = 0; n < steps && table.state.status === 'playing' && table.state.parked === null; n++) await step(table, rnd, n);
    one.seen = seenOf(table.state);
  }
}

export async function sameAsBefore({ tables }: Version, followed: readonly Followed[], phase: string): Promise<void> {
  const all = tables();
  for (const one of followed) {
    const table = await all.get(one.id);
    if (table === null || table.state.parked !== null) one.problems.push(`${phase}: lost (${table?.state.parked ?? 'not found'})`);
    else if (seenOf(table.state) !== one.seen) one.problems.push(`${phase}: changed`);
  }
}

async function isValid({ titles }: Version, receipt: Receipt): Promise<boolean> {
  const opened = new Map<string | number, Awaited<ReturnType<Titles['open']>>>();
  for (const name of rulesIn(receipt)) opened.set(name, await titles.open(rulesHash(receipt.game, name)));
  return verifyReceipt((name) => opened.get(name)?.rules ?? null, receipt).valid;
}

export interface Report {
  readonly tables: number;
  readonly changed: number;
  readonly lost: number;
  readonly receipts: { readonly valid: number; readonly missing: number };
  /** The number of different rules that the tables were played by. */
  readonly rules: number;
  readonly problems: readonly string[];
}

export async function report(version: Version, followed: readonly Followed[]): Promise<Report> {
  const all = version.tables();
  const rules = new Set<string>();
  let valid = 0;
  let missing = 0;
  for (const { id } of followed) {
    const state = (await all.get(id))?.state;
    const receipt = state === undefined ? null : receiptOf(state);
    if (state !== undefined) rules.add(state.rules);
    if (receipt === null) missing++;
    else if (await isValid(version, receipt)) valid++;
  }
  const problems = followed.flatMap(({ id, game, problems: list }) => list.map((what) => `${game} ${id}: ${what}`));
  return {
    tables: followed.length,
    changed: problems.filter((what) => what.includes('changed')).length,
    lost: problems.filter((what) => what.includes('lost')).length,
    receipts: { valid, missing },
    rules: rules.size,
    problems: problems.slice(0, 10),
  };
}
