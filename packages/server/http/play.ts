/** A table over plain HTTP, for programs without a socket: look, wait for something new, say one thing. */
import { hash } from 'node:crypto';
import { MESSAGE_RIGHTS } from '@longtable/protocol';
import { holding } from '../limits.ts';
import { viewersFor } from '../socket/teller.ts';
import type { LiveTable } from '../table/live.ts';
import { lookOf } from '../table/plans.ts';
import { type Answer, type Handlers, NOT_FOUND } from './asked.ts';
import { type RouteContext, tableFor } from './context.ts';
import { hasRight, rightsOf } from './rights.ts';

const LONGEST_WAIT = 25;

const secondsOf = (wait: unknown): number => Math.min(LONGEST_WAIT, Math.max(0, Number(wait) || 0));

/** A person's view of the table as it is now. Its version tells nothing but whether it looks the same. */
function seenBy({ rooms }: RouteContext, { state }: LiveTable, guest: string): Answer<'look'> {
  const viewers = viewersFor(state, guest);
  const { host, status } = state;
  const looks = host === null ? [] : viewers.map((seat) => ({ seat, look: lookOf(state, seat) as never }));
  const mine = viewers.filter((seat) => seat !== null);
  const version = hash('sha256', JSON.stringify([status, mine, looks]), 'hex').slice(0, 24);
  return { version, table: rooms.info(state), mine, looks };
}

export function playHandlers(context: RouteContext): Handlers<'look' | 'say'> {
  const { time, hub } = context;
  const waiting = holding(context.config.limits.sockets);

  /** As soon as something looks different, or when the time is over. */
  function changed(table: LiveTable, guest: string, after: unknown, seconds: number): Promise<void> {
    return new Promise((done) => {
      const listener = (): void => {
        if (seenBy(context, table, guest).version !== after) end();
      };
      const cancel = time.after(seconds * 1000, () => end());
      function end(): void {
        cancel();
        table.listeners.delete(listener);
        done();
      }
      table.listeners.add(listener);
    });
  }

  return {
    async look(asked) {
      const { guest, query, address } = asked;
      const table = await tableFor(context, asked);
      if (guest === null || table === null) return NOT_FOUND;
      const seconds = secondsOf(query['wait']);
      const now = seenBy(context, table, guest.id);
      if (seconds === 0 || now.version !== query['after']) return now;
      if (!waiting.take(address)) return { refused: 'too-many' };
      await changed(table, guest.id, now.version, seconds).finally(() => waiting.give(address));
      return seenBy(context, table, guest.id);
    },
    async say(asked, message) {
      const { guest, signedIn } = asked;
      const table = await tableFor(context, asked);
      if (guest === null || signedIn === null || table === null) return NOT_FOUND;
      const rights = rightsOf(signedIn);
      if (!hasRight(rights, MESSAGE_RIGHTS[message.t])) return { refused: 'not-allowed' };
      const reply = await hub.ask({ guest, session: signedIn.session.token, rights }, table, message);
      return reply.t === 'refused' ? reply.refusal : { ...reply };
    },
  };
}
