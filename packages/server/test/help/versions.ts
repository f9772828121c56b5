/** Servers of different builds, one after the other, on one store, and people who come back to their tables. */
import { join } from 'node:path';
import { loadRules } from '@longtable/frozen';
import type { RulesName } from '@longtable/host';
import { afterEach, beforeEach } from 'vitest';
import { Player } from '../../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../../promises/help/setting.ts';
import { buildOn, type Change, changedBuild, type firstRelease } from '../../../promises/help/versions.ts';
import type { Store } from '../../store/contract.ts';
import { type SqliteStore, sqliteStore } from '../../store/sqlite.ts';
import type { TableRules, Titles } from '../../titles.ts';

export const KEY = 'ab'.repeat(32);
type SeatWish = { readonly who: string; readonly level?: string };
/** One person against a bot. */
export const SEATS: readonly SeatWish[] = [{ who: 'me' }, { who: 'bot', level: 'apprentice' }];
/** Nobody moves while nobody looks. */
export const ALONE: readonly SeatWish[] = [{ who: 'me' }, { who: 'me' }];

export interface Setting {
  readonly folder: string;
  readonly server: Started;
  open(): Promise<SqliteStore>;
  /** A server of another build on the same store. */
  otherServer(build: typeof firstRelease): Promise<void>;
  /** A server of this build that was built with something else in it: the files are its own. */
  builtServer(change: Change, env?: Record<string, string>): Promise<void>;
  /** A server of this build, on the same store unless told otherwise. */
  thisServer(env?: Record<string, string>): Promise<void>;
  /** The same table up to its deal once more, under rules of another name; its id. No server may be running. */
  twin(id: string, rules: RulesName): Promise<string>;
}

/** The same titles, their rules loaded as those of the build itself. */
function asBuilt(store: Store, titles: Titles): Titles {
  const known = new Map<string, TableRules>();
  return {
    ...titles,
    async open(hash) {
      const { words } = await titles.open(hash);
      const code = (await store.title(hash))?.code ?? '';
      const opened = known.get(hash) ?? { hash, words, rules: await loadRules(hash, { code, own: true }) };
      known.set(hash, opened);
      return opened;
    },
    opened: (hash) => known.get(hash) ?? null,
  };
}

/** A new folder for each test; its server is closed in the end. */
export function setting(): Setting {
  let folder = '';
  let server: Started;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await server.close();
    removeFolder(folder);
  });
  const open = (): Promise<SqliteStore> => sqliteStore(join(folder, 'longtable.sqlite'));
  return {
    get folder() {
      return folder;
    },
    get server() {
      return server;
    },
    open,
    async otherServer(build) {
      const store = await open();
      const own = await build(store, KEY);
      server = await startServer({ DATA_DIR: folder, TITLES_KEY: KEY }, { store, titles: await buildOn(store, KEY, own) });
    },
    async builtServer(change, env = {}) {
      const store = await open();
      const titles = asBuilt(store, await buildOn(store, KEY, await changed(change)(store, KEY)));
      server = await startServer({ DATA_DIR: folder, TITLES_KEY: KEY, ...env }, { store, titles });
    },
    async thisServer(env = { DATA_DIR: folder, TITLES_KEY: KEY }) {
      server = await startServer(env);
    },
    async twin(id, rules) {
      const store = await open();
      const log = await store.read(id);
      const summary = (await store.row(id))!;
      const first = { ...(JSON.parse(log[0]!.payload) as object), rules };
      const other = `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`;
      const started = log.slice(0, log.findIndex(({ payload }) => payload.includes('"t":"started"')) + 1);
      for (const [i, { commandId, seat, payload }] of started.entries())
        await store.append({ table: other, expected: i, commandId, seat, payload: i === 0 ? JSON.stringify(first) : payload, summary });
      await store.close();
      return other;
    },
  };
}

let builds = 0;
/** Each build has files of its own: a process loads a file once. */
export const changed =
  (change: Change): typeof firstRelease =>
  (store, key) =>
    changedBuild(store, key, (game, kind, code) => `${change(game, kind, code)}// build ${++builds}\n`);

export async function begin({ server }: Setting, name: string, game = 'skirmish', seats = SEATS): Promise<[Player, string]> {
  const player = await Player.named(server.base, name);
  const mine = seats.filter(({ who }) => who === 'me').length;
  const { id } = await player.make({ game, seats, hotSeat: mine > 1 });
  await player.watch(id);
  await player.do({ t: 'start' });
  await player.until(() => player.looks.size === mine || player.table?.parked != null);
  return [player, id];
}

export async function back({ server }: Setting, player: Player, id: string): Promise<void> {
  player.base = server.base;
  player.looks.clear();
  await player.watch(id);
}

/** Steps that the player has heard. */
export const moves = (player: Player): number => player.heard.get(0)?.length ?? 0;
