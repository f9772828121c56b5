/** The engine of a game: checks what comes in, copies, saves, imagines; the runner does the rest. */

import { NOTHING } from './advance.ts';
import { accepted, refusal, sample } from './ask.ts';
import { digest } from './canonical.ts';
import type {
  Answer,
  Ask,
  ChanceSource,
  Described,
  Game,
  Id,
  Match,
  Offer,
  Outcome,
  Refusal,
  RefusalCode,
  Rnd,
  Seat,
  Spec,
  Turn,
} from './contract.ts';
import { copyMatch } from './copy.ts';
import { fail } from './fail.ts';
import { fits, parseMatch } from './parse.ts';
import { runner } from './runner.ts';

/** The engine as host, bots, laws and tests use it. */
export interface Engine<S extends Spec> {
  /** Deals a new match and runs it to its first question. `options` have passed `game.options`. */
  start(options: S['options'], seats: number, seed: number, out?: Outcome<S>): Match<S>;
  /** Applies one answer in place and runs to the next question. Without `out` nothing is recorded (search, simulation). */
  apply(m: Match<S>, seat: Seat, answer: unknown, out?: Outcome<S>): Refusal | null;
  /** Takes a sealed answer back while another seat still thinks. */
  takeBack(m: Match<S>, seat: Seat): Refusal | null;
  /** Offers to the seat, beside answering. */
  offers(m: Match<S>, seat: Seat): readonly Offer[];
  /** Takes up an offer. */
  offer(m: Match<S>, seat: Seat, kind: string, answer: unknown, out?: Outcome<S>): Refusal | null;
  /** The seat's open question with all that a person is shown, or null. */
  describe(m: Match<S>, seat: Seat): Described | null;
  /** Seats whose answer is still awaited, in the order asked. */
  awaited(m: Match<S>): Seat[];
  /** Runs a match that was built by hand (a test's scene) to its next question. */
  resume(m: Match<S>, out?: Outcome<S>): void;
  clone(m: Match<S>): Match<S>;
  /** A copy in which all that the seat (null: a spectator) cannot know is drawn again or forgotten, cut off from the true chance. */
  imagine(m: Match<S>, seat: Seat | null, rnd: Rnd): Match<S>;
  save(m: Match<S>): string;
  load(text: string): Match<S> | Refusal;
  /** A digest of everything that is saved. Covers secrets: never leaves the authority while the match runs. */
  hash(m: Match<S>): string;
}

export const outcome = <S extends Spec>(): Outcome<S> => ({ events: [], draws: [], closed: null });

/** Tells a refusal of any layer from what was asked for. */
export const isRefusal = <T extends object>(x: T): x is Extract<T, { readonly refused: string }> => 'refused' in x;

