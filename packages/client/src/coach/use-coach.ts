/** The coach of a guided match: which step it is, and whether an answer is the one that the lesson tells. */
import type { Answer, Described } from '@longtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { loadLesson } from '../../lessons/index.ts';
import { type Lesson, type Step, type StepWords, stepsAt } from '../../lessons/lesson.ts';
import type { TableModel } from '../match/model.ts';

export interface Coach {
  readonly lesson: Lesson;
  readonly step: Step;
  readonly words: StepWords;
  /** The step's place among all, from 0. */
  readonly at: number;
  /** Nothing is asked at this step but to read on. */
  readonly reading: boolean;
  /** An answer that the lesson does not tell, held back until the learner insists. */
  readonly tried: Answer | null;
  /** Says whether an answer may go; otherwise the coach speaks up. */
  hears(question: Described, answer: Answer): boolean;
  readOn(): void;
  /** Drops the answer that was tried. */
  calmDown(): void;
}

/** The same answer: what is chosen among several has no order. */
export function isSame({ ask }: Described, a: Answer, b: Answer): boolean {
  const plain = (answer: Answer): string =>
    JSON.stringify(ask.shape === 'some' ? [...(answer as readonly (string | number)[])].sort() : answer);
  return plain(a) === plain(b);
}

/** null: none is wanted, or it is still being fetched. */
function useLesson(id: string | null): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    if (id === null) return;
    let asked = true;
    void loadLesson(id).then((loaded) => asked && setLesson(loaded));
    return () => {
      asked = false;
    };
  }, [id]);
  return id === null ? null : lesson;
}

interface Reading {
  /** The learner's answer that these steps belong to. */
  readonly progress: number;
  readonly read: number;
  readonly tried: Answer | null;
}

/** null: nobody teaches here, or nothing is to be said while others act. */
export function useCoach({ state, language, now }: TableModel): Coach | null {
  const progress = state.lesson?.progress ?? null;
  const lesson = useLesson(state.lesson?.id ?? null);
  const [kept, setKept] = useState<Reading>({ progress: -1, read: 0, tried: null });
  const reading = kept.progress === progress ? kept : { progress: progress ?? -1, read: 0, tried: null };
  const group = lesson === null || progress === null ? [] : stepsAt(lesson, progress);
  const step = group[Math.min(reading.read, group.length - 1)];
  const hears = useCallback(
    (question: Described, answer: Answer): boolean => {
      const told = group.at(-1)?.asked;
      if (!told || isSame(question, answer, told.answer)) return true;
      setKept({ ...reading, read: group.length - 1, tried: answer });
      return false;
    },
    [group, reading],
  );
  if (lesson === null || step === undefined || (now.look.question === null && now.look.result === null)) return null;
  return {
    lesson,
    step,
    words: lesson.words[language][step.id]!,
    at: lesson.steps.indexOf(step),
    reading: step.asked === null,
    tried: reading.tried,
    hears,
    readOn: () => setKept({ ...reading, read: reading.read + 1 }),
    calmDown: () => setKept({ ...reading, tried: null }),
  };
}
