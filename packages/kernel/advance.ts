/** From stage to stage, until somebody must decide. */
import { ACT, ASK, SEALED, stageOf } from './compile.ts';
import type { Ask, Frame, Spec } from './contract.ts';
import { LANES, lanesOf } from './copy.ts';
import { fail } from './fail.ts';
import { emptySeal, NOBODY_WAITS, type Work } from './work.ts';

const MAX_STEPS = 20_000;
const MAX_DEPTH = 200;
export const NOTHING: readonly Ask[] = [];

/** After a stage of `f`, which lies at `top`: on to `next`, but first through the frames that were called. */
export function proceed<S extends Spec>(w: Work<S>, f: Frame, top: number, next: string): void {
  if (w.m.result !== null) return;
  if (next === 'done') {
    w.stack.pop();
    if (f.into !== '') deliver(w, f);
  } else f.at = next;
  w.returned = undefined;
  if (w.calls > 0) pushCalled(w, top, next !== 'done');
}

export function pushCalled<S extends Spec>(w: Work<S>, top: number, callerLives: boolean): void {
  const { stack } = w;
  while (w.calls > 0) {
    const callee = w.called[--w.calls]!;
    if (callee.into !== '' && callee.from === NOBODY_WAITS) {
      if (callerLives) callee.from = top;
      else callee.into = '';
    }
    stack.push(callee);
  }
  if (stack.length > MAX_DEPTH) fail(`too deep: ${trace(stack)}`);
}

/** The result goes to the caller's slot; a frame that ends by calling another leaves the slot to that one. */
function deliver<S extends Spec>({ returned, calls, called, stack }: Work<S>, f: Frame): void {
  if (returned === undefined && calls > 0) {
    const heir = called[calls - 1]!;
    heir.into = f.into;
    heir.from = f.from;
  } else if (returned !== undefined) (stack[f.from]!.data as Record<string, unknown>)[f.into] = returned;
}

/** Runs one stack to its next question. The answer is what it asks: nothing, when it has ended. */
function advance<S extends Spec>(w: Work<S>, frames: Frame[]): readonly Ask[] {
  const { m, headings, turn, up } = w;
  for (;;) {
    const top = frames.length - 1;
    if (m.result !== null || top < 0) return NOTHING;
    if (++w.steps > MAX_STEPS) fail(`runaway at ${trace(frames)}`);
    const f = frames[top]!;
    if (f.k === LANES) {
      const asks = advanceLanes(w, f, frames);
      if (asks.length > 0 || m.result !== null) return asks;
      frames.pop();
      continue;
    }
    const stage = stageOf(headings, f);
    if (stage.type === ACT) {
      proceed(w, f, top, stage.act(turn, f.data));
      continue;
    }
    if (stage.type === ASK) {
      const ask = stage.ask(m.table, f.data, up);
      if (ask === null || (ask.shape === 'pick' && ask.options.length === 0)) proceed(w, f, top, stage.next || nothingToAsk(f));
      else if (stage.forced && ask.shape === 'pick' && ask.options.length === 1)
        proceed(w, f, top, stage.answer(turn, f.data, ask.options[0]!, ask.seat));
      else return [ask];
      continue;
    }
    const asks = stage.asks(m.table, f.data, up);
    const only = asks[0];
    if (only === undefined) proceed(w, f, top, stage.next || nothingToAsk(f));
    else if (stage.forced && asks.length === 1 && only.shape === 'pick' && only.options.length === 1) {
      proceed(w, f, top, stage.answer(turn, f.data, only.options[0]!, only.seat));
    } else return stage.type === SEALED ? seal(w, asks) : asks;
  }
}

function advanceLanes<S extends Spec>(w: Work<S>, f: Frame, frames: Frame[]): readonly Ask[] {
  const asks: Ask[] = [];
  w.outer = frames;
  for (const lane of lanesOf(f)) {
    w.stack = lane.stack;
    for (const ask of advance(w, lane.stack)) {
      if (ask.seat !== lane.seat) fail(`seat ${ask.seat} is asked in the lane of seat ${lane.seat}`);
      asks.push(ask);
    }
  }
  w.outer = null;
  w.stack = frames;
  return asks;
}

function seal<S extends Spec>({ m, outer }: Work<S>, asks: readonly Ask[]): readonly Ask[] {
  if (outer !== null) fail('a sealed question in a lane');
  m.sealed ??= emptySeal(m.seats);
  return asks;
}

/** To the next question, or to the end. */
export function run<S extends Spec>(w: Work<S>): void {
  const { m } = w;
  m.open = advance(w, m.stack);
  if (m.result !== null) {
    m.stack.length = 0;
    m.sealed = null;
    m.open = NOTHING;
  } else if (m.open.length === 0) fail('the stack ran empty without a result');
}

/** Back to the main stack, and on. */
export function runOn<S extends Spec>(w: Work<S>): void {
  w.outer = null;
  w.stack = w.m.stack;
  run(w);
}

const trace = (frames: readonly Frame[]): string => frames.map((f) => `${f.k}.${f.at}`).join(' > ');

const nothingToAsk = (f: Frame): never => fail(`${f.k}.${f.at} has nothing to ask and no way on`);
