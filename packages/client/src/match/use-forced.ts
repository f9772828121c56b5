/**
 * A payment with one way only is made by the page, and said: nobody is asked what they cannot decide. It is paid only right behind an own
 * answer: whoever takes it back, or comes back to it, is asked.
 */
import type { Answer, Described } from '@longtable/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { toastInPassing } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { optionName, type TableModel } from './model.ts';
import { type Forced, forcedPayment } from './only-answer.ts';
import type { Actions } from './use-actions.ts';

/** An answer in the words of its options. */
function wordsOf(model: TableModel, question: Described, answer: Answer): string {
  const { ask } = question;
  const name = (id: string | number): string => optionName(model, question, id);
  if (ask.shape === 'share')
    return ask.bins
      .flatMap((bin, i) => ((answer as readonly number[])[i]! > 0 ? [`${(answer as readonly number[])[i]} ${name(bin)}`] : []))
      .join(', ');
  return (Array.isArray(answer) ? answer : [answer]).map((id) => name(id as string)).join(', ');
}

/** The same actions, with payments that are nobody's decision made unasked. */
export function useForced(model: TableModel, acted: Actions, forced: Forced): Actions {
  const { ask: words } = useText();
  const behind = useRef(false);
  const { question } = forced;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const only = forcedPayment(forced, behind.current);
    if (question === null || only === null) return;
    toastInPassing(words.onlyWay(wordsOf(model, question, only)), 'gold');
    void acted.follow(only);
  }, [question]);
  return useMemo(() => {
    const answered = (answer: (answer: Answer) => Promise<boolean>) => (given: Answer) => {
      behind.current = true;
      return answer(given);
    };
    const back = (act: () => void) => () => {
      behind.current = false;
      act();
    };
    return {
      ...acted,
      answer: answered(acted.answer),
      follow: answered(acted.follow),
      undo: back(acted.undo),
      takeBack: back(acted.takeBack),
    };
  }, [acted]);
}
