/** Requests about being told. */
import type { NoticeChannel, NoticeSettings, NoticeWishes, Tested, WireRefusal } from '@longtable/protocol';
import { request } from '../link/api.ts';

type Answer<T> = Promise<T | WireRefusal>;
const post = <T>(path: string, body: object): Answer<T> => request<T>('POST', `/api/my/${path}`, body);

export const readNotices = (): Answer<NoticeSettings> => request('GET', '/api/my/notices');
export const wishNotices = (wishes: NoticeWishes): Answer<NoticeSettings> => post('notices', wishes);
export const addPush = (subscription: PushSubscription, label: string): Answer<{ channel: NoticeChannel }> => {
  const { endpoint, keys } = subscription.toJSON();
  return post('notices/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, label });
};
/** `table`: tells of everybody at that table. */
export const addWebhook = (url: string, form: string, table?: string): Answer<{ channel: NoticeChannel; secret: string }> =>
  post('notices/webhook', { url, form, ...(table !== undefined && { table }) });
export const addMail = (address: string): Answer<{ channel: NoticeChannel }> => post('notices/mail', { address });
export const confirmMail = (channel: string, code: string): Answer<{ channel: NoticeChannel }> =>
  post('notices/mail/confirm', { channel, code });
export const testChannel = (channel: string): Answer<Tested> => post('notices/test', { channel });
export const removeChannel = (channel: string): Answer<object> => post('notices/remove', { channel });
export const planVacation = (from: number, to: number): Answer<NoticeSettings> => post('vacation', { from, to });
export const unsubscribe = (token: string): Answer<object> => request('POST', '/api/unsubscribe', { token });
