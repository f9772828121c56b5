/** From HTTP to a socket: the same checks as for writes, before anything is spoken. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { holding } from '../limits.ts';
import type { Hub } from '../socket/hub.ts';
import type { Store } from '../store/contract.ts';
import { rightsOf } from './rights.ts';
import { isOurs } from './security.ts';
import { bearerIn, guestOf, signedInWith } from './session.ts';

export interface UpgradeContext {
  readonly config: Config;
  readonly store: Store;
  readonly hub: Hub;
  readonly path: string;
  isDraining(): boolean;
  onError(error: unknown): void;
}

/** The client's address, as many proxies away as the configuration says. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const named = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  return [...named.filter((part) => part !== ''), own].at(-1 - proxies) ?? own;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function upgrades(server: Server, sockets: WebSocketServer, context: UpgradeContext): void {
  const { config, store, hub } = context;
  const perAddress = holding(config.limits.sockets);

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = (request.url ?? '').split('?')[0];
    if (path !== context.path) return refuse(socket, '404 Not Found');
    if (context.isDraining()) return refuse(socket, '503 Service Unavailable');
    const isProgram = bearerIn(request.headers.authorization) !== null;
    if (!isProgram && !isOurs(request.headers.origin, request.headers.host, config.publicUrl)) return refuse(socket, '403 Forbidden');
    const address = addressOf(request, config.trustProxy);
    if (!perAddress.take(address)) return refuse(socket, '429 Too Many Requests');
    socket.once('close', () => perAddress.give(address));
    const secure = request.headers.origin?.startsWith('https:') === true;
    const found = await signedInWith(store, request.headers, secure);
    if (isProgram && found === null) return refuse(socket, '401 Unauthorized');
    const guest = found === null ? null : guestOf(found);
    const pass = found === null || guest === null ? null : { guest, session: found.session.token, rights: rightsOf(found) };
    sockets.handleUpgrade(request, socket, head, (ws) => hub.accept({ socket: ws, stream: socket }, guest, address, pass));
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => {
      context.onError(error);
      refuse(socket, '503 Service Unavailable');
    });
  });
}
