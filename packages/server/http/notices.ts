/** Requests about being told: wishes, ways, tests, vacations. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type NoticeSettings, type Trouble, tableId, type WireRefusal } from '@longtable/protocol';
import { tokenBuckets } from '../limits.ts';
import { type Channel, channelOf, FRESH, type HookData, type MailData, type PushData, shownChannel, tell } from '../notices/channels.ts';
import { desks } from '../notices/desk.ts';
import type { NoticeService } from '../notices/service.ts';
import { keepWishes, planned, vacationOf, type Wishes, wishesOf } from '../notices/wishes.ts';
import { wordsIn } from '../notices/words.ts';
import { randomWord } from '../ports.ts';
import { seatsOf } from '../table/actions.ts';
import type { Asked, Handlers } from './asked.ts';
import type { RouteContext } from './context.ts';

export interface NoticeRouteContext extends RouteContext {
  readonly notices: NoticeService;
}

export type NoticeRoutes =
  | 'desk'
  | 'saw'
  | 'notices'
  | 'wishNotices'
  | 'addPush'
  | 'addWebhook'
  | 'addMail'
  | 'confirmMail'
  | 'testChannel'
  | 'switchChannel'
  | 'removeChannel'
  | 'planVacation'
  | 'unsubscribe';

const NOT_FOUND: WireRefusal = { refused: 'not-found' };
const NO_SESSION: WireRefusal = { refused: 'no-session' };
const TOO_MANY: WireRefusal = { refused: 'too-many' };
/** Ways of one person. */
const MOST_CHANNELS = 12;
const MESSAGES_PER_HOUR = 30;
const CODES_PER_HOUR = 5;
const HOUR = 60 * 60_000;
const MOST_GUESSES = 5;
const IDS = 26;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

