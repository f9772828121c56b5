/** Plays matches of an arena. */
import { type Bot, botNamed, emptyMemory, type Heuristic, loadHeuristic } from '@longtable/bots';
import { type AnyTitle, type GameId, loadTitle } from '@longtable/games';
import { engine, fail, isRefusal, type Match, type Outcome, outcome, rndFrom, type Seat, type Spec } from '@longtable/kernel';
import { facetsOf, figuresOf } from './facets.ts';
import { type ArenaPlan, type Bout, pairing } from './plan.ts';

export interface Ring {
  readonly title: AnyTitle;
  readonly heuristic: Heuristic<Spec>;
}

export async function ringFor({ game }: { readonly game: string }): Promise<Ring> {
  const title = await loadTitle(game as GameId);
  const heuristic = (await loadHeuristic(game as GameId)) ?? fail(`no bot knows ${game} yet`);
  return { title, heuristic };
}

/** A bot in a seat, with its knowledge of the game. */
export interface Player {
  readonly bot: Bot;
  readonly heuristic: Heuristic<Spec>;
}

/** A match to be played: its seats, options and seed. */
export interface Fixture {
  readonly players: readonly Player[];
  readonly options: object;
  readonly seed: number;
  /** Looks on before every answer. */
  watch?(match: Match<Spec>): void;
}

export interface Played {
  readonly match: Match<Spec>;
  readonly winners: readonly Seat[];
  readonly answers: number;
  /** Decisions and seconds by bot name. */
  readonly effort: Readonly<Record<string, { readonly decisions: number; readonly seconds: number }>>;
}

/** Plays a match to its end. The result depends on the fixture alone (and, for bots with a time budget, on the machine). */
export function playFixture(title: AnyTitle, { players, options: given, seed, watch }: Fixture, told?: Outcome<Spec>): Played {
  const machine = engine<Spec>(title.game);
  const options = title.game.options(given, players.length);
  if (isRefusal(options)) fail(`the options do not fit: ${JSON.stringify(options)}`);
  const m = machine.start(options, players.length, seed, told);
  const minds = players.map((_, seat) => ({ rnd: rndFrom(seed * 131 + seat * 17 + 1), memory: emptyMemory() }));
  const turns = rndFrom(seed * 7919);
  const effort: Record<string, { decisions: number; seconds: number }> = {};
  let answers = 0;
  while (m.result === null) {
    watch?.(m);
    const awaited = machine.awaited(m);
    // Whoever is asked last at once may know no less: nobody is always asked first.
    const seat = awaited[awaited.length === 1 ? 0 : turns(awaited.length)]!;
    const { bot, heuristic } = players[seat]!;
    const start = performance.now();
    const { answer, offer } = bot.decide({ engine: machine, heuristic, match: m, seat, offers: true, ...minds[seat]! });
    const own = effort[bot.name] ?? { decisions: 0, seconds: 0 };
    effort[bot.name] = own;
    own.decisions++;
    own.seconds += (performance.now() - start) / 1000;
    const refusal = offer === undefined ? machine.apply(m, seat, answer, told) : machine.offer(m, seat, offer, answer, told);
    if (refusal !== null) fail(`${bot.name} answered ${JSON.stringify(answer)}: ${refusal.refused}`);
    if (++answers > title.bound) fail(`match ${seed} took more than ${title.bound} answers`);
  }
  return { match: m, winners: m.result.winners, answers, effort };
}

export function playBout({ title, heuristic }: Ring, plan: ArenaPlan, match: number): Bout {
  const { hero, others, heroSeat } = pairing(plan, match);
  const players = Array.from({ length: plan.players }, (_, seat): Player => {
    const name = seat === heroSeat ? hero : others;
    return { bot: botNamed(name) ?? fail(`no bot ${name}`), heuristic };
  });
  const told = outcome<Spec>();
  const { match: m, winners, answers, effort } = playFixture(title, { players, options: plan.options, seed: plan.seed + match }, told);
  return {
    match,
    hero,
    others,
    heroSeat,
    winners,
    answers,
    effort,
    facets: facetsOf(title.game.id, m, told.events),
    figures: figuresOf(title.game.id, m),
  };
}
