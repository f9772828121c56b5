/**
 * A whole fleet in one process under virtual time: real tables, rooms, sockets' hub, stores' contract on SQLite, presence and the client's
 * link, with faults drawn by a seed. The same seed gives the same run, to the last message.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promiseOf } from '@longtable/host';
import { fail, type Rnd, rndFrom, sample } from '@longtable/kernel';
import type { Clock } from '@longtable/protocol';
import type { Thinker } from '@longtable/server/bots/contract.ts';
import type { Append } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import type { Created, SeatStart } from '@longtable/server/table/entry.ts';
import type { Titles } from '@longtable/server/titles.ts';
import { sqliteRows } from '../help/audit.ts';
import { type OwnTitle, ownTitle, ownTitlesOnly } from '../help/own.ts';
import { removeFolder } from '../help/setting.ts';
import { type Machine, machine } from './cluster.ts';
import { disk as newDisk } from './disk.ts';
import { heal, leavers, losses, plague, type Stage } from './faults.ts';
import { type Network, network as newNetwork } from './network.ts';
import { type Person, person } from './person.ts';
import { violations } from './violations.ts';
import { type VirtualTime, virtualTime } from './virtual-time.ts';

/** faults: anything goes wrong for a while · leavers: people go, most of them for good · losses: messages are lost and doubled throughout */
export const TRIALS = ['faults', 'leavers', 'losses'] as const;
export type Trial = (typeof TRIALS)[number];

export interface SeedReport {
  readonly seed: number;
  readonly matches: number;
  /** Milliseconds that each lost connection took to be there again. */
  readonly resumes: readonly number[];
  /** Of everything that was said and happened, with the moments. */
  readonly trace: string;
  readonly messages: number;
  readonly faults: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly minutes: number;
  readonly violations: readonly string[];
}

/** Faults that tests plant. */
export interface Planted {
  /** Writes that the disk says it kept. */
  readonly lie?: (entry: Append, rnd: Rnd) => Append | null;
  /** Another network. */
  readonly network?: (network: Network) => Network;
  readonly titles?: (titles: Titles) => Titles;
}

const FAULTY_MS = 4 * 60_000;
/** After everything is sound again. */
const PATIENCE_MS = 20 * 60_000;
const SETTLE_MS = 60_000;

const immediate = (): Promise<void> => new Promise((done) => setImmediate(done));
/** A disk in memory where there is one: what is simulated is not the real disk. */
const newFolder = (): string => mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'longtable-'));

export interface World {
  readonly titles: Titles;
  readonly games: readonly OwnTitle[];
}

/** Titles that are open before the first seed, so that nothing waits for a file. */
export async function simulatedWorld(): Promise<World> {
  const titles = await ownTitlesOnly();
  const games = await Promise.all(['skirmish', 'skirmish', 'skirmish', 'yield'].map((game) => ownTitle(titles, game)));
  const words = new Map(await Promise.all(games.map(async ({ words: hash }) => [hash, await titles.words(hash)] as const)));
  const known = new Map(await Promise.all(games.map(async ({ hash }) => [hash, await titles.open(hash)] as const)));
  return {
    titles: {
      ...titles,
      keep: async () => {},
      open: async (hash) => known.get(hash) ?? fail(`${hash} is not here`),
      words: async (hash) => words.get(hash) ?? fail(`${hash} is not here`),
    },
    games,
  };
}

/** Bots that answer at once, by lot. */
const thinkerOf = ({ games }: World): Thinker => ({
  async think({ game, saved, seat, seed }) {
    const { rules } = games.find((title) => title.game === game) ?? fail(`there is no ${game}`);
    const match = rules.engine(rules.game, () => 0).load(saved);
    const ask = 'refused' in match ? undefined : match.open.find((one) => one.seat === seat);
    return { answer: sample(ask ?? fail('not asked'), rndFrom(seed)) };
  },
  close: async () => {},
});

const CLOCKS: readonly Clock[] = [{ kind: 'none' }, { kind: 'none' }, { kind: 'live', start: 300, increment: 10, cap: 600 }];

interface Plan {
  readonly id: string;
  readonly created: Created;
  readonly guests: readonly { readonly id: string; readonly seat: number; readonly nonce: string | null }[];
}

/** A table with people, and perhaps a bot, at it. */
function tablePlan({ games }: World, n: number, now: number, rnd: Rnd): Plan {
  const title = games[rnd(games.length)]!;
  const hex = (): string => Array.from({ length: 64 }, () => rnd(16).toString(16)).join('');
  const count = 2 + rnd(Math.min(3, title.told.players.max - 1));
  const withPromises = rnd(3) === 0;
  const guests = Array.from({ length: count }, (_, seat) => ({
    id: `g${n}${seat}${'a'.repeat(14)}`,
    seat,
    nonce: withPromises ? hex() : null,
  }));
  const bots = count > 2 && rnd(2) === 0 ? 1 : 0;
  const people = guests.slice(0, count - bots);
  const seats: SeatStart[] = guests.map(({ id, seat, nonce }) =>
    seat < people.length
      ? { who: 'person', guest: id, name: id, promise: nonce === null ? null : promiseOf(nonce) }
      : { who: 'bot', level: 'apprentice' },
  );
  const options = title.rules.game.options({}, count) as object;
  const created: Created = {
    t: 'created',
    at: now,
    game: title.game,
    rules: title.hash,
    options,
    host: people[0]!.id,
    seats,
    listed: false,
    hotSeat: false,
    clock: CLOCKS[rnd(CLOCKS.length)]!,
    secret: hex(),
  };
  return { id: `t${String(n).repeat(6)}${'b'.repeat(26)}`, created, guests: people };
}

