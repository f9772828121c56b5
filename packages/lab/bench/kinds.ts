/**
 * The growth of an answer's cost in the course of a match, taken apart: other questions are asked late than early, and some cost more late.
 * Positions are gathered first, each before an answer; then the answers to all questions of one kind and time are given in one go.
 */
import { type GameId, loadTitle } from '@longtable/games';
import { type Answer, type Ask, type Engine, engine, type Match, outcome, rndFrom, type Seat, type Spec, sample } from '@longtable/kernel';
import { waiting } from './cells.ts';
import { now, type Span } from './clock.ts';

const MATCHES = 40;
/** Answers that are given between two looks at the clock, which is slow. It is coarse, too: only sums of many looks mean something. */
const LEAST = 1500;

interface Moment {
  readonly m: Match<Spec>;
  readonly seat: Seat;
  readonly answer: Answer;
  /** The number of options of the questions that follow: to find them is a part of the answer's cost. */
  readonly options: number;
  /** The number of things that happen until then. */
  readonly events: number;
}
/** Moments of one kind of question: of the first and of the last third of their matches. */
interface Moments {
  readonly early: Moment[];
  readonly late: Moment[];
}

export interface KindCost {
  /** Of a hundred answers. */
  readonly shareEarly: number;
  readonly shareLate: number;
  /** Microseconds; null: too few to measure. */
  readonly early: number | null;
  readonly late: number | null;
  /** Options of the questions that follow, on average. */
  readonly optionsEarly: number;
  readonly optionsLate: number;
  /** Things that happen until then, on average. */
  readonly eventsEarly: number;
  readonly eventsLate: number;
}
export interface Growth {
  /** A late answer to an early one. */
  readonly growth: number;
  /** The part that comes of other questions, and the part of questions that cost more than the same kind did: they multiply to the whole. */
  readonly byMix: number;
  readonly within: number;
  readonly kinds: Readonly<Record<string, KindCost>>;
}

const sizeOf = (ask: Ask): number => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options).length;

/** The moments of one random match. */
function course(machine: Engine<Spec>, start: Match<Spec>, seed: number): { readonly kind: string; readonly moment: Moment }[] {
  const rnd = rndFrom(seed);
  const list: { kind: string; moment: Moment }[] = [];
  for (let m = start; m.result === null; ) {
    const ask = waiting(m);
    const asked = machine.describe(m, ask.seat);
    const answer = sample(ask, rnd);
    const before = m;
    m = machine.clone(before);
    const told = outcome<Spec>();
    machine.apply(m, ask.seat, answer, told);
    const options = m.open.reduce((sum, next) => sum + sizeOf(next), 0);
    const events = told.events.length;
    list.push({ kind: `${asked?.kind}.${asked?.stage}`, moment: { m: before, seat: ask.seat, answer, options, events } });
  }
  return list;
}

async function gathered(game: string, seats: number): Promise<{ machine: Engine<Spec>; kinds: Record<string, Moments> }> {
  const title = await loadTitle(game as GameId);
  const machine = engine(title.game);
  const kinds: Record<string, Moments> = {};
  for (let seed = 1; seed <= MATCHES; seed++) {
    const list = course(machine, machine.start(title.game.options({}, seats) as object, seats, seed), seed);
    for (const [i, { kind, moment }] of list.entries()) {
      const third = Math.floor((3 * i) / list.length);
      const moments = kinds[kind] ?? { early: [], late: [] };
      kinds[kind] = moments;
      if (third !== 1) moments[third === 0 ? 'early' : 'late'].push(moment);
    }
  }
  return { machine, kinds };
}

/** Milliseconds for so many rounds through the moments. Copies are made before the clock runs. */
function spentOn(machine: Engine<Spec>, moments: readonly Moment[], rounds: number): number {
  const copies = Array.from({ length: rounds }, () => moments.map(({ m }) => machine.clone(m)));
  const before = now();
  for (const round of copies) for (let i = 0; i < round.length; i++) machine.apply(round[i]!, moments[i]!.seat, moments[i]!.answer);
  return now() - before;
}

/** Moments of a kind must be so many at one time to say what they cost. */
const FEWEST = 20;

/** Microseconds for one of the moments; null: they are too few. */
function costOf(machine: Engine<Spec>, moments: readonly Moment[], { warm, measure }: Span): number | null {
  if (moments.length < FEWEST) return null;
  const rounds = Math.ceil(LEAST / moments.length);
  for (let spent = 0; spent < warm; ) spent += spentOn(machine, moments, rounds);
  let [given, spent] = [0, 0];
  for (; spent < measure; given += rounds * moments.length) spent += spentOn(machine, moments, rounds);
  return (1000 * spent) / given;
}

/** One kind of question at one time. */
interface Side {
  readonly n: number;
  readonly us: number | null;
  readonly options: number;
  readonly events: number;
}
interface Cost {
  readonly kind: string;
  readonly early: Side;
  readonly late: Side;
}

/** The span is for each kind of question at each time. */
export async function growthByKind(game: string, seats: number, span: Span): Promise<Growth> {
  const { machine, kinds } = await gathered(game, seats);
  const side = (moments: readonly Moment[]): Side => {
    const mean = (of: 'options' | 'events'): number => moments.reduce((sum, moment) => sum + moment[of], 0) / Math.max(1, moments.length);
    return { n: moments.length, us: costOf(machine, moments, span), options: mean('options'), events: mean('events') };
  };
  return summary(Object.entries(kinds).map(([kind, { early, late }]) => ({ kind, early: side(early), late: side(late) })));
}

const round = (n: number, digits = 2): number => Number(n.toFixed(digits));

/** Kinds that cannot be measured are left out of the sums. A kind that is measured at one time only belongs to the mix. */
export function summary(costs: readonly Cost[]): Growth {
  const known = costs.filter(({ early, late }) => early.us !== null || late.us !== null);
  const total = (of: (cost: Cost) => number): number => known.reduce((sum, cost) => sum + of(cost), 0);
  const [all, allLate] = [total(({ early }) => early.n), total(({ late }) => late.n)];
  const before = ({ early, late }: Cost): number => early.us ?? late.us ?? 0;
  const after = ({ early, late }: Cost): number => late.us ?? early.us ?? 0;
  const first = total((cost) => cost.early.n * before(cost)) / all;
  const mixed = total((cost) => cost.late.n * before(cost)) / allLate;
  const last = total((cost) => cost.late.n * after(cost)) / allLate;
  const lines = known
    .toSorted((a, b) => b.late.n * after(b) - a.late.n * after(a))
    .map(({ kind, early, late }): [string, KindCost] => [
      kind,
      {
        shareEarly: round((100 * early.n) / all, 1),
        shareLate: round((100 * late.n) / allLate, 1),
        early: early.us === null ? null : round(early.us),
        late: late.us === null ? null : round(late.us),
        optionsEarly: round(early.options, 1),
        optionsLate: round(late.options, 1),
        eventsEarly: round(early.events, 1),
        eventsLate: round(late.events, 1),
      },
    ]);
  return {
    growth: round(last / first),
    byMix: round(mixed / first),
    within: round(last / mixed),
    kinds: Object.fromEntries(lines),
  };
}
