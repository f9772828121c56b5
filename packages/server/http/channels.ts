/** Requests about ways of being told: browsers and webhooks are added, every way is tested, switched, removed. */
import type { Trouble } from '@longtable/protocol';
import { type ChannelBook, newWord } from '../notices/channel-book.ts';
import { type Channel, channelOf, shownChannel, tell } from '../notices/channels.ts';
import { wishesOf } from '../notices/wishes.ts';
import { wordsIn } from '../notices/words.ts';
import { seatsOf } from '../table/actions.ts';
import { type Answer, bySomebody, type Handlers, NOT_FOUND, TOO_MANY } from './asked.ts';
import { hourly, type NoticeRouteContext } from './context.ts';

type ChannelRoutes = 'addPush' | 'addWebhook' | 'testChannel' | 'switchChannel' | 'removeChannel';

const MESSAGES_PER_HOUR = 30;

export function channelHandlers(context: NoticeRouteContext, book: ChannelBook): Handlers<ChannelRoutes> {
  const { store, time, random, tables, notices: service } = context;
  const { notices } = store;
  const messages = hourly(MESSAGES_PER_HOUR, time);

  /** Sends a test, and keeps what is known of the way since: one that works again is on again. */
  async function test(channel: Channel, guest: string): Promise<Answer<'testChannel'>> {
    const { language } = await wishesOf(notices, guest);
    const message = { id: `test:${newWord(random)}`, notices: [], told: wordsIn(language).test, language };
    const { failure, status, cut, ms, said } = await tell(channel, message, service.sending);
    const why = failure ?? (cut ? 'too-large' : null);
    const trouble: Trouble | null = why === null ? null : { why, status, at: time.now(), next: null };
    const isBack = failure === null && !channel.state.on && channel.state.fails > 0;
    await book.change(
      channel,
      failure === null ? { trouble, fails: 0, ...(isBack && { on: true }) } : { trouble },
      isBack ? time.now() : channel.row.created,
    );
    return { arrived: failure === null, ms, status, trouble, said };
  }

  return {
    addPush: bySomebody(async ({ guest }, { endpoint, keys, label }) => {
      for (const row of await notices.channels(guest.id)) {
        const known = channelOf(row);
        if (known.kind === 'push' && known.data.endpoint === endpoint) await notices.removeChannel(row.id);
      }
      const channel = await book.add(guest.id, 'push', { endpoint, keys, label }, null);
      return channel === null ? TOO_MANY : { channel: shownChannel(channel) };
    }),
    addWebhook: bySomebody(async ({ guest }, { url, form, table }) => {
      const at = table === undefined ? null : await tables.get(table);
      if (table !== undefined && (at === null || seatsOf(at.state, guest.id).length === 0)) return NOT_FOUND;
      const secret = Buffer.from(random(32)).toString('base64url');
      const channel = await book.add(guest.id, 'webhook', { url, form, secret }, table ?? null);
      return channel === null ? TOO_MANY : { channel: shownChannel(channel), secret };
    }),
    async testChannel({ guest }, { channel: id }) {
      const channel = await book.own(guest?.id, id);
      if (channel === null || guest === null) return NOT_FOUND;
      if (channel.kind === 'mail' && !channel.data.confirmed) return { refused: 'not-allowed' };
      return messages.spend(guest.id) ? test(channel, guest.id) : TOO_MANY;
    },
    async switchChannel({ guest }, { channel: id, on }) {
      const channel = await book.own(guest?.id, id);
      if (channel === null) return NOT_FOUND;
      const { state, row } = channel;
      const next = await book.change(channel, { on, trouble: on ? null : state.trouble, fails: 0 }, on ? time.now() : row.created);
      return { channel: shownChannel(next) };
    },
    async removeChannel({ guest }, { channel: id }) {
      if ((await book.own(guest?.id, id)) === null) return NOT_FOUND;
      await notices.removeChannel(id);
      return {};
    },
  };
}
