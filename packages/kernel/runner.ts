/**
 * The heart: runs frames to the next question. It works on one match at a time, changes it in place, and holds nothing between two
 * calls. What comes in has been checked by the engine.
 */
import { nextFast } from './chance.ts';
import { ACT, ANY, ASK, compile, SEALED, stageOf } from './compile.ts';
import type { Answer, Ask, ChanceSource, Described, Frame, Game, Lane, Match, Outcome, Seat, Spec, Turn, TurnIn } from './contract.ts';
import { LANES, lanesOf } from './copy.ts';
import { fail } from './fail.ts';

const MAX_STEPS = 20_000;
const MAX_DEPTH = 200;
const NOBODY_WAITS = -1;
const FROM_OUTSIDE = -2;
export const NOTHING: readonly Ask[] = [];

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
  /** Whether the answers to the open questions are kept until the last one is in. */
  isSealed(x: Match<S>): boolean;
}

/** Without a source the match uses the fast generator; with one, every draw is labelled and comes from there. */
export function runner<S extends Spec>(game: Game<S>, source: ChanceSource | undefined): Runner<S> {
  const headings = compile(game);

  // What is being worked on. Set by `enter`, valid until the call returns.
  let m: Match<S>;
  let out: Outcome<S> | undefined;
  let stack: Frame[] = [];
  let outer: Frame[] | null = null;
  let inOffer = false;
  let steps = 0;
  let calls = 0;
  const called: Frame[] = [];
  let returned: unknown;

  function enter(match: Match<S>, recorder: Outcome<S> | undefined): void {
    m = match;
    out = recorder;
    stack = match.stack;
    outer = null;
    inOffer = false;
    steps = 0;
    calls = 0;
    returned = undefined;
    turn.table = match.table;
    turn.seats = match.seats;
    turn.telling = recorder !== undefined;
  }

  function frame(kind: string, args: object, into: string): Frame {
    const heading = headings[kind] ?? fail(`there is no frame ${kind}`);
    const data = heading.begin ? heading.begin(m.table, args) : args;
    return { k: kind, at: heading.first, data, into, from: NOBODY_WAITS };
  }

  function nearest(frames: readonly Frame[], top: number, kind: string): object | undefined {
    for (let i = top; i >= 0; i--) {
      const f = frames[i]!;
      if (f.k === kind) return f.data;
      if (f.from === FROM_OUTSIDE) return undefined;
    }
    return outer === null || frames === outer ? undefined : nearest(outer, outer.length - 2, kind);
  }
  /** From the running frame downwards, itself excluded; the lowest frame started by an offer is the end of the world. */
  const up = (kind: string): object | undefined => {
    const own = stack[stack.length - 1];
    return inOffer || own === undefined || own.from === FROM_OUTSIDE ? undefined : nearest(stack, stack.length - 2, kind);
  };

  const turn = {
    table: {} as S['table'],
    seats: 0,
    telling: false,
    call(kind: string, args: object, into?: string): void {
      if (into !== undefined) (stack[stack.length - 1]!.data as Record<string, unknown>)[into] = null;
      called[calls++] = frame(kind, args, into ?? '');
    },
    done(result: unknown): 'done' {
      returned = result;
      return 'done';
    },
    up,
    need: (kind: string): object => up(kind) ?? fail(`no ${kind} is going on`),
    fork(lanes: readonly { seat: Seat; kind: string; args: object }[]): void {
      if (outer !== null) fail('lanes do not nest');
      const data = { lanes: lanes.map((l) => ({ seat: l.seat, stack: [frame(l.kind, l.args, '')] })) };
      called[calls++] = { k: LANES, at: '', data, into: '', from: NOBODY_WAITS };
    },
    random(label: string, sides: number): number {
      return draw(label, sides);
    },
    shuffle<T>(label: string, list: T[]): void {
      for (let i = list.length - 1; i > 0; i--) {
        const j = draw(label, i + 1);
        const x = list[i]!;
        list[i] = list[j]!;
        list[j] = x;
      }
    },
    reveal(): void {
      if (out) out.closed ??= 'reveal';
    },
    emit(event: S['event'], to?: readonly Seat[]): void {
      if (out) out.events.push({ event, to: to ?? null });
    },
    finish(result: Match<S>['result']): void {
      m.result = result;
    },
  };
  const door = turn as unknown as TurnIn<Spec, string>;

  function draw(label: string, sides: number): number {
    if ((sides | 0) !== sides || sides < 1) fail(`${label}: nothing to draw from ${sides}`);
    const { chance } = m;
    let n = 0;
    let value: number;
    if (chance.counts === null) value = nextFast(chance, sides);
    else {
      n = chance.counts[label] ?? 0;
      chance.counts[label] = n + 1;
      value = (source ?? fail('this match needs a chance source'))(label, n, sides);
    }
    if (out) {
      out.closed = 'chance';
      out.draws.push({ label, n, sides, value });
    }
    return value;
  }

  /** After a stage of `f`, which lies at `top`: on to `next`, but first through the frames that were called. */
  function proceed(f: Frame, top: number, next: string): void {
    if (m.result !== null) return;
    if (next === 'done') {
      stack.pop();
      if (f.into !== '') deliver(f);
    } else f.at = next;
    returned = undefined;
    if (calls > 0) pushCalled(top, next !== 'done');
  }

  function pushCalled(top: number, callerLives: boolean): void {
    while (calls > 0) {
      const callee = called[--calls]!;
      if (callee.into !== '' && callee.from === NOBODY_WAITS) {
        if (callerLives) callee.from = top;
        else callee.into = '';
      }
      stack.push(callee);
    }
    if (stack.length > MAX_DEPTH) fail(`too deep: ${trace(stack)}`);
  }

  /** The result goes to the caller's slot; a frame that ends by calling another leaves the slot to that one. */
  function deliver(f: Frame): void {
    if (returned === undefined && calls > 0) {
      const heir = called[calls - 1]!;
      heir.into = f.into;
      heir.from = f.from;
    } else if (returned !== undefined) (stack[f.from]!.data as Record<string, unknown>)[f.into] = returned;
  }

  /** Runs one stack to its next question. The answer is what it asks: nothing, when it has ended. */
  function advance(frames: Frame[]): readonly Ask[] {
    for (;;) {
      const top = frames.length - 1;
      if (m.result !== null || top < 0) return NOTHING;
      if (++steps > MAX_STEPS) fail(`runaway at ${trace(frames)}`);
      const f = frames[top]!;
      if (f.k === LANES) {
        const asks = advanceLanes(f, frames);
        if (asks.length > 0 || m.result !== null) return asks;
        frames.pop();
        continue;
      }
      const stage = stageOf(headings, f);
      if (stage.type === ACT) {
        proceed(f, top, stage.act(door, f.data));
        continue;
      }
      if (stage.type === ASK) {
        const ask = stage.ask(m.table, f.data, up);
        if (ask === null || (ask.shape === 'pick' && ask.options.length === 0)) proceed(f, top, stage.next || nothingToAsk(f));
        else if (stage.forced && ask.shape === 'pick' && ask.options.length === 1)
          proceed(f, top, stage.answer(door, f.data, ask.options[0]!, ask.seat));
        else return [ask];
        continue;
      }
      const asks = stage.asks(m.table, f.data, up);
      const only = asks[0];
      if (only === undefined) proceed(f, top, stage.next || nothingToAsk(f));
      else if (stage.forced && asks.length === 1 && only.shape === 'pick' && only.options.length === 1) {
        proceed(f, top, stage.answer(door, f.data, only.options[0]!, only.seat));
      } else return stage.type === SEALED ? seal(asks) : asks;
    }
  }

  function advanceLanes(f: Frame, frames: Frame[]): readonly Ask[] {
    const asks: Ask[] = [];
    outer = frames;
    for (const lane of lanesOf(f)) {
      stack = lane.stack;
      for (const ask of advance(lane.stack)) {
        if (ask.seat !== lane.seat) fail(`seat ${ask.seat} is asked in the lane of seat ${lane.seat}`);
        asks.push(ask);
      }
    }
    outer = null;
    stack = frames;
    return asks;
  }

  function seal(asks: readonly Ask[]): readonly Ask[] {
    if (outer !== null) fail('a sealed question in a lane');
    m.sealed ??= emptySeal(m.seats);
    return asks;
  }

  /** To the next question, or to the end. */
  function run(): void {
    m.open = advance(m.stack);
    if (m.result !== null) {
      m.stack.length = 0;
      m.sealed = null;
      m.open = NOTHING;
    } else if (m.open.length === 0) fail('the stack ran empty without a result');
  }

  /** Points `stack` (and `outer`) to where a seat's question, or its offer, is at work. A seat without a lane gets one. */
  function turnTo(x: Match<S>, seat: Seat): void {
    stack = x.stack;
    outer = null;
    const f = stack[stack.length - 1];
    if (f === undefined || f.k !== LANES) return;
    outer = stack;
    stack = (lanesOf(f).find((l) => l.seat === seat) ?? newLane(f, seat)).stack;
  }

  function newLane(f: Frame, seat: Seat): Lane {
    const lane: Lane = { seat, stack: [] };
    lanesOf(f).push(lane);
    return lane;
  }

  function asked(x: Match<S>): readonly Ask[] {
    const f = x.stack[x.stack.length - 1];
    if (x.result !== null || f === undefined) return NOTHING;
    if (f.k !== LANES) {
      turnTo(x, 0);
      return asksOf(x, f);
    }
    const asks: Ask[] = [];
    for (const lane of lanesOf(f)) {
      if (lane.stack.length === 0) continue;
      turnTo(x, lane.seat);
      asks.push(...asksOf(x, lane.stack[lane.stack.length - 1]!));
    }
    return asks;
  }

  function asksOf(x: Match<S>, f: Frame): readonly Ask[] {
    inOffer = false;
    const stage = stageOf(headings, f);
    if (stage.type === ACT) fail(`${f.k}.${f.at} waits for nobody`);
    if (stage.type !== ASK) return stage.asks(x.table, f.data, up);
    const ask = stage.ask(x.table, f.data, up);
    return ask === null ? NOTHING : [ask];
  }

  /** The last sealed answer is in: all of them are opened. */
  function unseal(x: Match<S>, sealed: readonly (Answer | null)[]): void {
    const top = stack.length - 1;
    const f = stack[top]!;
    const stage = stageOf(headings, f);
    x.sealed = null;
    for (const { seat } of x.open) {
      stage.answer(door, f.data, sealed[seat]!, seat);
      if (x.result !== null) return;
    }
    proceed(f, top, stage.next);
  }

  /** Back to the main stack, and on. */
  function runOn(): void {
    outer = null;
    stack = m.stack;
    run();
  }

  return {
    deal(x, options, recorder) {
      enter(x, recorder);
      x.table = game.setup(turn as unknown as Turn<S>, options, x.seats);
      turn.table = x.table;
      x.stack.push(frame(game.first, {}, ''));
      run();
    },
    resume(x, recorder) {
      enter(x, recorder);
      run();
    },
    give(x, { seat }, answer, recorder) {
      x.given[seat] = x.given[seat]! + 1;
      const { sealed } = x;
      if (sealed !== null) {
        sealed[seat] = answer;
        if (awaitsMore(x.open, sealed)) return;
        enter(x, recorder);
        unseal(x, sealed);
      } else {
        enter(x, recorder);
        turnTo(x, seat);
        const top = stack.length - 1;
        const f = stack[top]!;
        proceed(f, top, stageOf(headings, f).answer(door, f.data, answer, seat));
      }
      runOn();
    },
    take(x, seat, act, recorder) {
      enter(x, recorder);
      turnTo(x, seat);
      x.given[seat] = x.given[seat]! + 1;
      inOffer = true;
      act(turn as unknown as Turn<S>);
      inOffer = false;
      for (let i = 0; i < calls; i++) called[i]!.from = FROM_OUTSIDE;
      if (x.result === null) pushCalled(stack.length - 1, true);
      runOn();
    },
    asked,
    describe(x, ask) {
      enter(x, undefined);
      turnTo(x, ask.seat);
      const f = stack[stack.length - 1]!;
      const { show, type } = stageOf(headings, f);
      const shown = show ? show(x.table, f.data, ask.seat, up) : {};
      return { kind: f.k, stage: f.at, ask, shown, among: type === SEALED ? 'sealed' : type === ANY ? 'any' : 'one' };
    },
    isSealed(x) {
      const top = x.stack[x.stack.length - 1];
      return top !== undefined && top.k !== LANES && stageOf(headings, top).type === SEALED;
    },
  };
}

function emptySeal(seats: number): (Answer | null)[] {
  const sealed: (Answer | null)[] = [];
  for (let seat = 0; seat < seats; seat++) sealed.push(null);
  return sealed;
}

function awaitsMore(asks: readonly Ask[], sealed: readonly (Answer | null)[]): boolean {
  for (let i = 0; i < asks.length; i++) if (sealed[asks[i]!.seat] === null) return true;
  return false;
}

const trace = (frames: readonly Frame[]): string => frames.map((f) => `${f.k}.${f.at}`).join(' > ');

const nothingToAsk = (f: Frame): never => fail(`${f.k}.${f.at} has nothing to ask and no way on`);
