/** A request over HTTP is a connection that says one thing and hears one answer. */
import type { ServerMessage } from '@longtable/protocol';
import type { LiveTable } from '../table/live.ts';
import { type Connection, NONE_OPENED, type Pass } from './connection.ts';
import { viewersFor } from './teller.ts';

const nothing = (): void => {};

export const detached = (pass: Pass, { id, state }: LiveTable, hear: (message: ServerMessage) => void): Connection => ({
  guest: pass.guest,
  pass,
  address: '',
  table: id,
  watching: null,
  code: undefined,
  unnamed: true,
  viewers: viewersFor(state, pass.guest.id),
  sent: new Map(),
  info: '',
  chat: 0,
  opened: NONE_OPENED,
  muted: new Set(),
  send: hear,
  sendText: nothing,
  pong: nothing,
  close: nothing,
  hangUp: nothing,
  beat: nothing,
  heard: nothing,
});
