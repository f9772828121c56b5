/** A scripted client that plays match after match and, like a good client, comes back by itself and repeats what was not answered. */
import { type Delta, type Look, patch } from '@longtable/host';
import { canonical, type Json, rndFrom, type Spec, sample } from '@longtable/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage, SOCKET_PATH, type TableInfo } from '@longtable/protocol';
import { WebSocket } from 'ws';
import type { Acked, SeenEnd } from './audit.ts';

const AGAIN_MS = 50;

export class Robot {
  base: string;
  cookie = '';
  id = '';
  table: string;
  readonly isMaker: boolean;
  /** Called with every acknowledged answer. */
  onAck: (acked: Acked, ms: number) => void = () => {};
  /** Called with the last view of every match. */
  onEnd: (end: SeenEnd) => void = () => {};
  acks = 0;
  resumed = 0;
  /** Refusals by code. */
  readonly refusals = new Map<string, number>();
  finished = 0;
  readonly #rnd: (sides: number) => number;
  #socket: WebSocket | null = null;
  readonly #looks = new Map<number | null, Look<Spec>>();
  #info: TableInfo | null = null;
  #mine: readonly number[] = [];
  #pending: { id: string; message: ClientMessage; answer: string; at: number } | null = null;
  #n = 0;
  #busy = false;
  #ended = false;

  constructor(base: string, table: string, isMaker: boolean, seed: number) {
    this.base = base;
    this.table = table;
    this.isMaker = isMaker;
    this.#rnd = rndFrom(seed);
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T | null> {
    try {
      const response = await fetch(`${this.base}${path}`, {
        method,
        headers: { origin: this.base, 'content-type': 'application/json', ...(this.cookie ? { cookie: this.cookie } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const cookie = response.headers.get('set-cookie');
      if (cookie) this.cookie = cookie.split(';')[0] ?? '';
      const answer = (await response.json()) as T & { refused?: string };
      return response.ok ? answer : null;
    } catch {
      return null;
    }
  }

  async beGuest(name: string): Promise<void> {
    const guest = await this.ask<{ id: string }>('POST', '/api/guest', { name });
    this.id = guest?.id ?? '';
  }

  /** The place where it stands, for whoever wants to know why it does not go on. */
  get standing(): object {
    const looks = [...this.#looks].map(([seat, { given, awaited, result }]) => ({ seat, given, awaited, isOver: result !== null }));
    const { status, rematch, seats } = this.#info ?? {};
    const kinds = seats?.map(({ kind }) => kind);
    const open = this.#socket?.readyState === WebSocket.OPEN;
    return { table: this.table, base: this.base, open, status, rematch, kinds, mine: this.#mine, pending: this.#pending?.id, looks };
  }

  run(): void {
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#ended) return;
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { origin: this.base, cookie: this.cookie },
    });
    this.#socket = socket;
    socket.on('open', () => this.#watch());
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      setTimeout(() => this.#connect(), AGAIN_MS);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch(): void {
    this.#send({ t: 'watch', protocol: PROTOCOL, table: this.table, heard: 0 });
  }

  #take(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.#looks.clear();
      for (const { seat, look } of message.looks) this.#looks.set(seat, look);
      if (this.#pending) {
        this.resumed++;
        this.#send(this.#pending.message);
      }
    }
    if (message.t === 'welcome' || message.t === 'table') {
      this.#info = message.table;
      this.#mine = message.mine;
    }
    if (message.t === 'update') for (const { seat, changes } of message.looks) this.#change(seat, changes);
    if (message.t === 'done' && message.id === this.#pending?.id) this.#acknowledge();
    if (message.t === 'refused') this.#refused(message);
    this.#act();
  }

  #change(seat: number | null, changes: Delta): void {
    const old = this.#looks.get(seat);
    if (old) this.#looks.set(seat, patch(old as unknown as Json, changes) as unknown as Look<Spec>);
  }

  #acknowledge(): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#pending = null;
    this.acks++;
    const { id, answer, at } = pending;
    this.onAck({ table: this.table, commandId: `${this.id}:${id}`, answer }, performance.now() - at);
  }

  #refused({ id, refusal }: Extract<ServerMessage, { t: 'refused' }>): void {
    // The match could not begin just now: its maker presses the button once more.
    if (id === `start-${this.table}` && refusal.refused === 'unavailable') setTimeout(() => this.#act(), AGAIN_MS);
    // The table could not be shown just now: it is asked for again.
    if (id === null && ['not-found', 'unavailable'].includes(refusal.refused)) setTimeout(() => this.#watch(), AGAIN_MS);
    if (id !== this.#pending?.id) return;
    this.refusals.set(refusal.refused, (this.refusals.get(refusal.refused) ?? 0) + 1);
    const pending = this.#pending;
    // Nobody knows whether it was kept: the same command once more.
    if (refusal.refused === 'unavailable' && pending) setTimeout(() => this.#send(pending.message), AGAIN_MS);
    else this.#pending = null;
  }

  #act(): void {
    const info = this.#info;
    if (info === null || info.id !== this.table || this.#pending !== null) return;
    if (info.status === 'gathering') this.#gather(info);
    else if (info.status === 'finished') void this.#moveOn(info);
    else this.#answer();
  }

  #gather(info: TableInfo): void {
    if (this.#mine.length === 0) void this.#once(() => this.ask('POST', `/api/tables/${this.table}/join`, {}));
    else if (this.isMaker && info.seats.every(({ kind }) => kind === 'person' || kind === 'bot'))
      this.#send({ t: 'start', id: `start-${this.table}` });
  }

  #answer(): void {
    for (const seat of this.#mine) {
      const look = this.#looks.get(seat);
      if (!look?.question || !look.awaited.includes(seat)) continue;
      const id = `answer-${this.#n++}-${this.table.slice(-16)}`;
      const answer = sample(look.question.ask, this.#rnd) as string;
      const message: ClientMessage = { t: 'do', id, command: { t: 'answer', seat, answer, given: look.given } };
      this.#pending = { id, message, answer: JSON.stringify(answer), at: performance.now() };
      this.#send(message);
      return;
    }
  }

  async #moveOn(info: TableInfo): Promise<void> {
    let next = info.rematch;
    if (this.isMaker)
      next = (await this.#once(() => this.ask<{ id: string }>('POST', `/api/tables/${this.table}/rematch`, {})))?.id ?? null;
    if (next === null || next === this.table) return;
    this.finished++;
    for (const [seat, { view, result }] of this.#looks)
      if (seat !== null && result !== null) this.onEnd({ table: this.table, seat, view: canonical(view) });
    this.table = next;
    this.#info = null;
    this.#looks.clear();
    this.#watch();
  }

  /** One request at a time; a failed one is tried again when something happens, or after a moment. */
  async #once<T>(work: () => Promise<T | null>): Promise<T | null> {
    if (this.#busy) return null;
    this.#busy = true;
    const result = await work();
    this.#busy = false;
    if (result === null) setTimeout(() => this.#act(), AGAIN_MS);
    return result;
  }
}
