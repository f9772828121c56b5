/** Messages become commands here and nowhere else: each is checked against its sender's rights, done at the table and answered. */
import { isRefusal } from '@longtable/kernel';
import { type ClientMessage, type Guest, MESSAGE_RIGHTS, type WireRefusal } from '@longtable/protocol';
import { hasRight } from '../http/rights.ts';
import { counterBy, type Metrics } from '../metrics.ts';
import type { Randomness } from '../ports.ts';
import { chat, type Decided, maySee, seatsOf } from '../table/actions.ts';
import { reply } from '../table/asking.ts';
import type { LiveTable } from '../table/live.ts';
import { moveTable } from '../table/move.ts';
import type { Moment } from '../table/moves.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { sayWish } from '../table/wishes.ts';
import type { Titles } from '../titles.ts';
import { type Deciding, decisionOf, isCommand, type Messages } from './commands.ts';
import type { Connection } from './connection.ts';
import { isQuestion, replyTo } from './questions.ts';
import { idOf } from './read-message.ts';
import type { Rooms } from './rooms.ts';

export interface DispatchContext {
  readonly metrics: Metrics;
  readonly tables: Tables;
  readonly titles: Titles;
  readonly rooms: Rooms;
  readonly random: Randomness;
  readonly conduct: Conduct;
  /** The public key that receipts are signed with. */
  readonly receiptKey: string | null;
  log(error: unknown): void;
}

/** Standing and wishes of people, as far as they matter for what is said and heard. */
export interface Conduct {
  isSilenced(guest: string): Promise<boolean>;
  /** People whom somebody does not want to hear. */
  mutedBy(guest: string): Promise<ReadonlySet<string>>;
  mutes(guest: string, other: string): Promise<boolean>;
}

/** Programs are not rated, whoever they play for. */
const isProgram = ({ pass }: Connection): boolean => pass !== null && pass.rights !== null;

export class Dispatcher {
  readonly #context: DispatchContext;
  readonly #countRefusal: (code: string) => void;

  constructor(context: DispatchContext) {
    this.#context = context;
    this.#countRefusal = counterBy(context.metrics, 'longtable_refusals_total', 'code');
  }

  refuse(to: Connection, id: string | null, refusal: WireRefusal): void {
    this.#countRefusal(refusal.refused);
    to.send({ t: 'refused', id, refusal });
  }

