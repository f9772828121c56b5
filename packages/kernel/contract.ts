/**
 * The contract: read this file first.
 *
 * A game is a table of named steps over plain data. It is written as *frames*, one for each heading of its rulebook. A frame
 * in progress is `{ k, at, data }`: which heading, which stage of it, and what it remembers. The whole match, also in the
 * middle of a card, is JSON. The machine (`runner.ts`) runs frames until somebody must decide; everybody outside (host, bots,
 * clients) sees questions, answers, events and views, and nothing else.
 */

/** Plain data: no functions, classes, Map, Date or undefined. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, counted from 0. One person may hold several. */
export type Seat = number;

/** The id of a rule in `docs/rules`, for example `YD-BAT-13`. */
export type RuleId = string;

/** The name of an option in answers, logs and replays: short, stable, never a position in the list of options. */
export type Id = string | number;

/** A whole number from 0 to `sides - 1`. */
export type Rnd = (sides: number) => number;

// ── Questions: four shapes, and only four ───────────────────────────────────────────────────────────────────────────

/** One of the options. */
export interface PickAsk<A extends Id = Id> {
  readonly seat: Seat;
  readonly shape: 'pick';
  readonly options: readonly A[];
}

/** Between `min` and `max` different options, in any order. */
export interface SomeAsk<A extends Id = Id> {
  readonly seat: Seat;
  readonly shape: 'some';
  readonly options: readonly A[];
  readonly min: number;
  readonly max: number;
}

