/** A table on a server: one socket, which comes back by itself. A command keeps its id until it is answered, so that nothing is done twice or lost. */
import { type KeptHead, patch } from '@longtable/host';
import type { Json } from '@longtable/kernel';
import type { ClientMessage, ServerMessage, SOCKET_PATH, WireRefusal } from '@longtable/protocol';
import { readKept } from '../state/local-storage.ts';
import { store } from '../state/store.ts';
import { forkTable, isRefused, receiptOf, rematch } from './api.ts';
import { keepFor } from './kept.ts';
import {
  type AnyHeard,
  type AnyLook,
  type LinkState,
  NOWHERE,
  type Refused,
  type SeatState,
  type TableLink,
  type Trouble,
} from './table-link.ts';

const PATH: typeof SOCKET_PATH = '/socket';
const PROTOCOL: Extract<ClientMessage, { t: 'watch' }>['protocol'] = 4;
const FIRST_WAIT = 400;
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
  | { readonly head: KeptHead };
interface Waiting {
  readonly message: Sent;
  readonly resolve: (reply: Reply) => void;
}

const TROUBLES: Partial<Record<WireRefusal['refused'], Trouble>> = {
  'not-found': 'not-found',
  'old-client': 'old-client',
  'no-session': 'no-session',
};
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
const name = (seat: number | null): string => (seat === null ? 'watch' : String(seat));

export function socketLink(id: string): TableLink {
  const state = store<LinkState>(NOWHERE);
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;

  const set = (part: Partial<LinkState>): void => state.set({ ...state.get(), ...part, pending: waiting.size });
  const say = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function open(): void {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATH}`);
    socket.onopen = () => {
      const heard = Object.fromEntries(state.get().seats.map((seat) => [name(seat.seat), seat.heard.length]));
      say({ t: 'watch', protocol: PROTOCOL, table: id, heard });
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (closed || state.get().trouble !== null) return;
      set({ connection: state.get().table === null ? 'connecting' : 'lost' });
      timer = setTimeout(open, wait * (0.7 + Math.random() * 0.6));
      wait = Math.min(LONGEST_WAIT, wait * 1.8);
    };
  }

  function hear(message: ServerMessage): void {
    if (message.t === 'welcome') welcome(message);
    else if (message.t === 'update') {
      set({ seats: message.looks.reduce(updated, state.get().seats) });
      noteEnd();
    } else if (message.t === 'table') {
      set({ table: message.table, mine: message.mine, ahead: message.now - Date.now() });
      reveal();
    } else if (message.t === 'chat') set({ chat: [...state.get().chat, message.line] });
    else if (message.t === 'done') settle(message.id, null);
    else if (message.t === 'refused') refused(message.id, message.refusal);
    else if (message.t === 'look-at') settle(message.id, { look: message.look });
    else if (message.t === 'heard-by') settle(message.id, { heard: message.heard });
    else if (message.t === 'explained') settle(message.id, { reason: message.text });
    else if (message.t === 'head') settle(message.id, { head: { salt: message.salt, head: message.head } });
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
    set({ connection: 'online', trouble: null, table, mine, seats, chat, ahead: now - Date.now() });
    for (const { message } of waiting.values()) say(message);
    reveal();
  }

  /** Our share of the luck, once everybody sits. */
  function reveal(): void {
    const { table, mine } = state.get();
    if (table?.status !== 'revealing') return;
    const nonces = readKept<Record<string, string>>(`nonces.${id}`, {});
    for (const seat of mine) {
      const nonce = nonces[seat];
      if (nonce !== undefined) say({ t: 'reveal', seat, nonce });
    }
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
  }

  function ask(message: Unsent): Promise<Reply> {
    const sent = { ...message, id: newId() } as Sent;
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
    if (table !== null && reply !== null && 'head' in reply) keepFor(id, table.commitment, reply.head);
  }

  const act = (message: Unsent): Promise<Refused | null> => ask(message) as Promise<Refused | null>;

  /** The browser knows first: a socket without a network is not waited for. */
  const gone = (): void => socket?.close();
  const retry = (): void => {
    if (state.get().connection !== 'lost') return;
    clearTimeout(timer);
    open();
  };
  window.addEventListener('offline', gone);
  window.addEventListener('online', retry);
  open();
  pinging = setInterval(() => say({ t: 'ping' }), PING_EVERY);
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
    receipt: () => receiptOf(id),
    async fork(_seat, n) {
      const { table, mine } = state.get();
      if (table === null) return null;
      const seats = table.seats.map(({ seat, level }) =>
        mine.includes(seat) ? { who: 'me' as const } : { who: 'bot' as const, level: level ?? 'captain' },
      );
      const made = await forkTable(id, n, seats);
      return isRefused(made) ? null : made.id;
    },
    async rematch() {
      const { table, mine } = state.get();
      return table === null ? null : rematch(table, mine);
    },
    pace: () => undefined,
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pinging);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', retry);
      socket?.close();
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
