/** All that a real node sends to one viewer of one position: by socket and by request, before and after the next answer. */
import { type Answer, type Engine, outcome, type Seat, type Spec } from '@longtable/kernel';
import { PROTOCOL } from '@longtable/protocol';
import type { Thinker } from '@longtable/server/bots/contract.ts';
import { localBus } from '@longtable/server/bus/contract.ts';
import { readConfig } from '@longtable/server/config.ts';
import type { Asked } from '@longtable/server/http/asked.ts';
import { handlers } from '@longtable/server/http/routes.ts';
import type { Jobs } from '@longtable/server/jobs/contract.ts';
import { metrics } from '@longtable/server/metrics.ts';
import { node } from '@longtable/server/node.ts';
import type { Randomness, Time } from '@longtable/server/ports.ts';
import type { Kept, Store, Summary, TableRow } from '@longtable/server/store/contract.ts';
import type { Created, TableEntry } from '@longtable/server/table/entry.ts';
import type { Titles } from '@longtable/server/titles.ts';
import { insideWire } from '../inside-wire.ts';
import { GENEROUS } from '../setting.ts';
import type { Viewer } from './contract.ts';

export const TABLE = 'taaaaaaaaaaaa';
const NOW = 1_700_000_000_000;
const config = readConfig(GENEROUS);
const standing: Time = { now: () => NOW, ticks: () => 0, after: () => () => {} };
const always: Randomness = (bytes) => new Uint8Array(bytes);
const idle: Jobs = { plan() {}, drop() {}, start: async () => {}, close: async () => {} };
const nobody: Thinker = { think: () => Promise.reject(new Error('no bot plays here')), close: async () => {} };
const quiet = { error() {}, warn() {} };

export interface Position {
  readonly titles: Titles;
  readonly game: string;
  readonly rules: string;
  readonly options: object;
  readonly seats: number;
  /** Draws all chance. */
  readonly secret: string;
  /** The saved match. */
  readonly saved: string;
  /** The answer that follows. null: none. */
  readonly next: { readonly seat: Seat; readonly answer: Answer } | null;
  /** The one person among bots; left out: persons sit everywhere. */
  readonly person?: Seat;
}

const guestOf = (seat: Seat) => ({ id: `g${String(seat).repeat(16)}`, name: `P${seat}`, kind: 'guest' as const });

/** A table that was forked out of the middle of a match: its log has no past that could differ. */
function logOf({ game, rules, options, seats, secret, saved, person }: Position): Kept[] {
  const made: Created = {
    t: 'created',
    at: NOW,
    game,
    rules,
    options,
    host: guestOf(0).id,
    seats: Array.from({ length: seats }, (_, seat) =>
      person === undefined || seat === person
        ? { who: 'person', guest: guestOf(seat).id, name: guestOf(seat).name, promise: null }
        : { who: 'bot', level: 'captain' },
    ),
    listed: true,
    hotSeat: false,
    clock: { kind: 'none' },
    secret,
    from: saved,
  };
  const entries: TableEntry[] = [made, { t: 'revealing', at: NOW, until: NOW + 1 }, { t: 'started', at: NOW }];
  return entries.map((entry, i) => ({ seq: i + 1, commandId: `c${i}`, seat: null, payload: JSON.stringify(entry) }));
}

/** A store that holds one log; nothing else is asked of it here. */
function storeOf(log: Kept[]): Store {
  let summary: Summary | null = null;
  const row = (): TableRow[] => (summary === null ? [] : [{ ...summary, id: TABLE, seq: log.length }]);
  const part: Partial<Store> = {
    inOrder: true,
    read: async (_table, after = 0) => log.slice(after),
    async append({ expected, commandId, seat, payload, summary: now }) {
      log.push({ seq: expected + 1, commandId, seat, payload });
      summary = now;
      return { t: 'ok', seq: expected + 1 };
    },
    row: async () => row()[0] ?? null,
    list: async () => row(),
    rest: async () => {},
    countOpen: async () => 0,
    record: async () => null,
    recordsOf: async () => [],
  };
  return part as Store;
}

/** Until nothing more follows by itself. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Answers of every shape that no question takes. */
const NONSENSE = ['no-such-thing', ['no', 'such'], [1000, 1000], 999];
const isTaken = (text: string): boolean => text.startsWith('{"t":"done","id":"nonsense-');

