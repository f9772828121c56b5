/** The coach at the terminal: hints from worlds that the seat may imagine, a warning before what costs much, and the position in words. */

import type { Heuristic } from '@longtable/bots';
import { type Advice, advising, judging } from '@longtable/bots/advise';
import { COACH_LOOKS, type CoachLevel, costOf, hintOf, WORTH_A_WARNING } from '@longtable/bots/coach';
import { TELLINGS } from '@longtable/bots/tellings';
import { type Answer, count, fail, rndFrom, type Seat, type Spec } from '@longtable/kernel';
import { answerText } from '@longtable/kit';
import { COACH_WORDS } from '../locale/coach.ts';
import type { Session } from './session.ts';

export interface Coach {
  readonly level: CoachLevel;
  /** The hint for the open question of a seat. */
  hint(seat: Seat): { readonly lines: readonly string[]; readonly data: unknown };
  /** Lines that are said unasked: once, when others have acted since. */
  unasked(seat: Seat): readonly string[];
  /** A warning before an answer that costs much; null: it may go. Given again, it goes. */
  warning(seat: Seat, answer: Answer): string | null;
  /** The position as everybody can see it. */
  position(): readonly string[];
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function coachFor(at: Session, heuristic: Heuristic<Spec>, level: CoachLevel): Coach {
  const { title, language, name } = at.setting;
  const words = COACH_WORDS[language];
  const telling = TELLINGS[title.game.id] ?? {};
  const rules = { game: title.game, engine: () => at.engine };
  const texts = title.texts[language];
  let known: { readonly at: number; readonly seat: Seat; readonly advice: Advice } | null = null;
  let heard = -1;
  let insisted = '';

  /** Worked out once for each question. */
  function adviceFor(seat: Seat, also?: Answer): Advice {
    const place = at.moves.length;
    if (also === undefined && known?.at === place && known.seat === seat) return known.advice;
    const rnd = rndFrom(at.setting.seed * 31 + place);
    const saved = at.engine.save(at.engine.imagine(at.match, seat, rnd));
    const matter = { saved, seat, seed: rnd(0x7fffffff), iterations: COACH_LOOKS, reasons: true };
    const advice = advising(heuristic, telling)(rules, { ...matter, ...(also !== undefined && { also }) });
    if (also === undefined) known = { at: place, seat, advice };
    return advice;
  }
  const questionOf = (seat: Seat) => at.engine.describe(at.match, seat) ?? fail(`seat ${seat} is not asked`);
  const said = (seat: Seat, answer: Answer): string => answerText(texts, questionOf(seat), answer, at.say(seat));

  function hint(seat: Seat): ReturnType<Coach['hint']> {
    const advice = adviceFor(seat);
    const found = hintOf(advice);
    if (found === null || advice.taste) return { lines: [words.nothing], data: null };
    const { best, other } = found;
    const ways = [best, ...(other === null ? [] : [other])];
    const figures = ways.map((way) => `  ${said(seat, way.answer)}: ${percent(way.prospect)}`);
    const reasons = (advice.reasons ?? []).map((reason) => `  ${reason.words[language]}`);
    const isWhole = level === 'explain';
    return { lines: [words.hint(said(seat, best.answer)), ...(isWhole ? [...reasons, ...figures] : [])], data: { best, other } };
  }

  return {
    level,
    hint,
    unasked(seat) {
      const others = at.moves.filter((move) => move.seat !== seat).length;
      const isNew = others !== heard && count(questionOf(seat).ask) > 1;
      if (!isNew || (level !== 'hint' && level !== 'explain')) return [];
      if (adviceFor(seat).taste) return [];
      heard = others;
      return hint(seat).lines;
    },
    warning(seat, answer) {
      const key = `${at.moves.length} ${JSON.stringify(answer)}`;
      if (level === 'off' || insisted === key || at.engine.apply(at.engine.clone(at.match), seat, answer) !== null) return null;
      const { ask } = questionOf(seat);
      const first = adviceFor(seat);
      const advice = first.taste || costOf(ask, first, answer) !== null ? first : adviceFor(seat, answer);
      const cost = advice.taste ? null : costOf(ask, advice, answer);
      const best = hintOf(advice)?.best;
      if (cost === null || cost < WORTH_A_WARNING || best === undefined) return null;
      insisted = key;
      return words.warning(percent(cost), said(seat, best.answer));
    },
    position() {
      const rnd = rndFrom(at.setting.seed * 37 + at.moves.length);
      const saved = at.engine.save(at.engine.imagine(at.match, null, rnd));
      const { standings } = judging(heuristic, telling)(rules, { saved, seat: 0, seed: 1 });
      if (standings.length === 0) return [words.even];
      const figure = (points: number): string => points.toLocaleString(language, { maximumFractionDigits: 1 });
      const seats = Array.from({ length: at.setting.seats }, (_, seat) => seat);
      return seats.flatMap((seat) => [
        `${name(seat)}: ${figure(standings.reduce((sum, { points }) => sum + points[seat]!, 0))}`,
        ...standings.map(({ label, words: other, points }) => `  ${(label ?? other)[language]}: ${figure(points[seat]!)}`),
      ]);
    },
  };
}
