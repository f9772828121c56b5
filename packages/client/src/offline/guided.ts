/** Matches with a coach: how they begin, what the other seats say, how far the learner has come. */
import type { Entry } from '@longtable/host';
import { type Answer, type Ask, refusal, type Seat } from '@longtable/kernel';
import { loadLesson } from '../../lessons/index.ts';
import { LEARNER, type Lesson } from '../../lessons/lesson.ts';
import { make, NotPlayable } from './make.ts';
import type { LocalMatch } from './records.ts';

/** The chooser that plays on once the learner leaves the path. */
const LEVEL = 'apprentice';

export async function learn(id: string, name: string): Promise<string> {
  const lesson = await loadLesson(id);
  if (lesson === null) throw new NotPlayable('not-found');
  const seats = [{ name, bot: null }, ...lesson.names.map((other) => ({ name: other, bot: LEVEL }))];
  const wish = { game: lesson.game, options: lesson.options, seats };
  return make(wish, { save: lesson.position(), lesson: { id, chance: lesson.chance, alone: false } });
}

/** The lesson that a guided match follows. */
export const lessonOf = ({ lesson, game }: LocalMatch): string => lesson?.id ?? game;

/** The lesson that still guides a match; null: there is none, or it was left. */
export const guiding = async (match: LocalMatch): Promise<Lesson | null> =>
  match.lesson === undefined || match.lesson.alone ? null : loadLesson(lessonOf(match));

/** Answers of a seat that stand. */
export function answersOf(entries: readonly Entry[], seat: Seat): number {
  let n = 0;
  for (const entry of entries) {
    if (entry.t === 'rules' || entry.t === 'hand-over' || entry.seat !== seat) continue;
    n += entry.t === 'undo' || entry.t === 'take-back' ? -1 : 1;
  }
  return n;
}

export const progressOf = ({ entries }: LocalMatch): number => answersOf(entries, LEARNER);

/** The answer that the lesson gives to another seat; null: nothing that fits. */
export function toldAnswer(lesson: Lesson, entries: readonly Entry[], ask: Ask): Answer | null {
  const answer = lesson.others[ask.seat - 1]?.[answersOf(entries, ask.seat)];
  return answer === undefined || refusal(ask, answer) !== null ? null : answer;
}
