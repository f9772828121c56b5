/** A match between two entries, and the step from one to the next. */
import {
  type Answer,
  type Ask,
  accepted,
  type ChanceSource,
  canonical,
  type Engine,
  fail,
  type Game,
  isRefusal,
  lanes,
  type Match,
  type Outcome,
  outcome,
  type Seat,
  type Spec,
  type Told,
} from '@longtable/kernel';
import type { Answered, Barrier, Command, Entry, Holder, HostRefusal, Look, Moved, Rewound } from './command.ts';
import { resign } from './resign.ts';
import type { Rules } from './rules.ts';
import { barrierFor, extend, START, type UndoLine, undoable } from './undo.ts';

/** The beginning of a match: dealt anew, or in the middle of another one (a fork). */
export interface Start {
  readonly seats: number;
  readonly options: object;
  readonly holders: readonly Holder[];
  /** A saved match to go on from. */
  readonly from?: string;
}

/** The rules that a match is played by at a moment. */
export interface Played<S extends Spec> {
  readonly game: Game<S>;
  readonly machine: Engine<S>;
}

export interface State<S extends Spec> extends Played<S> {
  readonly m: Match<S>;
  readonly line: UndoLine<S>;
  readonly holders: readonly Holder[];
  /** Seats that were given up for good. */
  readonly resigned: readonly Seat[];
}

/** An answer as it came: nobody has looked at it yet. */
type Given = Extract<Command, { t: 'answer' | 'offer' }> | Answered;
/** A command that may become an entry. */
export type Wanted = Given | Exclude<Entry, Answered | Moved | Rewound>;

/** The state after an entry, and what it told. */
export interface Stepped<S extends Spec> {
  /** The entry as it is kept, in the game's own words; null: none was taken (the deal). */
  readonly entry: Entry | null;
  readonly state: State<S>;
  readonly told: readonly Told<S>[];
  /** The knowledge that somebody gained by it, so that it is not simply undone; null or left out: nothing. */
  readonly closed?: Barrier | null;
}

export const playedBy = <S extends Spec>({ game, engine }: Rules<S>, source: ChanceSource): Played<S> => ({
  game,
  machine: engine(game, source),
});

export function begin<S extends Spec>(by: Played<S>, start: Start): Stepped<S> {
  const { game, machine } = by;
  const out = outcome<S>();
  const m = start.from === undefined ? machine.start(start.options as S['options'], start.seats, 0, out) : machine.load(start.from);
  if (isRefusal(m)) return fail(`the match to go on from cannot be loaded: ${m.refused}`);
  return { entry: null, state: { game, machine, m, line: START, holders: start.holders, resigned: [] }, told: out.events };
}

/** One entry further, by the same rules. `again`: the match itself is changed and not a copy; this plays again what it was before. */
export function step<S extends Spec>(now: State<S>, entry: Wanted, again?: () => Match<S>): Stepped<S> | HostRefusal {
  const { machine } = now;
  if (entry.t === 'resign') return resign(now, entry);
  if (entry.t === 'hand-over') return { entry, state: { ...now, holders: now.holders.with(entry.seat, entry.to) }, told: [] };
  if (entry.t === 'undo') return undo(now, entry);
  const m = again === undefined ? machine.clone(now.m) : now.m;
  if (entry.t === 'take-back') {
    const refused = machine.takeBack(m, entry.seat);
    return refused ?? { entry, state: { ...now, m }, told: [] };
  }
  const ask = askFor(now, entry);
  const { seat } = entry;
  const [inLane, wasSealed] = [lanes(m) !== null, m.sealed !== null];
  const out = outcome<S>();
  const refused = give(machine, m, entry, out);
  if (refused !== null) return refused;
  const taken = keptAs(entry, accepted(ask ?? fail('an answer to nothing was accepted'), entry.answer as Answer));
  // Sealing is not undone but taken back: it is not in the line.
  if (m.sealed !== null && m.sealed[seat] !== null) return { entry: taken, state: { ...now, m }, told: out.events, closed: null };
  // Opening what was sealed closes undo for everybody.
  const closed = m.result !== null || wasSealed ? 'sealed' : out.closed;
  const line = extend(now.line, { seat, entry: taken, before: again ?? kept(now.m), inLane, draws: out.draws }, closed);
  return { entry: taken, state: { ...now, m, line }, told: out.events, closed };
}

/** A function of its own, so that it holds on to nothing but the match. */
const kept =
  <S extends Spec>(m: Match<S>) =>
  (): Match<S> =>
    m;

