/**
 * A program that plays: makes a table, sits down against the server's own bots and answers every question at random, over the socket.
 *
 *   LONGTABLE_TOKEN=… node examples/bot.ts http://localhost:8080 yield
 *
 * The token needs the rights watch, play and host; profile page, "For tinkerers". docs/api.md says what the messages mean.
 */
const [base = 'http://localhost:8080', game = 'skirmish'] = process.argv.slice(2);
const authorization = `Bearer ${process.env['LONGTABLE_TOKEN'] ?? ''}`;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Ask {
  readonly shape: 'pick' | 'some' | 'share' | 'order';
  readonly options: string[];
  readonly items: string[];
  readonly min: number;
  readonly max: number;
  readonly least: number[];
  readonly most: number[];
}
interface Look {
  readonly question: { readonly ask: Ask } | null;
  readonly given: number;
  readonly awaited: number[];
  readonly result: { readonly winners: number[]; readonly scores: number[] } | null;
}

const below = (n: number): number => Math.floor(Math.random() * n);
const shuffled = <T>(list: readonly T[]): T[] => [...list].sort(() => Math.random() - 0.5);

/** One legal answer to a question: there are four shapes, and only four. */
function answerTo({ shape, options, items, min, max, least, most }: Ask): Json {
  if (shape === 'pick') return options[below(options.length)] ?? null;
  if (shape === 'some') return shuffled(options).slice(0, min + below(max - min + 1));
  if (shape === 'order') return shuffled(items);
  const parts = [...least];
  while (parts.reduce((sum, n) => sum + n, 0) < min) {
    const bin = below(parts.length);
    if (parts[bin]! < most[bin]!) parts[bin]!++;
  }
  return parts;
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** What has changed since the last look: pairs of a JSON pointer and a value, or a pointer with "-" where a field is gone. */
function patched(look: Json, changes: Json[]): Json {
  let root = structuredClone(look);
  for (let i = 0; i < changes.length; i++) {
    const pointer = String(changes[i]);
    const keys = pointer.slice(1).split('/').map(unescaped);
    const last = keys.pop() ?? '';
    let at = root as Record<string, Json>;
    for (const key of keys) at = at[key] as Record<string, Json>;
    if (pointer === '') root = changes[++i] ?? null;
    else if (pointer.startsWith('-')) delete at[last];
    else at[last] = changes[++i] ?? null;
  }
  return root;
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

const { games } = await ask<{ games: { id: string; players: { min: number } }[] }>('GET', '/api/games');
const bots = (games.find(({ id }) => id === game)?.players.min ?? 2) - 1;
const seats = [{ who: 'me' }, ...Array.from({ length: bots }, () => ({ who: 'bot', level: 'apprentice' }))];
const { id: table } = await ask<{ id: string }>('POST', '/api/tables', { game, seats });
const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers: { authorization } });
const say = (message: object): void => socket.send(JSON.stringify(message));
const looks = new Map<number, Look>();
let sent = 0;

function play(): void {
  for (const [seat, { question, awaited, given, result }] of looks) {
    if (result !== null) {
      console.log(`${game}: winners ${JSON.stringify(result.winners)}, scores ${JSON.stringify(result.scores)}, ${sent} answers`);
      socket.close();
    } else if (question !== null && awaited.includes(seat))
      say({ t: 'do', id: `answer-${table}-${sent++}`.slice(-40), command: { t: 'answer', seat, given, answer: answerTo(question.ask) } });
  }
}

socket.onopen = () => say({ t: 'watch', protocol: 4, table });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data));
  if (message.t === 'welcome') for (const { seat, look } of message.looks) looks.set(seat, look);
  if (message.t === 'welcome' && message.table.status === 'gathering') say({ t: 'start', id: 'start-now' });
  if (message.t === 'update')
    for (const { seat, changes } of message.looks) looks.set(seat, patched(looks.get(seat) as never, changes) as never);
  if (message.t === 'refused' && message.refusal.refused !== 'stale') throw new Error(JSON.stringify(message.refusal));
  if (message.t === 'welcome' || message.t === 'update') play();
};
