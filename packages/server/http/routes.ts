/** What each request of the protocol's table does. */

import { fail } from '@longtable/kernel';
import { type Guest, type TableLine, tableId, type WireRefusal } from '@longtable/protocol';
import { conductHandlers } from '../conduct/routes.ts';
import type { Config } from '../config.ts';
import { tokenBuckets } from '../limits.ts';
import { bestLists } from '../matches/best.ts';
import { matchHandlers } from '../matches/routes.ts';
import type { PeopleContext } from '../people/context.ts';
import { peopleHandlers } from '../people/routes.ts';
import type { Randomness, Time } from '../ports.ts';
import type { Signer } from '../signing.ts';
import type { Hub } from '../socket/hub.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { ListName, Store, TableRow } from '../store/contract.ts';
import { invitationOf, join, leave, maySee, seatsOf } from '../table/actions.ts';
import { watchCode } from '../table/codes.ts';
import { wordsMember } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import { forkWish, type Made, makeTable, newGuestId, rematchWish } from '../table/make.ts';
import { receiptOf } from '../table/receipt.ts';
import type { Tables } from '../table/tables.ts';
import type { Titles } from '../titles.ts';
import type { Answer, Asked, Handlers } from './asked.ts';
import type { NoticeRoutes } from './notices.ts';
import { playHandlers } from './play.ts';
import { newToken, tokenDigest } from './session.ts';

export interface RouteContext {
  readonly config: Config;
  readonly store: Store;
  readonly time: Time;
  readonly random: Randomness;
  readonly titles: Titles;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly hub: Hub;
  /** null: receipts are not signed here. */
  readonly signer: Signer | null;
}

const LIST_LIMIT = 100;
/** Enough for all who sit behind one address, too few to guess the words of tables that wait. */
const WORDS_PER_HOUR = 120;
const NOT_FOUND: WireRefusal = { refused: 'not-found' };
const NO_SESSION: WireRefusal = { refused: 'no-session' };

/** Programs are not rated, whoever they play for. */
const isProgram = ({ signedIn }: Asked): boolean => signedIn !== null && signedIn.session.rights !== null;

