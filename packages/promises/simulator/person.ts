/** Somebody at a page: the real link of the client, answers drawn by lot, and the habits of people: they reload, go away, come back, vote. */
import { type ServerLink, serverLink } from '@longtable/client/src/link/server-link.ts';
import type { World } from '@longtable/client/src/link/world.ts';
import { type Rnd, sample } from '@longtable/kernel';
import type { Acked } from '../help/audit.ts';
import type { Network, Target } from './network.ts';
import type { Clock, VirtualTime } from './virtual-time.ts';

export interface PersonParts {
  readonly id: string;
  readonly seat: number;
  readonly table: string;
  readonly isHost: boolean;
  readonly nonce: string | null;
  readonly time: VirtualTime;
  readonly clock: Clock;
  readonly network: Network;
  readonly rnd: Rnd;
  /** A node to talk to, drawn anew for each connection. */
  node(): Target | null;
}

export interface Person {
  readonly id: string;
  readonly seat: number;
  readonly table: string;
  readonly acked: readonly Acked[];
  /** Milliseconds from a connection that was lost until the table was there again. */
  readonly resumes: readonly number[];
  /** null: away. */
  readonly link: ServerLink | null;
  come(): void;
  goAway(): void;
  /** Goes away and never comes back. */
  leave(): void;
}

const THINK_MS = 1500;
const AGAIN_MS = 400;

/** The memory of what was said and what was acknowledged, as it went over the wire. */
interface WireMemory {
  readonly acked: readonly Acked[];
  spoken(text: string): void;
  heard(text: string): void;
}

function wireMemory(id: string, table: string): WireMemory {
  const acked: Acked[] = [];
  const sent = new Map<string, string>();
  return {
    acked,
    spoken(text) {
      const said = JSON.parse(text) as { t: string; id?: string; command?: { answer?: unknown } };
      if (said.t === 'do' && said.id !== undefined) sent.set(said.id, JSON.stringify(said.command?.answer ?? null));
    },
    heard(text) {
      const said = JSON.parse(text) as { t: string; id?: string };
      const answer = said.t === 'done' && said.id !== undefined ? sent.get(said.id) : undefined;
      if (answer === undefined || said.id === undefined) return;
      sent.delete(said.id);
      acked.push({ table, commandId: `${id}:${said.id}`, answer });
    },
  };
}

/** The world of a person's link: a wire over the simulated network, and luck by the seed. */
const worldOf = ({ id, time, clock, network, node, nonce, rnd }: PersonParts, { spoken, heard }: WireMemory): World => ({
  connect({ opened, hear, ended }) {
    const who = { id, name: id, kind: 'guest' } as const;
    const wire = network.connect(node, who, {
      opened,
      hear(text) {
        heard(text);
        hear(text);
      },
      ended,
    });
    return {
      say(text) {
        spoken(text);
        wire.say(text);
      },
      end: wire.end,
    };
  },
  after: time.after,
  now: clock.now,
  random: () => rnd(1000) / 1000,
  newId: () => Array.from({ length: 12 }, () => rnd(36).toString(36)).join(''),
  nonces: () => (nonce === null ? [] : [nonce]),
  keepHead() {},
});

export function person(parts: PersonParts): Person {
  const { id, seat, table, time, clock, rnd } = parts;
  const memory = wireMemory(id, table);
  const resumes: number[] = [];
  let lostAt: number | null = null;
  let link: ServerLink | null = null;
  let planned = false;
  let busy = false;
  let hasLeft = false;

  function noteConnection(state: ServerLink): void {
    const { connection } = state.get();
    if (connection === 'lost') lostAt ??= time.now;
    if (connection !== 'online' || lostAt === null) return;
    resumes.push(time.now - lostAt);
    lostAt = null;
  }

  function soon(ms = 1 + rnd(THINK_MS)): void {
    if (planned) return;
    planned = true;
    time.after(ms, () => {
      planned = false;
      act();
    });
  }

  /** One thing at a time, tried again a little later. */
  function doing(work: Promise<unknown>): void {
    busy = true;
    void work.then(() => {
      busy = false;
      soon(AGAIN_MS + rnd(AGAIN_MS));
    });
  }

  /** The next deed of somebody at this table; null: they wait. */
  function wish(link: ServerLink): Promise<unknown> | null {
    const state = link.get();
    if (state.table === null || state.connection !== 'online') return null;
    const { status, seats } = state.table;
    if (status === 'gathering') return parts.isHost ? link.start() : null;
    if (status !== 'playing') return null;
    if (seats[seat]?.kind === 'bot') return link.takeSeatBack(seat);
    const look = state.seats.find((one) => one.seat === seat)?.look;
    if (look?.question && look.awaited.includes(seat))
      return link.submit({ t: 'answer', seat, answer: sample(look.question.ask, rnd), given: look.given });
    const now = clock.now() + state.ahead;
    const absent = seats.find((one) => one.seat !== seat && one.voteFrom !== null && one.voteFrom <= now && !one.votes.includes(seat));
    if (absent !== undefined) return link.vote(absent.seat, 'apprentice');
    if (seats.some(({ voteFrom }) => voteFrom !== null)) soon(5000);
    return null;
  }

  function act(): void {
    const work = link === null || busy ? null : wish(link);
    if (work !== null) doing(work);
  }

  function goAway(): void {
    link?.close();
    link = null;
    lostAt = null;
  }

  return {
    id,
    seat,
    table,
    acked: memory.acked,
    resumes,
    get link() {
      return link;
    },
    come() {
      if (link !== null || hasLeft) return;
      busy = false;
      link = serverLink(table, worldOf(parts, memory));
      const mine = link;
      link.subscribe(() => {
        if (link === mine) noteConnection(mine);
        soon();
      });
    },
    goAway,
    leave() {
      hasLeft = true;
      goAway();
    },
  };
}
