/** Plays random matches and looks at every law on the way. */
import { type Answer, engine, isRefusal, type Match, type Rnd, rndFrom, type Spec, sample } from '@longtable/kernel';
import type { Title } from '@longtable/kit';
import { accepts, offers, refuses } from './answers.ts';
import type { Law, Position } from './law.ts';
import { makeMove, type Replay, verifyReplay } from './replay.ts';
import { secrets, setupSecrets } from './secrets.ts';
import { aliasing, asks, commute, derived, invariants, plain, roundTrip, takeBack, undo } from './state.ts';
import { endProblem, texts } from './texts.ts';

/** Looked at in every position: cheap. */
export const ALWAYS = { asks, invariants } satisfies Record<string, Law>;
/** Looked at in every position of a whole examination. */
export const WHOLE = {
  derived,
  plain,
  roundTrip,
  aliasing,
  undo,
  takeBack,
  commute,
  accepts,
  refuses,
  offers,
  secrets,
  texts,
} satisfies Record<string, Law>;
export type LawName = keyof typeof ALWAYS | keyof typeof WHOLE | 'bound' | 'result' | 'replay' | 'crash' | 'options';

export interface Violation {
  readonly law: LawName;
  readonly message: string;
  readonly replay: Replay;
}
export interface Examined {
  readonly answers: number;
  readonly winners: readonly number[];
  readonly why: string;
  readonly violation: Violation | null;
  readonly replay: Replay;
}

export interface Plan {
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  /** Every how many answers all laws are looked at; 0: never. */
  readonly wholeEvery: number;
  /** The share of moves that take an offer instead of answering, in 100. */
  readonly offersIn100?: number;
  /** The player of all seats; random if left out. */
  readonly choose?: <S extends Spec>(m: Match<S>, seat: number, rnd: Rnd) => Answer;
  /** Sees every position before it is answered. */
  readonly look?: <S extends Spec>(position: Position<S>) => void;
}

export function examine<S extends Spec>(title: Title<S>, plan: Plan): Examined {
  const { game } = title;
  const machine = engine(game);
  const rnd = rndFrom(plan.seed * 7919 + plan.seats);
  const lawRnd = rndFrom(plan.seed * 31 + 17);
  const replay: Replay = {
    game: game.id,
    seats: plan.seats,
    options: plan.options,
    seed: plan.seed,
    moves: [],
    hashes: [],
  };
  const broken = (law: LawName, message: string): Examined => ({
    answers: replay.moves.length,
    winners: [],
    why: '',
    violation: { law, message, replay },
    replay,
  });

  const options = game.options(plan.options, plan.seats);
  if (isRefusal(options))
    return broken('options', `${JSON.stringify(plan.options)} for ${plan.seats} was refused: ${JSON.stringify(options)}`);
  try {
    const m = machine.start(options as S['options'], plan.seats, plan.seed);
    const told = plan.wholeEvery > 0 ? setupSecrets(game, options as S['options'], plan.seats, lawRnd) : null;
    if (told !== null) return broken('secrets', `setup: ${told}`);
    for (;;) {
      const waiting = machine.awaited(m);
      const seat = waiting[rnd(waiting.length)] ?? 0;
      const ask = m.open.find((q) => q.seat === seat);
      if (m.result !== null) break;
      if (ask === undefined) return broken('asks', 'nobody is asked and there is no result');
      const answer = plan.choose ? plan.choose(m, seat, rnd) : sample(ask, rnd);
      const position: Position<S> = { game, engine: machine, title, m, rnd: lawRnd, ask, answer };
      plan.look?.(position);
      const whole = plan.wholeEvery > 0 && (replay.moves.length + plan.seed) % plan.wholeEvery === 0;
      for (const [name, law] of Object.entries(whole ? { ...ALWAYS, ...WHOLE } : ALWAYS)) {
        const message = law(position);
        if (message !== null) return broken(name as LawName, message);
      }
      const move = someOffer(plan, rnd, position) ?? { seat, answer };
      replay.moves.push(move);
      const refusal = makeMove(machine, m, move);
      if (refusal !== null) return broken('accepts', `${JSON.stringify(move.answer)} was refused: ${refusal.refused}`);
      if (plan.wholeEvery > 0) replay.hashes.push(machine.hash(m).slice(0, 16));
      if (replay.moves.length > title.bound) return broken('bound', `more than ${title.bound} answers`);
    }
    const problem = resultProblem(m);
    if (problem !== null) return broken('result', problem);
    const wordless = endProblem(title, m.result?.why ?? '');
    if (wordless !== null) return broken('texts', wordless);
    if (plan.wholeEvery > 0) {
      const different = verifyReplay(game, replay);
      if (different !== null) return broken('replay', different.message);
    }
    return { answers: replay.moves.length, winners: m.result!.winners, why: m.result!.why, violation: null, replay };
  } catch (error) {
    return broken('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function someOffer<S extends Spec>(plan: Plan, rnd: Rnd, { engine: machine, m }: Position<S>): Replay['moves'][number] | null {
  if (!plan.offersIn100 || rnd(100) >= plan.offersIn100) return null;
  const seat = rnd(m.seats);
  const list = machine.offers(m, seat);
  if (list.length === 0) return null;
  const { kind, ask } = list[rnd(list.length)]!;
  return { seat, answer: sample(ask, rnd), offer: kind };
}

function resultProblem<S extends Spec>({ result, seats, stack, open }: Match<S>): string | null {
  if (result === null) return 'no result';
  if (result.scores.length !== seats) return `${result.scores.length} scores for ${seats} seats`;
  if (result.winners.some((w) => !Number.isInteger(w) || w < 0 || w >= seats)) return `winners ${result.winners.join()}`;
  return stack.length > 0 || open.length > 0 ? 'something is left to do after the end' : null;
}
