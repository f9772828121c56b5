/** Laws about the match itself: questions, copies, saving, undo. */
import {
  type Ask,
  count,
  engine as engineOf,
  type Id,
  isRefusal,
  lanes,
  type Match,
  outcome,
  type Spec,
  sample,
  seeded,
} from '@longtable/kernel';
import { after, type Law, type Position, where } from './law.ts';

/** A question is open, each seat has at most one, and each can be answered. */
export const asks: Law = ({ m }) => {
  if (m.result !== null) return m.open.length > 0 ? 'questions are open after the end' : null;
  if (m.open.length === 0) return 'nobody is asked and there is no result';
  const seats = m.open.map((ask) => ask.seat);
  if (new Set(seats).size !== seats.length) return `a seat has two questions: ${seats.join()}`;
  for (const ask of m.open) {
    const problem = malformed(ask, m.seats);
    if (problem !== null) return `${where(m)}: ${problem}`;
  }
  return null;
};

function malformed(ask: Ask, seats: number): string | null {
  if (!Number.isInteger(ask.seat) || ask.seat < 0 || ask.seat >= seats) return `seat ${ask.seat} does not exist`;
  const ids: readonly Id[] = ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options;
  const bad = ids.findIndex((id) => typeof id !== 'string' && !Number.isFinite(id));
  if (bad >= 0) return `${ids[bad]} is no id`;
  if (new Set(ids).size !== ids.length) return `an option is offered twice: ${ids.join()}`;
  if (ask.shape === 'share' && (ask.least.length !== ids.length || ask.most.length !== ids.length))
    return 'limits and bins differ in number';
  return count(ask) < 1 ? `no answer fits ${JSON.stringify(ask)}` : null;
}

/** The open questions are what the rules would ask now. */
export const derived: Law = ({ engine, m }) => {
  const again = engine.load(engine.save(m));
  if (isRefusal(again)) return `its own save is refused: ${again.refused}`;
  return JSON.stringify((again as typeof m).open) === JSON.stringify(m.open)
    ? null
    : `${where(m)}: the kept questions are not the ones that would be asked`;
};

/** The match is plain data: nothing gets lost in JSON. */
export const plain: Law = ({ m }) => {
  const { open: _, ...saved } = m;
  return unplain(saved, 'match');
};

function unplain(x: unknown, path: string): string | null {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return null;
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? null : `${path} is ${Object.is(x, -0) ? '-0' : x}`;
  if (typeof x !== 'object') return `${path} is ${typeof x}`;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const problem = unplain(x[i], `${path}[${i}]`);
      if (problem !== null) return problem;
    }
    return null;
  }
  if (Object.getPrototypeOf(x) !== Object.prototype) return `${path} is no plain object`;
  for (const [key, value] of Object.entries(x)) {
    const problem = unplain(value, `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** Saving and loading changes nothing, also not what comes next. */
export const roundTrip: Law = (p) => {
  const text = p.engine.save(p.m);
  const loaded = p.engine.load(text);
  if (isRefusal(loaded)) return `its own save is refused: ${loaded.refused}`;
  const again = loaded as typeof p.m;
  if (p.engine.save(again) !== text) return 'a loaded match saves differently';
  return same(p, again, p.m, 'a loaded match goes on differently');
};

function same<S extends Spec>(p: Position<S>, a: Match<S>, b: Match<S>, otherwise: string): string | null {
  const x = after(p, a, p.ask.seat, p.answer);
  const y = after(p, b, p.ask.seat, p.answer);
  if (typeof x === 'string') return x;
  if (typeof y === 'string') return y;
  return p.engine.hash(x) === p.engine.hash(y) ? null : `${where(p.m)}: ${otherwise}`;
}

/** A copy is the same match, and what happens to it never shows in the original. */
export const aliasing: Law = (p) => {
  const before = p.engine.hash(p.m);
  const copy = p.engine.clone(p.m);
  if (p.engine.hash(copy) !== before) return `${where(p.m)}: a copy differs from its original`;
  p.engine.apply(copy, p.ask.seat, p.answer);
  for (let i = 0; i < 3 && copy.result === null; i++) {
    const seat = p.engine.awaited(copy)[0]!;
    const ask = copy.open.find((q) => q.seat === seat)!;
    p.engine.apply(copy, seat, sample(ask, p.rnd));
  }
  return p.engine.hash(p.m) === before ? null : `${where(p.m)}: a change to a copy reached the original`;
};

/** Going back to an older copy and answering again gives the same: dice and draws included, and whether or not somebody listens. */
export const undo: Law = (p) => {
  const first = after(p, p.m, p.ask.seat, p.answer);
  if (typeof first === 'string') return first;
  const detour = after(p, p.m, p.ask.seat, sample(p.ask, p.rnd));
  if (typeof detour === 'string') return detour;
  const redo = after(p, p.m, p.ask.seat, p.answer, outcome());
  if (typeof redo === 'string') return redo;
  return p.engine.hash(first) === p.engine.hash(redo) ? null : `${where(p.m)}: the same answer led elsewhere the second time`;
};

/** A sealed answer can be taken back and leaves nothing behind. */
export const takeBack: Law = ({ engine, m, ask, answer }) => {
  if (m.sealed === null) return null;
  const waiting = engine.awaited(m);
  if (waiting.length < 2) return null;
  const copy = engine.clone(m);
  engine.apply(copy, ask.seat, answer);
  if (engine.apply(copy, ask.seat, answer)?.refused !== 'already-answered') return 'a seat could answer a sealed question twice';
  if (engine.takeBack(copy, ask.seat) !== null) return 'a sealed answer could not be taken back';
  copy.given = m.given;
  return engine.hash(copy) === engine.hash(m) ? null : `${where(m)}: taking back left something behind`;
};

/** Sealed answers give the same in whatever order they come; answers in different lanes too, where each draws under its own label. */
export const commute: Law = (p) => {
  const { m } = p;
  const inLanes = lanes(m) !== null;
  if (m.sealed === null && !inLanes) return null;
  const engine = inLanes ? engineOf(p.game, seeded(p.rnd(2 ** 30))) : p.engine;
  const other = engine.awaited(m).find((seat) => seat !== p.ask.seat);
  if (other === undefined) return null;
  const second = sample(m.open.find((q) => q.seat === other)!, p.rnd);
  const x = engine.clone(m);
  const y = engine.clone(m);
  if (inLanes) for (const copy of [x, y]) copy.chance.counts = {};
  engine.apply(x, p.ask.seat, p.answer);
  if (engine.apply(x, other, second) !== null) return null;
  engine.apply(y, other, second);
  if (engine.apply(y, p.ask.seat, p.answer) !== null) return null;
  return engine.hash(x) === engine.hash(y) ? null : `${where(m)}: the order of answers of seats ${p.ask.seat} and ${other} matters`;
};

/** The game's own invariants. */
export const invariants: Law = ({ game, m }) => {
  const problems = game.check(m);
  return problems.length === 0 ? null : `${where(m)}: ${problems.join('; ')}`;
};
