/**
 * The least that a client can do: one socket for requests and one that was upgraded, read and written by hand. Both sides of a
 * comparison speak through this, so that the servers are what is measured.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const TEXT = 0x81;
const MASKED = 0x80;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

const NOTHING = Buffer.alloc(0);
/** Room for what a socket reads at once. One is enough for all: what is left over is copied. */
const READ = Buffer.alloc(65_536);

const headText = (first: string, host: string, headers: Readonly<Record<string, string>>): string =>
  [first, `host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

export interface Replied {
  readonly status: number;
  readonly head: string;
  readonly body: unknown;
}

export type Ask = (path: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<Replied>;

/** Requests over one connection, one after the other. */
export function requester(base: string): Ask {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname).setNoDelay();
  let read = '';
  let done: (replied: Replied) => void = () => {};
  let last: Promise<unknown> = Promise.resolve();
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    read += text;
    const end = read.indexOf(END_OF_HEAD);
    const head = read.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    // Names and texts of these matches are plain letters: as many bytes as letters.
    if (end < 0 || read.length < end + END_OF_HEAD.length + length) return;
    const body = read.slice(end + END_OF_HEAD.length);
    read = '';
    done({ status: Number(head.slice(9, 12)), head, body: JSON.parse(body) });
  });
  return (path, body, headers = {}) => {
    const text = JSON.stringify(body);
    const more = { 'content-type': 'application/json', 'content-length': String(text.length), ...headers };
    const replied = last.then(
      () =>
        new Promise<Replied>((resolve) => {
          done = resolve;
          socket.write(headText(`POST ${path} HTTP/1.1`, host, more) + text);
        }),
    );
    last = replied;
    return replied;
  };
}

/** Frames as a client sends them; with a mask of zeros, the text stays what it is. */
function frameOf(text: string): Buffer {
  const length = text.length;
  if (length >= 65_536) throw new Error('such a long text is not meant to be sent');
  const at = length < LENGTH_16 ? 6 : 8;
  const bytes = Buffer.allocUnsafe(at + length).fill(0, 0, at);
  bytes[0] = TEXT;
  if (length < LENGTH_16) bytes[1] = MASKED | length;
  else {
    bytes[1] = MASKED | LENGTH_16;
    bytes.writeUInt16BE(length, 2);
  }
  bytes.write(text, at, 'latin1');
  return bytes;
}

/** Takes whole text frames out of the bytes, of plain letters; returns what is left. */
function takeFrames(bytes: Buffer, take: (text: string) => void): Buffer {
  let at = 0;
  while (bytes.length - at >= 2) {
    let length = bytes[at + 1]!;
    let from = at + 2;
    if (length === LENGTH_16) {
      if (bytes.length < at + 4) break;
      length = bytes.readUInt16BE(at + 2);
      from = at + 4;
    } else if (length === LENGTH_64) {
      if (bytes.length < at + 10) break;
      length = Number(bytes.readBigUInt64BE(at + 2));
      from = at + 10;
    }
    if (bytes.length < from + length) break;
    if (bytes[at] === TEXT) take(bytes.toString('latin1', from, from + length));
    at = from + length;
  }
  return at === bytes.length ? NOTHING : bytes.subarray(at);
}

export interface Talk {
  say(text: string): void;
  hangUp(): void;
}

/** Opens a socket of texts at a path. */
export function talk(
  base: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (text: string, talk: Talk) => void,
  opened: (talk: Talk) => void,
): void {
  const { hostname, port, host } = new URL(base);
  let rest = NOTHING;
  let isOpen = false;
  function read(data: Buffer): void {
    let bytes = rest.length === 0 ? data : Buffer.concat([rest, data]);
    if (!isOpen) {
      const end = bytes.indexOf(END_OF_HEAD);
      if (end >= 0 && !bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) throw new Error(bytes.toString('latin1'));
      isOpen = end >= 0;
      if (isOpen) opened(self);
      bytes = isOpen ? bytes.subarray(end + END_OF_HEAD.length) : bytes;
    }
    const left = isOpen ? takeFrames(bytes, take) : bytes;
    rest = left.length === 0 ? NOTHING : Buffer.from(left);
  }
  const onread = {
    buffer: READ,
    callback(length: number) {
      read(READ.subarray(0, length));
      return true;
    },
  };
  const socket: Socket = connect({ port: Number(port), host: hostname, onread }).setNoDelay();
  const self: Talk = { say: (text) => void socket.write(frameOf(text)), hangUp: () => void socket.destroy() };
  const take = (text: string): void => heard(text, self);
  const key = randomBytes(16).toString('base64');
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key, ...headers };
  socket.write(headText(`GET ${path} HTTP/1.1`, host, upgrade));
}