/** Everything that a nosy viewer could ask or try. */
function nosy(seats: number, viewer: Viewer): object[] {
  return Array.from({ length: seats }, (_, seat) => [
    ...NONSENSE.map((answer, i) => ({ t: 'do', id: `nonsense-${seat}-${i}`, command: { t: 'answer', seat, answer } })),
    { t: 'do', id: `nonsense-${seat}`, command: { t: 'offer', seat, kind: 'no-such-offer', answer: 'x' } },
    { t: 'do', id: `undo-of-${seat}`, command: { t: 'undo', seat } },
    // One's own would really be taken back.
    ...(seat === viewer ? [] : [{ t: 'do', id: `take-back-${seat}`, command: { t: 'take-back', seat } }]),
    { t: 'look-at', id: `look-at-${seat}`, n: 0, seat },
    { t: 'heard-by', id: `heard-by-${seat}`, seat },
    { t: 'look-at', id: `look-at-all-${seat}`, n: 0, seat: 'all' },
    { t: 'heard-by', id: `heard-by-all-${seat}`, seat: 'all' },
    { t: 'explain', id: `explain-${seat}`, seat },
    { t: 'imagine', id: `imagine-${seat}`, seat },
    { t: 'imagine', id: `imagine-open-${seat}`, seat: null },
  ]).flat();
}

export interface Sent {
  /** Everything before the next answer. */
  readonly before: readonly string[];
  /** All that the next answer made the viewer hear and see. */
  readonly after: readonly string[];
}

export async function sentTo(position: Position, viewer: Viewer): Promise<Sent> {
  const store = storeOf(logOf(position));
  const { titles, seats, next } = position;
  const parts = { config, store, bus: localBus, jobs: idle, time: standing, random: always, titles, thinker: nobody, metrics: metrics() };
  const faults: unknown[] = [];
  const self = node({ ...parts, logger: quiet, isFleet: false, receiptKey: null, onError: (error) => void faults.push(error) });
  let texts: string[] = [];
  const { wire, say } = insideWire({ hear: (text) => void texts.push(text) });
  const speak = (message: object): void => say(JSON.stringify(message));
  self.hub.accept(wire, viewer === null ? null : guestOf(viewer), 'viewer');
  speak({ t: 'watch', protocol: PROTOCOL, table: TABLE, heard: 0 });
  await settled();
  for (const message of nosy(seats, viewer)) speak(message);
  await settled();
  // Whatever follows would be compared with the wrong position.
  if (texts.some(isTaken)) throw new Error('nonsense was taken for an answer');
  const rest = handlers({ ...parts, tables: self.tables, rooms: self.rooms, hub: self.hub, signer: null, called: async () => undefined });
  const asked: Asked = {
    guest: viewer === null ? null : guestOf(viewer),
    signedIn: null,
    device: '',
    origin: '',
    query: {},
    address: 'viewer',
    id: TABLE,
    code: undefined,
    setToken() {},
  };
  const answers = [rest.table(asked, undefined), rest.receipt(asked, undefined), rest.lobby(asked, undefined), rest.mine(asked, undefined)];
  for (const answer of answers) texts.push(JSON.stringify(await answer));
  const before = texts;
  texts = [];
  if (next !== null) {
    const mover = insideWire({ hear() {} });
    self.hub.accept(mover.wire, guestOf(next.seat), 'mover');
    mover.say(JSON.stringify({ t: 'watch', protocol: PROTOCOL, table: TABLE, heard: 0 }));
    await settled();
    mover.say(JSON.stringify({ t: 'do', id: 'next-answer', command: { t: 'answer', ...next } }));
    await settled();
    await settled();
    texts.push(JSON.stringify(await rest.lobby(asked, undefined)));
  }
  self.drain();
  // A node that only refuses sends the same to everybody: it would hide every leak.
  if (faults.length > 0) throw faults[0];
  return { before, after: texts };
}

export interface PlayedOn {
  readonly saved: string;
  /** Something was shown on purpose. */
  readonly shows: boolean;
  readonly draws: boolean;
}

/** The match after the next answer. null: the rules refuse the answer. */
export function playedOn({ saved, next }: Position, machine: Engine<Spec>): PlayedOn | null {
  const match = machine.load(saved);
  if (next === null || 'refused' in match) return null;
  const out = outcome<Spec>();
  if (machine.apply(match, next.seat, next.answer, out) !== null) return null;
  return { saved: machine.save(match), shows: out.closed === 'reveal', draws: out.closed !== null };
}
