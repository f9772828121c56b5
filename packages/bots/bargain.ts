/** Offers: what a seat may do beside answering. A bot takes one up where its prospects are better afterwards. */
import { type Answer, enumerate, type Match, type Spec } from '@longtable/kernel';
import { beside, type Task, type Thought } from './bot.ts';
import { reasonFor } from './explain.ts';
import { prospects } from './heuristic.ts';
import { playOn } from './imagination.ts';

interface Bargain {
  readonly kind: string;
  readonly answer: Answer;
}

/** A gain below this is no reason to act: it may be an error of judgement. */
const WORTHWHILE = 0.008;
/** Times that the same offer may have to be taken before it pays: three to one, twice, for the price of a building. */
const REPEATS = 3;
const PLAY_ON = 30;

/** The offer to take up before the question is answered, as a thought; null: none pays. */
export function bargainFor<S extends Spec>(task: Task<S>, world: Match<S>): Thought | null {
  if (!task.offers) return null;
  const found = bargain(task, world);
  if (found === null) return null;
  const { engine, heuristic, seat } = task;
  return beside(found.kind, found.answer, () => {
    const after = engine.clone(world);
    engine.offer(after, seat, found.kind, found.answer);
    return reasonFor(heuristic, world, after, seat, 1);
  });
}

/** The best offer in this world, or null. Only calm positions are judged. */
function bargain<S extends Spec>(task: Task<S>, world: Match<S>): Bargain | null {
  const { engine, heuristic, seat } = task;
  if (heuristic.bargains === undefined || !heuristic.calm(world, 0)) return null;
  let best: Bargain | null = null;
  let most = prospects(heuristic, world)[seat]! + WORTHWHILE;
  for (const { kind, ask } of engine.offers(world, seat))
    for (const answer of enumerate(ask)) {
      if (!heuristic.bargains(world, seat, kind, answer)) continue;
      const worth = worthOf(task, world, { kind, answer });
      if (worth <= most) continue;
      most = worth;
      best = { kind, answer };
    }
  return best;
}

/** The prospects after taking the offer once, or as often as it pays best. */
function worthOf<S extends Spec>({ engine, heuristic, seat, rnd }: Task<S>, world: Match<S>, { kind, answer }: Bargain): number {
  const copy = engine.clone(world);
  let best = 0;
  for (let times = 0; times < REPEATS; times++) {
    if (engine.offer(copy, seat, kind, answer) !== null) break;
    const later = engine.clone(copy);
    playOn(engine, heuristic, later, PLAY_ON, rnd);
    best = Math.max(best, prospects(heuristic, later)[seat]!);
    if (!heuristic.calm(copy, 0)) break;
  }
  return best;
}
