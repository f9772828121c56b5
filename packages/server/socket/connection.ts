/** One socket: what it watches, what it has been sent, and how fast it may talk. */

import type { Duplex } from 'node:stream';
import type { Guest, Right, ServerMessage } from '@longtable/protocol';
import type { WebSocket } from 'ws';
import type { Time } from '../ports.ts';
import type { Seen, Viewer } from './feed.ts';
import { textFrames } from './websocket-text.ts';

/** The pass that somebody came in with: who they are, by which session, and what it may do. */
export interface Pass {
  readonly guest: Guest;
  readonly session: string;
  /** null: a browser, which may do all that its person may. */
  readonly rights: readonly Right[] | null;
}

export interface Connection {
  readonly guest: Guest | null;
  readonly pass: Pass | null;
  readonly address: string;
  /** Id of the table it watches. */
  table: string | null;
  /** The last wish to watch; null: none yet, or nobody is there any more. */
  watching: object | null;
  /** An invitation that lets somebody look before sitting down. */
  code: string | undefined;
  /** Watches without being named. */
  unnamed: boolean;
  viewers: readonly Viewer[];
  readonly sent: Map<Viewer, Seen>;
  /** The revision of the table's public side that was sent last. */
  info: string;
  chat: number;
  /** Links that were opened, as they were told last. */
  opened: string;
  /** People whose chat does not come here. */
  muted: ReadonlySet<string>;
  send(message: ServerMessage): void;
  /** The same with a message that is written already. */
  sendText(text: string): void;
  /** Answers a ping of the other side, unless what was said before has not been read yet. */
  pong(data: Buffer): void;
  close(why: 'restart' | 'too-slow'): void;
  /** Ends it after what has been said, with a code of the socket protocol. */
  hangUp(code: number, why: string): void;
  /** Asks a silent peer whether it is there; ends the connection of one that did not answer. */
  beat(now: number, heartbeatMs: number): void;
  /** Something came from the other side. */
  heard(now: number): void;
}

/** Opened links as a connection knows them before it is told of any. */
export const NONE_OPENED = '[]';

const GOING_AWAY = 1012;
const TRY_LATER = 1013;
const GRACE_MS = 2000;
/** Heartbeats without a sign of life after which nobody is there. */
const LOST_BEATS = 3;

/** A socket with the stream below it. */
export interface Wire {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

export interface Speaker {
  readonly guest: Guest | null;
  readonly pass: Pass | null;
  readonly address: string;
}

export function connection({ socket, stream }: Wire, { guest, pass, address }: Speaker, backlogBytes: number, time: Time): Connection {
  let texts: string[] = [];
  /** All that is said in one go leaves in one go. */
  function flush(): void {
    const said = texts;
    texts = [];
    if (said.length > 0 && socket.readyState === socket.OPEN) stream.write(textFrames(said));
  }
  let alive = time.ticks();
  const isFull = (): boolean => stream.writableLength > backlogBytes;
  const self: Connection = {
    guest,
    pass,
    address,
    table: null,
    watching: null,
    code: undefined,
    unnamed: false,
    viewers: [],
    sent: new Map(),
    info: '',
    chat: 0,
    opened: NONE_OPENED,
    muted: new Set(),
    send: (message) => self.sendText(JSON.stringify(message)),
    sendText(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (isFull()) return self.close('too-slow');
      if (texts.push(text) === 1) process.nextTick(flush);
    },
    close(why) {
      if (socket.readyState !== socket.OPEN) return;
      texts.push(JSON.stringify({ t: 'bye', why } satisfies ServerMessage));
      self.hangUp(why === 'restart' ? GOING_AWAY : TRY_LATER, why);
    },
    pong(data) {
      if (socket.readyState !== socket.OPEN) return;
      if (isFull()) self.close('too-slow');
      else socket.pong(data);
    },
    hangUp(code, why) {
      flush();
      socket.close(code, why);
      // Whoever does not read does not say goodbye either.
      socket.once(
        'close',
        time.after(GRACE_MS, () => socket.terminate()),
      );
    },
    beat(now, heartbeatMs) {
      if (now - alive > LOST_BEATS * heartbeatMs) socket.terminate();
      else if (now - alive > heartbeatMs && socket.readyState === socket.OPEN) socket.ping();
    },
    heard(now) {
      alive = now;
    },
  };
  return self;
}
