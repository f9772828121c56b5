/** The far sides of notices, on loopback: a webhook, a push service with its browsers, and a mail server. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

/** A message that came in, as the person would read it. */
export interface Arrived {
  /** Its receiver: a path, a browser, an address. */
  readonly to: string;
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** The behaviour of a webhook. */
export type Manner = (response: ServerResponse) => void;
export const fine: Manner = (response) => void response.writeHead(200).end('thanks');

export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface WebReceiver {
  readonly base: string;
  /** Connections that are open now. */
  readonly underWay: number;
  readonly arrived: Arrived[];
  /** Requests, whatever became of them. */
  requests: number;
  manner: Manner;
  /** The secret that signs what comes to a path; nothing is checked without. */
  readonly secrets: Map<string, string>;
  readonly forged: string[];
  browser(name: string): Browser;
  close(): Promise<void>;
}

/** Opens what was encrypted for a browser: RFC 8291 from the other side. */
function opened(body: Buffer, browser: { readonly privateKey: Buffer; readonly auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(browser.privateKey);
  const derive = (key: Uint8Array, by: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, by, info, bytes));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = derive(pair.computeSecret(theirs), browser.auth, about, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  const sealed = body.subarray(21 + length);
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

const isSigned = (headers: IncomingHttpHeaders, body: string, secret: string): boolean => {
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-longtable-signature'])) ?? [];
  return signature === createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
};

export async function webReceiver(now: () => number): Promise<WebReceiver> {
  const browsers = new Map<string, { name: string; privateKey: Buffer; auth: Buffer }>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      receiver.requests++;
      const path = request.url ?? '';
      const body = Buffer.concat(parts);
      const browser = browsers.get(path);
      const text = browser === undefined ? body.toString('utf8') : opened(body, browser);
      const secret = receiver.secrets.get(path);
      if (secret !== undefined && !isSigned(request.headers, text, secret)) receiver.forged.push(path);
      const id = browser === undefined ? String(request.headers['x-longtable-delivery']) : (JSON.parse(text) as { tag: string }).tag;
      // What is refused has not arrived.
      response.on('finish', () => {
        if (response.statusCode < 300) receiver.arrived.push({ to: browser?.name ?? path, id, text, at: now() });
      });
      receiver.manner(response);
    });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: WebReceiver = {
    base,
    get underWay() {
      return sockets.size;
    },
    arrived: [],
    requests: 0,
    manner: fine,
    secrets: new Map(),
    forged: [],
    browser(name) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${name}-${browsers.size}`;
      browsers.set(path, { name, privateKey: pair.getPrivateKey(), auth });
      return { endpoint: `${base}${path}`, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}

export interface MailReceiver {
  readonly url: string;
  /** Connections that are open now. */
  readonly underWay: number;
  readonly arrived: Arrived[];
  /** The answer to the next recipients; null: fine. */
  refusal: string | null;
  close(): Promise<void>;
}

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250 fine',
  HELO: '250 fine',
  MAIL: '250 fine',
  RSET: '250 fine',
  DATA: '354 go on',
};

/** As much of SMTP as one message needs. */
export async function mailReceiver(now: () => number): Promise<MailReceiver> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let to = '';
    let data: string | null = null;
    let rest = '';
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') data = '';
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say(verb === 'RCPT' ? (receiver.refusal ?? '250 fine') : (ANSWERS[verb] ?? '502 what?'));
    };
    const take = (line: string): void => {
      if (data === null) {
        command(line);
        return;
      }
      if (line !== '.') {
        data += `${line}\n`;
        return;
      }
      receiver.arrived.push({ to, id: /^message-id: <([^>]*)>/im.exec(data)?.[1] ?? '', text: plain(data), at: now() });
      data = null;
      say('250 kept');
    };
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    say('220 loopback');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get underWay() {
      return sockets.size;
    },
    arrived: [],
    refusal: null,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}

/** Quoted-printable lines as they were meant. */
const plain = (text: string): string =>
  text.replace(/=\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'));
