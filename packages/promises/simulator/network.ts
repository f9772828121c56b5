/** Wires between clients and nodes, and between nodes: late, cut, and for nodes also out of order, doubled, lost and divided. */
import type { Rnd } from '@longtable/kernel';
import type { Guest } from '@longtable/protocol';
import type { Bus, Here, Notification, SignedOut } from '@longtable/server/bus/contract.ts';
import { type InsideWire, insideWire } from '../help/inside-wire.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One thing that a node tells the others. */
interface Told {
  readonly n?: Notification;
  readonly h?: Here;
  readonly s?: SignedOut;
}

/** The state of the network. Chances are in a thousand. */
export interface Weather {
  /** A message is lost, and with it the connection: a socket keeps order or breaks. */
  lost: number;
  /** A message of a client comes twice. */
  doubled: number;
  /** The longest way. */
  delay: number;
  /** Nodes do not hear each other. */
  divided: boolean;
}

export interface ClientEars {
  hear(text: string): void;
  opened(): void;
  ended(): void;
}
export interface ClientWire {
  say(text: string): void;
  end(): void;
}

/** A node that takes connections. */
export interface Target {
  accept(wire: InsideWire, guest: Guest): void;
}

export interface Network {
  readonly weather: Weather;
  /** A connection to a node; it may fail. */
  connect(to: () => Target | null, guest: Guest, ears: ClientEars): ClientWire;
  bus(node: string, isAlive: () => boolean): Bus;
}

const NOTICED_MS = 500;

/** `note`: what happened, for the trace. */
export function network(time: VirtualTime, rnd: Rnd, note: (what: string) => void): Network {
  const weather: Weather = { lost: 0, doubled: 0, delay: 20, divided: false };
  const chance = (inThousand: number): boolean => rnd(1000) < inThousand;
  const way = (): number => 1 + rnd(weather.delay);

  function connect(to: () => Target | null, guest: Guest, ears: ClientEars): ClientWire {
    let isOpen = true;
    /** Something was lost: what is said after it never comes. */
    let isBroken = false;
    /** Words that are said later come later. */
    const lastAt = { up: 0, down: 0 };
    const inOrder = (side: 'up' | 'down', deliver: () => void): void => {
      lastAt[side] = Math.max(lastAt[side], time.now + way());
      time.after(lastAt[side] - time.now, deliver);
    };
    const server = insideWire({
      hear(text) {
        if (isBroken) return;
        if (chance(weather.lost)) return fall();
        inOrder('down', () => {
          if (!isOpen) return;
          note(`${guest.id} < ${text}`);
          ears.hear(text);
        });
      },
      pinged: () => inOrder('up', () => void (isOpen && !isBroken && server.pong())),
      ended: () => inOrder('down', close),
    });
    function close(): void {
      if (!isOpen) return;
      isOpen = false;
      note(`${guest.id} is cut off`);
      ears.ended();
    }
    /** The client notices after a moment, the server perhaps only by its heartbeat. */
    function fall(): void {
      isBroken = true;
      time.after(rnd(NOTICED_MS), close);
      if (rnd(2) === 0) time.after(rnd(NOTICED_MS), () => server.cut());
    }
    time.after(way(), () => {
      if (!isOpen) return;
      const node = to();
      if (node === null || chance(weather.lost)) return close();
      node.accept(server, guest);
      ears.opened();
    });
    return {
      say(text) {
        if (!isOpen || isBroken) return;
        if (chance(weather.lost)) return fall();
        const deliver = (): void => {
          note(`${guest.id} > ${text}`);
          server.say(text);
        };
        inOrder('up', deliver);
        if (chance(weather.doubled)) inOrder('up', deliver);
      },
      end() {
        if (!isOpen) return;
        isOpen = false;
        time.after(way(), () => server.cut());
        time.after(way(), ears.ended);
      },
    };
  }

  const listeners: { readonly node: string; readonly isAlive: () => boolean; hear(told: Told): void }[] = [];

  function tell(from: string, isAlive: () => boolean, told: Told): void {
    if (!isAlive()) return;
    for (const listener of listeners) {
      if (listener.node === from || weather.divided || chance(weather.lost)) continue;
      const deliver = (): void => {
        if (listener.isAlive()) listener.hear(structuredClone(told));
      };
      // Each on its own way: the later one may be faster.
      time.after(way() * 3, deliver);
      if (chance(weather.doubled)) time.after(way() * 5, deliver);
    }
  }

  function bus(node: string, isAlive: () => boolean): Bus {
    let onNotification: (n: Notification) => void = () => {};
    let onHere: (h: Here) => void = () => {};
    let onSignedOut: (s: SignedOut) => void = () => {};
    listeners.push({
      node,
      isAlive,
      hear({ n, h, s }) {
        if (n !== undefined) onNotification(n);
        if (h !== undefined) onHere(h);
        if (s !== undefined) onSignedOut(s);
      },
    });
    return {
      node,
      notify: (n) => tell(node, isAlive, { n }),
      here: (h) => tell(node, isAlive, { h }),
      signedOut: (s) => tell(node, isAlive, { s }),
      onNotification: (listener) => {
        onNotification = listener;
      },
      onHere: (listener) => {
        onHere = listener;
      },
      onSignedOut: (listener) => {
        onSignedOut = listener;
      },
      close: async () => {},
    };
  }
  return { weather, connect, bus };
}
