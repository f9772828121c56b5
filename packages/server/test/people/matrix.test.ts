/** The matrix of rights: every request and every message, by everybody, as the table in docs/authorisation.md says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientMessage, MESSAGE_RIGHTS, RIGHTS, ROUTES, type Route, type RouteName, type ServerMessage } from '@longtable/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../../../promises/help/player.ts';
import { removeFolder, type Started, temporaryFolder } from '../../../promises/help/setting.ts';
import { accountNamed, keepName, program, startNamed } from './help.ts';

const DOCS = join(import.meta.dirname, '../../../../docs/authorisation.md');
const ACTORS = ['stranger', 'guest', 'account', 'other', ...RIGHTS, 'bot', 'operator'] as const;
type Actor = (typeof ACTORS)[number];
/** yes: it goes on, whatever comes of it · no: refused for who it is · hidden: as if there were nothing */
type Verdict = 'yes' | 'no' | 'hidden';

let folder: string;
let server: Started;
const people = new Map<Actor, Player>();
beforeAll(async () => {
  folder = temporaryFolder();
  let first = await startNamed({ DATA_DIR: folder });
  const operator = await Player.named(first.base, 'Olga');
  await first.close();
  first = await startNamed({ DATA_DIR: folder, OPERATORS: operator.me.id });
  server = first;
  operator.base = server.base;
  await keepName(operator);
  const { player: account } = await accountNamed(server.base, 'Ann');
  const { body: bot } = await account.ask('POST', '/api/my/bots', { name: 'Rook' });
  people.set('stranger', new Player(server.base));
  people.set('guest', await Player.named(server.base, 'Gus'));
  people.set('account', account);
  people.set('other', (await accountNamed(server.base, 'Eve')).player);
  for (const right of RIGHTS) people.set(right, await program(account, [right]));
  people.set('bot', await program(account, RIGHTS, String(bot['id'])));
  people.set('operator', operator);
});
afterAll(async () => {
  for (const player of people.values()) player.close();
  await server.close();
  removeFolder(folder);
});

/** A private table of the account that has not begun. */
const table = async (): Promise<string> =>
  (await people.get('account')!.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'captain' }] })).id;

function verdictOf(refused: unknown, message: unknown): Verdict {
  if (refused === 'not-found') return 'hidden';
  // With a reason it is the table that refuses, not the door.
  return refused === 'no-session' || (refused === 'not-allowed' && message === undefined) ? 'no' : 'yes';
}

const BODIES: Partial<Record<RouteName, object>> = {
  fork: { at: 0, seats: [{ who: 'me' }, { who: 'bot', level: 'lord' }] },
  say: { t: 'head', id: 'head-of-it' },
  saw: { heard: 0 },
  invite: { person: 'gaaaaaaaaaaaaaaaa' },
  awaitSeat: { on: true },
  opened: { code: 'aaaa' },
};
async function asks(name: RouteName, actor: Actor): Promise<Verdict> {
  // A guest may become an account: for each request there is a new one.
  if (actor === 'guest') people.set('guest', await Player.named(server.base, 'Gus'));
  const route: Route = ROUTES[name];
  const path = route.path.includes('{id}') ? route.path.replace('{id}', await table()) : route.path;
  // The door is before the body: nothing is really deleted or renamed here.
  const body = route.path.includes('{id}') ? (BODIES[name] ?? {}) : route.body === undefined ? {} : '[]';
  const player = people.get(actor)!;
  const cookie = player.cookie;
  const answer = await player.ask(route.method, path, route.method === 'GET' ? undefined : body);
  player.cookie = cookie;
  return verdictOf(answer.body['refused'], answer.body['message']);
}

const MESSAGES: Readonly<Record<Exclude<ClientMessage['t'], 'watch' | 'ping'>, object>> = {
  do: { command: { t: 'undo', seat: 0 } },
  reveal: { seat: 0, nonce: 'ab'.repeat(32) },
  start: {},
  chat: { text: 'Good evening' },
  vote: { seat: 1, level: 'lord' },
  return: { seat: 0 },
  resign: { seat: 0 },
  'ask-end': {},
  'ask-back': { seat: 0 },
  reply: { yes: true },
  plan: { seat: 0, forced: true },
  wait: { seat: 1 },
  seat: { seat: 1, to: 'open' },
  options: { options: {}, clock: { kind: 'none' } },
  ready: {},
  close: {},
  reopen: {},
  move: {},
  'look-at': { n: 0 },
  'heard-by': { seat: 0 },
  explain: { seat: 1 },
  imagine: { seat: 0 },
  wish: { seat: 0, kind: 'food', at: '' },
  head: {},
};
let n = 0;
async function says(kind: ClientMessage['t'], actor: Actor): Promise<Verdict> {
  const player = people.get(actor)!;
  const id = await table();
  player.heard.clear();
  await player.watch(id);
  const refusal = player.said.find((one) => one.t === 'refused');
  if (kind === 'watch' || kind === 'ping') return verdictOf(refusal?.refusal.refused, refusal?.refusal.message);
  const before = player.said.length;
  player.send({ t: kind, id: `matrix-${n++}`, ...MESSAGES[kind] });
  const isReply = (one: ServerMessage): boolean => 'id' in one;
  await player.until(() => player.said.slice(before).some(isReply));
  const reply = player.said.slice(before).find(isReply);
  return reply?.t === 'refused' ? verdictOf(reply.refusal.refused, reply.refusal.message) : 'yes';
}

/** Rows of the tables in the document: the name in code, then a verdict for each actor. */
function documented(): Map<string, Verdict[]> {
  const rows = readFileSync(DOCS, 'utf8').matchAll(/^\| `([^`]+)` \|(.+)\|$/gm);
  return new Map([...rows].map(([, name = '', cells = '']) => [name, cells.split('|').map((cell) => cell.trim() as Verdict)]));
}
const said = documented();
const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const KINDS = (Object.keys(MESSAGE_RIGHTS) as ClientMessage['t'][]).filter((kind) => kind !== 'ping');

test('the document has a row for everything, and nothing else', () => {
  expect([...said.keys()].toSorted()).toEqual([...ROUTE_NAMES, ...KINDS.map((kind) => `socket: ${kind}`)].toSorted());
});
/** Everybody's verdict, beside what the document says. */
async function compare(name: string, verdict: (actor: Actor) => Promise<Verdict>): Promise<void> {
  const found: Verdict[] = [];
  for (const actor of ACTORS) found.push(await verdict(actor));
  const named = (list: readonly Verdict[] = []) => Object.fromEntries(ACTORS.map((actor, i) => [actor, list[i]]));
  expect(named(found)).toEqual(named(said.get(name)));
}
test.each(KINDS)('socket: %s', (kind) => compare(`socket: ${kind}`, (actor) => says(kind, actor)));
test.each(ROUTE_NAMES.filter((name) => name !== 'logout'))('%s', (name) => compare(name, (actor) => asks(name, actor)));
// Afterwards nobody is anybody.
test('logout', () => compare('logout', (actor) => asks('logout', actor)));
