/**
 * Requests to addresses that strangers gave us. The name is resolved here, every address is checked, and the connection goes to a checked
 * one, so that a name cannot mean something else a moment later. No redirects, five seconds, a short answer.
 */
import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

export const PATIENCE_MS = 5000;
/** More of an answer is not read. */
export const MOST_ANSWER = 65_536;
const SHOWN = 200;

/** Addresses that are not of the public network. */
const OWN_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Parts of the public range that lead elsewhere: tunnels to IPv4, examples, ids. */
const ODD_IPV6 = [
  ['2001::', 32],
  ['2001:10::', 28],
  ['2001:20::', 28],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const own = new BlockList();
for (const [net, bits] of OWN_IPV4) own.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of ODD_IPV6) own.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !own.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !own.check(address, 'ipv6');
}
const isLoopback = (address: string): boolean => address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));

export type Failure = 'timeout' | 'unreachable' | 'redirect' | 'private' | 'status' | 'gone' | 'clock';

export interface Reply {
  /** null: no answer came. */
  readonly status: number | null;
  readonly failure: Failure | null;
  /** The answer was longer than anybody wants to read. */
  readonly cut: boolean;
  readonly said: string;
  /** The time as the far side tells it. */
  readonly date: number | null;
  readonly ms: number;
}

export interface GuardContext {
  /** The operator's own machine may be told, too: for tests, and for scripts beside the server. */
  readonly loopback: boolean;
}

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface Target {
  readonly url: URL;
  readonly address: string;
  readonly family: number;
}

const WEB = ['http:', 'https:'];

/** The place to connect to, or the reason why we may or can not. */
async function targetOf(text: string, { loopback }: GuardContext): Promise<Target | 'private' | 'unreachable'> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !WEB.includes(url.protocol) || url.username !== '' || url.password !== '') return 'private';
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) return 'unreachable';
  if (loopback && found.every(({ address }) => isLoopback(address))) return { url, ...first };
  return url.protocol === 'https:' && found.every(({ address }) => isPublic(address)) ? { url, ...first } : 'private';
}

const failureOf = (status: number): Failure | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

const none = (failure: Failure, from: number): Reply => ({
  status: null,
  failure,
  cut: false,
  said: '',
  date: null,
  ms: Math.round(performance.now() - from),
});

/** Printable and short: it is shown to a person. */
const readable = (bytes: readonly Buffer[]): string =>
  Buffer.concat(bytes)
    .toString('utf8')
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+/gu, ' ')
    .slice(0, SHOWN)
    .trim();

function exchange({ url, address, family }: Target, { headers, body }: Sending, from: number, signal: AbortSignal): Promise<Reply> {
  return new Promise((done) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal,
      // Resolved and checked before: nobody is asked again.
      lookup: (_name, { all }, use) => {
        if (all) (use as unknown as (error: null, found: object[]) => void)(null, [{ address, family }]);
        else use(null, address, family);
      },
    });
    request.on('error', () => done(none(signal.aborted ? 'timeout' : 'unreachable', from)));
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const date = Date.parse(response.headers.date ?? '');
      const read: Buffer[] = [];
      let bytes = 0;
      const finish = (cut: boolean): void => {
        const ms = Math.round(performance.now() - from);
        done({ status, failure: failureOf(status), cut, said: readable(read), date: Number.isNaN(date) ? null : date, ms });
        if (cut) request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MOST_ANSWER) read.push(chunk);
        else finish(true);
      });
      response.on('end', () => finish(false));
      // The status is there: it arrived, even if the answer never ends.
      response.on('error', () => finish(true));
    });
    request.end(body);
  });
}

export async function send(sending: Sending, context: GuardContext): Promise<Reply> {
  const from = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<'timeout'>((done) => signal.addEventListener('abort', () => done('timeout')));
  const target = await Promise.race([targetOf(sending.url, context), late]);
  return typeof target === 'string' ? none(target, from) : exchange(target, sending, from, signal);
}
