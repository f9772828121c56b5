/** Rights of personal tokens. Whatever is not named here is for browsers only. */
import { z } from 'zod';
import type { ClientMessage } from './socket.ts';

/** watch: see what its person may see · play: sit down, answer, leave · host: make tables · talk: chat */
export const RIGHTS = ['watch', 'play', 'host', 'talk'] as const;
export const right = z.enum(RIGHTS);
export type Right = z.infer<typeof right>;

/** The right that a token needs to say something at a table. A new kind of message does not compile without one. */
export const MESSAGE_RIGHTS: Readonly<Record<ClientMessage['t'], Right>> = {
  ping: 'watch',
  watch: 'watch',
  'look-at': 'watch',
  'heard-by': 'watch',
  explain: 'watch',
  imagine: 'watch',
  head: 'watch',
  do: 'play',
  reveal: 'play',
  start: 'play',
  vote: 'play',
  return: 'play',
  resign: 'play',
  'ask-end': 'play',
  'ask-back': 'play',
  reply: 'play',
  plan: 'play',
  wait: 'play',
  ready: 'play',
  move: 'play',
  wish: 'play',
  seat: 'host',
  options: 'host',
  close: 'host',
  reopen: 'host',
  chat: 'talk',
};
