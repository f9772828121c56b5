/** The client's side of a table on a server, on any wire: what the server says becomes the state of the link. */
import { patch } from '@longtable/host';
import type { Json } from '@longtable/kernel';
import type { ClientMessage, ServerMessage, WireRefusal } from '@longtable/protocol';
import { type Store, store } from '../state/value.ts';
import { questions, type Requests, replyIn, requests, type Sent } from './requests.ts';
import { type SteadyWire, steadyWire } from './steady-wire.ts';
import { type AnyLook, type LinkState, NOWHERE, type SeatState, type TableLink, type Trouble } from './table-link.ts';
import type { World } from './world.ts';

/** The part of a link that needs no requests beside the wire. */
export interface ServerLink extends Omit<TableLink, 'receipt' | 'fork' | 'rematch'> {
  /** Somebody knows that the wire is dead. */
  drop(): void;
}

/** The parts of a link, which share its state. */
interface Parts {
  readonly world: World;
  readonly state: Store<LinkState>;
  readonly wire: SteadyWire;
  readonly pending: Requests;
  set(part: Partial<LinkState>): void;
}

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

const PROTOCOL: Extract<ClientMessage, { t: 'watch' }>['protocol'] = 4;

const TROUBLES: Partial<Record<WireRefusal['refused'], Trouble>> = {
  'not-found': 'not-found',
  'old-client': 'old-client',
  'no-session': 'no-session',
};

/** `code` lets one look at a table that is not listed. */
export function serverLink(id: string, world: World, code = ''): ServerLink {
  const state = store<LinkState>(NOWHERE);
  const set = (part: Partial<LinkState>): void => state.set({ ...state.get(), ...part, pending: pending.size });
  const wire = steadyWire(world, {
    opened: () => wire.say(watchMessage(id, code, state.get().seats, world)),
    hear: (message) => hear(message),
    lost() {
      if (state.get().trouble !== null) return false;
      set({ connection: state.get().table === null ? 'connecting' : 'lost' });
      return true;
    },
  });
  const pending = requests({ newId: () => world.newId(), say: wire.say, changed: () => set({}) });
  const parts: Parts = { world, state, wire, pending, set };
  const hear = listener(parts);
  const { act } = pending;
  wire.open();
  return {
    kind: 'server',
    get: state.get,
    subscribe: state.subscribe,
    async submit(command) {
      if (command.t === 'hand-over') return null;
      const refused = await act({ t: 'do', command: command as Extract<Sent, { t: 'do' }>['command'] });
      if (refused === null) void keepHead(parts);
      return refused;
    },
    start: () => act({ t: 'start' }),
    chat: (text) => act({ t: 'chat', text }),
    vote: (seat, level) => act({ t: 'vote', seat, level }),
    takeSeatBack: (seat) => act({ t: 'return', seat }),
    wish: (wish) => act(wish),
    move: () => act({ t: 'move' }),
    ...questions(pending),
    retry() {
      if (state.get().connection === 'lost') wire.retry();
    },
    playAlone: async () => null,
    pace: () => undefined,
    drop: wire.drop,
    close: wire.close,
  };
}

const nameOf = (seat: number | null): string => (seat === null ? 'watch' : String(seat));

/** The first message: the table, and how much of it was heard before. */
const watchMessage = (table: string, code: string, seats: readonly SeatState[], world: World): ClientMessage => ({
  t: 'watch',
  protocol: PROTOCOL,
  table,
  heard: Object.fromEntries(seats.map(({ seat, heard }) => [nameOf(seat), heard.length])),
  ...(code !== '' && { code }),
  ...(world.unnamed?.() && { unnamed: true }),
});

/** Takes in what the server says. */
function listener(parts: Parts): (message: ServerMessage) => void {
  const { state, set, pending, world } = parts;
  let hasEnded = false;
  /** The last head covers what others did after our own last answer. */
  function noteEnd(): void {
    if (hasEnded || !state.get().seats.some(({ seat, look }) => seat !== null && look.result !== null)) return;
    hasEnded = true;
    void keepHead(parts);
  }
  return (message) => {
    if (message.t === 'welcome') welcome(parts, message);
    else if (message.t === 'update') {
      set({ seats: message.looks.reduce(updated, state.get().seats) });
      noteEnd();
    } else if (message.t === 'table') {
      set({ table: message.table, mine: message.mine, ahead: message.now - world.now() });
      reveal(parts);
    } else if (message.t === 'chat') set({ chat: [...state.get().chat, message.line] });
    else if (message.t === 'opened') set({ opened: message.links });
    else if (message.t === 'refused') refused(parts, message.id, message.refusal);
    else {
      const reply = replyIn(message);
      if (reply !== undefined && 'id' in message) pending.settle(message.id, reply);
    }
  };
}

function welcome(parts: Parts, { table, mine, looks, chat, now }: Message<'welcome'>): void {
  const { state, set, wire, pending, world } = parts;
  const before = state.get().seats;
  const seats = looks.map(({ seat, look, heard }): SeatState => {
    const old = before.find((one) => one.seat === seat)?.heard ?? [];
    const first = heard[0]?.n ?? old.length;
    return { seat, look, heard: [...old.slice(0, first), ...heard] };
  });
  wire.reached();
  set({ connection: 'online', trouble: null, table, mine, seats, chat, opened: [], ahead: now - world.now() });
  pending.repeat();
  reveal(parts);
}

/** Our share of the luck, once everybody sits. */
function reveal({ state, wire, world }: Parts): void {
  const { table, mine } = state.get();
  if (table?.status !== 'revealing') return;
  // A seat may have moved up since it was taken: the server knows which nonce was promised for it.
  for (const seat of mine) for (const nonce of world.nonces()) wire.say({ t: 'reveal', seat, nonce });
}

function refused({ state, set, wire, pending }: Parts, id: string | null, refusal: WireRefusal): void {
  const trouble = TROUBLES[refusal.refused];
  if (id !== null) pending.settle(id, refusal);
  else if (trouble !== undefined) set({ trouble });
  // What is no table's name at all is not understood, and there will never be an answer.
  else if (refusal.refused === 'bad-message' && state.get().table === null) set({ trouble: 'not-found' });
  // The table could not be shown just now: like a lost connection, it is tried again a little later.
  else if (state.get().connection !== 'online') wire.drop();
}

/** After each own answer, and at the end: something to hold against the receipt. */
async function keepHead({ state, pending, world }: Parts): Promise<void> {
  const { table, mine } = state.get();
  const reply = await pending.ask({ t: 'head' });
  if (table !== null && reply !== null && 'head' in reply) world.keepHead(mine, table.commitment, reply.head, reply.key);
}

/** A change for a viewer that we have no look of is left to the next welcome. */
function updated(seats: readonly SeatState[], update: Message<'update'>['looks'][number]): readonly SeatState[] {
  return seats.map((now) => {
    if (now.seat !== update.seat) return now;
    const look = patch(now.look as unknown as Json, update.changes) as unknown as AnyLook;
    const fresh = update.heard.filter(({ n }) => n >= now.heard.length);
    return { ...now, look, heard: fresh.length === 0 ? now.heard : [...now.heard, ...fresh] };
  });
}
