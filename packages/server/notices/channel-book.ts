/** Ways of people, as they are kept: found, added, changed. */
import { type Randomness, randomWord, type Time } from '../ports.ts';
import type { NoticeStore } from '../store/notices-contract.ts';
import { type Channel, type ChannelState, channelOf, FRESH, type HookData, type MailData, type PushData } from './channels.ts';

export interface ChannelBookContext {
  readonly notices: NoticeStore;
  readonly time: Time;
  readonly random: Randomness;
  /** Somebody has one way more: what is due is looked for anew. */
  onAdded(guest: string): Promise<void>;
}

export interface ChannelBook {
  /** One's own; those of others look as if they were not there. */
  own(guest: string | undefined, id: string): Promise<Channel | null>;
  /** null: nobody has so many ways. */
  add(guest: string, kind: Channel['kind'], data: PushData | HookData | MailData, table: string | null): Promise<Channel | null>;
  /** `created`: later than before, where what happened until then is not to be told on this way. */
  change(channel: Channel, change: Partial<ChannelState>, created?: number): Promise<Channel>;
}

/** Ways of one person. */
const MOST_CHANNELS = 12;
const ID_LENGTH = 26;

export const newWord = (random: Randomness): string => randomWord(random, ID_LENGTH);

export function channelBook({ notices, time, random, onAdded }: ChannelBookContext): ChannelBook {
  return {
    async own(guest, id) {
      const row = await notices.channel(id);
      return row === null || row.guest !== guest ? null : channelOf(row);
    },
    async add(guest, kind, data, table) {
      if ((await notices.channels(guest)).length >= MOST_CHANNELS) return null;
      const id = `c${newWord(random)}`;
      const row = { id, guest, table, kind, data: JSON.stringify(data), state: JSON.stringify(FRESH), created: time.now() };
      await notices.putChannel(row);
      await onAdded(guest);
      return channelOf(row);
    },
    async change(channel, change, created = channel.row.created) {
      const row = { ...channel.row, state: JSON.stringify({ ...channel.state, ...change }), created };
      await notices.putChannel(row);
      return channelOf(row);
    },
  };
}
