/** Clients of boardgame.io's server, in its socket protocol (Engine.IO 4, Socket.IO 5). A move counts when it came back. */
import { rndFrom } from '@longtable/kernel';
import { MOST_SEATS } from '@longtable/protocol';
import { type Ask, requester, type Talk, talk } from './wire.ts';

interface Asked {
  readonly move: string;
  readonly options: readonly (number | string)[];
}
type AskedOf = (g: unknown, seat: number) => Asked | null;
const RULES = new URL('../../lab/peer/skirmish.ts', import.meta.url).href;

interface State {
  readonly G: unknown;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Logged {
  readonly action: { readonly payload: { readonly playerID: string } };
}
type Event = readonly ['sync', match: string, info: { readonly state: State }] | readonly ['update', string, State, readonly Logged[]];

interface Setting {
  readonly base: string;
  /** Each table has a connection of its own for requests. */
  readonly ask: Ask;
  readonly askedOf: AskedOf;
  onMove(): void;
}

const NAMESPACE = '/skirmish,';
const JOIN = `40${NAMESPACE}`;
const EVENT = `42${NAMESPACE}`;
const PING = '2';
const PONG = '3';

type Begin = (match: string, credentials: string) => void;

/** A match with all seats taken, as boardgame.io's lobby makes one. */
async function newMatch(ask: Ask, seats: readonly Begin[]): Promise<void> {
  const { matchID } = (await ask('/games/skirmish/create', { numPlayers: seats.length })).body as { readonly matchID: string };
  for (const [i, begin] of seats.entries()) {
    const { body } = await ask(`/games/skirmish/${matchID}/join`, { playerID: String(i), playerName: `P${i}` });
    begin(matchID, (body as { readonly playerCredentials: string }).playerCredentials);
  }
}

/** Sits on one seat of one match after the other. */
function sit(
  { base, askedOf, onMove }: Setting,
  seat: number,
  seats: number,
  seatSeed: number,
  joined: () => void,
  over: () => void,
): Begin {
  const rnd = rndFrom(seatSeed);
  const playerID = String(seat);
  let at = { match: '', credentials: '' };
  let pending = false;
  let self: Talk | null = null;
  const emit = (...event: unknown[]): void => self?.say(EVENT + JSON.stringify(event));

  function act(state: State): void {
    if (state.ctx.gameover !== undefined) over();
    const open = pending ? null : askedOf(state.G, seat);
    if (open === null) return;
    pending = true;
    const payload = { type: open.move, args: [open.options[rnd(open.options.length)]], playerID, credentials: at.credentials };
    emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, at.match, playerID);
  }

  function hear(event: Event): void {
    if (event[1] !== at.match) return;
    if (event[0] === 'sync') act(event[2].state);
    if (event[0] !== 'update') return;
    if (event[3].some(({ action }) => action.payload.playerID === playerID)) {
      pending = false;
      onMove();
    }
    act(event[2]);
  }

  function take(text: string, from: Talk): void {
    if (text.startsWith(EVENT)) hear(JSON.parse(text.slice(EVENT.length)) as Event);
    else if (text === PING) from.say(PONG);
    else if (text.startsWith('0')) from.say(JOIN);
    else if (text.startsWith(JOIN)) joined();
    else throw new Error(text);
  }

  talk(base, '/socket.io/?EIO=4&transport=websocket', {}, take, (opened) => {
    self = opened;
  });
  return (match, credentials) => {
    at = { match, credentials };
    pending = false;
    emit('sync', match, playerID, credentials, seats);
  };
}

export async function peerClients(base: string, tables: readonly number[], seed: number): Promise<() => number> {
  let moves = 0;
  const { askedOf } = (await import(RULES)) as { readonly askedOf: AskedOf };
  for (const [i, seats] of tables.entries()) {
    const setting: Setting = { base, ask: requester(base), askedOf, onMove: () => moves++ };
    const all: Begin[] = [];
    let here = 0;
    const again = (): void => void newMatch(setting.ask, all);
    const joined = (): void => {
      if (++here === seats) again();
    };
    const nothing = (): void => {};
    for (let seat = 0; seat < seats; seat++)
      all.push(sit(setting, seat, seats, seed + MOST_SEATS * i + seat, joined, seat === 0 ? again : nothing));
  }
  return () => moves;
}
