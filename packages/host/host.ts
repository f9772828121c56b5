/**
 * One match's authority. State is the fold of its log: whoever has the start and the entries has the match. A command is first
 * prepared (checked and applied to a copy), then kept wherever the owner keeps things, then committed: nothing is shown that is
 * not safe.
 */
import {
  type Answer,
  accepted,
  type ChanceSource,
  canonical,
  type Engine,
  engine,
  fail,
  type Game,
  type Match,
  type Outcome,
  outcome,
  refusal,
  type Seat,
  type Spec,
  type Told,
} from '@longtable/kernel';
import type { Command, Entry, Heard, Holder, HostRefusal, Look } from './command.ts';
import { audible, type Ears, type Step } from './hearing.ts';
import { barrierFor, extend, START, type UndoLine, undoable } from './undo.ts';

/** How a match begins: dealt anew, or in the middle of another one (a fork). */
export interface Start {
  readonly seats: number;
  readonly options: object;
  readonly holders: readonly Holder[];
  /** A saved match to go on from. */
  readonly from?: string;
}

interface State<S extends Spec> {
  readonly m: Match<S>;
  readonly line: UndoLine<S>;
  readonly holders: readonly Holder[];
}

/** Checks a command and applies it to a copy. */
export interface Preparing<S extends Spec = Spec> {
  prepare(command: Command): Prepared<S> | HostRefusal;
}

/** The next command may be prepared on top of this one before either is safe; they are committed in the same order. */
export interface Prepared<S extends Spec = Spec> extends Preparing<S> {
  readonly entry: Entry;
  /** What will be, once committed: for whoever keeps a summary together with the entry. */
  readonly match: Match<S>;
  readonly holders: readonly Holder[];
  /** Makes it so. Call it once the entry is safe. */
  commit(): void;
}

export interface Host<S extends Spec> extends Preparing<S> {
  readonly game: Game<S>;
  readonly engine: Engine<S>;
  /** Entries committed so far. */
  readonly length: number;
  readonly match: Match<S>;
  readonly holders: readonly Holder[];
  look(viewer: Seat | null): Look<S>;
  /** What the viewer heard, from their own n-th step on (0: the deal). */
  heard(viewer: Seat | null, from?: number): Heard<S>[];
  /** How many steps the viewer heard so far. */
  heardCount(viewer: Seat | null): number;
  /** The match as the viewer saw it after their own n-th step. */
  lookAt(viewer: Seat | null, n: number): Look<S> | null;
  /** How many entries were in the log at the viewer's own n-th step. */
  entriesAt(viewer: Seat | null, n: number): number | null;
  /** The match after the first `length` entries, to fork from. */
  saveAt(length: number): string | null;
  /** All entries so far. */
  entries(): readonly Entry[];
}

const isRefused = (x: object): x is HostRefusal => 'refused' in x;

export function host<S extends Spec>(game: Game<S>, start: Start, source: ChanceSource): Host<S> {
  const machine = engine(game, source);
  const records: Step<S>[] = [];
  const ears: Ears<S> = {};
  let state = begin(machine, start, records);

  function apply(now: State<S>, entry: Entry): { state: State<S>; told: readonly Told<S>[] } | HostRefusal {
    if (entry.t === 'hand-over') return { state: { ...now, holders: now.holders.with(entry.seat, entry.to) }, told: [] };
    if (entry.t === 'undo') return undo(machine, now, entry.seat);
    const m = machine.clone(now.m);
    if (entry.t === 'take-back') {
      const refused = machine.takeBack(m, entry.seat);
      return refused ?? { state: { ...now, m }, told: [] };
    }
    const out = outcome<S>();
    const refused = give(machine, m, entry, out);
    return refused ?? { state: { ...now, m, line: lineAfter(now, m, entry, out) }, told: out.events };
  }

  function prepare(now: State<S>, command: Command): Prepared<S> | HostRefusal {
    const entry = check(machine, now, command);
    if (isRefused(entry)) return entry;
    const next = apply(now, entry);
    if (isRefused(next)) return next;
    return {
      entry,
      match: next.state.m,
      holders: next.state.holders,
      prepare: (following) => prepare(next.state, following),
      commit() {
        if (state !== now) fail('committed out of order');
        state = next.state;
        records.push({ entry, told: next.told });
      },
    };
  }

  /** The state after some entries, folded again from the start. */
  function stateAt(length: number): State<S> {
    let then = begin(machine, start, []);
    for (const { entry } of records.slice(1, length + 1)) {
      const next = apply(then, entry!);
      if (isRefused(next)) fail(`an accepted entry was refused: ${next.refused}`);
      then = next.state;
    }
    return then;
  }

  return {
    game,
    engine: machine,
    get length() {
      return records.length - 1;
    },
    get match() {
      return state.m;
    },
    get holders() {
      return state.holders;
    },
    prepare: (command) => prepare(state, command),
    look: (viewer) => lookOf(game, machine, state, viewer),
    heard: (viewer, from = 0) => audible(records, ears, viewer).list.slice(from),
    heardCount: (viewer) => audible(records, ears, viewer).list.length,
    lookAt(viewer, n) {
      const at = audible(records, ears, viewer).places[n];
      return at === undefined ? null : lookOf(game, machine, stateAt(at), viewer);
    },
    entriesAt: (viewer, n) => audible(records, ears, viewer).places[n] ?? null,
    saveAt: (length) => (length < 0 || length >= records.length ? null : machine.save(stateAt(length).m)),
    entries: () => records.slice(1).map(({ entry }) => entry!),
  };
}

