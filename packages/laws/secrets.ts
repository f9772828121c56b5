/**
 * Non-interference: whatever a viewer may not know is drawn again; nothing that the viewer is sent may change. This covers views,
 * own questions, who is asked, offers, refusals, and the events and views of whatever happens next without chance or a reveal.
 */
import { canonical, type Match, outcome, type Seat, type Spec } from '@longtable/kernel';
import { type Law, type Position, viewersOf, where } from './law.ts';

const TWINS = 2;

export const secrets: Law = (p) => {
  for (const viewer of viewersOf(p.m)) {
    const seen = shownTo(p, p.m, viewer);
    for (let i = 0; i < TWINS; i++) {
      const twin = p.engine.imagine(p.m, viewer, p.rnd);
      const problem = difference(p, twin, viewer, seen);
      if (problem !== null) return `${where(p.m)}: seat ${viewer ?? 'none'} can tell ${problem}`;
    }
  }
  return null;
};

interface Sight {
  view: string;
  asked: string;
  question: string;
  offers: string;
}

/** Everything that the viewer gets to see of a position, as text. */
function shownTo<S extends Spec>({ game, engine }: Position<S>, m: Match<S>, viewer: Seat | null): Sight {
  return {
    view: canonical(game.view(m, viewer)),
    asked: canonical([m.open.map((q) => q.seat), engine.awaited(m)]),
    question: viewer === null ? '' : canonical(engine.describe(m, viewer)),
    offers: viewer === null ? '' : canonical(engine.offers(m, viewer)),
  };
}

function difference<S extends Spec>(p: Position<S>, twin: Match<S>, viewer: Seat | null, seen: Sight): string | null {
  const problems = p.game.check(twin);
  if (problems.length > 0) return `a world that cannot be: ${problems.join('; ')}`;
  const imagined = shownTo(p, twin, viewer);
  for (const part of ['view', 'asked', 'question', 'offers'] as const) {
    if (imagined[part] !== seen[part]) return `by the ${part}: ${firstDifference(seen[part], imagined[part])}`;
  }
  return differenceLater(p, twin, viewer);
}

/** The next answer, given in both worlds. Chance and reveals may of course differ; anything else may not. */
function differenceLater<S extends Spec>(p: Position<S>, twin: Match<S>, viewer: Seat | null): string | null {
  const real = p.engine.clone(p.m);
  const inReal = outcome<S>();
  const inTwin = outcome<S>();
  const { seat } = p.ask;
  const refused = p.engine.apply(real, seat, p.answer, inReal);
  const refusedInTwin = p.engine.apply(twin, seat, p.answer, inTwin);
  if (refused?.refused !== refusedInTwin?.refused) return seat === viewer ? 'by a refusal' : null;
  if (inReal.closed !== null || inTwin.closed !== null) return null;
  const heard = (o: typeof inReal): string =>
    canonical(o.events.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))));
  if (heard(inReal) !== heard(inTwin)) return `by the events: ${firstDifference(heard(inReal), heard(inTwin))}`;
  const now = shownTo(p, real, viewer);
  const then = shownTo(p, twin, viewer);
  for (const part of ['view', 'asked'] as const) {
    if (now[part] !== then[part])
      return `by the ${part} after ${JSON.stringify(p.answer)} of seat ${seat}, though nothing was revealed: ${firstDifference(now[part], then[part])}`;
  }
  return null;
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const part = (s: string): string => s.slice(Math.max(0, i - 40), i + 40);
  return `…${part(a)}… against …${part(b)}…`;
}