/** A number for each bin, within the bin's limits, whose sum lies between `min` and `max`. */
export interface ShareAsk<A extends Id = Id> {
  readonly seat: Seat;
  readonly shape: 'share';
  readonly bins: readonly A[];
  readonly min: number;
  readonly max: number;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** All items, arranged. */
export interface OrderAsk<A extends Id = Id> {
  readonly seat: Seat;
  readonly shape: 'order';
  readonly items: readonly A[];
}

export type Ask = PickAsk | SomeAsk | ShareAsk | OrderAsk;
export type Shape = Ask['shape'];

/** pick: an id · some, order: ids · share: one number for each bin. */
export type Answer = Id | readonly Id[] | readonly number[];

/** A question as a game declares it: its shape and the type of its ids. */
export type Asked = { pick: Id } | { some: Id } | { share: Id } | { order: Id };

export type AskOf<Q> = Q extends { pick: infer A extends Id }
  ? PickAsk<A>
  : Q extends { some: infer A extends Id }
    ? SomeAsk<A>
    : Q extends { share: infer A extends Id }
      ? ShareAsk<A>
      : Q extends { order: infer A extends Id }
        ? OrderAsk<A>
        : never;

export type AnswerOf<Q> = Q extends { pick: infer A }
  ? A
  : Q extends { some: infer A }
    ? readonly A[]
    : Q extends { share: Id }
      ? readonly number[]
      : Q extends { order: infer A }
        ? readonly A[]
        : never;

// ── What a game declares ────────────────────────────────────────────────────────────────────────────────────────────

/** One heading: what calls it, what it remembers, what it returns, the stages that act and the stages that ask. */
export interface FrameSpec {
  /** Arguments that a caller gives; `begin` turns them into `data`. Left out: the caller gives `data` itself. */
  args?: object;
  /** Flat and public: scalars, and readonly arrays that are replaced, never changed. No secrets: those live in the table. */
  data: object;
  /** The result that `done(result)` hands to the caller's slot. */
  result?: unknown;
  /** Names of the stages that act. */
  does?: string;
  /** Names of the stages that ask, with the shape of the question. */
  asks?: Record<string, Asked>;
}

/** The table of contents of a game. */
export interface Spec {
  options: object;
  table: object;
  view: object;
  event: { type: string };
  frames: Record<string, FrameSpec>;
  /** Offers: what may be done while the game waits for anybody. */
  offers?: Record<string, Asked>;
}

export type Kind<S extends Spec> = keyof S['frames'] & string;
export type DataOf<S extends Spec, K extends Kind<S>> = S['frames'][K]['data'];
export type ArgsOf<S extends Spec, K extends Kind<S>> = S['frames'][K] extends { args: infer A extends object } ? A : DataOf<S, K>;
export type ResultOf<S extends Spec, K extends Kind<S>> = S['frames'][K] extends { result: infer R } ? R : never;
type Does<S extends Spec, K extends Kind<S>> = S['frames'][K] extends { does: infer D extends string } ? D : never;
type Asks<S extends Spec, K extends Kind<S>> = S['frames'][K] extends { asks: infer A extends Record<string, Asked> }
  ? A
  : Record<never, Asked>;
/** A stage of the frame, or the end of it. */
export type Next<S extends Spec, K extends Kind<S>> = Does<S, K> | (keyof Asks<S, K> & string) | 'done';
/** The fields of a frame's data that can take a result: `R | null`. */
export type SlotOf<D, R> = {
  [P in keyof D & string]: [D[P]] extends [R | null] ? ([R | null] extends [D[P]] ? P : never) : never;
}[keyof D & string];

/** A heading in progress. One shape for all kinds, so that the machine's own code stays monomorphic. */
export interface Frame {
  k: string;
  at: string;
  data: object;
  /** The caller's slot for the result, or ''. */
  into: string;
  /** The caller's place in the stack; -1 nobody waits for a result; -2 started by an offer: `up` looks no further. */
  from: number;
}

/** Stacks side by side, one for each seat: the data of the kernel's own frame `$lanes`. */
export interface Lanes {
  lanes: Lane[];
}
export interface Lane {
  seat: Seat;
  stack: Frame[];
}

export interface Result {
  /** Seats that win; several for a team or a shared victory, none when the game beats everybody. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Why it ended: a key into the game's texts. */
  readonly why: string;
}

/** Fast: one word of state. Labelled: how often each label was drawn; the values come from the engine's source. */
export interface ChanceState {
  word: number;
  counts: Record<string, number> | null;
}

/** Gives the n-th outcome of a label, from 0 to `sides - 1`. The same question always gets the same answer. */
export type ChanceSource = (label: string, n: number, sides: number) => number;

/** The whole game at any moment. Everything but `open` is saved and hashed. Which rules it is played by, whoever keeps it knows. */
export interface Match<S extends Spec> {
  game: string;
  seats: number;
  /** Answers given so far by each seat: the host's check against stale clicks. Shown to nobody else, it counts take-backs. */
  given: number[];
  chance: ChanceState;
  table: S['table'];
  stack: Frame[];
  /** Answers of a simultaneous question that wait for the last seat. Never in table, frame or view. */
  sealed: (Answer | null)[] | null;
  result: Result | null;
  /** The questions now open. Derived: computed once for each position, shared between copies. */
  open: readonly Ask[];
}

// ── How a heading behaves ───────────────────────────────────────────────────────────────────────────────────────────

/** Reads the nearest enclosing frame of a kind: what a card inside a combat needs to know of it. */
export type Up<S extends Spec> = <Q extends Kind<S>>(kind: Q) => DataOf<S, Q> | undefined;

/** A stage that acts: changes the table, may call other frames, names the stage that follows once these are done. */
export type Do<S extends Spec, K extends Kind<S>> = (t: TurnIn<S, K>, f: DataOf<S, K>) => Next<S, K>;

/** A stage that asks one seat. */
export interface Question<S extends Spec, K extends Kind<S>, Q> {
  /** The rules that the question is about, one to three: "explain this" shows them. */
  readonly rules: readonly RuleId[];
  /** Legal answers as bare ids. Pure and hot: no texts, no refused options. null, or a pick without options: nothing to ask. */
  ask(table: Readonly<S['table']>, f: Readonly<DataOf<S, K>>, up: Up<S>): AskOf<Q> | null;
  answer(t: TurnIn<S, K>, f: DataOf<S, K>, answer: AnswerOf<Q>, seat: Seat): Next<S, K>;
  /** The stage to go to when there is nothing to ask. */
  skip?: Next<S, K>;
  /** A pick with one option is answered by the machine. Only where everybody can see that the choice is forced. */
  forced?: boolean;
  show?: Show<S, K>;
}

/** A stage that asks several seats at once. The kernel seals the answers; when the last is in, `answer` runs for each, in the order asked. */
export interface Sealed<S extends Spec, K extends Kind<S>, Q> {
  /** The rules that the question is about, one to three: "explain this" shows them. */
  readonly rules: readonly RuleId[];
  askAll(table: Readonly<S['table']>, f: Readonly<DataOf<S, K>>, up: Up<S>): readonly AskOf<Q>[];
  answer(t: TurnIn<S, K>, f: DataOf<S, K>, answer: AnswerOf<Q>, seat: Seat): void;
  next: Next<S, K>;
  show?: Show<S, K>;
}

/** A stage that asks several seats and goes on with the first answer: partners who decide together. */
export interface AnyOf<S extends Spec, K extends Kind<S>, Q> {
  /** The rules that the question is about, one to three: "explain this" shows them. */
  readonly rules: readonly RuleId[];
  askAny(table: Readonly<S['table']>, f: Readonly<DataOf<S, K>>, up: Up<S>): readonly AskOf<Q>[];
  answer(t: TurnIn<S, K>, f: DataOf<S, K>, answer: AnswerOf<Q>, seat: Seat): Next<S, K>;
  /** The stage to go to when nobody is asked. */
  skip?: Next<S, K>;
  /** One seat with one option: answered by the machine. Only where everybody can see that the choice is forced. */
  forced?: boolean;
  show?: Show<S, K>;
}

/** Cold: what a person is shown beside the bare ids. May use only what that seat may know. */
export type Show<S extends Spec, K extends Kind<S>> = (
  table: Readonly<S['table']>,
  f: Readonly<DataOf<S, K>>,
  seat: Seat,
  up: Up<S>,
) => Shown;

export interface Shown {
  /** Values for the texts of the prompt. */
  readonly with?: Readonly<Record<string, Json>>;
  /** The thing on the board that an option stands for, for example `place:17`. */
  readonly targets?: Readonly<Record<Id, string>>;
  /** Options that one might expect, each with the rule that forbids it. */
  readonly blocked?: readonly Blocked[];
  readonly plan?: Plannable;
}
/** Parts of an answer that a seat may leave with the table ahead of the question. */
export interface Plannable {
  /** The answer that lets the moment go by. */
  readonly pass?: Answer;
  /** The round that is played: a plan may end with it. */
  readonly round?: number;
  /** True: the moment touches the seat itself, an attack on it for example. Left out: this question never tells. */
  readonly touches?: boolean;
  /** True: everybody can see which options there are, so that an only one may be answered unasked. */
  readonly open?: boolean;
}
export interface Blocked {
  readonly id: Id;
  readonly target?: string;
  readonly rule: RuleId;
}

export type StageOf<S extends Spec, K extends Kind<S>, Q> = Question<S, K, Q> | Sealed<S, K, Q> | AnyOf<S, K, Q>;

export type FrameRules<S extends Spec, K extends Kind<S>> = {
  readonly first: Next<S, K>;
  readonly stages: { readonly [P in Does<S, K>]: Do<S, K> } & { readonly [P in keyof Asks<S, K>]: StageOf<S, K, Asks<S, K>[P]> };
} & (S['frames'][K] extends { args: object }
  ? { begin(table: Readonly<S['table']>, args: ArgsOf<S, K>): DataOf<S, K> }
  : { begin?: never });

/**
 * The only door through which rules change the game. One object serves all matches of an engine: rules never keep it and never
 * call the engine.
 */
export interface Turn<S extends Spec> {
  readonly table: S['table'];
  readonly seats: number;
  /** Do this next; several calls run in the order written. */
  call<Q extends Kind<S>>(kind: Q, args: ArgsOf<S, Q>): void;
  /** The nearest enclosing frame of a kind, through lanes; nothing from outside an offer. */
  up: Up<S>;
  /** The same where it must exist: throws otherwise. */
  need<Q extends Kind<S>>(kind: Q): DataOf<S, Q>;
  /** One stack for each seat, each runs to its own next question; the caller goes on when all are empty. Lanes do not nest. */
  fork(lanes: readonly ForkOf<S>[]): void;
  /** Closes undo. The label names the need, for example `roll:archery`. */
  random(label: string, sides: number): number;
  /** Shuffles in place. Closes undo. */
  shuffle<T>(label: string, list: T[]): void;
  /** Somebody learns something: closes undo. */
  reveal(): void;
  /** False where nobody listens (search, simulation): work that only makes events may be left out. */
  readonly telling: boolean;
  /** For the log and the animation; without `to` for everybody. */
  emit(event: S['event'], to?: readonly Seat[]): void;
  finish(result: Result): void;
}

/** The turn as the stages of one frame see it: with results. */
export interface TurnIn<S extends Spec, K extends Kind<S>> extends Turn<S> {
  /** `into` names this frame's field for the result; it is null until the called frame is done. */
  call<Q extends Kind<S>>(kind: Q, args: ArgsOf<S, Q>, into?: SlotOf<DataOf<S, K>, ResultOf<S, Q>>): void;
  /** `return t.done(result)`: ends the frame and hands the result to whoever waits for it. */
  done(result: ResultOf<S, K>): 'done';
}
export type ForkOf<S extends Spec> = { [Q in Kind<S>]: { seat: Seat; kind: Q; args: ArgsOf<S, Q> } }[Kind<S>];

type OffersOf<S extends Spec> = S['offers'] extends Record<string, Asked> ? S['offers'] : Record<never, Asked>;
export interface Offer {
  readonly kind: string;
  readonly ask: Ask;
}
export type OfferOf<S extends Spec> = {
  [P in keyof OffersOf<S> & string]: { readonly kind: P; readonly ask: AskOf<OffersOf<S>[P]> };
}[keyof OffersOf<S> & string];

export interface OfferRules<S extends Spec> {
  /** Offers to this seat, beside answering. Pure. Computed only when somebody looks. */
  list(m: Readonly<Match<S>>, seat: Seat): readonly OfferOf<S>[];
  /** Changes the table, or calls a frame on top of what waits. Must never make an open question unanswerable. */
  readonly take: { readonly [P in keyof OffersOf<S> & string]: (t: Turn<S>, answer: AnswerOf<OffersOf<S>[P]>, seat: Seat) => void };
}

/** Why options do not fit. */
export interface OptionRefusal {
  readonly refused: 'bad-option';
  /** The option's name, or `seats`. */
  readonly option: string;
  readonly message: string;
  readonly rule?: RuleId;
}

export interface Game<S extends Spec> {
  readonly id: string;
  /** Fills in defaults and checks: the only place where options are read as they come. */
  options(given: unknown, seats: number): S['options'] | OptionRefusal;
  /** The table before the first frame. May draw. */
  setup(t: Turn<S>, options: S['options'], seats: number): S['table'];
  /** The frame that runs the game. Its data starts as `{}` unless `begin` makes it. */
  readonly first: Kind<S>;
  readonly frames: { readonly [K in Kind<S>]: FrameRules<S, K> };
  /** By hand, next to the type: twenty times as fast as a generic copy. */
  copy(table: S['table']): S['table'];
  /** An allow-list, field by field: what this seat (null: a spectator) may know. Never reads frames for secrets: they hold none. */
  view(m: Readonly<Match<S>>, seat: Seat | null): S['view'];
  /** Deals again, at random, all that the seat cannot know. Works on the table alone. */
  imagine(table: S['table'], seat: Seat | null, rnd: Rnd): void;
  readonly offers?: OfferRules<S>;
  /** Sides: seats that play together have the same one. A match in which one side is left after others resigned is over. */
  side?(table: S['table'], seat: Seat): number;
  /** With these options everybody wins or loses together, and nobody is better than anybody. Absent: never. */
  together?(options: S['options']): boolean;
  /** Invariants: components conserved, limits kept. Empty when all is well. */
  check(m: Readonly<Match<S>>): string[];
}

// ── What comes back ─────────────────────────────────────────────────────────────────────────────────────────────────

export const REFUSALS = [
  'finished',
  'not-asked',
  'already-answered',
  'not-an-option',
  'not-a-list',
  'repeated',
  'wrong-count',
  'wrong-bins',
  'bin-limit',
  'wrong-total',
  'not-an-order',
  'nothing-sealed',
  'no-such-offer',
  'corrupt',
  'other-game',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The one way in which bad input is answered. Nothing has changed. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** The rule that forbids it, where the game names one. */
  readonly rule?: RuleId;
}

export interface Told<S extends Spec> {
  event: S['event'];
  /** null: everybody. */
  to: readonly Seat[] | null;
}
export interface Draw {
  label: string;
  n: number;
  sides: number;
  value: number;
}
/** All that one answer caused. */
export interface Outcome<S extends Spec> {
  events: Told<S>[];
  draws: Draw[];
  /** Why undo stops here: chance was drawn or something was revealed. null: it does not. */
  closed: 'chance' | 'reveal' | null;
}

/** An open question with all that a person is shown. */
export interface Described {
  readonly kind: string;
  readonly stage: string;
  readonly ask: Ask;
  readonly shown: Shown;
  /** one: this seat alone · sealed: all at once, in secret · any: the first answer counts */
  readonly among: 'one' | 'sealed' | 'any';
}
