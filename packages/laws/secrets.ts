/**
 * Non-interference: whatever a viewer may not know is drawn again; nothing that the viewer is sent may change. This covers views,
 * own questions, who is asked, offers, refusals, and the events and views of whatever happens next without chance or a reveal.
 * Where chance decides what happens next, an outcome that does not show in the view must not show in the events either.
 */
import {
  type ChanceSource,
  canonical,
  engine,
  type Game,
  type Match,
  type Outcome,
  outcome,
  type Rnd,
  rndFrom,
  type Seat,
  type Spec,
  seeded,
} from '@longtable/kernel';
import { type Law, type Position, viewersOf, where } from './law.ts';

const TWINS = 2;

export const secrets: Law = (p) => {
  for (const viewer of viewersOf(p.m)) {
    const seen = shownTo(p, p.m, viewer);
    for (let i = 0; i < TWINS; i++) {
      const twin = p.engine.imagine(p.m, viewer, p.rnd);
      // A question of the viewer's own is taken over as it is: here it is asked anew.
      if (twin.open === p.m.open) p.engine.resume(twin);
      const problem = difference(p, twin, viewer, seen);
      if (problem !== null) return `${where(p.m)}: seat ${viewer ?? 'none'} can tell ${problem}`;
    }
  }
  if (dealtFromTruth(p)) return `${where(p.m)}: what seat ${p.ask.seat} imagines follows from where hidden things really are`;
  const hidden = hiddenOptions(p);
  if (hidden !== null) return `${where(p.m)}: ${hidden}`;
  const problem = differenceByChance(p.game, p.rnd, (source) => answeredWith(p, source));
  return problem === null ? null : `${where(p.m)}: ${problem}`;
};

/** A world depends on what the seat may know and on the generator alone: out of a twin the same one is dealt. */
function dealtFromTruth<S extends Spec>({ engine: machine, m, rnd, ask: { seat } }: Position<S>): boolean {
  const seed = rnd(2 ** 30);
  const world = machine.imagine(m, seat, rndFrom(seed));
  const other = machine.imagine(machine.imagine(m, seat, rnd), seat, rndFrom(seed));
  return canonical(world.table) !== canonical(other.table) || canonical(world.sealed) !== canonical(other.sealed);
}

/** Options that everybody is said to see are the same in every world that a spectator holds possible. */
function hiddenOptions<S extends Spec>({ engine: machine, m, rnd, ask }: Position<S>): string | null {
  if (machine.describe(m, ask.seat)?.shown.plan?.open !== true) return null;
  for (let i = 0; i < TWINS; i++) {
    const twin = machine.imagine(m, null, rnd).open.find(({ seat }) => seat === ask.seat);
    if (canonical(twin ?? null) !== canonical(ask)) return `not everybody sees the options of seat ${ask.seat}`;
  }
  return null;
}

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
  const events = heard(inReal, viewer);
  const imagined = heard(inTwin, viewer);
  if (events !== imagined) return `by the events: ${firstDifference(events, imagined)}`;
  const now = shownTo(p, real, viewer);
  const then = shownTo(p, twin, viewer);
  for (const part of ['view', 'asked'] as const) {
    if (now[part] !== then[part])
      return `by the ${part} after ${JSON.stringify(p.answer)} of seat ${seat}, though nothing was revealed: ${firstDifference(now[part], then[part])}`;
  }
  return null;
}

/** All that the viewer hears, as text. */
const heard = <S extends Spec>({ events }: Outcome<S>, viewer: Seat | null): string =>
  canonical(events.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))));

interface Played<S extends Spec> {
  readonly m: Match<S>;
  readonly told: Outcome<S>;
}

/** The same thing done twice; the second time one draw comes out differently. */
function differenceByChance<S extends Spec>(game: Game<S>, rnd: Rnd, play: (source: ChanceSource) => Played<S>): string | null {
  const source = seeded(rnd(2 ** 30));
  const first = play(source);
  const draw = first.told.draws[rnd(Math.max(1, first.told.draws.length))];
  if (draw === undefined || draw.sides < 2) return null;
  const value = (draw.value + 1 + rnd(draw.sides - 1)) % draw.sides;
  const second = play((label, n, sides) => (label === draw.label && n === draw.n ? value : source(label, n, sides)));
  if (canonical(first.m.table) === canonical(second.m.table)) return null;
  for (const viewer of viewersOf(first.m)) {
    if (canonical(game.view(first.m, viewer)) !== canonical(game.view(second.m, viewer))) continue;
    const [a, b] = [heard(first.told, viewer), heard(second.told, viewer)];
    if (a !== b) return `seat ${viewer ?? 'none'} can tell ${draw.label} by the events: ${firstDifference(a, b)}`;
  }
  return null;
}

function answeredWith<S extends Spec>(p: Position<S>, source: ChanceSource): Played<S> {
  const machine = engine(p.game, source);
  const m = machine.clone(p.m);
  m.chance.counts = {};
  const told = outcome<S>();
  machine.apply(m, p.ask.seat, p.answer, told);
  return { m, told };
}

/** News of the setup's events, once for each match. */
export const setupSecrets = <S extends Spec>(game: Game<S>, options: S['options'], seats: number, rnd: Rnd): string | null =>
  differenceByChance(game, rnd, (source) => {
    const told = outcome<S>();
    return { m: engine(game, source).start(options, seats, 0, told), told };
  });

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const part = (s: string): string => s.slice(Math.max(0, i - 40), i + 40);
  return `…${part(a)}… against …${part(b)}…`;
}