function begin<S extends Spec>(machine: Engine<S>, start: Start, records: Step<S>[]): State<S> {
  const out = outcome<S>();
  const m = start.from === undefined ? machine.start(start.options as S['options'], start.seats, 0, out) : machine.load(start.from);
  if ('refused' in m) return fail(`the match to go on from cannot be loaded: ${m.refused}`);
  records.push({ entry: null, told: out.events });
  return { m, line: START, holders: start.holders };
}

/** A command in the game's own words, or why not. */
function check<S extends Spec>(machine: Engine<S>, { m }: State<S>, command: Command): Entry | HostRefusal {
  const { seat } = command;
  if (!Number.isInteger(seat) || seat < 0 || seat >= m.seats) return { refused: 'no-such-seat' };
  if (command.t === 'take-back' || command.t === 'undo') return { t: command.t, seat };
  if (command.t === 'hand-over') return { t: 'hand-over', seat, to: command.to, why: command.why };
  if (command.given !== undefined && command.given !== m.given[seat]) return { refused: 'stale' };
  if (command.t === 'answer') {
    const ask = m.open.find((q) => q.seat === seat);
    if (ask !== undefined && refusal(ask, command.answer) === null)
      return { t: 'answer', seat, answer: accepted(ask, command.answer as Answer) };
    // Not legal: the machine says why, on a copy.
    return machine.apply(machine.clone(m), seat, command.answer) ?? fail('an illegal answer was accepted');
  }
  if (command.t !== 'offer') return { refused: 'bad-command' };
  const offer = machine.offers(m, seat).find((o) => o.kind === command.kind);
  if (offer !== undefined && refusal(offer.ask, command.answer) === null)
    return { t: 'offer', seat, kind: command.kind, answer: accepted(offer.ask, command.answer as Answer) };
  return machine.offer(machine.clone(m), seat, command.kind, command.answer) ?? fail('an illegal offer was accepted');
}

function give<S extends Spec>(machine: Engine<S>, m: Match<S>, entry: Entry, out: Outcome<S>): HostRefusal | null {
  if (entry.t === 'answer') return machine.apply(m, entry.seat, entry.answer, out);
  return entry.t === 'offer' ? machine.offer(m, entry.seat, entry.kind, entry.answer, out) : { refused: 'bad-command' };
}

const inLanes = <S extends Spec>(m: Match<S>): boolean => m.stack.at(-1)?.k === '$lanes';

/** Sealing is not undone but taken back; opening what was sealed closes undo for everybody. */
function lineAfter<S extends Spec>(now: State<S>, m: Match<S>, entry: Entry, out: Outcome<S>): UndoLine<S> {
  if (m.sealed !== null && m.sealed[entry.seat] !== null) return now.line;
  const closed = m.result !== null || now.m.sealed !== null ? 'sealed' : out.closed;
  return extend(now.line, { seat: entry.seat, entry, before: now.m, inLane: inLanes(now.m), draws: out.draws }, closed);
}

/** Back to before the seat's last answer; what others did in their own lanes since then is done again. */
function undo<S extends Spec>(machine: Engine<S>, now: State<S>, seat: Seat): { state: State<S>; told: readonly Told<S>[] } | HostRefusal {
  const at = undoable(now.line, seat);
  if (at === null) return { refused: 'undo-closed', why: barrierFor(now.line, seat) };
  const m = machine.clone(now.line.steps[at]!.before);
  let line: UndoLine<S> = { steps: now.line.steps.slice(0, at), barrier: now.line.barrier };
  for (const step of now.line.steps.slice(at + 1)) {
    const before = machine.clone(m);
    const out = outcome<S>();
    const refused = give(machine, m, step.entry, out);
    // What was rolled stays rolled: where another lane's roll would come out differently, undo is closed.
    if (refused !== null || canonical(out.draws) !== canonical(step.draws)) return { refused: 'undo-closed', why: 'foreign' };
    line = { ...line, steps: [...line.steps, { ...step, before }] };
  }
  m.given = now.m.given.with(seat, now.m.given[seat]! + 1);
  return { state: { ...now, m, line }, told: [] };
}

function lookOf<S extends Spec>(game: Game<S>, machine: Engine<S>, { m, line, holders }: State<S>, viewer: Seat | null): Look<S> {
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
