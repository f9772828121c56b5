/** Laws about answers: what is offered is accepted, everything else is refused and changes nothing. */
import { count, enumerate, sample } from '@longtable/kernel';
import { type Law, where } from './law.ts';

const ALL_BELOW = 40;
const SAMPLES = 8;

/** Every legal answer of every open question is accepted; of large questions, some. */
export const accepts: Law = ({ engine, m, rnd }) => {
  const hash = engine.hash(m);
  for (const seat of engine.awaited(m)) {
    const ask = m.open.find((q) => q.seat === seat)!;
    const n = count(ask);
    const answers = n < ALL_BELOW ? [...enumerate(ask)] : Array.from({ length: SAMPLES }, () => sample(ask, rnd));
    if (n < ALL_BELOW && answers.length !== n) return `${where(m)}: ${answers.length} answers enumerated, ${n} counted`;
    for (const answer of answers) {
      const refusal = engine.apply(engine.clone(m), seat, answer);
      if (refusal !== null) return `${where(m)}: ${JSON.stringify(answer)} was offered and refused: ${refusal.refused}`;
    }
  }
  return engine.hash(m) === hash ? null : `${where(m)}: trying answers on copies changed the match`;
};

const NONSENSE: readonly unknown[] = [
  'no-such-option',
  -7,
  1e9,
  0.5,
  Number.NaN,
  null,
  undefined,
  {},
  [],
  ['x'],
  ['x', 'x'],
  [[]],
  [-1],
  true,
];

/** Nonsense, and answers of seats that are not asked, are refused without a trace. */
export const refuses: Law = ({ engine, m, ask, answer: fitting }) => {
  const hash = engine.hash(m);
  for (const answer of NONSENSE) {
    const legal = ask.shape === 'some' && ask.min === 0 && Array.isArray(answer) && answer.length === 0;
    const alsoLegal = (ask.shape === 'order' ? ask.items : ask.shape === 'share' ? ask.bins : ['?']).length === 0;
    if (legal || alsoLegal) continue;
    if (engine.apply(m, ask.seat, answer) === null) return `${where(m)}: ${JSON.stringify(answer)} was accepted`;
  }
  for (let seat = -1; seat <= m.seats; seat++) {
    if (m.open.some((q) => q.seat === seat)) continue;
    if (engine.apply(m, seat, fitting) === null) return `${where(m)}: seat ${seat} was not asked and could answer`;
  }
  return engine.hash(m) === hash ? null : `${where(m)}: a refused answer changed the match`;
};

/** Offers beside the questions can be taken up, and leaves every seat with a question it can answer. */
export const offers: Law = ({ engine, m, rnd }) => {
  for (let seat = 0; seat < m.seats; seat++) {
    for (const { kind, ask } of engine.offers(m, seat)) {
      const copy = engine.clone(m);
      const answer = sample(ask, rnd);
      const refusal = engine.offer(copy, seat, kind, answer);
      if (refusal !== null) return `${where(m)}: the offer ${kind} ${JSON.stringify(answer)} was refused: ${refusal.refused}`;
      if (copy.result === null && copy.open.some((q) => count(q) < 1))
        return `${where(m)}: the offer ${kind} left a question that nobody can answer`;
    }
    if (engine.offer(engine.clone(m), seat, 'no-such-offer', 0) === null) return 'an offer that does not exist was taken';
  }
  return null;
};