export function handlers(context: RouteContext): Omit<Handlers, NoticeRoutes> {
  const { config, store, time, random, titles, tables, rooms, signer } = context;
  const hourly = (n: number) => tokenBuckets({ burst: n, perSecond: n / 3600 }, time);
  const guestTokens = hourly(config.limits.guestsPerHour);
  const tableTokens = hourly(config.limits.tablesPerHour);
  const wordTokens = hourly(WORDS_PER_HOUR);

  /** Unknown and forbidden look the same. */
  async function tableFor({ id, guest, code }: Asked): Promise<LiveTable | null> {
    if (!tableId.safeParse(id).success) return null;
    const table = await tables.get(id);
    return table !== null && maySee(table.state, guest?.id ?? null, code) ? table : null;
  }

  const lineOf = (row: TableRow, guest: Guest | null): TableLine => ({
    ...(JSON.parse(row.line) as TableLine),
    updated: row.updated,
    waiting: guest !== null && row.members.some((m) => m.guest === guest.id && m.waiting),
  });
  const lines = async (name: ListName, guest: Guest | null): Promise<{ tables: TableLine[] }> => ({
    tables: (await store.list(name, guest?.id ?? null, LIST_LIMIT)).map((row) => lineOf(row, guest)),
  });

  /** Whether somebody may make one more table. */
  async function tooMany({ guest, address }: Asked): Promise<WireRefusal | null> {
    if (guest !== null && (await store.countOpen(guest.id)) >= config.limits.openTables) return { refused: 'too-many' };
    return tableTokens.spend(address) ? null : { refused: 'too-many' };
  }

  async function keep(made: Made | WireRefusal, guest: Guest): Promise<Answer<'newTable'> | WireRefusal> {
    if ('refused' in made) return made;
    return (await tables.make(made.id, `${guest.id}:make`, made.entry)) === null ? { refused: 'unavailable' } : made.answer;
  }
  const { hangUp, setMuted } = context.hub;
  const people: PeopleContext = { config, store, time, random, tables, titles, hangUp, setMuted, best: bestLists(store, time) };
  const making = (): Parameters<typeof makeTable>[2] => ({ titles, random, now: time.now() });

  return {
    ...peopleHandlers(people),
    ...matchHandlers(people),
    ...conductHandlers(people),
    ...playHandlers({ config, time, rooms, hub: context.hub, tableFor }),
    async beGuest({ signedIn, address, device, setToken }, { name }) {
      const now = time.now();
      if (signedIn !== null) {
        const { person } = signedIn;
        await store.putPerson({ ...person, name, seen: now });
        return { id: person.id, name, kind: person.kind };
      }
      if (config.registration === 'closed') return { refused: 'closed' };
      if (!guestTokens.spend(address)) return { refused: 'too-many' };
      const fresh = newToken(random);
      const id = newGuestId(random);
      await store.putPerson({ id, name, kind: 'guest', owner: null, since: now, seen: now, profile: '{}' });
      await store.addSession({ token: tokenDigest(fresh), person: id, rights: null, device, since: now, seen: now });
      setToken(fresh);
      return { id, name, kind: 'guest' };
    },
    me: async ({ guest }) => guest ?? NO_SESSION,
    async logout({ signedIn, setToken }) {
      if (signedIn !== null) await store.endSession(signedIn.session.token);
      setToken(null);
      return {};
    },
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
    async newTable(asked, form) {
      if (asked.guest === null) return NO_SESSION;
      if (form.rated && isProgram(asked)) return { refused: 'rated' };
      return (await tooMany(asked)) ?? keep(await makeTable(form, asked.guest, making()), asked.guest);
    },
    async table(asked) {
      const table = await tableFor(asked);
      if (table === null) return NOT_FOUND;
      const invitation = invitationOf(table.state, asked.code);
      return { ...rooms.info(table.state), ...(invitation === null ? {} : { invitation }) };
    },
    async words({ id, address }) {
      if (!wordTokens.spend(address)) return { refused: 'too-many' };
      const words = id.toLowerCase().match(/[a-z]+/g) ?? [];
      const [row] = await store.list('mine', wordsMember(words.join('-')), 1);
      const table = row === undefined ? null : await tables.get(row.id);
      if (table === null || table.state.status !== 'gathering') return NOT_FOUND;
      return { id: table.id, code: watchCode(table.state.created.secret) };
    },
    async join(asked, body) {
      const { guest } = asked;
      if (guest === null) return NO_SESSION;
      const table = await tableFor({ ...asked, code: body.code });
      if (table === null) return NOT_FOUND;
      if (table.state.created.rated === true && isProgram(asked)) return { refused: 'rated' };
      const commandId = `${guest.id}:join:${table.state.seq}`;
      return table.perform(
        commandId,
        (state, { now }) => join(state, guest, body, now),
        (state) => ({ seat: seatsOf(state, guest.id)[0] ?? 0 }),
      );
    },
    async leave(asked, { seat }) {
      const { guest } = asked;
      if (guest === null) return NO_SESSION;
      const table = await tableFor(asked);
      if (table === null) return NOT_FOUND;
      const seats = seat === undefined ? seatsOf(table.state, guest.id) : [seat];
      if (seats.length === 0) return { refused: 'not-allowed' };
      for (const own of seats) {
        const commandId = `${guest.id}:leave:${own}:${table.state.seq}`;
        const result = await table.perform<object>(
          commandId,
          (state, { now }) => leave(state, guest.id, own, now),
          () => ({}),
        );
        if ('refused' in result) return result as WireRefusal;
      }
      return {};
    },
    async rematch(asked, { promises }) {
      const { guest } = asked;
      if (guest === null) return NO_SESSION;
      const table = await tableFor(asked);
      if (table === null) return NOT_FOUND;
      return rematch(table, asked, guest, promises);
    },
    async fork(asked, body) {
      if (asked.guest === null) return NO_SESSION;
      const table = await tableFor(asked);
      if (table === null) return NOT_FOUND;
      const refused = await tooMany(asked);
      if (refused !== null) return refused;
      const wish = forkWish(table.state, asked.guest.id, body);
      if ('refused' in wish) return wish;
      return keep(await makeTable(wish, asked.guest, making()), asked.guest);
    },
    async receipt(asked) {
      const table = await tableFor(asked);
      if (table === null) return NOT_FOUND;
      const receipt = receiptOf(table.state);
      if (table.state.parked !== null) return { refused: 'parked' };
      if (receipt === null) return { refused: 'not-started', message: 'The match is not over.' };
      return { ...receipt, ...(signer === null ? {} : { signature: signer.sign(receipt) }) };
    },
    receiptKey: async () => ({ key: signer?.key ?? null }),
  };

  /** The first who asks makes the new table; the others are told of it. */
  async function rematch(
    table: LiveTable,
    asked: Asked,
    guest: Guest,
    promises: readonly string[],
  ): Promise<Answer<'rematch'> | WireRefusal> {
    const known = table.state.rematch;
    if (known !== null) return rematchMade(known);
    const wish = rematchWish(table.state, guest.id, promises);
    if ('refused' in wish) return wish;
    const made = await makeTable(wish, guest, making());
    if ('refused' in made) return made;
    const refused = await tooMany(asked);
    if (refused !== null) return refused;
    if ((await tables.make(made.id, `${guest.id}:make`, made.entry)) === null) return { refused: 'unavailable' };
    const result = await table.perform<object>(
      'rematch',
      (_, { now }) => ({ entry: { t: 'rematch', at: now, table: made.id }, seat: null, answer: {} }),
      () => ({}),
    );
    if ('refused' in result) return result as WireRefusal;
    return table.state.rematch === made.id ? made.answer : rematchMade(table.state.rematch ?? made.id);
  }

  async function rematchMade(id: string): Promise<Answer<'rematch'> | WireRefusal> {
    const table = await tables.get(id);
    return table === null ? NOT_FOUND : { id, commitment: table.state.commitment, invites: [] };
  }
}