  /** Does what a message says; a failure of ours is a refusal too. */
  take(self: Connection, message: ClientMessage): void {
    this.#handle(self, message).catch((error: unknown) => {
      this.#context.log(error);
      this.refuse(self, idOf(message), { refused: 'unavailable' });
    });
  }

  async #handle(self: Connection, message: ClientMessage): Promise<void> {
    const { tables } = this.#context;
    const id = idOf(message);
    if (message.t === 'ping') return self.send({ t: 'pong' });
    if (!hasRight(self.pass?.rights ?? null, MESSAGE_RIGHTS[message.t])) return this.refuse(self, id, { refused: 'not-allowed' });
    if (message.t === 'watch') return this.#watch(self, message);
    const table = self.table === null ? null : (tables.live.get(self.table) ?? (await tables.get(self.table)));
    if (table === null) return this.refuse(self, id, { refused: 'not-found', message: 'Watch a table first.' });
    if (isProgram(self) && table.state.created.rated === true && MESSAGE_RIGHTS[message.t] === 'play')
      return this.refuse(self, id, { refused: 'rated' });
    return this.#atTable(self, table, message);
  }

  async #atTable(self: Connection, table: LiveTable, message: Exclude<ClientMessage, Messages['ping' | 'watch']>): Promise<void> {
    if (isQuestion(message)) return this.#answer(self, table, message);
    if (!isCommand(message)) {
      if (message.t === 'chat') return this.#chat(self, table, message);
      return message.t === 'move' ? this.#move(self, table, message) : this.#wish(self, table, message);
    }
    const id = message.t === 'reveal' ? `reveal-${message.seat}` : message.id;
    await this.#command(self, table, id, decisionOf(message.t, message, this.#context.rooms.presence));
    if (message.t === 'ask-end' || message.t === 'ask-back') await this.#declineForMuted(table);
  }

  #answer(self: Connection, { state }: LiveTable, message: Parameters<typeof replyTo>[1]): void {
    const { random, receiptKey } = this.#context;
    const answer = replyTo(message.t, message, { asker: self, state, random, receiptKey });
    if (isRefusal(answer)) this.refuse(self, message.id, answer);
    else self.send(answer);
  }

  async #watch(self: Connection, message: Messages['watch']): Promise<void> {
    const { tables, rooms, conduct } = this.#context;
    const { table: id, heard, code, unnamed } = message;
    rooms.leave(self);
    self.watching = message;
    const table = await tables.get(id);
    const muted = self.guest === null ? self.muted : await conduct.mutedBy(self.guest.id);
    // Whoever has gone meanwhile, or to another table, does not come in.
    if (self.watching !== message) return;
    if (table === null || !maySee(table.state, self.guest?.id ?? null, code)) return this.refuse(self, null, { refused: 'not-found' });
    Object.assign(self, { code, muted, unnamed: unnamed === true });
    rooms.enter(self, table, heard);
    await this.#noteReturn(table, self.guest);
  }

  /** Votes against somebody who is back no longer count. */
  async #noteReturn(table: LiveTable, guest: Guest | null): Promise<void> {
    if (guest === null) return;
    for (const seat of seatsOf(table.state, guest.id)) {
      const own = table.state.seats[seat];
      if (own === undefined || own.votes.length + own.patience === 0) continue;
      const commandId = `back:${seat}:${table.state.seq}`;
      const decide = (_: TableState, { now }: Moment): Decided<object> => ({ entry: { t: 'back', at: now, seat }, seat, answer: {} });
      await table.perform<object>(commandId, decide, () => ({}));
    }
  }

  /** A command that ends in the log, or is refused. */
  async #command(self: Connection, table: LiveTable, id: string, decide: Deciding): Promise<void> {
    const { guest } = self;
    if (guest === null) return this.refuse(self, id, { refused: 'no-session' });
    const result = await table.perform<object>(
      `${guest.id}:${id}`,
      (state, moment) => decide(state, guest, moment),
      () => ({}),
    );
    if (isRefusal(result)) this.refuse(self, id, result);
    else self.send({ t: 'done', id });
  }

  /** Offers of somebody do not reach those who mute them: for them it is a no. */
  async #declineForMuted(table: LiveTable): Promise<void> {
    const { asking, seq } = table.state;
    for (const other of asking?.of ?? []) {
      if (asking === null || !(await this.#context.conduct.mutes(other, asking.guest))) continue;
      const decide = (state: TableState, { now }: Moment): Decided<object> => reply(state, other, false, now);
      await table.perform<object>(`mute:${other}:${seq}`, decide, () => ({}));
    }
  }

  async #chat(self: Connection, table: LiveTable, { id, text }: Messages['chat']): Promise<void> {
    if (self.guest !== null && (await this.#context.conduct.isSilenced(self.guest.id)))
      return this.refuse(self, id, { refused: 'silenced' });
    return this.#command(self, table, id, (state, guest, { now }) => chat(state, guest, text, now));
  }

  /** To the rules that new tables get here. */
  async #move(self: Connection, table: LiveTable, { id }: Messages['move']): Promise<void> {
    const { titles } = this.#context;
    const to = titles.own(table.state.created.game)?.rules;
    if (to === undefined) return this.refuse(self, id, { refused: 'no-such-rules' });
    await titles.open(to);
    return this.#command(self, table, id, (state, guest, moment) => moveTable(state, guest.id, to, moment));
  }

  /** To bots that understand it: their words are loaded before the wish is weighed. */
  async #wish(self: Connection, table: LiveTable, message: Messages['wish']): Promise<void> {
    const { words } = table.state;
    const wishing = words === null ? undefined : (await this.#context.titles.words(words)).wishes;
    if (wishing === undefined) return this.refuse(self, message.id, { refused: 'bad-option' });
    return this.#command(self, table, message.id, (state, guest, { now }) => sayWish(state, guest.id, message, wishing, now));
  }
}
