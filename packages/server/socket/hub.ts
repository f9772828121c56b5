/** All sockets of a node: takes them on, listens to them as fast as they may talk, and lets them go. */
import type { ClientMessage, Guest, ServerMessage } from '@longtable/protocol';
import type { RawData } from 'ws';
import type { Bus, SignedOut } from '../bus/contract.ts';
import type { Config } from '../config.ts';
import { tokenBuckets } from '../limits.ts';
import { counterBy } from '../metrics.ts';
import type { Time } from '../ports.ts';
import type { LiveTable } from '../table/live.ts';
import { type Connection, connection, type Pass, type Wire } from './connection.ts';
import { detached } from './detached.ts';
import { type DispatchContext, Dispatcher } from './dispatcher.ts';
import { idOf, readMessage } from './read-message.ts';

export interface HubContext extends DispatchContext {
  readonly config: Config;
  readonly bus: Pick<Bus, 'signedOut' | 'onSignedOut'>;
  readonly time: Time;
}

export interface Hub {
  accept(wire: Wire, guest: Guest | null, address: string, pass?: Pass | null): void;
  /** One message to a table without a socket, and its answer. */
  ask(pass: Pass, table: LiveTable, message: ClientMessage): Promise<ServerMessage>;
  /** Ends the sockets of a session, or of all sessions of a person, at all nodes. */
  hangUp(whose: SignedOut): void;
  /** From now on somebody does not hear these people. */
  setMuted(person: string, muted: ReadonlySet<string>): void;
  readonly size: number;
  /** Says goodbye to everybody. */
  drain(): void;
}

/** The number of messages too fast after which a connection is cut off. */
const PATIENCE = 200;
/** Messages that need much of the match to be played again, or that everybody must read, cost more. */
const COST: Partial<Record<ClientMessage['t'], number>> = { 'look-at': 3, 'heard-by': 3, imagine: 3, wish: 5, watch: 3, chat: 5 };
const POLICY = 1008;

export function hub(context: HubContext): Hub {
  const { config, time, rooms, bus } = context;
  const connections = new Set<Connection>();
  const dispatcher = new Dispatcher(context);
  const countMessage = counterBy(context.metrics, 'longtable_messages_total', 'kind');
  const stopBeating = heartbeat(context, connections);

  function hear(self: Connection, pays: Pays, data: RawData, isBinary: boolean): void {
    const message = readMessage(data, isBinary);
    if ('refusal' in message) {
      dispatcher.refuse(self, message.id, message.refusal);
      pays(1);
    } else if (!pays(COST[message.t] ?? 1)) dispatcher.refuse(self, idOf(message), { refused: 'too-fast' });
    else {
      countMessage(message.t);
      dispatcher.take(self, message);
    }
  }

  function signOut(whose: SignedOut): void {
    for (const self of connections) {
      const isMeant = 'session' in whose ? self.pass?.session === whose.session : self.guest?.id === whose.person;
      if (isMeant) self.hangUp(POLICY, 'signed out');
    }
  }
  bus.onSignedOut(signOut);

  return {
    get size() {
      return connections.size;
    },
    ask: (pass, table, message) => new Promise((resolve) => dispatcher.take(detached(pass, table, resolve), message)),
    hangUp(whose) {
      signOut(whose);
      bus.signedOut(whose);
    },
    setMuted(person, muted) {
      for (const self of connections) if (self.guest?.id === person) self.muted = muted;
    },
    accept(wire, guest, address, pass = null) {
      const { socket } = wire;
      const self = connection(wire, { guest, pass, address }, config.limits.backlogBytes, time);
      const pays = tokensOf(self, context);
      connections.add(self);
      socket.on('ping', (data) => {
        if (pays(1)) self.pong(data);
      });
      socket.on('pong', () => void pays(1));
      socket.on('message', (data, isBinary) => hear(self, pays, data, isBinary));
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

/** False: too fast, and nothing is done. */
type Pays = (cost: number) => boolean;

/** Tokens of one connection. Control frames cost as much as messages: whoever sends too many of either is cut off. */
function tokensOf(self: Connection, { config, time }: HubContext): Pays {
  const { messagesPerSecond } = config.limits;
  const bucket = tokenBuckets({ burst: messagesPerSecond * 5, perSecond: messagesPerSecond }, time);
  let tooFast = 0;
  return (cost) => {
    self.heard(time.ticks());
    if (bucket.spend('', cost)) return true;
    if (++tooFast > PATIENCE) self.hangUp(POLICY, 'too fast');
    return false;
  };
}

/** Asks silent peers whether they are there, again and again; returns what ends it. */
function heartbeat({ time, config: { heartbeatMs } }: HubContext, connections: ReadonlySet<Connection>): () => void {
  let cancel = time.after(heartbeatMs, beat);
  function beat(): void {
    const now = time.ticks();
    for (const self of connections) self.beat(now, heartbeatMs);
    cancel = time.after(heartbeatMs, beat);
  }
  return () => cancel();
}
