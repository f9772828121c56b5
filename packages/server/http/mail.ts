/** Requests about e-mail addresses: one is told only after a code sent there has come back, and every mail can end them. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { isRefusal } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import { type ChannelBook, newWord } from '../notices/channel-book.ts';
import { type Channel, channelOf, type MailData, shownChannel } from '../notices/channels.ts';
import { wishesOf } from '../notices/wishes.ts';
import { wordsIn } from '../notices/words.ts';
import { bySomebody, type Handlers, NOT_FOUND, TOO_MANY } from './asked.ts';
import { hourly, type NoticeRouteContext } from './context.ts';

type MailChannel = Extract<Channel, { kind: 'mail' }>;

const CODES_PER_HOUR = 5;
const HOUR = 60 * 60_000;
const MOST_GUESSES = 5;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const withData = ({ row, state }: MailChannel, data: MailData): MailChannel => ({
  row: { ...row, data: JSON.stringify(data) },
  state,
  kind: 'mail',
  data,
});

export function mailHandlers(context: NoticeRouteContext, book: ChannelBook): Handlers<'addMail' | 'confirmMail' | 'unsubscribe'> {
  const { store, time, random } = context;
  const { notices } = store;
  const { sending } = context.notices;
  const codes = hourly(CODES_PER_HOUR, time);

  async function sendCode(channel: MailChannel, guest: string): Promise<Channel | WireRefusal> {
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
    addMail: bySomebody(async ({ guest, address: from }, { address }) => {
      if (sending.mailer === null) return { refused: 'not-allowed', message: 'This server sends no e-mail.' };
      if (!codes.spend(guest.id) || !codes.spend(`from ${from}`) || !codes.spend(`to ${address.toLowerCase()}`)) return TOO_MANY;
      const channel = await book.add(guest.id, 'mail', { address, confirmed: false, code: null, token: '' }, null);
      if (channel?.kind !== 'mail') return TOO_MANY;
      const named = withData(channel, { ...channel.data, token: `${channel.row.id}.${newWord(random)}` });
      const sent = await sendCode(named, guest.id);
      return isRefusal(sent) ? sent : { channel: shownChannel(sent) };
    }),
    async confirmMail({ guest }, { channel: id, code }) {
      const channel = await book.own(guest?.id, id);
      if (channel?.kind !== 'mail') return NOT_FOUND;
      const { code: waited } = channel.data;
      if (waited === null || waited.until < time.now() || waited.guesses >= MOST_GUESSES) return { refused: 'finished' };
      const isRight = isSame(waited.digest, digest(code).toString('hex'));
      const guessed: MailData = { ...channel.data, code: { ...waited, guesses: waited.guesses + 1 } };
      const next = withData(channel, isRight ? { ...channel.data, confirmed: true, code: null } : guessed);
      await notices.putChannel({ ...next.row, created: isRight ? time.now() : next.row.created });
      return isRight ? { channel: shownChannel(next) } : { refused: 'wrong-code' };
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
