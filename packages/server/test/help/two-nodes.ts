/** Two nodes on one PostgreSQL, and a match of two people of whom each sits at a node of their own. */
import { afterAll, beforeAll } from 'vitest';
import { Player } from '../../../promises/help/player.ts';
import { type TestPostgres, testPostgres } from '../../../promises/help/postgres.ts';
import { type Started, startServer } from '../../../promises/help/setting.ts';

export interface Fleet {
  readonly url: string;
  readonly nodes: Started[];
  readonly id: string;
  readonly players: readonly [Player, Player];
}

/** `sit` begins a match at two nodes of its own. */
export function twoNodes(): { sit(form?: object): Promise<Fleet>; end(fleet: Fleet): Promise<void> } {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres();
  });
  afterAll(() => postgres.end());
  return {
    async sit(form = {}) {
      const url = await postgres.database();
      const nodes = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })];
      const ann = await Player.named(nodes[0]!.base, 'Ann');
      const bob = await Player.named(nodes[1]!.base, 'Bob');
      const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true, ...form });
      await bob.ask('POST', `/api/tables/${id}/join`, {});
      for (const player of [ann, bob]) await player.watch(id);
      await ann.until(() => ann.table?.seats.every(({ present }) => present) === true);
      await ann.do({ t: 'start' });
      for (const player of [ann, bob]) await player.until(() => player.looks.size === 1);
      return { url, nodes, id, players: [ann, bob] };
    },
    async end({ nodes, players }) {
      for (const player of players) player.close();
      for (const node of nodes) await node.close();
    },
  };
}

/** Tells whether somebody has heard of something of this kind. */
export const noted = (player: Player, kind: string): boolean => player.heard.get(player.mine[0]!)!.some(({ note }) => note?.kind === kind);
