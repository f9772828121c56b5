/**
 * Scenes for tests: set only what matters, start on any stack, script the dice, answer, look.
 *
 *     scene(game, { seats: 2 }).with((t) => { t.prize = 4; }).dice({ 'die:0': [5] }).at('round', {}).say(0, 3).say(1, 1)
 */
import {
  type Answer,
  type ArgsOf,
  type DataOf,
  type Described,
  type Engine,
  engine,
  fail,
  type Game,
  type Id,
  isRefusal,
  type Kind,
  type Match,
  outcome,
  pick,
  type Refusal,
  type Seat,
  type Spec,
  scripted,
  seeded,
} from '@longtable/kernel';

export interface Scene<S extends Spec> {
  /** Changes the table before the first question. */
  with(change: (table: S['table'], m: Match<S>) => void): Scene<S>;
  /** Outcomes by label, in order; the rest is drawn. */
  dice(script: Readonly<Record<string, readonly number[]>>): Scene<S>;
  /** Frames that are going on: the first call replaces the stack of the setup, further ones go on top. `stage` starts in the middle. */
  at<K extends Kind<S>>(kind: K, args: ArgsOf<S, K>, stage?: string): Scene<S>;
  /** Gives an answer that must be accepted. */
  say(seat: Seat, answer: Answer): Scene<S>;
  /** Takes up an offer that must be accepted. */
  take(seat: Seat, kind: string, answer: Answer): Scene<S>;
  /** Gives an answer that must be refused, and says how. */
  refusal(seat: Seat, answer: unknown): Refusal;
  /** The open question of a seat; fails when there is none. */
  question(seat: Seat): Described;
  /** The ids that a seat may choose among. */
  options(seat: Seat): readonly Id[];
  /** The nearest frame of a kind that is going on. */
  frame<K extends Kind<S>>(kind: K): DataOf<S, K>;
  /** Seats that are asked now, in order; empty once everything that `at` started is over. */
  readonly asked: readonly Seat[];
  readonly table: S['table'];
  readonly match: Match<S>;
  /** All that happened since the first question, for everybody's ears. */
  readonly events: readonly S['event'][];
  readonly over: boolean;
  readonly engine: Engine<S>;
}

const STOP = '$stop';

export function scene<S extends Spec>(
  game: Game<S>,
  { seats, options = {}, seed = 1 }: { seats: number; options?: object; seed?: number },
): Scene<S> {
  const chosen = game.options(options, seats);
  if (isRefusal(chosen)) fail(`the scene's options do not fit: ${JSON.stringify(chosen)}`);
  const stop = { first: 'wait', stages: { wait: { rules: ['HU-01'], ask: () => pick(0, ['over']), answer: () => 'done' } } };
  const staged = { ...game, frames: { ...game.frames, [STOP]: stop } } as Game<S>;
  let script: Readonly<Record<string, readonly number[]>> = {};
  const machine = engine(staged, (label, n, sides) => scripted(script, seeded(seed))(label, n, sides));
  const m = machine.start(chosen as S['options'], seats, seed);
  m.chance.counts = {};
  const told = outcome<S>();
  let staging = false;
  let running = true;

  const go = (): void => {
    if (running) return;
    running = true;
    machine.resume(m, told);
  };
  const over = (): boolean => m.result !== null || m.stack.at(-1)?.k === STOP;
  const must = (refusal: Refusal | null, what: string): Scene<S> => {
    if (refusal !== null) fail(`${what} was refused: ${JSON.stringify(refusal)}; open: ${JSON.stringify(m.open)}`);
    return self;
  };

  const self: Scene<S> = {
    with(change) {
      change(m.table, m);
      running = false;
      return self;
    },
    dice(more) {
      script = { ...script, ...more };
      return self;
    },
    at(kind, args, stage) {
      if (!staging) m.stack = [{ k: STOP, at: 'wait', data: {}, into: '', from: -1 }];
      staging = true;
      running = false;
      m.sealed = null;
      const rules = game.frames[kind] as unknown as { first: string; begin?: (t: object, a: object) => object };
      m.stack.push({ k: kind, at: stage ?? rules.first, data: rules.begin ? rules.begin(m.table, args) : args, into: '', from: -1 });
      return self;
    },
    say(seat, answer) {
      go();
      return must(machine.apply(m, seat, answer, told), `${JSON.stringify(answer)} of seat ${seat}`);
    },
    take(seat, kind, answer) {
      go();
      return must(machine.offer(m, seat, kind, answer, told), `the offer ${kind} ${JSON.stringify(answer)} of seat ${seat}`);
    },
    refusal(seat, answer) {
      go();
      return machine.apply(m, seat, answer) ?? fail(`${JSON.stringify(answer)} of seat ${seat} was accepted`);
    },
    question(seat) {
      go();
      return (over() ? null : machine.describe(m, seat)) ?? fail(`seat ${seat} is not asked; open: ${JSON.stringify(m.open)}`);
    },
    options(seat) {
      const { ask } = self.question(seat);
      return ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
    },
    frame(kind) {
      go();
      return (m.stack.findLast((f) => f.k === kind) ?? fail(`no ${kind} is going on`)).data as never;
    },
    get asked() {
      go();
      return over() ? [] : machine.awaited(m);
    },
    get table() {
      go();
      return m.table;
    },
    get match() {
      go();
      return m;
    },
    get events() {
      go();
      return told.events.map(({ event }) => event);
    },
    get over() {
      go();
      return over();
    },
    engine: machine,
  };
  return self;
}
