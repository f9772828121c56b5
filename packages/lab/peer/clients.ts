/**
 * Clients of boardgame.io's server, two for each table, that play match after match: `node peer/clients.ts <base> <tables> <seed>`.
 * They speak through the socket library of boardgame.io's own client and do as little as they can, so that the server is what is
 * measured. Whoever started them asks how many moves came back.
 */
import { createRequire } from 'node:module';
import { rndFrom } from '@longtable/kernel';
import { askedOf, type G } from './skirmish.ts';

interface State {
  readonly G: G;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Logged {
  readonly action: { readonly payload: { readonly playerID: string } };
}
interface Socket {
  on(event: 'sync', listener: (match: string, info: { readonly state: State }) => void): void;
  on(event: 'update', listener: (match: string, state: State, log: readonly Logged[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
const own = createRequire(import.meta.url);
const { io } = createRequire(own.resolve('boardgame.io/package.json'))('socket.io-client') as {
  io(url: string, options: object): Socket;
};

const [base = '', tables = '1', seed = '1'] = process.argv.slice(2);
let moves = 0;

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${base}/games/skirmish/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

type Begin = (match: string, credentials: string) => void;

/** A match with both seats taken, as boardgame.io's lobby makes one. */
async function newMatch(seats: readonly Begin[]): Promise<void> {
  const { matchID } = await post<{ matchID: string }>('create', { numPlayers: 2 });
  for (const [i, begin] of seats.entries()) {
    const form = { playerID: String(i), playerName: `P${i}` };
    begin(matchID, (await post<{ playerCredentials: string }>(`${matchID}/join`, form)).playerCredentials);
  }
}

/** Sits on one seat of one match after the other. */
function sit(seat: number, seatSeed: number, over: () => void): Begin {
  const rnd = rndFrom(seatSeed);
  const playerID = String(seat);
  const socket = io(`${base}/skirmish`, { transports: ['websocket'] });
  let at = { match: '', credentials: '' };
  let pending = false;

  function act(state: State): void {
    if (state.ctx.gameover !== undefined) over();
    const open = pending ? null : askedOf(state.G, seat);
    if (open === null) return;
    pending = true;
    const payload = { type: open.move, args: [open.options[rnd(open.options.length)]], playerID, credentials: at.credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, at.match, playerID);
  }

  socket.on('sync', (match, { state }) => {
    if (match === at.match) act(state);
  });
  socket.on('update', (match, state, log) => {
    if (match !== at.match) return;
    if (log.some(({ action }) => action.payload.playerID === playerID)) {
      pending = false;
      moves++;
    }
    act(state);
  });
  return (match, credentials) => {
    at = { match, credentials };
    pending = false;
    socket.emit('sync', match, playerID, credentials, 2);
  };
}

for (let i = 0; i < Number(tables); i++) {
  const seats: Begin[] = [];
  const again = (): void => void newMatch(seats);
  seats.push(
    sit(0, Number(seed) + 2 * i, again),
    sit(1, Number(seed) + 2 * i + 1, () => {}),
  );
  again();
}
process.on('message', () => process.send?.(moves));