interface Trace {
  note(what: string): void;
  readonly count: number;
  readonly faults: number;
  digest(): string;
}
function traceOf(time: () => number): Trace {
  const hash = createHash('sha256');
  let [count, faults] = [0, 0];
  return {
    note(what) {
      count++;
      if (what.startsWith('fault')) faults++;
      hash.update(`${time()} ${what}\n`);
    },
    get count() {
      return count;
    },
    get faults() {
      return faults;
    },
    digest: () => hash.digest('hex'),
  };
}

/** Runs until it is true, or for so long. */
async function runUntil(time: VirtualTime, isDone: () => boolean, ms: number): Promise<void> {
  const end = time.now + ms;
  while (!isDone() && time.now < end && (await time.step()));
}

const isOver = ({ link }: Person): boolean => ['finished', 'abandoned'].includes(link?.get().table?.status ?? '');

/** Lets happen what the trial is about, until everything is over; who has left for good. */
async function undergo(stage: Stage, trial: Trial): Promise<ReadonlySet<Person>> {
  const { time, rnd, people } = stage;
  if (trial === 'losses') {
    losses(stage);
    await runUntil(time, () => people.every(isOver), PATIENCE_MS);
    heal(stage);
    return new Set();
  }
  let gone: ReadonlySet<Person> = new Set();
  if (trial === 'leavers') gone = leavers(stage, FAULTY_MS);
  else {
    plague(stage, FAULTY_MS);
    // Somebody may leave for good, never to be seen again.
    const leaver = rnd(3) === 0 && people.length > 2 ? people[rnd(people.length)] : undefined;
    if (leaver !== undefined) {
      time.after(FAULTY_MS - 1, () => leaver.leave());
      gone = new Set([leaver]);
    }
  }
  await runUntil(time, () => false, FAULTY_MS + 1);
  const here = people.filter((one) => !gone.has(one));
  for (const one of here) one.come();
  await runUntil(time, () => here.every(isOver), PATIENCE_MS);
  return gone;
}

export async function simulateSeed(world: World, seed: number, planted: Planted = {}, trial: Trial = 'faults'): Promise<SeedReport> {
  const rnd = rndFrom(seed * 7919 + 17);
  const folder = newFolder();
  const file = join(folder, 'longtable.sqlite');
  const store = await sqliteStore(file);
  const settle = async (): Promise<void> => {
    do await immediate();
    while (disk.busy > 0);
    await immediate();
  };
  const time = virtualTime(settle);
  const disk = newDisk(store, time, rnd, planted.lie && ((entry) => planted.lie!(entry, rnd)));
  const trace = traceOf(() => time.now);
  const network = (planted.network ?? ((same: Network) => same))(newNetwork(time, rnd, trace.note));
  const odd: string[] = [];
  const titles = (planted.titles ?? ((same: Titles) => same))(world.titles);
  const machines: Machine[] = Array.from({ length: 1 + rnd(3) }, (_, i) =>
    machine({ name: `n${i}`, time, disk, network, titles, thinker: thinkerOf(world), rnd, onFault: (what) => void odd.push(what) }),
  );
  for (const one of machines) {
    await one.start();
    await settle();
  }
  const anyNode = (): Machine | null => {
    const up = machines.filter(({ node }) => node !== null);
    return up[rnd(Math.max(1, up.length))] ?? null;
  };
  const people: Person[] = [];
  for (let n = 0; n <= rnd(2); n++) {
    const { id, created, guests } = tablePlan(world, n, machines[0]!.clock.now(), rnd);
    await machines[0]!.node!.tables.make(id, 'made', created);
    for (const guest of guests)
      people.push(
        person({ ...guest, table: id, isHost: guest.id === created.host, time, clock: time.clock(), network, rnd, node: anyNode }),
      );
  }
  for (const one of people) one.come();
  const gone = await undergo({ time, rnd, disk, network, machines, people, note: trace.note }, trial);
  await runUntil(time, () => false, SETTLE_MS);
  const live = machines.flatMap(({ name, node }) => [...(node?.tables.live.values() ?? [])].map(({ state }) => ({ name, state })));
  for (const one of machines) one.crash();
  await store.close();
  const rows = sqliteRows(file);
  removeFolder(folder);
  const here = people.filter((one) => !gone.has(one));
  const found = await violations({ titles: world.titles, rows, people, here, live });
  return {
    seed,
    matches: new Set(people.map(({ table }) => table)).size,
    resumes: people.flatMap(({ resumes }) => resumes),
    trace: trace.digest(),
    messages: trace.count,
    faults: trace.faults,
    acknowledged: people.reduce((sum, { acked }) => sum + acked.length, 0),
    entries: rows.length,
    minutes: Math.round(time.now / 60_000),
    violations: [...odd.map((what) => `unexpected: ${what}`), ...found],
  };
}
