/** Servers with people at a table, for tests; all of it ends with the test. */
import { afterEach } from 'vitest';
import { Player } from '../../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../../promises/help/setting.ts';
import type { Parts } from '../../serve.ts';

export interface Sittings {
  /** Deeds for when the test is over, the last one first. */
  readonly ends: (() => Promise<void> | void)[];
  begin(parts?: Partial<Parts>, env?: Record<string, string>): Promise<Started>;
  /** A match of Skirmish that has begun; its id, and those who sit at it. */
  table(server: Started, names: readonly string[], more?: object): Promise<[string, ...Player[]]>;
}

export function sittings(): Sittings {
  const ends: Sittings['ends'] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return {
    ends,
    async begin(parts = {}, env = {}) {
      const folder = temporaryFolder();
      const server = await startServer({ DATA_DIR: folder, ...env }, parts);
      ends.push(() => removeFolder(folder), server.close);
      return server;
    },
    async table(server, names, more = {}) {
      const players = await Promise.all(names.map((name) => Player.named(server.base, name)));
      const seats = names.map((_, i) => ({ who: i === 0 ? 'me' : 'open' }));
      const { id } = await players[0]!.make({ game: 'skirmish', seats, ...more });
      for (const player of players.slice(1)) await player.ask('POST', `/api/tables/${id}/join`, {});
      for (const player of players) {
        await player.watch(id);
        ends.push(() => player.close());
      }
      await players[0]!.do({ t: 'start' });
      for (const player of players) await player.until(() => player.looks.size === 1);
      return [id, ...players];
    },
  };
}
