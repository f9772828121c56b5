/** A socket without a network: what a client says goes straight to the hub, what the hub sends is read as a client would read it. */
import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Wire } from '@longtable/server/socket/connection.ts';
import type { WebSocket } from 'ws';

const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** The texts in the bytes of whole frames. */
export function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1]!;
    const from = at + (short === LENGTH_16 ? 4 : short === LENGTH_64 ? 10 : 2);
    const length = short === LENGTH_16 ? bytes.readUInt16BE(at + 2) : short === LENGTH_64 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
    texts.push(bytes.toString('utf8', from, from + length));
    at = from + length;
  }
  return texts;
}

class InsideSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly #onPing: () => void;

  constructor(onPing: () => void) {
    super();
    this.#onPing = onPing;
  }
  close(): void {
    this.terminate();
  }
  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
  ping(): void {
    this.#onPing();
  }
  pong(): void {}
}

export interface InsideWire {
  /** The end that the hub accepts. */
  readonly wire: Wire;
  say(text: string): void;
  /** The answer to a heartbeat. */
  pong(): void;
  /** The connection ends, noticed by the server at once. */
  cut(): void;
}

export interface Ears {
  hear?(text: string): void;
  /** The same as it comes over the wire, unread. */
  bytes?(frames: Buffer): void;
  pinged?(): void;
  ended?(): void;
}

export function insideWire({ hear, bytes, pinged = () => {}, ended = () => {} }: Ears): InsideWire {
  const socket = new InsideSocket(pinged);
  socket.once('close', ended);
  const stream = {
    writableLength: 0,
    write(frames: Buffer): boolean {
      bytes?.(frames);
      if (hear !== undefined) for (const text of textsIn(frames)) hear(text);
      return true;
    },
  };
  return {
    wire: { socket: socket as unknown as WebSocket, stream: stream as unknown as Duplex },
    say: (text) => void (socket.readyState === socket.OPEN && socket.emit('message', Buffer.from(text), false)),
    pong: () => void (socket.readyState === socket.OPEN && socket.emit('pong', Buffer.alloc(0))),
    cut: () => socket.terminate(),
  };
}
