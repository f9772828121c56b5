/** Reads what clients say and answers: the only place where messages become commands. */
import type { Command, Host } from '@longtable/host';
import type { Spec } from '@longtable/kernel';
import {
  type ClientMessage,
  clientMessage,
  type Guest,
  MESSAGE_RIGHTS,
  PROTOCOL,
  readAnswer,
  type ServerMessage,
  type WireRefusal,
} from '@longtable/protocol';
import type { RawData } from 'ws';
import type { Config } from '../config.ts';
import { hasRight } from '../http/rights.ts';
import { tokenBuckets } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Randomness, Time } from '../ports.ts';
import { wait } from '../table/absence.ts';
import { chat, comeBack, type Decided, maySee, resign, reveal, seatsOf, start, vote } from '../table/actions.ts';
import { askBack, offerEnd, reply } from '../table/asking.ts';
import { worldFor } from '../table/coach.ts';
import { voteFrom } from '../table/info.ts';
import type { LiveTable } from '../table/live.ts';
import { moveTable } from '../table/move.ts';
import { type Moment, personMoves, timed } from '../table/moves.ts';
import { makePlan } from '../table/plans.ts';
import { headOf } from '../table/receipt.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { changeOptions, closeTable, ready, removeSeat, reopenTable, setSeat } from '../table/waiting-room.ts';
import { sayWish } from '../table/wishes.ts';
import type { Titles } from '../titles.ts';
import { type Connection, connection, type Pass, type Wire } from './connection.ts';
import { detached } from './detached.ts';
import type { Viewer } from './feed.ts';
import type { Rooms } from './rooms.ts';

export interface HubContext {
  readonly config: Config;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly tables: Tables;
  readonly titles: Titles;
  readonly rooms: Rooms;
  readonly random: Randomness;
  readonly conduct: Conduct;
  /** The public key that receipts are signed with. */
  readonly receiptKey: string | null;
  log(error: unknown): void;
}

/** Standing and wishes of people, as far as they matter for what is said and heard. */
export interface Conduct {
  isSilenced(guest: string): Promise<boolean>;
  /** People whom somebody does not want to hear. */
  mutedBy(guest: string): Promise<ReadonlySet<string>>;
  mutes(guest: string, other: string): Promise<boolean>;
}

export interface Hub {
  accept(wire: Wire, guest: Guest | null, address: string, pass?: Pass | null): void;
  /** One message to a table without a socket, and its answer. */
  ask(pass: Pass, table: LiveTable, message: ClientMessage): Promise<ServerMessage>;
  /** Ends the sockets of a session, or of all sessions of a person. */
  hangUp(whose: { readonly session: string } | { readonly person: string }): void;
  /** From now on somebody does not hear these people. */
  setMuted(person: string, muted: ReadonlySet<string>): void;
  readonly size: number;
  /** Says goodbye to everybody. */
  drain(): void;
}

/** Who sends this many messages too fast is cut off. */
const PATIENCE = 200;
/** Messages that need much of the match to be played again, or that everybody must read, cost more. */
const COST: Partial<Record<ClientMessage['t'], number>> = { 'look-at': 3, 'heard-by': 3, imagine: 3, wish: 5, watch: 3, chat: 5 };
const POLICY = 1008;

type Said<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
type Deciding = (state: TableState, guest: Guest, moment: Moment) => Decided<object>;