export function noticeHandlers(context: NoticeRouteContext): Pick<Handlers, NoticeRoutes> {
  const { store, time, random, tables, notices: service } = context;
  const { notices } = store;
  const { sending, board } = service;
  const hourly = (n: number) => tokenBuckets({ burst: n, perSecond: n / 3600 }, time);
  const messages = hourly(MESSAGES_PER_HOUR);
  const codes = hourly(CODES_PER_HOUR);
  const deskOf = desks(context);

  async function settingsOf(guest: string): Promise<NoticeSettings> {
    const { what, quiet, zone, language, ...rest } = await wishesOf(notices, guest);
    const channels = (await notices.channels(guest)).map((row) => shownChannel(channelOf(row)));
    return {
      wishes: { what: [...what], quiet, zone, language },
      channels,
      pushKey: sending.keys.publicKey,
      mail: sending.mailer !== null,
      vacation: vacationOf({ what, quiet, zone, language, ...rest }, time.now()),
      now: time.now(),
    };
  }

  /** One's own; those of others look as if they were not there. */
  async function own({ guest }: Asked, id: string): Promise<Channel | null> {
    const row = await notices.channel(id);
    return row === null || row.guest !== guest?.id ? null : channelOf(row);
  }

  async function add(
    guest: string,
    kind: Channel['kind'],
    data: PushData | HookData | MailData,
    table: string | null,
  ): Promise<Channel | null> {
    if ((await notices.channels(guest)).length >= MOST_CHANNELS) return null;
    const id = `c${randomWord(random, IDS)}`;
    const row = { id, guest, table, kind, data: JSON.stringify(data), state: JSON.stringify(FRESH), created: time.now() };
    await notices.putChannel(row);
    await board.lookFor(guest);
    return channelOf(row);
  }

  const withData = (channel: Channel, data: MailData): Channel => channelOf({ ...channel.row, data: JSON.stringify(data) });
  async function keep(channel: Channel, change: Partial<Channel['state']>, created = channel.row.created): Promise<Channel> {
    const row = { ...channel.row, state: JSON.stringify({ ...channel.state, ...change }), created };
    await notices.putChannel(row);
    return channelOf(row);
  }

  async function sendCode(channel: Extract<Channel, { kind: 'mail' }>, guest: string): Promise<Channel | WireRefusal> {
    const code = String(Buffer.from(random(4)).readUInt32BE() % 1_000_000).padStart(6, '0');
    const data: MailData = { ...channel.data, code: { digest: digest(code).toString('hex'), until: time.now() + HOUR, guesses: 0 } };
    const waiting = withData(channel, data);
    await notices.putChannel(waiting.row);
    const { language } = await wishesOf(notices, guest);
    const message = { id: `code:${channel.row.id}:${time.now()}`, notices: [], told: wordsIn(language).code(code), language };
    const reply = await sending.mailer?.send(data, message, null);
    if (reply?.failure === null) return waiting;
    await notices.removeChannel(channel.row.id);
    return { refused: 'unavailable', message: reply?.said ?? '' };
  }

  return {
    desk: ({ guest }) => (guest === null ? Promise.resolve(NO_SESSION) : deskOf(guest.id)),
    async saw({ guest, id }, { heard }) {
      const table = tableId.safeParse(id).success ? await tables.get(id) : null;
      const seat = guest === null || table === null ? undefined : seatsOf(table.state, guest.id)[0];
      if (guest === null || table === null || seat === undefined) return NOT_FOUND;
      await notices.see(guest.id, id, Math.min(heard, table.state.host?.heardCount(seat) ?? 0), time.now());
      return {};
    },
    notices: ({ guest }) => (guest === null ? Promise.resolve(NO_SESSION) : settingsOf(guest.id)),
    async wishNotices({ guest }, wish) {
      if (guest === null) return NO_SESSION;
      const before = await wishesOf(notices, guest.id);
      const isNew = wish.what.some((kind) => !before.what.includes(kind));
      const next: Wishes = { ...before, ...wish, since: isNew ? time.now() : before.since };
      await keepWishes(notices, guest.id, next);
      return settingsOf(guest.id);
    },
    async addPush({ guest }, { endpoint, keys, label }) {
      if (guest === null) return NO_SESSION;
      for (const row of await notices.channels(guest.id)) {
        const known = channelOf(row);
        if (known.kind === 'push' && known.data.endpoint === endpoint) await notices.removeChannel(row.id);
      }
      const channel = await add(guest.id, 'push', { endpoint, keys, label }, null);
      return channel === null ? TOO_MANY : { channel: shownChannel(channel) };
    },
    async addWebhook({ guest }, { url, form, table }) {
      if (guest === null) return NO_SESSION;
      const at = table === undefined ? null : await tables.get(table);
      if (table !== undefined && (at === null || seatsOf(at.state, guest.id).length === 0)) return NOT_FOUND;
      const secret = Buffer.from(random(32)).toString('base64url');
      const channel = await add(guest.id, 'webhook', { url, form, secret }, table ?? null);
      return channel === null ? TOO_MANY : { channel: shownChannel(channel), secret };
    },
    async addMail({ guest, address: from }, { address }) {
      if (guest === null) return NO_SESSION;
      if (sending.mailer === null) return { refused: 'not-allowed', message: 'This server sends no e-mail.' };
      if (!codes.spend(guest.id) || !codes.spend(`from ${from}`) || !codes.spend(`to ${address.toLowerCase()}`)) return TOO_MANY;
      const channel = await add(guest.id, 'mail', { address, confirmed: false, code: null, token: '' }, null);
      if (channel?.kind !== 'mail') return TOO_MANY;
      const named = withData(channel, { ...channel.data, token: `${channel.row.id}.${randomWord(random, IDS)}` });
      const sent = await sendCode(named as Extract<Channel, { kind: 'mail' }>, guest.id);
      return 'refused' in sent ? sent : { channel: shownChannel(sent) };
    },
    async confirmMail(asked, { channel: id, code }) {
      const channel = await own(asked, id);
      if (channel?.kind !== 'mail') return NOT_FOUND;
      const { code: waited } = channel.data;
      if (waited === null || waited.until < time.now() || waited.guesses >= MOST_GUESSES) return { refused: 'finished' };
      const isRight = isSame(waited.digest, digest(code).toString('hex'));
      const guessed: MailData = { ...channel.data, code: { ...waited, guesses: waited.guesses + 1 } };
      const next = withData(channel, isRight ? { ...channel.data, confirmed: true, code: null } : guessed);
      await notices.putChannel({ ...next.row, created: isRight ? time.now() : next.row.created });
      return isRight ? { channel: shownChannel(next) } : { refused: 'wrong-code' };
    },
    async testChannel(asked, { channel: id }) {
      const channel = await own(asked, id);
      if (channel === null || asked.guest === null) return NOT_FOUND;
      if (channel.kind === 'mail' && !channel.data.confirmed) return { refused: 'not-allowed' };
      if (!messages.spend(asked.guest.id)) return TOO_MANY;
      const { language } = await wishesOf(notices, asked.guest.id);
      const message = { id: `test:${randomWord(random, IDS)}`, notices: [], told: wordsIn(language).test, language };
      const { failure, status, cut, ms, said } = await tell(channel, message, sending);
      const why = failure ?? (cut ? 'too-large' : null);
      const trouble: Trouble | null = why === null ? null : { why, status, at: time.now(), next: null };
      const isBack = failure === null && !channel.state.on && channel.state.fails > 0;
      await keep(
        channel,
        failure === null ? { trouble, fails: 0, ...(isBack && { on: true }) } : { trouble },
        isBack ? time.now() : channel.row.created,
      );
      return { arrived: failure === null, ms, status, trouble, said };
    },
    async switchChannel(asked, { channel: id, on }) {
      const channel = await own(asked, id);
      if (channel === null) return NOT_FOUND;
      const next = await keep(channel, { on, trouble: on ? null : channel.state.trouble, fails: 0 }, on ? time.now() : channel.row.created);
      return { channel: shownChannel(next) };
    },
    async removeChannel(asked, { channel: id }) {
      const channel = await own(asked, id);
      if (channel === null) return NOT_FOUND;
      await notices.removeChannel(id);
      return {};
    },
    async planVacation({ guest }, wish) {
      if (guest === null) return NO_SESSION;
      const wishes = await wishesOf(notices, guest.id);
      const vacations = planned(wishes.vacations, wish, time.now());
      if ('refused' in vacations) return vacations;
      await keepWishes(notices, guest.id, { ...wishes, vacations });
      await board.lookFor(guest.id);
      return settingsOf(guest.id);
    },
    async unsubscribe(_, { token }) {
      const row = await notices.channel(token.split('.')[0] ?? '');
      const channel = row === null ? null : channelOf(row);
      if (channel?.kind !== 'mail' || channel.data.token === '' || !isSame(channel.data.token, token)) return NOT_FOUND;
      await notices.removeChannel(channel.row.id);
      return {};
    },
  };
}
