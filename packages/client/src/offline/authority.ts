/** One match of this device: a host, its record, its bots. Runs in a worker. */
import { type AnyTitle, isGameId, loadTitle } from '@longtable/games';
import {
  type Command,
  chain,
  commitmentTo,
  type Entry,
  FORMAT,
  type Host,
  type HostRefusal,
  host,
  promiseOf,
  type Receipt,
  rootOf,
} from '@longtable/host';
import { committed, isRefusal, type Seat, type Spec } from '@longtable/kernel';
import type { LANGUAGES } from '@longtable/kit';
import type { AnyHeard, AnyLook } from '../link/table-link.ts';
import { think } from './bots.ts';
import type { NewLocal } from './messages.ts';
import { type LocalMatch, readMatch, writeMatch } from './records.ts';

const hex32 = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const newId = (): string => `t${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('')}`;
const dealOf = ({ id, game, rules, seats, options, nonces }: LocalMatch) => ({
  table: id,
  game,
  rules,
  seats: seats.length,
  options,
  nonces,
});

export class NotPlayable extends Error {
  readonly why: 'not-found' | 'other-rules';
  constructor(why: 'not-found' | 'other-rules') {
    super(why);
    this.why = why;
  }
}

export async function make(wish: NewLocal, from?: { readonly save: string; readonly holders: LocalMatch['holders'] }): Promise<string> {
  if (!isGameId(wish.game)) throw new NotPlayable('not-found');
  const title = await loadTitle(wish.game);
  const options = title.game.options(wish.options, wish.seats.length);
  if (isRefusal(options)) throw new Error((options as { message?: string }).message ?? 'bad-option');
  const now = Date.now();
  const match: LocalMatch = {
    id: newId(),
    game: wish.game,
    rules: title.game.rules,
    options,
    seats: wish.seats,
    holders: from?.holders ?? wish.seats.map(({ bot }) => (bot === null ? 'person' : { bot })),
    secret: hex32(),
    nonces: wish.seats.map(({ bot }) => (bot === null ? hex32() : null)),
    ...(from && { from: from.save }),
    entries: [],
    created: now,
    updated: now,
    heading: { en: '', de: '' },
    waiting: true,
    result: null,
  };
  await writeMatch(match);
  return match.id;
}

function begin(title: AnyTitle, record: LocalMatch): Host<Spec> {
  const { seats, options, holders, from } = record;
  const start = { seats: seats.length, options, holders, ...(from !== undefined && { from }) };
  return host(title.game, start, committed(rootOf(record.secret, dealOf(record))));
}

function advance(match: Host<Spec>, entry: Entry): void {
  const prepared = match.prepare(entry as Command);
  if ('refused' in prepared) throw new NotPlayable('other-rules');
  prepared.commit();
}

export class Authority {
  readonly title: AnyTitle;
  record: LocalMatch;
  milliseconds = 700;
  readonly #host: Host<Spec>;
  readonly #changed: () => void;
  #busy: Promise<void> = Promise.resolve();
  #botTurn = false;

  private constructor(title: AnyTitle, record: LocalMatch, changed: () => void) {
    this.title = title;
    this.record = record;
    this.#changed = changed;
    this.#host = begin(title, record);
    for (const entry of record.entries) advance(this.#host, entry);
  }

  static async open(id: string, changed: () => void): Promise<Authority> {
    const record = await readMatch(id);
    if (record === undefined || !isGameId(record.game)) throw new NotPlayable('not-found');
    const title = await loadTitle(record.game);
    if (record.rules !== title.game.rules) throw new NotPlayable('other-rules');
    return new Authority(title, record, changed);
  }

  get persons(): Seat[] {
    return this.record.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }
  look(seat: Seat | null): AnyLook {
    return this.#host.look(seat);
  }
  heard(seat: Seat | null): AnyHeard[] {
    return this.#host.heard(seat);
  }
  lookAt(seat: Seat | null, n: number): AnyLook | null {
    return this.#host.lookAt(seat, n);
  }

  /** One after the other, each safe before it is shown. */
  submit(command: Command): Promise<HostRefusal | null> {
    const result = this.#busy.then(() => this.#take(command));
    this.#busy = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #take(command: Command): Promise<HostRefusal | null> {
    const prepared = this.#host.prepare(command);
    if ('refused' in prepared) return prepared;
    const entries = [...this.record.entries, prepared.entry];
    await writeMatch({ ...this.record, entries, updated: Date.now() });
    prepared.commit();
    this.record = { ...this.record, entries, updated: Date.now(), ...this.#standing() };
    await writeMatch(this.record);
    this.#changed();
    void this.bots();
    return null;
  }

  #standing(): Pick<LocalMatch, 'heading' | 'waiting' | 'result'> {
    const look = this.look(null);
    const name = (seat: Seat): string => this.record.seats[seat]?.name ?? '';
    const of = (language: (typeof LANGUAGES)[number]) => this.title.tableau({ view: look.view, with: {}, name }, language).heading;
    return {
      heading: { en: of('en'), de: of('de') },
      waiting: look.awaited.some((seat) => this.persons.includes(seat)),
      result: look.result,
    };
  }

  /** Lets bots answer until a person is asked. */
  async bots(): Promise<void> {
    if (this.#botTurn) return;
    this.#botTurn = true;
    try {
      for (;;) {
        const { awaited, asked } = this.look(null);
        const seat = awaited.find((s) => this.record.seats[s]?.bot);
        if (seat === undefined) return;
        const together = asked.length > 1;
        await new Promise((done) => setTimeout(done, together ? this.milliseconds / 4 : this.milliseconds));
        const level = this.record.seats[seat]?.bot ?? '';
        const answer = await think(this.title, this.#host.engine, this.#host.match, seat, level);
        if (answer !== null) await this.submit({ t: 'answer', seat, answer });
      }
    } finally {
      this.#botTurn = false;
    }
  }

  receipt(): Receipt | null {
    const { record } = this;
    if (record.result === null) return null;
    const opening = {
      ...dealOf(record),
      commitment: commitmentTo(record.secret),
      promises: record.nonces.map((nonce) => (nonce === null ? null : promiseOf(nonce))),
      holders: record.holders,
      ...(record.from !== undefined && { from: record.from }),
    };
    return { ...opening, format: FORMAT, secret: record.secret, log: chain(opening, record.entries), result: record.result };
  }

  /** How many entries lie behind the viewer's n-th step. */
  #lengthAt(seat: Seat | null, n: number): number {
    const fold = begin(this.title, this.record);
    let length = 0;
    while (fold.heard(seat).length <= n && length < this.record.entries.length) advance(fold, this.record.entries[length++]!);
    return length;
  }

  async fork(seat: Seat | null, n: number): Promise<string | null> {
    const save = this.#host.saveAt(this.#lengthAt(seat, n));
    if (save === null) return null;
    const { game, options, seats } = this.record;
    return make({ game, options, seats }, { save, holders: this.record.holders });
  }
}