const keptAs = (entry: Given, answer: Answer): Answered =>
  entry.t === 'answer'
    ? { t: 'answer', seat: entry.seat, answer, ...(entry.planned === true && { planned: true }) }
    : { t: 'offer', seat: entry.seat, kind: entry.kind, answer };

/** The question that an entry answers. */
const askFor = <S extends Spec>({ machine, m }: State<S>, entry: Given): Ask | undefined =>
  entry.t === 'answer' ? m.open.find((q) => q.seat === entry.seat) : machine.offers(m, entry.seat).find((o) => o.kind === entry.kind)?.ask;

/** A command as an entry, if it is one at all; the machine alone decides whether its answer is legal. */
export function check<S extends Spec>({ m, resigned }: State<S>, command: Command | Moved): Wanted | Moved | Rewound | HostRefusal {
  if (command.t === 'rules') return { t: 'rules', to: String(command.to) };
  const { seat } = command;
  if (!Number.isInteger(seat) || seat < 0 || seat >= m.seats) return { refused: 'no-such-seat' };
  if (command.t === 'take-back' || command.t === 'undo') return { t: command.t, seat };
  if (command.t === 'hand-over')
    return command.to === 'person' && resigned.includes(seat)
      ? { refused: 'bad-command' }
      : { t: 'hand-over', seat, to: command.to, why: command.why };
  if (command.t === 'resign') return { t: 'resign', seat, to: command.to };
  if (command.t === 'rewind') return { t: 'rewind', seat, length: Number(command.length) };
  if (command.given !== undefined && command.given !== m.given[seat]) return { refused: 'stale' };
  if (command.t === 'answer') return { t: 'answer', seat, answer: command.answer, ...(command.planned === true && { planned: true }) };
  return command.t === 'offer' ? { t: 'offer', seat, kind: command.kind, answer: command.answer } : { refused: 'bad-command' };
}

const give = <S extends Spec>(machine: Engine<S>, m: Match<S>, entry: Given, out: Outcome<S>): HostRefusal | null =>
  entry.t === 'answer' ? machine.apply(m, entry.seat, entry.answer, out) : machine.offer(m, entry.seat, entry.kind, entry.answer, out);

/** Back to before the seat's last answer; what others did in their own lanes since then is done again. */
function undo<S extends Spec>(now: State<S>, entry: Extract<Entry, { t: 'undo' }>): Stepped<S> | HostRefusal {
  const { machine } = now;
  const { seat } = entry;
  const at = undoable(now.line, seat);
  if (at === null) return { refused: 'undo-closed', why: barrierFor(now.line, seat) };
  const m = machine.clone(now.line.steps[at]!.before());
  let line: UndoLine<S> = { steps: now.line.steps.slice(0, at), barrier: now.line.barrier };
  for (const step of now.line.steps.slice(at + 1)) {
    const before = machine.clone(m);
    const out = outcome<S>();
    const refused = give(machine, m, step.entry, out);
    // What was rolled stays rolled: where another lane's roll would come out differently, undo is closed.
    if (refused !== null || canonical(out.draws) !== canonical(step.draws)) return { refused: 'undo-closed', why: 'foreign' };
    line = { ...line, steps: [...line.steps, { ...step, before: kept(before) }] };
  }
  m.given = now.m.given.with(seat, now.m.given[seat]! + 1);
  return { entry, state: { ...now, m, line }, told: [] };
}

export function lookOf<S extends Spec>({ game, machine, m, line, holders }: State<S>, viewer: Seat | null): Look<S> {
  const own = viewer === null ? null : (m.sealed?.[viewer] ?? null);
  return {
    view: game.view(m, viewer),
    question: viewer === null || own !== null ? null : machine.describe(m, viewer),
    offers: viewer === null ? [] : machine.offers(m, viewer),
    given: viewer === null ? 0 : m.given[viewer]!,
    sealed: own,
    asked: m.open.map((ask) => ask.seat),
    awaited: machine.awaited(m),
    undo: { possible: viewer !== null && undoable(line, viewer) !== null, why: barrierFor(line, viewer) },
    holders,
    result: m.result,
  };
}

/** All that was secret at this moment, for a match that is over. */
export const lookOfAll = <S extends Spec>(state: State<S>): Look<S> => ({
  ...lookOf(state, null),
  views: Array.from({ length: state.m.seats }, (_, seat) => state.game.view(state.m, seat)),
});
