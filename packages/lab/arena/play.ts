/** Plays matches of an arena. */
import { type Bot, botNamed, emptyMemory, type Heuristic, loadHeuristic } from '@longtable/bots';
import { type AnyTitle, type GameId, loadTitle } from '@longtable/games';
import { engine, fail, isRefusal, outcome, rndFrom, type Spec } from '@longtable/kernel';
import { facetsOf, figuresOf } from './facets.ts';
import { type ArenaPlan, type Bout, pairing } from './plan.ts';

export interface Ring {
  readonly title: AnyTitle;
  readonly heuristic: Heuristic<Spec>;
}

export async function ringFor(plan: ArenaPlan): Promise<Ring> {
  const title = await loadTitle(plan.game as GameId);
  const heuristic = (await loadHeuristic(plan.game as GameId)) ?? fail(`no bot knows ${plan.game} yet`);
  return { title, heuristic };
}

export function playBout({ title, heuristic }: Ring, plan: ArenaPlan, match: number): Bout {
  const { hero, others, heroSeat } = pairing(plan, match);
  const bots = Array.from(
    { length: plan.players },
    (_, seat): Bot => botNamed(seat === heroSeat ? hero : others) ?? fail(`no bot ${hero}`),
  );
  const machine = engine<Spec>(title.game);
  const options = title.game.options(plan.options, plan.players);
  if (isRefusal(options)) fail(`the options do not fit: ${JSON.stringify(options)}`);
  const told = outcome<Spec>();
  const m = machine.start(options, plan.players, plan.seed + match, told);
  const minds = bots.map((_, seat) => ({ rnd: rndFrom((plan.seed + match) * 131 + seat * 17 + 1), memory: emptyMemory() }));
  const turns = rndFrom((plan.seed + match) * 7919);
  const effort: Record<string, { decisions: number; seconds: number }> = {};
  let answers = 0;
  while (m.result === null) {
    const awaited = machine.awaited(m);
    // Whoever is asked last at once may know no less: nobody is always asked first.
    const seat = awaited[awaited.length === 1 ? 0 : turns(awaited.length)]!;
    const start = performance.now();
    const { answer, offer } = bots[seat]!.decide({ engine: machine, heuristic, match: m, seat, offers: true, ...minds[seat]! });
    const own = effort[bots[seat]!.name] ?? { decisions: 0, seconds: 0 };
    effort[bots[seat]!.name] = own;
    own.decisions++;
    own.seconds += (performance.now() - start) / 1000;
    const refusal = offer === undefined ? machine.apply(m, seat, answer, told) : machine.offer(m, seat, offer, answer, told);
    if (refusal !== null) fail(`${bots[seat]!.name} answered ${JSON.stringify(answer)}: ${refusal.refused}`);
    if (++answers > title.bound) fail(`match ${match} took more than ${title.bound} answers`);
  }
  return {
    match,
    hero,
    others,
    heroSeat,
    winners: m.result.winners,
    answers,
    effort,
    facets: facetsOf(title.game.id, m, told.events),
    figures: figuresOf(title.game.id, m),
  };
}
