/**
 * The heart: runs frames to the next question. It works on one match at a time, changes it in place, and holds nothing between two
 * calls. What comes in has been checked by the engine.
 */
import { NOTHING, proceed, pushCalled, run, runOn } from './advance.ts';
import { ACT, ANY, ASK, SEALED, stageOf } from './compile.ts';
import type { Answer, Ask, ChanceSource, Described, Frame, Game, Match, Outcome, Seat, Spec, Turn } from './contract.ts';
import { LANES, lanes } from './copy.ts';
import { fail } from './fail.ts';
import { turnOver } from './turn.ts';
import { enter, FROM_OUTSIDE, frame, turnTo, type Work, workOn } from './work.ts';

export interface Runner<S extends Spec> {
  /** Deals the table, puts the first frame on the stack and runs. */
  deal(x: Match<S>, options: S['options'], recorder: Outcome<S> | undefined): void;
  /** Runs on from wherever the match is. */
  resume(x: Match<S>, recorder: Outcome<S> | undefined): void;
  /** Gives an answer that fits the open question, and runs on. */
  give(x: Match<S>, ask: Ask, answer: Answer, recorder: Outcome<S> | undefined): void;
  /** Takes an offer up: on top of what waits, in the seat's own lane. */
  take(x: Match<S>, seat: Seat, act: (t: Turn<S>) => void, recorder: Outcome<S> | undefined): void;
  /** The questions of a match that waits: computed afresh, nothing runs. */
  asked(x: Match<S>): readonly Ask[];
  describe(x: Match<S>, ask: Ask): Described;
  /** True if the answers to the open questions are kept until the last one is in. */
  isSealed(x: Match<S>): boolean;
}

/** Without a source the match uses the fast generator; with one, every draw is labelled and comes from there. */
export function runner<S extends Spec>(game: Game<S>, source: ChanceSource | undefined): Runner<S> {
  const w = workOn(game, source);
  w.turn = turnOver(w);
  const turn = w.turn as unknown as Turn<S>;
  return {
    deal(x, options, recorder) {
      enter(w, x, recorder);
      x.table = game.setup(turn, options, x.seats);
      w.turn.table = x.table;
      x.stack.push(frame(w, game.first, {}, ''));
      run(w);
    },
    resume(x, recorder) {
      enter(w, x, recorder);
      run(w);
    },
    give: (x, { seat }, answer, recorder) => give(w, x, seat, answer, recorder),
    take(x, seat, act, recorder) {
      enter(w, x, recorder);
      turnTo(w, x, seat);
      x.given[seat] = x.given[seat]! + 1;
      w.inOffer = true;
      act(turn);
      w.inOffer = false;
      for (let i = 0; i < w.calls; i++) w.called[i]!.from = FROM_OUTSIDE;
      if (x.result === null) pushCalled(w, w.stack.length - 1, true);
      runOn(w);
    },
    asked: (x) => asked(w, x),
    describe(x, ask) {
      enter(w, x, undefined);
      turnTo(w, x, ask.seat);
      const f = w.stack[w.stack.length - 1]!;
      const { show, type } = stageOf(w.headings, f);
      const shown = show ? show(x.table, f.data, ask.seat, w.up) : {};
      return { kind: f.k, stage: f.at, ask, shown, among: type === SEALED ? 'sealed' : type === ANY ? 'any' : 'one' };
    },
    isSealed(x) {
      const top = x.stack[x.stack.length - 1];
      return top !== undefined && top.k !== LANES && stageOf(w.headings, top).type === SEALED;
    },
  };
}

function give<S extends Spec>(w: Work<S>, x: Match<S>, seat: Seat, answer: Answer, recorder: Outcome<S> | undefined): void {
  x.given[seat] = x.given[seat]! + 1;
  const { sealed } = x;
  if (sealed !== null) {
    sealed[seat] = answer;
    if (awaitsMore(x.open, sealed)) return;
    enter(w, x, recorder);
    unseal(w, sealed);
  } else {
    enter(w, x, recorder);
    turnTo(w, x, seat);
    const top = w.stack.length - 1;
    const f = w.stack[top]!;
    proceed(w, f, top, stageOf(w.headings, f).answer(w.turn, f.data, answer, seat));
  }
  runOn(w);
}

/** The last sealed answer is in: all of them are opened. */
function unseal<S extends Spec>(w: Work<S>, sealed: readonly (Answer | null)[]): void {
  const { m } = w;
  const top = w.stack.length - 1;
  const f = w.stack[top]!;
  const stage = stageOf(w.headings, f);
  m.sealed = null;
  for (const { seat } of m.open) {
    stage.answer(w.turn, f.data, sealed[seat]!, seat);
    if (m.result !== null) return;
  }
  proceed(w, f, top, stage.next);
}

function asked<S extends Spec>(w: Work<S>, x: Match<S>): readonly Ask[] {
  const top = x.stack[x.stack.length - 1];
  if (x.result !== null || top === undefined) return NOTHING;
  const open = lanes(x);
  if (open === null) {
    turnTo(w, x, 0);
    return asksOf(w, x, top);
  }
  const asks: Ask[] = [];
  for (const { seat, stack } of open) {
    if (stack.length === 0) continue;
    turnTo(w, x, seat);
    asks.push(...asksOf(w, x, stack[stack.length - 1]!));
  }
  return asks;
}

function asksOf<S extends Spec>(w: Work<S>, x: Match<S>, f: Frame): readonly Ask[] {
  w.inOffer = false;
  const stage = stageOf(w.headings, f);
  if (stage.type === ACT) fail(`${f.k}.${f.at} waits for nobody`);
  if (stage.type !== ASK) return stage.asks(x.table, f.data, w.up);
  const ask = stage.ask(x.table, f.data, w.up);
  return ask === null ? NOTHING : [ask];
}

function awaitsMore(asks: readonly Ask[], sealed: readonly (Answer | null)[]): boolean {
  for (let i = 0; i < asks.length; i++) if (sealed[asks[i]!.seat] === null) return true;
  return false;
}