/** Without a source matches use the fast generator; with one, every draw is labelled and comes from there. */
export function engine<S extends Spec>(game: Game<S>, source?: ChanceSource): Engine<S> {
  const run = runner(game, source);

  function start(options: S['options'], seats: number, seed: number, recorder?: Outcome<S>): Match<S> {
    const match: Match<S> = {
      game: game.id,
      seats,
      given: new Array<number>(seats).fill(0),
      chance: { word: seed | 0, counts: source ? {} : null },
      table: {} as S['table'],
      stack: [],
      sealed: null,
      result: null,
      open: NOTHING,
    };
    run.deal(match, options, recorder);
    return match;
  }

  function refuse(x: Match<S>, seat: Seat, code: RefusalCode, answer: unknown): Refusal {
    if (code !== 'not-an-option') return { refused: code };
    const ids: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const rule = describe(x, seat)?.shown.blocked?.find((b) => ids.includes(b.id))?.rule;
    return rule === undefined ? { refused: code } : { refused: code, rule };
  }

  function apply(x: Match<S>, by: Seat, given: unknown, recorder?: Outcome<S>): Refusal | null {
    const ask = askOf(x, by);
    if (ask === undefined) return { refused: x.result === null ? 'not-asked' : 'finished' };
    if (x.sealed !== null && x.sealed[ask.seat] !== null) return { refused: 'already-answered' };
    if (ask.shape === 'pick') {
      // The most common question, checked and taken over in one go.
      const i = ask.options.indexOf(given as Id);
      if (i < 0) return refuse(x, ask.seat, 'not-an-option', given);
      run.give(x, ask, ask.options[i]!, recorder);
      return null;
    }
    const code = refusal(ask, given);
    if (code !== null) return refuse(x, ask.seat, code, given);
    run.give(x, ask, accepted(ask, given as Answer), recorder);
    return null;
  }

  function offers(x: Match<S>, seat: Seat): readonly Offer[] {
    if (game.offers === undefined || x.result !== null || x.sealed !== null) return [];
    return Number.isInteger(seat) && seat >= 0 && seat < x.seats ? game.offers.list(x, seat) : [];
  }

  function offer(x: Match<S>, by: Seat, kind: string, given: unknown, recorder?: Outcome<S>): Refusal | null {
    if (x.result !== null) return { refused: 'finished' };
    const seat = by === 0 ? 0 : by;
    const found = offers(x, seat).find((o) => o.kind === kind);
    if (found === undefined) return { refused: 'no-such-offer' };
    const code = refusal(found.ask, given);
    if (code !== null) return { refused: code };
    const ways = game.offers as unknown as { take: Record<string, (t: Turn<S>, answer: Answer, seat: Seat) => void> };
    const take = ways.take[kind] ?? fail(`no way to take ${kind}`);
    run.take(x, seat, (t) => take(t, accepted(found.ask, given as Answer), seat), recorder);
    return null;
  }

  function describe(x: Match<S>, seat: Seat): Described | null {
    const ask = askOf(x, seat);
    return ask === undefined ? null : run.describe(x, ask);
  }

  function imagine(x: Match<S>, seat: Seat | null, rnd: Rnd): Match<S> {
    const twin = copyMatch(x, game.copy(x.table));
    game.imagine(twin.table, seat, rnd);
    for (let other = 0; other < twin.seats; other++) if (other !== seat) twin.given[other] = 0;
    twin.chance = { word: rnd(0x7fffffff), counts: null };
    // A seat sees its own question: it is the same in every world that the seat may be in.
    if (x.open.length !== 1 || x.open[0]!.seat !== seat) twin.open = run.asked(twin);
    if (twin.sealed === null) return twin;
    for (const ask of twin.open) if (ask.seat !== seat && twin.sealed[ask.seat] !== null) twin.sealed[ask.seat] = sample(ask, rnd);
    return twin;
  }

  function load(text: string): Match<S> | Refusal {
    const x = parseMatch<S>(text, game);
    if (isRefusal(x)) return x;
    try {
      x.open = run.asked(x);
      return fits(x, run.isSealed(x)) ? x : { refused: 'corrupt' };
    } catch {
      return { refused: 'corrupt' };
    }
  }

  return {
    start,
    apply,
    takeBack(x, seat) {
      if (x.sealed === null || !Number.isInteger(seat) || (x.sealed[seat] ?? null) === null) return { refused: 'nothing-sealed' };
      x.sealed[seat] = null;
      x.given[seat] = x.given[seat]! + 1;
      return null;
    },
    offers,
    offer,
    describe,
    awaited: (x) => x.open.filter((ask) => x.sealed === null || x.sealed[ask.seat] === null).map((ask) => ask.seat),
    resume: (x, recorder) => run.resume(x, recorder),
    clone: (x) => copyMatch(x, game.copy(x.table)),
    imagine,
    save: (x) => JSON.stringify(saved(x)),
    load,
    hash: (x) => digest(saved(x)),
  };
}

function askOf<S extends Spec>({ open }: Match<S>, seat: Seat): Ask | undefined {
  for (let i = 0; i < open.length; i++) if (open[i]!.seat === seat) return open[i];
  return undefined;
}

function saved<S extends Spec>({ open: _, ...rest }: Match<S>): Omit<Match<S>, 'open'> {
  return rest;
}
