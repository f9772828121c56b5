/** A person at a browser, for tests: a cookie, a socket, the looks as patched from what the server sent. */
import { type Heard, type Look, patch, promiseOf } from '@longtable/host';
import { type Json, rndFrom, type Spec, sample } from '@longtable/kernel';
import {
  type ClientMessage,
  type Guest,
  type MadeTable,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
  type TableInfo,
} from '@longtable/protocol';
import { WebSocket } from 'ws';

export const NONCE = 'ab'.repeat(32);
export const PROMISE = promiseOf(NONCE);

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export class Player {
  base: string;
  cookie = '';
  /** A program's token; it goes without cookie and origin. */
  token = '';
  me: Guest = { id: '', name: '', kind: 'guest' };
  socket: WebSocket | null = null;
  readonly looks = new Map<number | null, Look<Spec>>();
  readonly heard = new Map<number | null, Heard<Spec>[]>();
  table: TableInfo | null = null;
  mine: readonly number[] = [];
  readonly said: ServerMessage[] = [];
  /** Every byte that came. */
  bytes: string[] = [];
  keepBytes = false;
  #waiting: (() => void)[] = [];
  #next = 0;

  constructor(base: string) {
    this.base = base;
  }

  #who(): Record<string, string> {
    if (this.token !== '') return { authorization: `Bearer ${this.token}` };
    return { origin: this.base, ...(this.cookie ? { cookie: this.cookie } : {}) };
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...this.#who(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0]!;
    const text = await response.text();
    if (this.keepBytes) this.bytes.push(text);
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text } };
  }

  static async named(base: string, name: string): Promise<Player> {
    const player = new Player(base);
    const { body } = await player.ask('POST', '/api/guest', { name });
    player.me = body as unknown as Guest;
    return player;
  }

  async make(form: object): Promise<MadeTable> {
    const { status, body } = await this.ask('POST', '/api/tables', form);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body as unknown as MadeTable;
  }

  /** Opens the socket and watches; goes on from what was heard. */
  async watch(table: string, more: object = {}): Promise<void> {
    await this.open();
    this.said.length = 0;
    const heard = Object.fromEntries([...this.heard].map(([seat, list]) => [seat === null ? 'watch' : String(seat), list.length]));
    this.send({ t: 'watch', protocol: PROTOCOL, table, heard, ...more });
    await this.until(() => this.said.some(({ t }) => t === 'welcome' || t === 'refused'));
  }

  open(): Promise<void> {
    this.socket?.terminate();
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: this.#who(),
    });
    this.socket = socket;
    socket.on('message', (data) => {
      if (this.socket === socket) this.#take(String(data));
    });
    socket.on('close', () => this.#wake());
    return new Promise((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
  }

  #take(text: string): void {
    if (this.keepBytes) this.bytes.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.said.push(message);
    if (message.t === 'welcome') {
      this.looks.clear();
      for (const { seat, look, heard } of message.looks) {
        this.looks.set(seat, look);
        this.hear(seat, heard);
      }
    }
    if (message.t === 'welcome' || message.t === 'table') {
      this.table = message.table;
      this.mine = message.mine;
    }
    if (message.t === 'update') {
      for (const { seat, changes, heard } of message.looks) {
        const old = this.looks.get(seat);
        if (old === undefined) throw new Error('an update before the look');
        this.looks.set(seat, patch(old as unknown as Json, changes) as unknown as Look<Spec>);
        this.hear(seat, heard);
      }
    }
    this.#wake();
  }

  hear(seat: number | null, heard: readonly Heard<Spec>[]): void {
    const list = this.heard.get(seat) ?? [];
    for (const step of heard) {
      if (step.n !== list.length) throw new Error(`heard step ${step.n} after ${list.length}`);
      list.push(step);
    }
    this.heard.set(seat, list);
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async until(fine: () => boolean, ms = 10_000): Promise<void> {
    const end = Date.now() + ms;
    while (!fine()) {
      if (Date.now() > end) throw new Error(`waited in vain; last said: ${JSON.stringify(this.said.slice(-3)).slice(0, 500)}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 50);
        this.#waiting.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }

  send(message: ClientMessage | object): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Sends a command and waits for its answer. */
  async do(
    message: object,
    id = `command-${this.#next++}-${this.me.id}`,
  ): Promise<Extract<ServerMessage, { t: 'done' | 'refused' | 'look-at' | 'heard-by' | 'explained' | 'imagined' | 'head' }>> {
    this.send({ id, ...message });
    type Reply = Extract<ServerMessage, { t: 'done' | 'refused' | 'look-at' | 'heard-by' | 'explained' | 'imagined' | 'head' }>;
    const isReply = (m: ServerMessage): m is Reply => 'id' in m && m.id === id;
    await this.until(() => this.said.some(isReply));
    return this.said.find(isReply)!;
  }

  /** Answers at random for every own seat that is asked. Returns how many answers were given. */
  async step(rnd = rndFrom(Math.floor(Math.random() * 1e9))): Promise<number> {
    let n = 0;
    for (const seat of this.mine) {
      const look = this.looks.get(seat);
      if (!look?.question || !look.awaited.includes(seat)) continue;
      const answer = sample(look.question.ask, rnd);
      const reply = await this.do({ t: 'do', command: { t: 'answer', seat, answer, given: look.given } });
      if (reply.t === 'refused') await this.#overtaken(seat, look, reply);
      n++;
    }
    return n;
  }

  /** Waits for a new look: of several who are asked at once, somebody else may have changed the question by their answer. */
  async #overtaken(seat: number, asked: Look<Spec>, reply: Extract<ServerMessage, { t: 'refused' }>): Promise<void> {
    if (!['stale', 'not-an-option'].includes(reply.refusal.refused)) throw new Error(JSON.stringify(reply));
    await this.until(() => this.looks.get(seat) !== asked);
  }

  get finished(): boolean {
    return [...this.looks.values()].some(({ result }) => result !== null);
  }

  close(): void {
    this.socket?.terminate();
    this.socket = null;
  }
}

/** Everybody answers until it is over, or until somebody says stop. */
export async function playOn(players: readonly Player[], stop: () => boolean = () => false, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!players.every((p) => p.finished) && !stop()) {
    if (Date.now() > end) throw new Error('the match does not end');
    let n = 0;
    for (const player of players) n += await player.step();
    if (n === 0) await new Promise((done) => setTimeout(done, 5));
  }
}
