/** The worker: one authority, asked by one page. */
import type { FrozenRules } from '@longtable/frozen/contract';
import { commitmentTo, type Receipt, type RulesName, rulesIn, signedParts, verifyReceipt } from '@longtable/host';
import type { TableInfo } from '@longtable/protocol';
import { type AnyHeard, type Eyes, type LinkState, NOWHERE } from '../link/table-link.ts';
import { advised, positionTerms } from './advice.ts';
import { Authority } from './authority.ts';
import { maySee } from './eyes.ts';
import { learn, lessonOf, progressOf } from './guided.ts';
import { make, NotPlayable, rulesNamed } from './make.ts';
import type { FromWorker, RequestKind, Requests, ToWorker } from './messages.ts';
import type { LocalMatch } from './records.ts';
import { reviewReceipt } from './review.ts';
import { wishesNow } from './wishes.ts';

interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const scope = globalThis as unknown as Scope;
/** A browser that cannot check signatures leaves them to `longtable verify`. */
async function isForged(receipt: Receipt): Promise<boolean> {
  const parts = signedParts(receipt);
  if (parts === null) return receipt.signature !== undefined;
  try {
    const key = await crypto.subtle.importKey('raw', Uint8Array.from(parts.key), 'Ed25519', false, ['verify']);
    return !(await crypto.subtle.verify('Ed25519', key, Uint8Array.from(parts.sig), Uint8Array.from(parts.bytes)));
  } catch {
    return false;
  }
}

let authority: Authority | null = null;
let milliseconds = 700;
/** The number of steps of each viewer that the page has already. */
let told: Map<number | null, number> = new Map();

const infoOf = (match: LocalMatch, rules: string, words: string): TableInfo => ({
  id: match.id,
  game: match.game,
  rules,
  words,
  parked: null,
  options: match.options as Record<string, unknown>,
  status: match.result === null ? 'playing' : 'finished',
  listed: false,
  hotSeat: match.seats.filter(({ bot }) => bot === null).length > 1,
  host: 'g0000000000000000',
  clock: { kind: 'none' },
  seats: match.seats.map(({ name, bot }, seat) => ({
    seat,
    kind: bot === null ? ('person' as const) : ('bot' as const),
    guest: null,
    name,
    level: bot === null ? null : (bot as TableInfo['seats'][number]['level']),
    present: true,
    ready: true,
    since: match.created,
    awaySince: null,
    voteFrom: null,
    asked: null,
    away: null,
    clock: null,
    votes: [],
  })),
  spectators: 0,
  watchers: [],
  created: match.created,
  updated: match.updated,
  commitment: commitmentTo(match.secret),
  rematch: null,
  called: '',
  watch: '',
  asking: null,
  answered: null,
  playOn: [],
  resigned: [],
  ...(match.wishes && match.wishes.length > 0 && { wishes: match.wishes.map((wish) => ({ ...wish, replies: [...wish.replies] })) }),
  grace: 0,
  closing: null,
  changed: null,
  moving: null,
  withheld: [],
  revealBy: null,
  result: match.result === null ? null : { ...match.result, winners: [...match.result.winners], scores: [...match.result.scores] },
});

function fresh(seat: number | null): AnyHeard[] {
  const heard = need().heard(seat);
  const from = told.get(seat) ?? 0;
  told.set(seat, heard.length);
  return heard.slice(from);
}

function tell(): void {
  if (authority === null) return;
  const { record, persons, files } = authority;
  const viewers = persons.length === 0 ? [null] : persons;
  const state: LinkState = {
    ...NOWHERE,
    connection: 'local',
    table: infoOf(record, files.hash, files.wordsHash),
    mine: persons,
    lesson: record.lesson === undefined || record.lesson.alone ? null : { id: lessonOf(record), progress: progressOf(record) },
    seats: viewers.map((seat) => ({ seat, look: authority!.look(seat), heard: fresh(seat) })),
  };
  scope.postMessage({ kind: 'state', state });
}

type Handlers = { [K in RequestKind]: (ask: Requests[K]['ask'], n: number) => Promise<Requests[K]['reply']> };
const need = (): Authority => {
  if (authority === null) throw new Error('no match is open');
  return authority;
};
const mayLook = (eyes: Eyes): boolean => maySee(eyes, need().persons, need().record.result !== null);

const handlers: Handlers = {
  make: (wish) => make(wish),
  learn: ({ lesson, name }) => learn(lesson, name),
  async alone() {
    await need().playAlone();
    return null;
  },
  explain: async ({ seat }) => need().reasonOf(seat),
  imagine: async ({ seat }) => need().imagine(seat),
  advise: advised,
  position: positionTerms,
  wish: (wish) => need().wish(wish),
  wishes: wishesNow,
  async open({ id }) {
    try {
      authority = await Authority.open(id, tell);
      authority.milliseconds = milliseconds;
      told = new Map();
      tell();
      void authority.bots();
    } catch (error) {
      const trouble = error instanceof NotPlayable ? error.why : 'broken';
      scope.postMessage({ kind: 'state', state: { ...NOWHERE, connection: 'local', trouble } });
    }
    return null;
  },
  submit: ({ command }) => need().submit(command),
  lookAt: async ({ seat, n }) => (mayLook(seat) ? need().lookAt(seat, n) : null),
  heardBy: async ({ seat }) => (mayLook(seat) ? need().heard(seat) : null),
  receipt: async () => need().receipt(),
  fork: ({ eyes, n }) => need().fork(eyes, n),
  async pace(wish) {
    milliseconds = wish.milliseconds;
    if (authority !== null) authority.milliseconds = milliseconds;
    return null;
  },
  async verify({ game, receipt }) {
    const known = new Map<RulesName, FrozenRules>();
    for (const name of rulesIn(receipt)) {
      const rules = await rulesNamed(game, name).catch(() => null);
      if (rules !== null) known.set(name, rules);
    }
    const verdict = verifyReceipt((name) => known.get(name) ?? null, receipt);
    return (await isForged(receipt))
      ? { ...verdict, valid: false, failed: { at: 0, what: 'the signature of the server does not fit' } }
      : verdict;
  },
  review: (ask, n) => reviewReceipt(ask, (share) => scope.postMessage({ kind: 'share', n, share })),
};

scope.onmessage = ({ data }) => {
  const handle = handlers[data.kind] as (ask: ToWorker['ask'], n: number) => Promise<unknown>;
  handle(data.ask, data.n).then(
    (value) => scope.postMessage({ kind: 'reply', n: data.n, value }),
    (error: unknown) => scope.postMessage({ kind: 'failed', n: data.n, message: error instanceof Error ? error.message : String(error) }),
  );
};
