/** Plays a part of a simulation: the matches from one number to another. */
import { type AnyTitle, type GameId, loadTitle } from '@longtable/games';
import { engine, fail, rndFrom, type Spec } from '@longtable/kernel';
import { type Examined, examine, findingKey, readMatch } from '@longtable/laws';
import { answerOf, type Chooser, chooserFor } from '../chooser.ts';
import { addTally, emptyTally, type SimulationPlan, type Tally, winnerName } from './plan.ts';

export async function playPart(plan: SimulationPlan, from: number, to: number): Promise<Tally> {
  const title = await loadTitle(plan.game as GameId);
  return playMatches(title, plan, await Promise.all(plan.bots.map((name) => botFor(title, name))), from, to);
}

async function botFor(title: AnyTitle, name: string): Promise<Chooser> {
  const bot = await chooserFor(title, name);
  return typeof bot === 'string' ? fail(bot) : bot;
}

/** The same for a title at hand: a game that is not listed, or one that a test has broken. */
export function playMatches(title: AnyTitle, plan: SimulationPlan, bots: readonly Chooser[], from: number, to: number): Tally {
  const tally = emptyTally();
  for (let i = from; i < to; i++) addTally(tally, playOne(title, plan, bots, i));
  return tally;
}

function playOne(title: AnyTitle, plan: SimulationPlan, named: readonly Chooser[], i: number): Tally {
  const seed = plan.seed + i;
  const seats = plan.players[i % plan.players.length]!;
  const bots = Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
  const match = {
    seats,
    seed,
    options: plan.options ?? title.variant(seats, rndFrom(seed)),
    offersIn100: plan.offersIn100,
    ...(bots.every((bot) => bot.name === 'random') ? {} : { choose: choosing(title, bots) }),
  };
  if (plan.texts !== true) return tallyOf(examine(title, { ...match, wholeEvery: plan.whole }), seed, bots);
  const { read, ...examined } = readMatch(title, match);
  return { ...tallyOf(examined, seed, bots), read: Object.fromEntries(read.map((finding) => [findingKey(finding), finding])) };
}

/** The laws ask for an answer to the true match; the bots get to see only their seat's share of it. */
function choosing(title: AnyTitle, bots: readonly Chooser[]): NonNullable<Parameters<typeof examine>[1]['choose']> {
  const machine = engine<Spec>(title.game);
  return (m, seat, rnd) => answerOf(bots[seat]!, machine, m as never, seat, rnd);
}

function tallyOf({ answers, violation, winners, why }: Examined, seed: number, bots: readonly Chooser[]): Tally {
  const tally = { ...emptyTally(), games: 1, answers };
  if (violation !== null) {
    const { law, message, replay } = violation;
    tally.violations.push({ law, seed, players: bots.length, message, replay });
    return tally;
  }
  tally.results[winnerName(winners, bots.length)] = 1;
  tally.endings[why] = 1;
  bots.forEach(({ name }, seat) => {
    const own = tally.bots[name] ?? { seats: 0, wins: 0 };
    tally.bots[name] = { seats: own.seats + 1, wins: own.wins + (winners.includes(seat) ? 1 : 0) };
  });
  return tally;
}
