/** Ways to somebody: a browser, a webhook, an e-mail address. Each sends the same words in its own form. */
import { createHmac } from 'node:crypto';
import type { HOOK_FORMS, NoticeChannel, Trouble } from '@longtable/protocol';
import type { Randomness } from '../ports.ts';
import type { ChannelRow } from '../store/notices-contract.ts';
import { type GuardContext, type Reply, type Sending, send } from './guard.ts';
import type { Mailer } from './mail.ts';
import { encrypted, type PushKeys, type Subscription, vapid } from './push-crypto.ts';
import type { Notice, Told } from './words.ts';

export interface ChannelState {
  readonly on: boolean;
  readonly trouble: Trouble | null;
  /** Failures one after the other. */
  readonly fails: number;
}
export const FRESH: ChannelState = { on: true, trouble: null, fails: 0 };

export interface PushData extends Subscription {
  readonly label: string;
}
export interface HookData {
  readonly url: string;
  readonly form: (typeof HOOK_FORMS)[number];
  readonly secret: string;
}
export interface MailData {
  readonly address: string;
  readonly confirmed: boolean;
  /** Digest of the code that is waited for, until when, and how often it was guessed. */
  readonly code: { readonly digest: string; readonly until: number; readonly guesses: number } | null;
  /** Opens the page that ends the mails. */
  readonly token: string;
}

export type Channel = { readonly row: ChannelRow; readonly state: ChannelState } & (
  | { readonly kind: 'push'; readonly data: PushData }
  | { readonly kind: 'webhook'; readonly data: HookData }
  | { readonly kind: 'mail'; readonly data: MailData }
);

export const channelOf = (row: ChannelRow): Channel =>
  ({ row, kind: row.kind, state: JSON.parse(row.state), data: JSON.parse(row.data) }) as Channel;

export const isUsable = (channel: Channel): boolean => channel.state.on && (channel.kind !== 'mail' || channel.data.confirmed);

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
function labelOf(channel: Channel): string {
  if (channel.kind === 'push') return channel.data.label;
  if (channel.kind === 'mail') return channel.data.address;
  const { url } = channel.data;
  return `${hostOf(url)}/…${url.slice(-4)}`;
}

export const shownChannel = (channel: Channel): NoticeChannel => ({
  id: channel.row.id,
  kind: channel.kind,
  form: channel.kind === 'webhook' ? channel.data.form : null,
  label: labelOf(channel),
  table: channel.row.table,
  on: channel.state.on,
  confirmed: channel.kind !== 'mail' || channel.data.confirmed,
  trouble: channel.state.trouble,
});

/** One message on its way: several notices may share it. */
export interface Message {
  /** The same for every try, so that the far side can tell a repeated one. */
  readonly id: string;
  readonly notices: readonly Notice[];
  readonly told: Told;
  readonly language: 'en' | 'de';
}

export interface SendContext extends GuardContext {
  readonly keys: PushKeys;
  /** The address of those who answer for the pushes. */
  readonly subject: string;
  readonly publicUrl: string | null;
  readonly random: Randomness;
  readonly mailer: Mailer | null;
  now(): number;
}

const pathOf = ({ notices }: Message): string => (notices.length === 1 ? notices[0]!.path : '/tables');

function pushOf({ data }: Extract<Channel, { kind: 'push' }>, message: Message, context: SendContext): Sending {
  const { told, id } = message;
  const text = JSON.stringify({ title: told.title, body: told.body, tag: id, to: pathOf(message) });
  return {
    url: data.endpoint,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(24 * 60 * 60),
      urgency: 'normal',
      authorization: vapid(context.keys, data.endpoint, context.subject, context.now()),
    },
    body: encrypted(text, data, context.random),
  };
}

/** Names are chosen by people: they must not become links, mentions or orders of a chat. */
const plainDiscord = (text: string): string => text.replace(/[\\*_`~|<>@#:[\]()]/g, (sign) => `\\${sign}`);
const plainSlack = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function hookBody({ data }: Extract<Channel, { kind: 'webhook' }>, message: Message, { publicUrl }: SendContext): object {
  const { told, notices, id } = message;
  const link = publicUrl === null ? '' : `\n${publicUrl}${pathOf(message)}`;
  if (data.form === 'discord') return { content: `${plainDiscord(told.body)}${link}`.slice(0, 1900), allowed_mentions: { parse: [] } };
  if (data.form === 'slack') return { text: `${plainSlack(told.body)}${link}` };
  return { id, title: told.title, text: told.body, notices, link: link.trim() === '' ? null : link.trim() };
}

function hookOf(channel: Extract<Channel, { kind: 'webhook' }>, message: Message, context: SendContext): Sending {
  const body = JSON.stringify(hookBody(channel, message, context));
  const at = context.now();
  const signature = createHmac('sha256', channel.data.secret).update(`${at}.${body}`).digest('hex');
  return {
    url: channel.data.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Longtable',
      'x-longtable-delivery': message.id,
      'x-longtable-signature': `t=${at},v1=${signature}`,
    },
    body,
  };
}

/** More than five minutes apart: one of the two clocks is wrong. */
const CLOCK_OFF_MS = 5 * 60_000;

/** A push service that refuses our signature while its clock shows another time tells us that ours is wrong. */
function withClock(reply: Reply, now: number): Reply {
  const isSignature = reply.status === 401 || reply.status === 403;
  const isOff = reply.date !== null && Math.abs(reply.date - now) > CLOCK_OFF_MS;
  return isSignature && isOff ? { ...reply, failure: 'clock' } : reply;
}

/** A web server that is being mended knows no page for a while; one that says 410 means it. */
const mayComeBack = (reply: Reply): Reply => (reply.status === 404 ? { ...reply, failure: 'status' } : reply);

export async function tell(channel: Channel, message: Message, context: SendContext): Promise<Reply> {
  if (channel.kind === 'push') return withClock(await send(pushOf(channel, message, context), context), context.now());
  if (channel.kind === 'webhook') return mayComeBack(await send(hookOf(channel, message, context), context));
  if (context.mailer === null) return { status: null, failure: 'unreachable', cut: false, said: '', date: null, ms: 0 };
  return context.mailer.send(channel.data, message, context.publicUrl === null ? null : `${context.publicUrl}${pathOf(message)}`);
}
