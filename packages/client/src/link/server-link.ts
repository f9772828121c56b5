/**
 * The client's side of a table on a server, on any wire: comes back by itself, and a command keeps its id until it is answered, so that
 * nothing is done twice or lost. It knows nothing of browsers.
 */
import { type KeptHead, patch } from '@longtable/host';
import type { Json } from '@longtable/kernel';
import type { ClientMessage, ServerMessage, WireRefusal } from '@longtable/protocol';
import { store } from '../state/value.ts';
import {
  type AnyHeard,
  type AnyLook,
  type World as Imagined,
  type LinkState,
  NOWHERE,
  type Refused,
  type SeatState,
  type TableLink,
  type Trouble,
} from './table-link.ts';

export interface WireEars {
  opened(): void;
  hear(text: string): void;
  /** The wire is gone, whoever ended it. */
  ended(): void;
}
export interface ClientWire {
  /** Says nothing where nobody can hear it. */
  say(text: string): void;
  end(): void;
}

/** The world that a link lives in. */
export interface World {
  connect(ears: WireEars): ClientWire;
  /** Calls back once; the returned function calls it off. */
  after(ms: number, callback: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  newId(): string;
  /** Own shares of the luck by seat, for this table. */
  nonces(): Readonly<Record<string, string>>;
  /** `key`: what the server says it signs with. */
  keepHead(commitment: string, head: KeptHead, key: string | undefined): void;
  /** True: whoever only watches is not named. */
  unnamed?(): boolean;
}

/** What needs no requests beside the wire. */
export interface ServerLink extends Omit<TableLink, 'receipt' | 'fork' | 'rematch'> {
  /** Somebody knows that the wire is dead. */
  drop(): void;
}

const PROTOCOL: Extract<ClientMessage, { t: 'watch' }>['protocol'] = 4;
const FIRST_WAIT = 60;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;

type Sent = Extract<ClientMessage, { id: string }>;
type Unsent = Sent extends infer M ? (M extends Sent ? Omit<M, 'id'> : never) : never;
type Reason = Extract<ServerMessage, { t: 'explained' }>['text'];
type Reply =
  | Refused
  | null
  | { readonly look: AnyLook | null }
  | { readonly heard: readonly AnyHeard[] }
  | { readonly reason: Reason }
  | { readonly world: Imagined }
  | { readonly head: KeptHead; readonly key: string | undefined };
interface Waiting {
  readonly message: Sent;
  readonly resolve: (reply: Reply) => void;
}

const TROUBLES: Partial<Record<WireRefusal['refused'], Trouble>> = {
  'not-found': 'not-found',
  'old-client': 'old-client',
  'no-session': 'no-session',
};
const name = (seat: number | null): string => (seat === null ? 'watch' : String(seat));

/** `code` lets one look at a table that is not listed. */
export function serverLink(id: string, world: World, code = ''): ServerLink {
  const state = store<LinkState>(NOWHERE);
  const waiting = new Map<string, Waiting>();
  let wire: ClientWire | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let stopWaiting = (): void => {};
  let stopPinging = (): void => {};

  const set = (part: Partial<LinkState>): void => state.set({ ...state.get(), ...part, pending: waiting.size });
  const say = (message: ClientMessage): void => wire?.say(JSON.stringify(message));

  function open(): void {
    wire = world.connect({
      opened() {
        const heard = Object.fromEntries(state.get().seats.map((seat) => [name(seat.seat), seat.heard.length]));
        say({
          t: 'watch',
          protocol: PROTOCOL,
          table: id,
          heard,
          ...(code !== '' && { code }),
          ...(world.unnamed?.() && { unnamed: true }),
        });
      },
      hear: (text) => hear(JSON.parse(text) as ServerMessage),
      ended() {
        if (closed || state.get().trouble !== null) return;
        set({ connection: state.get().table === null ? 'connecting' : 'lost' });
        stopWaiting = world.after(wait * (0.7 + world.random() * 0.6), open);
        wait = Math.min(LONGEST_WAIT, wait * 1.8);
      },
    });
  }

  function hear(message: ServerMessage): void {
    if (message.t === 'welcome') welcome(message);
    else if (message.t === 'update') {
      set({ seats: message.looks.reduce(updated, state.get().seats) });
      noteEnd();
    } else if (message.t === 'table') {
      set({ table: message.table, mine: message.mine, ahead: message.now - world.now() });
      reveal();
    } else if (message.t === 'chat') set({ chat: [...state.get().chat, message.line] });
    else if (message.t === 'done') settle(message.id, null);
    else if (message.t === 'refused') refused(message.id, message.refusal);
    else if (message.t === 'look-at') settle(message.id, { look: message.look });
    else if (message.t === 'heard-by') settle(message.id, { heard: message.heard });
    else if (message.t === 'explained') settle(message.id, { reason: message.text });
    else if (message.t === 'imagined') settle(message.id, { world: { world: message.world, seed: message.seed } });
    else if (message.t === 'head') settle(message.id, { head: { salt: message.salt, head: message.head }, key: message.key });
  }

  let hasEnded = false;
  /** The last head covers what others did after our own last answer. */
  function noteEnd(): void {
    if (hasEnded || !state.get().seats.some(({ seat, look }) => seat !== null && look.result !== null)) return;
    hasEnded = true;
    void keepHead();
  }

  function welcome({ table, mine, looks, chat, now }: Extract<ServerMessage, { t: 'welcome' }>): void {
    const before = state.get().seats;
    const seats = looks.map(({ seat, look, heard }): SeatState => {
      const old = before.find((one) => one.seat === seat)?.heard ?? [];
      const first = heard[0]?.n ?? old.length;
      return { seat, look, heard: [...old.slice(0, first), ...heard] };
    });
    wait = FIRST_WAIT;
    set({ connection: 'online', trouble: null, table, mine, seats, chat, ahead: now - world.now() });
    for (const { message } of waiting.values()) say(message);
    reveal();
  }

  /** Our share of the luck, once everybody sits. */
  function reveal(): void {
    const { table, mine } = state.get();
    if (table?.status !== 'revealing') return;
    // A seat may have moved up since it was taken: the server knows which nonce was promised for it.
    for (const seat of mine) for (const nonce of Object.values(world.nonces())) say({ t: 'reveal', seat, nonce });
  }

  function settle(commandId: string, reply: Reply): void {
    const request = waiting.get(commandId);
    waiting.delete(commandId);
    set({});
    request?.resolve(reply);
  }

  function refused(commandId: string | null, refusal: WireRefusal): void {
    const trouble = TROUBLES[refusal.refused];
    if (commandId !== null) settle(commandId, refusal);
    else if (trouble !== undefined) set({ trouble });
    // What is no table's name at all is not understood, and there will never be an answer.
    else if (refusal.refused === 'bad-message' && state.get().table === null) set({ trouble: 'not-found' });
    // The table could not be shown just now: like a lost connection, it is tried again a little later.
    else if (state.get().connection !== 'online') wire?.end();
  }

  function ask(message: Unsent): Promise<Reply> {
    const sent = { ...message, id: world.newId() } as Sent;
    return new Promise((resolve) => {
      waiting.set(sent.id, { message: sent, resolve });
      set({});
      say(sent);
    });
  }
  /** After each own answer, and at the end: something to hold against the receipt. */
  async function keepHead(): Promise<void> {
    const { table } = state.get();
    const reply = await ask({ t: 'head' });
    if (table !== null && reply !== null && 'head' in reply) world.keepHead(table.commitment, reply.head, reply.key);
  }

  const act = (message: Unsent): Promise<Refused | null> => ask(message) as Promise<Refused | null>;

  const retry = (): void => {
    if (state.get().connection !== 'lost') return;
    stopWaiting();
    open();
  };
  function ping(): void {
    say({ t: 'ping' });
    stopPinging = world.after(PING_EVERY, ping);
  }
  open();
  stopPinging = world.after(PING_EVERY, ping);
  return {
    kind: 'server',
    get: state.get,
    subscribe: state.subscribe,
    async submit(command) {
      if (command.t === 'hand-over') return null;
      const refused = await act({ t: 'do', command: command as Extract<Sent, { t: 'do' }>['command'] });
      if (refused === null) void keepHead();
      return refused;
    },
    start: () => act({ t: 'start' }),
    chat: (text) => act({ t: 'chat', text }),
    vote: (seat, level) => act({ t: 'vote', seat, level }),
    takeSeatBack: (seat) => act({ t: 'return', seat }),
    wish: (wish) => act(wish),
    move: () => act({ t: 'move' }),
    async explain(seat) {
      const reply = await ask({ t: 'explain', seat });
      return reply !== null && 'reason' in reply ? reply.reason : null;
    },
    async imagine(seat) {
      const reply = await ask({ t: 'imagine', seat });
      return reply !== null && 'world' in reply ? reply.world : null;
    },
    retry,
    playAlone: async () => null,
    async lookAt(seat, n) {
      const reply = await ask({ t: 'look-at', n, seat });
      return reply !== null && 'look' in reply ? reply.look : null;
    },
    async heardBy(seat) {
      const reply = await ask({ t: 'heard-by', seat });
      return reply !== null && 'heard' in reply ? reply.heard : null;
    },
    pace: () => undefined,
    drop: () => wire?.end(),
    close() {
      closed = true;
      stopWaiting();
      stopPinging();
      wire?.end();
    },
  };
}

/** A change for a viewer that we have no look of is left to the next welcome. */
function updated(seats: readonly SeatState[], update: Extract<ServerMessage, { t: 'update' }>['looks'][number]): readonly SeatState[] {
  return seats.map((now) => {
    if (now.seat !== update.seat) return now;
    const look = patch(now.look as unknown as Json, update.changes) as unknown as AnyLook;
    const fresh = update.heard.filter(({ n }) => n >= now.heard.length);
    return { ...now, look, heard: fresh.length === 0 ? now.heard : [...now.heard, ...fresh] };
  });
}
