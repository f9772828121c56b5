/** A match between two entries, and the step from one to the next. */
import {
  type Answer,
  accepted,
  type ChanceSource,
  canonical,
  type Engine,
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
import type { Command, Entry, Holder, HostRefusal, Look, Moved } from './command.ts';
import type { Rules } from './rules.ts';
import { barrierFor, extend, START, type UndoLine, undoable } from './undo.ts';

/** How a match begins: dealt anew, or in the middle of another one (a fork). */
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
}

/** The state after an entry, and what it told. */
export interface Stepped<S extends Spec> {
  readonly state: State<S>;
  readonly told: readonly Told<S>[];
}

export const isRefused = (x: object): x is HostRefusal => 'refused' in x;

export const playedBy = <S extends Spec>({ game, engine }: Rules<S>, source: ChanceSource): Played<S> => ({
  game,
  machine: engine(game, source),
});

export function begin<S extends Spec>(by: Played<S>, start: Start): Stepped<S> {
  const { game, machine } = by;
  const out = outcome<S>();
  const m = start.from === undefined ? machine.start(start.options as S['options'], start.seats, 0, out) : machine.load(start.from);
  if ('refused' in m) return fail(`the match to go on from cannot be loaded: ${m.refused}`);
  return { state: { game, machine, m, line: START, holders: start.holders }, told: out.events };
}

/** One entry further, by the same rules. */
export function step<S extends Spec>(now: State<S>, entry: Exclude<Entry, Moved>): Stepped<S> | HostRefusal {
  const { machine } = now;
  if (entry.t === 'hand-over') return { state: { ...now, holders: now.holders.with(entry.seat, entry.to) }, told: [] };
  if (entry.t === 'undo') return undo(now, entry.seat);
  const m = machine.clone(now.m);
  if (entry.t === 'take-back') {
    const refused = machine.takeBack(m, entry.seat);
    return refused ?? { state: { ...now, m }, told: [] };
  }
  const out = outcome<S>();
  const refused = give(machine, m, entry, out);
  return refused ?? { state: { ...now, m, line: lineAfter(now, m, entry, out) }, told: out.events };
}

/** A command in the game's own words, or why not. */
export function check<S extends Spec>({ machine, m }: State<S>, command: Command | Moved): Entry | HostRefusal {
  if (command.t === 'rules') return { t: 'rules', to: String(command.to) };
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
function lineAfter<S extends Spec>(now: State<S>, m: Match<S>, entry: Exclude<Entry, Moved>, out: Outcome<S>): UndoLine<S> {
  if (m.sealed !== null && m.sealed[entry.seat] !== null) return now.line;
  const closed = m.result !== null || now.m.sealed !== null ? 'sealed' : out.closed;
  return extend(now.line, { seat: entry.seat, entry, before: now.m, inLane: inLanes(now.m), draws: out.draws }, closed);
}

/** Back to before the seat's last answer; what others did in their own lanes since then is done again. */
function undo<S extends Spec>(now: State<S>, seat: Seat): Stepped<S> | HostRefusal {
  const { machine } = now;
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
