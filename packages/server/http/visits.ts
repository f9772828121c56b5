/** Requests about one table: to find it, to look at it from outside, to sit down, to get up, to check it afterwards. */
import { isRefusal } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import { endWish, isAwaited } from '../notices/calls.ts';
import { invitationOf, join, leave, seatsOf } from '../table/actions.ts';
import { watchCode } from '../table/codes.ts';
import { wordsMember } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import { receiptOf } from '../table/receipt.ts';
import { openLink } from '../table/waiting-room.ts';
import { bySomebody, type Handlers, isProgram, NOT_FOUND } from './asked.ts';
import { hourly, type RouteContext, tableFor } from './context.ts';

/** Enough for all who sit behind one address, too few to guess the words of tables that wait. */
const WORDS_PER_HOUR = 120;

/** Somebody gets up from a seat of theirs. */
export async function standUp(table: LiveTable, guest: string, seat: number): Promise<object | WireRefusal> {
  const commandId = `${guest}:leave:${seat}:${table.state.seq}`;
  return table.perform<object>(
    commandId,
    (state, { now }) => leave(state, guest, seat, now),
    () => ({}),
  );
}

function seatHandlers(context: RouteContext): Handlers<'join' | 'leave'> {
  return {
    join: bySomebody(async (asked, body) => {
      const { guest } = asked;
      const table = await tableFor(context, { ...asked, code: body.code });
      if (table === null) return NOT_FOUND;
      if (table.state.created.rated === true && isProgram(asked)) return { refused: 'rated' };
      const commandId = `${guest.id}:join:${table.state.seq}`;
      const joined = await table.perform(
        commandId,
        (state, { now }) => join(state, guest, body, now),
        (state) => ({ seat: seatsOf(state, guest.id)[0] ?? 0 }),
      );
      if (!isRefusal(joined)) await endWish(context.store, table.id, guest.id);
      return joined;
    }),
    leave: bySomebody(async (asked, { seat }) => {
      const table = await tableFor(context, asked);
      if (table === null) return NOT_FOUND;
      const seats = seat === undefined ? seatsOf(table.state, asked.guest.id) : [seat];
      if (seats.length === 0) return { refused: 'not-allowed' };
      for (const own of seats) {
        const result = await standUp(table, asked.guest.id, own);
        if (isRefusal(result)) return result;
      }
      return {};
    }),
  };
}

export function visitHandlers(context: RouteContext): Handlers<'table' | 'opened' | 'words' | 'join' | 'leave' | 'receipt' | 'receiptKey'> {
  const { store, tables, rooms, signer } = context;
  const wordTokens = hourly(WORDS_PER_HOUR, context.time);
  return {
    ...seatHandlers(context),
    async table(asked) {
      const table = await tableFor(context, asked);
      if (table === null) return NOT_FOUND;
      const invitation = invitationOf(table.state, asked.code);
      const { guest } = asked;
      const isGathering = table.state.status === 'gathering';
      const awaited = guest !== null && isGathering && (await isAwaited(store, table.id, guest.id));
      const seated = guest !== null && seatsOf(table.state, guest.id).length > 0;
      return {
        ...rooms.info(table.state),
        ...(invitation === null ? {} : { invitation }),
        ...(seated && { seated }),
        ...(awaited && { awaited }),
      };
    },
    async opened(asked, { code }) {
      const table = await tableFor(context, { ...asked, code });
      if (table === null) return NOT_FOUND;
      const guest = asked.guest?.id ?? null;
      // Whoever looks is told the same whatever was noted.
      await table.perform<object>(
        `opened:${table.state.seq}`,
        (state, { now }) => openLink(state, guest, code, now),
        () => ({}),
      );
      return {};
    },
    async words({ id, address }) {
      if (!wordTokens.spend(address)) return { refused: 'too-many' };
      const words = id.toLowerCase().match(/[a-z]+/g) ?? [];
      const [row] = await store.list('mine', wordsMember(words.join('-')), 1);
      const table = row === undefined ? null : await tables.get(row.id);
      if (table === null || table.state.status !== 'gathering') return NOT_FOUND;
      return { id: table.id, code: watchCode(table.state.created.secret) };
    },
    async receipt(asked) {
      const table = await tableFor(context, asked);
      if (table === null) return NOT_FOUND;
      const receipt = receiptOf(table.state);
      if (table.state.parked !== null) return { refused: 'parked' };
      if (receipt === null) return { refused: 'not-started', message: 'The match is not over.' };
      return { ...receipt, ...(signer === null ? {} : { signature: signer.sign(receipt) }) };
    },
    receiptKey: async () => ({ key: signer?.key ?? null }),
  };
}
