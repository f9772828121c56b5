/** Requests for lists: games, and tables as a line each. */
import { fail } from '@longtable/kernel';
import type { Guest, TableLine } from '@longtable/protocol';
import type { ListName, TableRow } from '../store/contract.ts';
import type { Handlers } from './asked.ts';
import type { RouteContext } from './context.ts';

const MOST = 100;

const lineOf = (row: TableRow, guest: Guest | null): TableLine => ({
  ...(JSON.parse(row.line) as TableLine),
  updated: row.updated,
  waiting: guest !== null && row.members.some((m) => m.guest === guest.id && m.waiting),
});

export function listHandlers({ store, titles }: RouteContext): Handlers<'games' | 'lobby' | 'mine' | 'finished'> {
  const lines = async (name: ListName, guest: Guest | null): Promise<{ tables: TableLine[] }> => ({
    tables: (await store.list(name, guest?.id ?? null, MOST)).map((row) => lineOf(row, guest)),
  });
  return {
    async games() {
      const games = titles.ids.map(async (id) => {
        const { rules, words } = titles.own(id) ?? fail(`${id} is not here`);
        const { players, texts } = (await titles.words(words)).words;
        return { id, name: texts.en.name, rules, words, players };
      });
      return { games: await Promise.all(games) };
    },
    lobby: ({ guest }) => lines('lobby', guest),
    mine: ({ guest }) => lines('mine', guest),
    finished: ({ guest }) => lines('finished', guest),
  };
}
