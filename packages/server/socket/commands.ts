/** Commands of clients: what each message asks of a table, as a decision about its state. */
import type { Command } from '@longtable/host';
import type { ClientMessage, Guest } from '@longtable/protocol';
import { wait } from '../table/absence.ts';
import { comeBack, type Decided, resign, reveal, start, vote } from '../table/actions.ts';
import { askBack, offerEnd, reply } from '../table/asking.ts';
import { type Presence, voteFrom } from '../table/info.ts';
import { type Moment, personMoves, timed } from '../table/moves.ts';
import { makePlan } from '../table/plans.ts';
import type { TableState } from '../table/state.ts';
import { changeOptions, closeTable, ready, removeSeat, reopenTable, setSeat } from '../table/waiting-room.ts';

export type Messages = { readonly [T in ClientMessage['t']]: Extract<ClientMessage, { t: T }> };
export type Deciding = (state: TableState, guest: Guest, moment: Moment) => Decided<object>;
type PresenceAt = (table: string) => Presence;

/** Messages that need nothing but the table to be decided. */
type CommandName = Exclude<
  ClientMessage['t'],
  'ping' | 'watch' | 'chat' | 'move' | 'wish' | 'head' | 'look-at' | 'heard-by' | 'explain' | 'imagine'
>;

const COMMANDS: { readonly [T in CommandName]: (message: Messages[T], presence: PresenceAt) => Deciding } = {
  do:
    ({ command }) =>
    (state, guest, moment) =>
      personMoves(state, guest.id, command as Command, moment),
  reveal:
    ({ seat, nonce }) =>
    (state, guest, { now }) =>
      reveal(state, guest.id, seat, nonce, now),
  start:
    () =>
    (state, guest, { now }) =>
      start(state, guest.id, now),
  vote:
    ({ seat, level }, presenceAt) =>
    (state, guest, { now }) => {
      const presence = presenceAt(state.id);
      const absent = state.seats[seat]?.guest;
      const present = absent != null && presence.has(absent);
      return vote(state, guest.id, seat, level, { present, from: voteFrom(state, seat, presence) }, now);
    },
  return:
    ({ seat }) =>
    (state, guest, { now }) =>
      comeBack(state, guest.id, seat, now),
  resign:
    ({ seat }) =>
    (state, guest, moment) =>
      resign(state, guest.id, seat, moment.now, timed(state, moment).spent),
  'ask-end': (_, presenceAt) => (state, guest, moment) => offerEnd(state, guest.id, presenceAt(state.id), moment),
  'ask-back':
    ({ seat }) =>
    (state, guest, moment) =>
      askBack(state, guest.id, seat, moment),
  reply:
    ({ yes }) =>
    (state, guest, { now }) =>
      reply(state, guest.id, yes, now),
  plan:
    (message) =>
    (state, guest, { now }) =>
      makePlan(state, guest.id, message, now),
  wait:
    ({ seat }, presenceAt) =>
    (state, guest, { now }) =>
      wait(state, guest.id, seat, presenceAt(state.id), now),
  seat:
    ({ seat, to }) =>
    (state, guest, { now }) =>
      to === 'gone' ? removeSeat(state, guest.id, seat, now) : setSeat(state, guest.id, seat, to, now),
  options:
    ({ options, clock }) =>
    (state, guest, { now }) =>
      changeOptions(state, guest.id, options, clock, now),
  ready:
    () =>
    (state, guest, { now }) =>
      ready(state, guest.id, now),
  close:
    () =>
    (state, guest, { now }) =>
      closeTable(state, guest.id, now),
  reopen:
    () =>
    (state, guest, { now }) =>
      reopenTable(state, guest.id, now),
};

type CommandMessage = Messages[CommandName];

export const isCommand = (message: ClientMessage): message is CommandMessage => Object.hasOwn(COMMANDS, message.t);

/** The decision that a message asks for. */
export const decisionOf = <T extends CommandName>(t: T, message: Messages[T], presence: PresenceAt): Deciding =>
  COMMANDS[t](message, presence);
