/** Requests for a new table: from a form, the same once more, or out of the middle of another one. */
import { isRefusal } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import { seatsOf } from '../table/actions.ts';
import type { LiveTable } from '../table/live.ts';
import { forkWish, type Made, makeTable, rematchWish } from '../table/make.ts';
import { type Answer, type AskedBySomebody, bySomebody, type Handlers, isProgram, NOT_FOUND } from './asked.ts';
import { hourly, type RouteContext, tableFor } from './context.ts';
import { standUp } from './visits.ts';

type MadeAnswer = Answer<'newTable'> | WireRefusal;

export function makingHandlers(context: RouteContext): Handlers<'newTable' | 'rematch' | 'fork'> {
  const { config, store, time, random, titles, tables } = context;
  const tokens = hourly(config.limits.tablesPerHour, time);

  /** null: somebody may make one more table. */
  async function tooMany({ guest, address }: AskedBySomebody): Promise<WireRefusal | null> {
    if ((await store.countOpen(guest.id)) >= config.limits.openTables) return { refused: 'too-many' };
    return tokens.spend(address) ? null : { refused: 'too-many' };
  }

  const make = (wish: Parameters<typeof makeTable>[0], { guest }: AskedBySomebody): Promise<Made | WireRefusal> =>
    makeTable(wish, guest, { titles, random, now: time.now() });

  async function keep(made: Made | WireRefusal, { guest }: AskedBySomebody): Promise<MadeAnswer> {
    if (isRefusal(made)) return made;
    return (await tables.make(made.id, `${guest.id}:make`, made.entry)) === null ? { refused: 'unavailable' } : made.answer;
  }

  /** Ends a table that somebody else's was faster than: nobody looks for it, and it would wait in its maker's list. */
  async function drop(id: string, { guest }: AskedBySomebody): Promise<void> {
    const table = await tables.get(id);
    if (table !== null) for (const seat of seatsOf(table.state, guest.id)) await standUp(table, guest.id, seat);
  }

  /** The first who asks makes the new table; the others are told of it. */
  async function rematch(table: LiveTable, asked: AskedBySomebody, promises: readonly string[]): Promise<MadeAnswer> {
    const known = table.state.rematch;
    if (known !== null) return rematchMade(known);
    const wish = rematchWish(table.state, asked.guest.id, promises);
    if (isRefusal(wish)) return wish;
    const made = await make(wish, asked);
    if (isRefusal(made)) return made;
    const kept = (await tooMany(asked)) ?? (await keep(made, asked));
    if (isRefusal(kept)) return kept;
    const result = await table.perform<object>(
      'rematch',
      (_, { now }) => ({ entry: { t: 'rematch', at: now, table: made.id }, seat: null, answer: {} }),
      () => ({}),
    );
    if (isRefusal(result)) return result;
    if (table.state.rematch === made.id) return made.answer;
    await drop(made.id, asked);
    return rematchMade(table.state.rematch ?? made.id);
  }

  async function rematchMade(id: string): Promise<MadeAnswer> {
    const table = await tables.get(id);
    return table === null ? NOT_FOUND : { id, commitment: table.state.commitment, invites: [] };
  }

  return {
    newTable: bySomebody(async (asked, form) => {
      if (form.rated && isProgram(asked)) return { refused: 'rated' };
      return (await tooMany(asked)) ?? keep(await make(form, asked), asked);
    }),
    rematch: bySomebody(async (asked, { promises }) => {
      const table = await tableFor(context, asked);
      return table === null ? NOT_FOUND : rematch(table, asked, promises);
    }),
    fork: bySomebody(async (asked, body) => {
      const table = await tableFor(context, asked);
      if (table === null) return NOT_FOUND;
      const refused = await tooMany(asked);
      if (refused !== null) return refused;
      const wish = forkWish(table.state, asked.guest.id, body);
      return isRefusal(wish) ? wish : keep(await make(wish, asked), asked);
    }),
  };
}
