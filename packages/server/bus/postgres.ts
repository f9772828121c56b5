/** Notifications between nodes through LISTEN and NOTIFY: collected for a moment, sent outside of any append. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bus, Here, Notification, SignedOut } from './contract.ts';

const CHANNEL = 'longtable';
const COLLECT_MS = 10;
/** A notification holds less than 8000 bytes. */
const MOST_BYTES = 7000;
const AGAIN_MS = 1000;

type Message = { readonly h: Notification } | { readonly p: Here } | { readonly s: SignedOut };

/** Messages in as few notifications as fit. */
export function batches(node: string, messages: readonly Message[]): string[] {
  const texts: string[] = [];
  let batch: Message[] = [];
  let size = 0;
  const flush = (): void => {
    if (batch.length > 0) texts.push(JSON.stringify({ node, m: batch }));
    batch = [];
    size = 0;
  };
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message)) + 1;
    if (size + bytes > MOST_BYTES) flush();
    batch.push(message);
    size += bytes;
  }
  flush();
  return texts;
}

export async function postgresBus(url: string, onError: (error: unknown) => void): Promise<Bus> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', onError);
  const node = randomUUID();
  const notifications: ((notification: Notification) => void)[] = [];
  const heres: ((here: Here) => void)[] = [];
  const signedOuts: ((whose: SignedOut) => void)[] = [];
  const pending = new Map<string, Message>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let listening: pg.Client | null = null;

  function take(text: string | undefined): void {
    const { node: from, m } = JSON.parse(text ?? '{}') as { node: string; m: readonly Message[] };
    if (from === node) return;
    for (const message of m) {
      if ('h' in message) for (const listener of notifications) listener(message.h);
      else if ('p' in message) for (const listener of heres) listener(message.p);
      else if ('s' in message) for (const listener of signedOuts) listener(message.s);
    }
  }

  /** A lost connection is opened again; what was missed meanwhile the slow poll finds. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', onError);
    client.on('end', () => {
      if (!closed) setTimeout(() => void listen().catch(onError), AGAIN_MS).unref();
    });
    client.on('notification', ({ payload }) => {
      try {
        take(payload);
      } catch (error) {
        onError(error);
      }
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening = client;
  }

  function flush(): void {
    timer = null;
    const messages = [...pending.values()];
    pending.clear();
    for (const text of batches(node, messages)) pool.query('select pg_notify($1, $2)', [CHANNEL, text]).catch(onError);
  }
  function put(key: string, message: Message): void {
    if (closed) return;
    pending.set(key, message);
    timer ??= setTimeout(flush, COLLECT_MS);
  }

  await listen();
  return {
    node,
    notify: (notification) => put(`h${notification.table}`, { h: notification }),
    here: (here) => put(`p${here.table}`, { p: here }),
    signedOut: (whose) => put(`s${JSON.stringify(whose)}`, { s: whose }),
    onNotification: (listener) => void notifications.push(listener),
    onHere: (listener) => void heres.push(listener),
    onSignedOut: (listener) => void signedOuts.push(listener),
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await listening?.end().catch(() => null);
      await pool.end().catch(() => null);
    },
  };
}
