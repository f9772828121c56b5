/** All that a real node sends to the viewers of one position: by socket and by request, before and after the next answer. */
import { type ClientMessage, PROTOCOL } from '@longtable/protocol';
import { moveBot } from '@longtable/server/bots/driver.ts';
import type { Asked } from '@longtable/server/http/asked.ts';
import { handlers } from '@longtable/server/http/routes.ts';
import { metrics } from '@longtable/server/metrics.ts';
import { type Node, node } from '@longtable/server/node.ts';
import type { Titles } from '@longtable/server/titles.ts';
import { insideWire } from '../inside-wire.ts';
import type { Viewer } from './contract.ts';
import { guestOf, isPerson, type Position, STILL, stage, TABLE } from './place.ts';

/** Until nothing more follows by itself. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Answers of every shape that no question takes. */
const NONSENSE = ['no-such-thing', ['no', 'such'], [1000, 1000], 999];
const TAKEN = '{"t":"done","id":"nonsense-';

/** Everything that a nosy viewer could ask or try. */
const nosy = (seats: number, viewer: Viewer): object[] => [
  { t: 'look-at', id: 'look-at-all', n: 0, seat: 'all' },
  { t: 'heard-by', id: 'heard-by-all', seat: 'all' },
  { t: 'imagine', id: 'imagine-open', seat: null },
  ...Array.from({ length: seats }, (_, seat) => [
    ...NONSENSE.map((answer, i) => ({ t: 'do', id: `nonsense-${seat}-${i}`, command: { t: 'answer', seat, answer } })),
    { t: 'do', id: `nonsense-${seat}`, command: { t: 'offer', seat, kind: 'no-such-offer', answer: 'x' } },
    { t: 'do', id: `undo-of-${seat}`, command: { t: 'undo', seat } },
    // One's own would really be taken back.
    ...(seat === viewer ? [] : [{ t: 'do', id: `take-back-${seat}`, command: { t: 'take-back', seat } }]),
    { t: 'look-at', id: `look-at-${seat}`, n: 0, seat },
    { t: 'heard-by', id: `heard-by-${seat}`, seat },
    { t: 'explain', id: `explain-${seat}`, seat },
    { t: 'imagine', id: `imagine-${seat}`, seat },
  ]).flat(),
];

const asText = (message: object): string => JSON.stringify(message);
const WATCH = asText({ t: 'watch', protocol: PROTOCOL, table: TABLE, heard: 0 });

const written = new Map<string, readonly string[]>();
/** The same messages, written once. */
function nosyTexts(seats: number, viewer: Viewer): readonly string[] {
  const key = `${seats} ${viewer}`;
  const texts = written.get(key) ?? nosy(seats, viewer).map(asText);
  written.set(key, texts);
  return texts;
}

/** All that one viewer was sent. */
export interface Sent {
  /** Everything before the next answer. */
  readonly before: Buffer;
  /** All that the next answer made the viewer hear and see. */
  readonly after: Buffer;
}

interface Ear {
  readonly viewer: Viewer;
  say(text: string): void;
  /** Also what is answered to requests. */
  heard(bytes: Buffer): void;
  /** All since the last time. */
  taken(): Buffer;
  leave(): void;
}

const personOf = (viewer: Viewer) => (viewer === null ? null : guestOf(viewer));

/** Somebody who comes to the table. */
function earOf({ hub }: Node, viewer: Viewer): Ear {
  let chunks: Buffer[] = [];
  const heard = (bytes: Buffer): void => void chunks.push(bytes);
  const { wire, say, cut } = insideWire({ bytes: heard });
  hub.accept(wire, personOf(viewer), 'viewer');
  say(WATCH);
  return {
    viewer,
    say,
    heard,
    taken() {
      const bytes = Buffer.concat(chunks);
      chunks = [];
      return bytes;
    },
    leave: cut,
  };
}

const askedBy = (viewer: Viewer): Asked => ({
  guest: personOf(viewer),
  signedIn: null,
  device: '',
  origin: '',
  query: {},
  address: 'viewer',
  id: TABLE,
  code: undefined,
  setToken() {},
});

/** Everybody who may look at the position: each alone on a seat, or nowhere. */
export const viewersOf = (position: Position): Viewer[] => [
  ...[...Array(position.seats).keys()].filter((seat) => isPerson(position, seat)),
  null,
];

/** The next answer, of a person or of a bot. */
async function giveNext(position: Position, titles: Titles, self: Node): Promise<void> {
  const { seat, answer } = position.next;
  const table = (await self.tables.get(TABLE))!;
  if (isPerson(position, seat)) {
    const pass = { guest: guestOf(seat), session: 'mover', rights: null };
    await self.hub.ask(pass, table, { t: 'do', id: 'next-answer', command: { t: 'answer', seat, answer } } as ClientMessage);
  } else {
    const thinker = { think: async () => ({ answer }), close: async () => {} };
    await moveBot(table, seat, { thinker, titles, metrics: metrics(), hardMs: 1000, random: STILL.random, log() {} });
  }
}

export interface Looking {
  /** All viewers come; what those are sent who are `heard` is kept. */
  sentIn(position: Position, heard: readonly Viewer[]): Promise<ReadonlyMap<Viewer, Sent>>;
}

/** One node, which knows one position at a time. */
export function looking(titles: Titles): Looking {
  const { store, time, hold, later } = stage();
  const faults: unknown[] = [];
  const thinker = { think: () => Promise.reject(new Error('nobody asked for a thought')), close: async () => {} };
  const parts = { ...STILL, store, time, titles, thinker, metrics: metrics() };
  const self = node({ ...parts, isFleet: false, receiptKey: null, onError: (error) => void faults.push(error) });
  const rest = handlers({ ...parts, tables: self.tables, rooms: self.rooms, hub: self.hub, signer: null, called: async () => undefined });
  const REQUESTS = [rest.table, rest.receipt, rest.lobby, rest.mine];

  async function ask(ear: Ear, requests: typeof REQUESTS): Promise<void> {
    const asked = askedBy(ear.viewer);
    for (const request of requests) ear.heard(Buffer.from(asText((await request(asked, undefined)) as object)));
  }

  /** The node forgets the table: it is read again for the next position. */
  function clear(ears: readonly Ear[]): void {
    for (const ear of ears) ear.leave();
    later(() => self.tables.sweep());
    if (self.tables.live.size > 0) throw new Error('the table is not forgotten');
  }

  async function sentIn(position: Position, heard: readonly Viewer[]): Promise<ReadonlyMap<Viewer, Sent>> {
    hold(position);
    const all = viewersOf(position).map((viewer) => earOf(self, viewer));
    const ears = all.filter(({ viewer }) => heard.includes(viewer));
    await settled();
    for (const { viewer, say } of ears) for (const text of nosyTexts(position.seats, viewer)) say(text);
    await settled();
    for (const ear of ears) await ask(ear, REQUESTS);
    const before = ears.map((ear) => ear.taken());
    // Whatever follows would be compared with the wrong position.
    if (before.some((bytes) => bytes.includes(TAKEN))) throw new Error('nonsense was taken for an answer');
    await giveNext(position, titles, self);
    await settled();
    for (const ear of ears) await ask(ear, [rest.lobby]);
    const after = ears.map((ear) => ear.taken());
    clear(all);
    // A node that only refuses sends the same to everybody: it would hide every leak.
    if (faults.length > 0) throw faults[0];
    return new Map(ears.map(({ viewer }, i) => [viewer, { before: before[i]!, after: after[i]! }]));
  }
  return { sentIn };
}
