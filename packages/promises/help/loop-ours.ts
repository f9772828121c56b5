/** Clients of our server. An answer counts when it was acknowledged. */
import type { Delta, Look } from '@longtable/host';
import { rndFrom, type Spec, sample } from '@longtable/kernel';
import { type MadeTable, MOST_SEATS, PROTOCOL, type ServerMessage, SOCKET_PATH, type TableInfo } from '@longtable/protocol';
import { type Ask, requester, type Talk, talk } from './wire.ts';

/** The pace of clients: who is asked something tells it, and answers when it says so. */
export interface Pace {
  asked(client: Asked): void;
}
export interface Asked {
  /** Answers, if it still is asked; `acknowledged` is called once the answer is. False: it is not asked any more. */
  answer(acknowledged: () => void): boolean;
}

interface Setting {
  readonly base: string;
  /** Each table has a connection of its own for requests. */
  readonly ask: Ask;
  readonly pace: Pace;
}

const known = new Map<string, readonly string[]>();
function keysOf(path: string): readonly string[] {
  const keys = known.get(path) ?? path.slice(1).split('/');
  known.set(path, keys);
  return keys;
}

/** Puts the changes into the look itself: nobody else has it. */
function change(look: object, changes: Delta): void {
  for (let i = 0; i < changes.length; i++) {
    const path = changes[i] as string;
    const keys = keysOf(path);
    let at = look as Record<string, object>;
    for (let k = 0; k < keys.length - 1; k++) at = at[keys[k]!] as typeof at;
    at[keys.at(-1)!] = (path.startsWith('-') ? undefined : changes[++i]) as unknown as object;
  }
}

const DONE = '{"t":"done","id":"';

class Seated implements Asked {
  readonly setting: Setting;
  readonly headers: Record<string, string>;
  readonly rnd: (sides: number) => number;
  readonly isMaker: boolean;
  table: string;
  talk: Talk | null = null;
  seat = 0;
  look: Look<Spec> | null = null;
  info: TableInfo | null = null;
  pending = '';
  acknowledged: () => void = () => {};
  /** The pace knows that something is asked. */
  isWaiting = false;
  n = 0;
  /** The table for which something was asked over HTTP or begun. */
  asked = '';

  constructor(setting: Setting, table: string, isMaker: boolean, headers: Record<string, string>, seatSeed: number) {
    this.setting = setting;
    this.table = table;
    this.isMaker = isMaker;
    this.headers = headers;
    this.rnd = rndFrom(seatSeed);
    talk(
      setting.base,
      SOCKET_PATH,
      headers,
      (text) => (text.startsWith(DONE) ? this.done(text) : this.hear(JSON.parse(text) as ServerMessage)),
      (opened) => {
        this.talk = opened;
        this.watch();
      },
    );
  }

  watch(): void {
    this.info = null;
    this.look = null;
    this.talk?.say(JSON.stringify({ t: 'watch', protocol: PROTOCOL, table: this.table, heard: 0 }));
  }

  /** Read without a parser: it says but one thing. */
  done(text: string): void {
    if (this.pending === '' || !text.startsWith(`${this.pending}"`, DONE.length)) return;
    this.pending = '';
    this.acknowledged();
    this.act();
  }

  hear(message: ServerMessage): void {
    if (message.t === 'update') change(this.look ?? {}, message.looks[0]?.changes ?? []);
    else if (message.t === 'welcome' || message.t === 'table') {
      if (message.t === 'welcome') this.look = message.looks[0]?.look ?? null;
      this.info = message.table;
      this.seat = message.mine[0] ?? -1;
    } else throw new Error(JSON.stringify(message));
    this.act();
  }

  act(): void {
    const { info } = this;
    if (info === null || info.id !== this.table || this.pending !== '') return;
    if (info.status === 'playing') this.beAsked();
    else if (info.status === 'gathering') this.gather(info);
    else if (info.status === 'finished') void this.moveOn(info);
  }

  beAsked(): void {
    if (this.isWaiting || !this.look?.question || !this.look.awaited.includes(this.seat)) return;
    this.isWaiting = true;
    this.setting.pace.asked(this);
  }

  answer(acknowledged: () => void): boolean {
    const { look, seat } = this;
    this.isWaiting = false;
    if (!look?.question || !look.awaited.includes(seat)) return false;
    this.acknowledged = acknowledged;
    this.pending = `answer-${this.n++}`;
    const command = { t: 'answer', seat, answer: sample(look.question.ask, this.rnd), given: look.given };
    this.talk?.say(JSON.stringify({ t: 'do', id: this.pending, command }));
    return true;
  }

  gather(info: TableInfo): void {
    if (!this.isMaker || this.asked === this.table || info.seats.some(({ kind }) => kind === 'open')) return;
    this.asked = this.table;
    this.talk?.say(JSON.stringify({ t: 'start', id: 'start-it' }));
  }

  async moveOn({ id, rematch }: TableInfo): Promise<void> {
    const wish = `${id} again`;
    if (this.asked === wish || (rematch === null && !this.isMaker)) return;
    this.asked = wish;
    const next = rematch ?? ((await this.setting.ask(`/api/tables/${id}/rematch`, {}, this.headers)).body as MadeTable).id;
    if (!this.isMaker) await this.setting.ask(`/api/tables/${next}/join`, {}, this.headers);
    this.table = next;
    this.watch();
  }
}

async function guest({ base, ask }: Setting, name: string): Promise<Record<string, string>> {
  const { head } = await ask('/api/guest', { name }, { origin: base });
  return { origin: base, cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? '' };
}

/** One table after the other, with so many seats each. Returns what ends their sockets. */
export async function ourClients(base: string, tables: readonly number[], seed: number, pace: Pace): Promise<() => void> {
  const all: Seated[] = [];
  for (const [i, seats] of tables.entries()) {
    const setting: Setting = { base, ask: requester(base), pace };
    const maker = await guest(setting, 'Maker');
    const open = new Array<object>(seats - 1).fill({ who: 'open' });
    const { id } = (await setting.ask('/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, ...open] }, maker)).body as MadeTable;
    all.push(new Seated(setting, id, true, maker, seed + MOST_SEATS * i));
    for (let seat = 1; seat < seats; seat++) {
      const joiner = await guest(setting, 'Joiner');
      await setting.ask(`/api/tables/${id}/join`, {}, joiner);
      all.push(new Seated(setting, id, false, joiner, seed + MOST_SEATS * i + seat));
    }
  }
  return () => {
    for (const { talk: opened } of all) opened?.hangUp();
  };
}

/** Closed loop: every client answers as soon as it is asked. Returns how many answers were acknowledged so far. */
export async function closedLoop(base: string, tables: readonly number[], seed: number): Promise<() => number> {
  let acknowledged = 0;
  const count = (): void => {
    acknowledged++;
  };
  await ourClients(base, tables, seed, { asked: (client) => void client.answer(count) });
  return () => acknowledged;
}
