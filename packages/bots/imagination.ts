/** Playing on in thought. */
import {
  type Answer,
  type Ask,
  count,
  type Engine,
  enumerate,
  fail,
  type Id,
  type Match,
  type Rnd,
  refusal,
  type Seat,
  type Spec,
  sample,
} from '@longtable/kernel';
import type { Heuristic } from './heuristic.ts';

/** The question that is answered next: this seat's first, because nobody waits for what they cannot see. */
export function nextAsk<S extends Spec>(m: Match<S>, first: Seat): Ask {
  const { open, sealed } = m;
  let other: Ask | undefined;
  for (let i = 0; i < open.length; i++) {
    const ask = open[i]!;
    if (sealed !== null && sealed[ask.seat] !== null) continue;
    if (ask.seat === first) return ask;
    other ??= ask;
  }
  return other ?? fail('the match is over: nobody is asked');
}

/** A plausible answer; now and then any. */
export function plausible<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, rnd: Rnd): Answer {
  const proposed = h.propose(m, ask, rnd);
  return proposed !== null && refusal(ask, proposed) === null ? proposed : sample(ask, rnd);
}

/** The answer where there is nothing to weigh: the only one, or a matter of taste. null: think. */
export function obvious<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, rnd: Rnd): Answer | null {
  if (count(ask) === 1) return enumerate(ask).next().value as Answer;
  return h.taste?.(m) ? plausible(h, m, ask, rnd) : null;
}

/** Plays on with plausible answers until the position is calm or the steps are used up. */
export function playOn<S extends Spec>(engine: Engine<S>, h: Heuristic<S>, m: Match<S>, steps: number, rnd: Rnd): void {
  for (let i = 0; i < steps && m.result === null; i++) {
    if (h.calm(m, i)) return;
    const ask = nextAsk(m, -1);
    engine.apply(m, ask.seat, plausible(h, m, ask, rnd));
  }
}

/** One name for one answer: a set is the same in whatever order it is given. */
export function keyOf({ shape }: Ask, answer: Answer): Id {
  if (typeof answer !== 'object') return answer;
  return shape === 'some' ? [...answer].sort().join() : answer.join();
}

/** Answers worth a look: all of a small question; of a large one what is proposed, and a few at random. Nonsense only if there is nothing else. */
export function candidates<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, most: number, rnd: Rnd): Answer[] {
  const found = count(ask) <= most ? [...enumerate(ask)] : drawn(h, m, ask, most, rnd);
  if (h.sensible === undefined) return found;
  const sensible = found.filter((answer) => h.sensible!(m, ask, answer));
  return sensible.length > 0 ? sensible : found;
}

function drawn<S extends Spec>(h: Heuristic<S>, m: Match<S>, ask: Ask, most: number, rnd: Rnd): Answer[] {
  const found: Answer[] = [];
  const seen: Record<string, true> = {};
  for (let tries = 0; tries < most * 2 && found.length < most; tries++) {
    const answer = tries % 3 === 2 ? sample(ask, rnd) : plausible(h, m, ask, rnd);
    const key = keyOf(ask, answer);
    if (seen[key]) continue;
    seen[key] = true;
    found.push(answer);
  }
  return found;
}
