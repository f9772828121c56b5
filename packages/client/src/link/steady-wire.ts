/** A wire that comes back by itself: after a moment, and after longer ones while nobody can be reached. */
import type { ClientMessage, ServerMessage } from '@longtable/protocol';
import type { ClientWire, World } from './world.ts';

export interface SteadyWire {
  open(): void;
  /** Says nothing where nobody can hear it. */
  say(message: ClientMessage): void;
  /** Somebody was reached: the next loss is tried again soon. */
  reached(): void;
  /** Does not wait for the next try. */
  retry(): void;
  /** Ends the wire as it is now; another one follows. */
  drop(): void;
  close(): void;
}

export interface SteadyEars {
  opened(): void;
  hear(message: ServerMessage): void;
  /** False: no other wire is wanted. */
  lost(): boolean;
}

const FIRST_WAIT = 60;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;

export function steadyWire(world: World, { opened, hear, lost }: SteadyEars): SteadyWire {
  let wire: ClientWire | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let stopWaiting = (): void => {};
  let stopPinging = (): void => {};

  const say = (message: ClientMessage): void => wire?.say(JSON.stringify(message));

  function connect(): void {
    wire = world.connect({
      opened,
      hear: (text) => hear(JSON.parse(text) as ServerMessage),
      ended() {
        if (closed || !lost()) return;
        stopWaiting = world.after(wait * (0.7 + world.random() * 0.6), connect);
        wait = Math.min(LONGEST_WAIT, wait * 1.8);
      },
    });
  }

  function ping(): void {
    say({ t: 'ping' });
    stopPinging = world.after(PING_EVERY, ping);
  }

  return {
    open() {
      connect();
      stopPinging = world.after(PING_EVERY, ping);
    },
    say,
    reached() {
      wait = FIRST_WAIT;
    },
    retry() {
      stopWaiting();
      connect();
    },
    drop: () => wire?.end(),
    close() {
      closed = true;
      stopWaiting();
      stopPinging();
      wire?.end();
    },
  };
}