export function hub(context: HubContext): Hub {
  const { config, time, metrics, tables, rooms } = context;
  const connections = new Set<Connection>();
  const { messagesPerSecond, backlogBytes } = config.limits;
  const counters = new Map<string, () => void>();

  function countMessage(kind: ClientMessage['t']): void {
    const counter = counters.get(kind) ?? metrics.counter('longtable_messages_total', { kind });
    counters.set(kind, counter);
    counter();
  }

  function refuse(to: Connection, id: string | null, refusal: WireRefusal): void {
    metrics.count('longtable_refusals_total', { code: refusal.refused });
    to.send({ t: 'refused', id, refusal });
  }

  async function watch(self: Connection, message: Said<'watch'>): Promise<void> {
    const { table: id, heard, code, unnamed } = message;
    rooms.leave(self);
    self.watching = message;
    const table = await tables.get(id);
    const muted = self.guest === null ? self.muted : await context.conduct.mutedBy(self.guest.id);
    // Whoever has gone meanwhile, or to another table, does not come in.
    if (self.watching !== message) return;
    if (table === null || !maySee(table.state, self.guest?.id ?? null, code)) return refuse(self, null, { refused: 'not-found' });
    Object.assign(self, { code, muted, unnamed: unnamed === true });
    rooms.enter(self, table, heard);
    await noteReturn(table, self.guest);
  }

  /** Votes against somebody who is back no longer count. */
  async function noteReturn(table: LiveTable, guest: Guest | null): Promise<void> {
    if (guest === null) return;
    for (const seat of seatsOf(table.state, guest.id)) {
      const own = table.state.seats[seat];
      if (own === undefined || own.votes.length + own.patience === 0) continue;
      const commandId = `back:${seat}:${table.state.seq}`;
      const decide = (_: TableState, { now }: Moment): Decided<object> => ({ entry: { t: 'back', at: now, seat }, seat, answer: {} });
      await table.perform<object>(commandId, decide, () => ({}));
    }
  }

  /** A command that ends in the log, or is refused. */
  async function command(self: Connection, table: LiveTable, id: string, decide: Deciding): Promise<void> {
    const { guest } = self;
    if (guest === null) return refuse(self, id, { refused: 'no-session' });
    const result = await table.perform<object>(
      `${guest.id}:${id}`,
      (state, moment) => decide(state, guest, moment),
      () => ({}),
    );
    if ('refused' in result) refuse(self, id, result as WireRefusal);
    else self.send({ t: 'done', id });
  }

  /** The match for one's own eyes; for all eyes, once it is over. */
  function hostFor(self: Connection, { state }: LiveTable, viewer: Viewer): Host<Spec> | WireRefusal {
    const { host, seats, status } = state;
    if (viewer !== null && viewer >= seats.length) return { refused: 'no-such-seat' };
    if (!self.viewers.includes(viewer) && status !== 'finished') return { refused: 'not-allowed' };
    return host ?? { refused: 'not-started' };
  }

  function lookAt(self: Connection, table: LiveTable, { id, n, seat }: Said<'look-at'>): void {
    const viewer = seat === undefined ? (self.viewers[0] ?? null) : seat;
    const host = hostFor(self, table, viewer);
    if ('refused' in host) refuse(self, id, host);
    else self.send({ t: 'look-at', id, n, look: host.lookAt(viewer, n) });
  }

  function heardBy(self: Connection, table: LiveTable, { id, seat }: Said<'heard-by'>): void {
    const host = hostFor(self, table, seat);
    if ('refused' in host) refuse(self, id, host);
    else self.send({ t: 'heard-by', id, seat, heard: host.heard(seat) });
  }

  /** Something for players to hold against the receipt. */
  function giveHead(self: Connection, { state }: LiveTable, { id }: Said<'head'>): void {
    const head = self.viewers[0] === null ? null : headOf(state, context.random);
    if (head === null) refuse(self, id, { refused: self.viewers[0] === null ? 'not-allowed' : 'not-started' });
    else self.send({ t: 'head', id, ...head, ...(context.receiptKey === null ? {} : { key: context.receiptKey }) });
  }

  function explain(self: Connection, { state }: LiveTable, { id, seat }: Said<'explain'>): void {
    const found = state.seats[seat];
    const why = found !== undefined && isPublic(state, seat) ? found.why : null;
    if (found === undefined) refuse(self, id, { refused: 'no-such-seat' });
    else self.send({ t: 'explained', id, seat, text: why === null ? null : { en: why.en, de: why.de } });
  }

  /** A world to think about elsewhere: it costs no thought here. */
  function imagine(self: Connection, { state }: LiveTable, { id, seat }: Said<'imagine'>): void {
    const found = worldFor(state, seat, self.guest === null ? [] : seatsOf(state, self.guest.id), context.random);
    if ('refused' in found) refuse(self, id, found);
    else self.send({ t: 'imagined', id, seat, ...found });
  }

  /** Offers of somebody do not reach those who mute them: for them it is a no. */
  async function declineForMuted(table: LiveTable): Promise<void> {
    const { asking, seq } = table.state;
    for (const other of asking?.of ?? []) {
      if (asking === null || !(await context.conduct.mutes(other, asking.guest))) continue;
      const decide = (state: TableState, { now }: Moment): Decided<object> => reply(state, other, false, now);
      await table.perform<object>(`mute:${other}:${seq}`, decide, () => ({}));
    }
  }

  /** To the rules that new tables get here. */
  async function move(self: Connection, table: LiveTable, { id }: Said<'move'>): Promise<void> {
    const to = context.titles.own(table.state.created.game)?.rules;
    if (to === undefined) return refuse(self, id, { refused: 'no-such-rules' });
    await context.titles.open(to);
    return command(self, table, id, (state, guest, moment) => moveTable(state, guest.id, to, moment));
  }

  /** To bots that understand it: their words are loaded before the wish is weighed. */
  async function wish(self: Connection, table: LiveTable, message: Said<'wish'>): Promise<void> {
    const { words } = table.state;
    const wishing = words === null ? undefined : (await context.titles.words(words)).wishes;
    if (wishing === undefined) return refuse(self, message.id, { refused: 'bad-option' });
    return command(self, table, message.id, (state, guest, { now }) => sayWish(state, guest.id, message, wishing, now));
  }

  async function handle(self: Connection, message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return self.send({ t: 'pong' });
    if (!hasRight(self.pass?.rights ?? null, MESSAGE_RIGHTS[message.t]))
      return refuse(self, 'id' in message ? message.id : null, { refused: 'not-allowed' });
    if (message.t === 'watch') return watch(self, message);
    const id = 'id' in message ? message.id : null;
    const table = self.table === null ? null : (tables.live.get(self.table) ?? (await tables.get(self.table)));
    if (table === null) return refuse(self, id, { refused: 'not-found', message: 'Watch a table first.' });
    // Programs are not rated, whoever they play for.
    const isProgram = self.pass !== null && self.pass.rights !== null;
    if (isProgram && table.state.created.rated === true && MESSAGE_RIGHTS[message.t] === 'play')
      return refuse(self, id, { refused: 'rated' });
    switch (message.t) {
      case 'do':
        return command(self, table, message.id, (state, guest, moment) => personMoves(state, guest.id, message.command as Command, moment));
      case 'reveal':
        return command(self, table, `reveal-${message.seat}`, (state, guest, { now }) =>
          reveal(state, guest.id, message.seat, message.nonce, now),
        );
      case 'start':
        return command(self, table, message.id, (state, guest, { now }) => start(state, guest.id, now));
      case 'chat':
        if (self.guest !== null && (await context.conduct.isSilenced(self.guest.id)))
          return refuse(self, message.id, { refused: 'silenced' });
        return command(self, table, message.id, (state, guest, { now }) => chat(state, guest, message.text, now));
      case 'vote':
        return command(self, table, message.id, (state, guest, { now }) => {
          const presence = rooms.presence(table.id);
          const absent = state.seats[message.seat]?.guest;
          const present = absent != null && presence.has(absent);
          return vote(state, guest.id, message.seat, message.level, { present, from: voteFrom(state, message.seat, presence) }, now);
        });
      case 'return':
        return command(self, table, message.id, (state, guest, { now }) => comeBack(state, guest.id, message.seat, now));
      case 'move':
        return move(self, table, message);
      case 'resign':
        return command(self, table, message.id, (state, guest, moment) =>
          resign(state, guest.id, message.seat, moment.now, timed(state, moment).spent),
        );
      case 'ask-end':
        await command(self, table, message.id, (state, guest, moment) => offerEnd(state, guest.id, rooms.presence(table.id), moment));
        return declineForMuted(table);
      case 'ask-back':
        await command(self, table, message.id, (state, guest, moment) => askBack(state, guest.id, message.seat, moment));
        return declineForMuted(table);
      case 'reply':
        return command(self, table, message.id, (state, guest, { now }) => reply(state, guest.id, message.yes, now));
      case 'plan':
        return command(self, table, message.id, (state, guest, { now }) => makePlan(state, guest.id, message, now));
      case 'wait':
        return command(self, table, message.id, (state, guest, { now }) =>
          wait(state, guest.id, message.seat, rooms.presence(table.id), now),
        );
      case 'seat':
        return command(self, table, message.id, (state, guest, { now }) =>
          message.to === 'gone' ? removeSeat(state, guest.id, message.seat, now) : setSeat(state, guest.id, message.seat, message.to, now),
        );
      case 'options':
        return command(self, table, message.id, (state, guest, { now }) =>
          changeOptions(state, guest.id, message.options, message.clock, now),
        );
      case 'ready':
        return command(self, table, message.id, (state, guest, { now }) => ready(state, guest.id, now));
      case 'close':
        return command(self, table, message.id, (state, guest, { now }) => closeTable(state, guest.id, now));
      case 'reopen':
        return command(self, table, message.id, (state, guest, { now }) => reopenTable(state, guest.id, now));
      case 'head':
        return giveHead(self, table, message);
      case 'look-at':
        return lookAt(self, table, message);
      case 'heard-by':
        return heardBy(self, table, message);
      case 'explain':
        return explain(self, table, message);
      case 'imagine':
        return imagine(self, table, message);
      case 'wish':
        return wish(self, table, message);
    }
  }

  function parse(self: Connection, data: RawData, isBinary: boolean): ClientMessage | null {
    let read: unknown;
    try {
      read = isBinary ? null : JSON.parse(String(data));
    } catch {
      read = null;
    }
    const answer = readAnswer(read);
    if (answer !== null) return answer;
    const parsed = clientMessage.safeParse(read);
    if (parsed.success) return parsed.data;
    const said = read as { t?: unknown; protocol?: unknown; id?: unknown } | null;
    const isOld = said?.t === 'watch' && said.protocol !== PROTOCOL;
    const id = typeof said?.id === 'string' && said.id.length <= 40 ? said.id : null;
    refuse(self, id, isOld ? { refused: 'old-client' } : { refused: 'bad-message', message: issueOf(parsed.error.issues) });
    return null;
  }

  let stopBeating = (): void => {};
  function beat(): void {
    const now = time.ticks();
    for (const self of connections) self.beat(now, config.heartbeatMs);
    stopBeating = time.after(config.heartbeatMs, beat);
  }
  stopBeating = time.after(config.heartbeatMs, beat);

  return {
    get size() {
      return connections.size;
    },
    ask: (pass, table, message) =>
      new Promise((resolve) => {
        const self = detached(pass, table, resolve);
        handle(self, message).catch((error: unknown) => {
          context.log(error);
          refuse(self, null, { refused: 'unavailable' });
        });
      }),
    hangUp(whose) {
      for (const self of connections) {
        const isMeant = 'session' in whose ? self.pass?.session === whose.session : self.guest?.id === whose.person;
        if (isMeant) self.hangUp(POLICY, 'signed out');
      }
    },
    setMuted(person, muted) {
      for (const self of connections) if (self.guest?.id === person) self.muted = muted;
    },
    accept(wire, guest, address, pass = null) {
      const { socket } = wire;
      const self = connection(wire, { guest, pass, address }, backlogBytes, time);
      const bucket = tokenBuckets({ burst: messagesPerSecond * 5, perSecond: messagesPerSecond }, time);
      let tooFast = 0;
      /** Control frames cost as much as messages: whoever sends too many of either is cut off. */
      const pays = (cost: number): boolean => {
        self.heard(time.ticks());
        if (bucket.spend('', cost)) return true;
        if (++tooFast > PATIENCE) self.hangUp(POLICY, 'too fast');
        return false;
      };
      connections.add(self);
      socket.on('ping', (data) => {
        if (pays(1)) self.pong(data);
      });
      socket.on('pong', () => void pays(1));
      socket.on('message', (data, isBinary) => {
        const message = parse(self, data, isBinary);
        if (!pays(COST[message?.t ?? 'ping'] ?? 1)) {
          if (message !== null) refuse(self, 'id' in message ? message.id : null, { refused: 'too-fast' });
          return;
        }
        if (message === null) return;
        countMessage(message.t);
        handle(self, message).catch((error: unknown) => {
          context.log(error);
          refuse(self, 'id' in message ? message.id : null, { refused: 'unavailable' });
        });
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        connections.delete(self);
        self.watching = null;
        rooms.leave(self);
      });
    },
    drain() {
      stopBeating();
      for (const self of connections) self.close('restart');
    },
  };
}

/** Everybody has heard what came of the seat's last answer: nothing of it lies face down any more. */
function isPublic({ host, match }: TableState, seat: number): boolean {
  if (host === null || (match?.sealed?.[seat] ?? null) !== null) return false;
  const answered = host.entries().findLastIndex((entry) => (entry.t === 'answer' || entry.t === 'offer') && entry.seat === seat);
  const lastHeard = host.entriesAt(null, host.heardCount(null) - 1) ?? 0;
  return lastHeard > answered;
}

/** What is wrong with a message, in a few words. */
const issueOf = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  issues[0] === undefined ? 'not readable' : `${issues[0].path.join('.') || 'message'}: ${issues[0].message}`.slice(0, 200);
