/** A table on a server, as a browser reaches it. */
import type { SOCKET_PATH } from '@longtable/protocol';
import { settings } from '../state/settings.ts';
import { forkTable, isRefused, receiptOf, rematch } from './api.ts';
import { keepFor } from './kept.ts';
import { noncesAt } from './nonces.ts';
import { serverLink } from './server-link.ts';
import type { TableLink } from './table-link.ts';
import type { World } from './world.ts';

const PATH: typeof SOCKET_PATH = '/socket';

const browserWorld = (id: string): World => ({
  connect({ opened, hear, ended }) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATH}`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => hear(String(data));
    socket.onclose = ended;
    return {
      say(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      end: () => socket.close(),
    };
  },
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join(''),
  nonces: () => noncesAt(id),
  unnamed: () => settings.get().unnamed,
  keepHead: (seats, commitment, head, key) => keepFor(id, seats, commitment, head, key),
});

export function socketLink(id: string, code = ''): TableLink {
  const link = serverLink(id, browserWorld(id), code);
  // The browser knows first: a socket without a network is not waited for.
  window.addEventListener('offline', link.drop);
  window.addEventListener('online', link.retry);
  return {
    ...link,
    receipt: () => receiptOf(id),
    async fork(eyes, n) {
      const { table, mine } = link.get();
      if (table === null) return null;
      // Whoever only watched goes on in the place that they looked from.
      const own = mine.length > 0 ? mine : [typeof eyes === 'number' ? eyes : 0];
      const seats = table.seats.map(({ seat: other, level }) =>
        own.includes(other) ? { who: 'me' as const } : { who: 'bot' as const, level: level ?? 'captain' },
      );
      const made = await forkTable(id, { eyes, at: n }, seats);
      return isRefused(made) ? null : made.id;
    },
    async rematch() {
      const { table, mine } = link.get();
      return table === null ? null : rematch(table, mine);
    },
    close() {
      window.removeEventListener('offline', link.drop);
      window.removeEventListener('online', link.retry);
      link.close();
    },
  };
}
