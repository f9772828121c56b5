/** This browser as a way to be told: asked for only when somebody touches the switch. */
import type { NoticeChannel } from '@longtable/protocol';
import { isRefused } from '../link/api.ts';
import { keep, readKept } from '../state/local-storage.ts';
import { addPush, removeChannel } from './api.ts';

const KEPT = 'push-channel';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
export const isDenied = (): boolean => 'Notification' in window && Notification.permission === 'denied';

/** The way that leads to this very browser, among all of the person's. */
export const ownChannel = (channels: readonly NoticeChannel[]): NoticeChannel | null =>
  channels.find(({ id }) => id === readKept<string>(KEPT, '')) ?? null;

/** "Firefox, Linux": enough to know it again in a list. */
function label(): string {
  const { userAgent } = navigator;
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => userAgent.includes(name)) ?? 'Browser';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) => userAgent.includes(name)) ?? '';
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
  return [names[browser] ?? browser, system].filter(Boolean).join(', ');
}

/** Lets this browser be told from now on; false: it will not. */
export async function switchOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const added = await addPush(subscription, label());
  if (isRefused(added)) return false;
  keep(KEPT, added.channel.id);
  return true;
}

export async function switchOff(channel: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await removeChannel(channel);
  keep(KEPT, '');
}
