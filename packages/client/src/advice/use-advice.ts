/** The coach at a table against bots: looks at each question on its own worker, says something once a turn, and weighs what is about to be played. */
import { costOf, WORTH_A_WARNING } from '@longtable/bots/coach';
import { type Answer, count, type Described } from '@longtable/kernel';
import { useEffect, useRef, useState } from 'react';
import type { SeatState } from '../link/table-link.ts';
import type { TableModel } from '../match/model.ts';
import type { ToldAdvice } from '../offline/advice.ts';
import { type Caller, callWorker } from '../offline/caller.ts';
import { keep, readKept } from '../state/local-storage.ts';
import { change, useSettings } from '../state/settings.ts';
import { uncoached } from './may-coach.ts';
import { type CoachLevel, heeded, isWeary, LESS, mayNote, mayWarn, noted, PATIENT, type Patience, refused } from './patience.ts';

/** Something that the coach says now. */
export type Note =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'hint'; readonly advice: ToldAdvice }
  | { readonly kind: 'warning'; readonly advice: ToldAdvice; readonly tried: Answer; readonly cost: number }
  | { readonly kind: 'less'; readonly to: CoachLevel };

export interface Advisor {
  readonly note: Note | null;
  readonly level: CoachLevel;
  /** The answer that is pointed at. */
  readonly shown: Answer | null;
  /** Calls back at once, or after a moment's thought; a costly answer only when the person insists. */
  weigh(question: Described, answer: Answer, go: () => void): void;
  /** The same before a confirmation: a warning takes its place, and nothing else happens. null: nothing is chosen. */
  foresee(question: Described, answer: Answer | null, go: () => void): void;
  ask(): void;
  showMe(): void;
  notNow(): void;
  insist(): void;
  thinkAgain(): void;
  sayLess(yes: boolean): void;
}

/** Milliseconds that an answer waits for the coach's opinion of it. */
const LONGEST_WAIT = 1500;
const KEPT = 'coach.refused';

interface Thought {
  readonly key: string;
  readonly advice: Promise<ToldAdvice | null>;
}

interface Thinking {
  /** The coach's thought about the open question; null: nothing is open. */
  readonly thought: { readonly current: Thought | null };
  think(also?: Answer): Promise<ToldAdvice | null>;
}

/** Thinks on a worker of its own, in a world that the viewer may imagine. */
function useThinking({ viewer, link, table, name }: TableModel, key: string): Thinking {
  const worker = useRef<Caller | null>(null);
  const thought = useRef<Thought | null>(null);
  useEffect(() => () => worker.current?.end(), []);
  const think = async (also?: Answer): Promise<ToldAdvice | null> => {
    const { rules, words, seats } = table;
    const world = viewer === null || words === null ? null : await link.imagine(viewer);
    if (world === null) return null;
    worker.current ??= callWorker();
    const names = seats.map(({ seat }) => name(seat));
    const matter = { rules, words: words!, ...world, seat: viewer!, names, ...(also !== undefined && { also }) };
    return worker.current.call('advise', matter).catch(() => null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question
  useEffect(() => {
    thought.current = key === '' ? null : { key, advice: think() };
  }, [key]);
  return { thought, think };
}

/** One's turn ends when others act; where all answer at once, with the question. */
function turnOf({ seat, heard, look }: SeatState, question: Described | null): string {
  const others = heard.filter(({ by }) => by !== seat).length;
  return question?.among === 'sealed' ? `${others} ${look.given}` : `${others}`;
}

/** null: no coach sits here, or it is off. */
export function useAdvice(model: TableModel, question: Described | null): Advisor | null {
  const { coach: level } = useSettings();
  const isOn = level !== 'off' && uncoached(model) === null;
  const { now } = model;
  const turn = turnOf(now, question);
  const key = question === null || !isOn || count(question.ask) === 1 ? '' : `${now.look.given} ${question.kind} ${question.stage}`;
  const { thought, think } = useThinking(model, key);
  const [note, setNote] = useState<Note | null>(null);
  const [shown, setShown] = useState<Answer | null>(null);
  const patience = useRef<Patience>({ ...PATIENT, refused: readKept<number>(KEPT, 0) });
  const held = useRef<(() => void) | null>(null);
  const foreseen = useRef<Answer | null>(null);
  const current = useRef(key);
  current.current = key;

  const remember = (next: Patience): void => {
    patience.current = next;
    keep(KEPT, next.refused);
  };
  const say = (advice: ToldAdvice | null): void =>
    setNote(advice === null || advice.taste ? { kind: 'nothing' } : { kind: 'hint', advice });

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question
  useEffect(() => {
    setNote(null);
    setShown(null);
    held.current = null;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question, and when the coach is told to say more
  useEffect(() => {
    void thought.current?.advice.then((found) => {
      if (current.current !== key || found === null || found.taste || !mayNote(patience.current, turn, level)) return;
      remember(noted(patience.current, turn));
      say(found);
    });
  }, [key, level]);

  const weigh = (asked: Described, answer: Answer, go: () => void): void => {
    if (held.current !== null) return;
    if (key === '' || !mayWarn(patience.current, turn, level)) {
      go();
      return;
    }
    const once = (): void => {
      if (held.current === once) held.current = null;
      go();
    };
    held.current = once;
    const timer = setTimeout(once, LONGEST_WAIT);
    void costly(asked, answer, thought.current?.advice ?? null, think).then((found) => {
      clearTimeout(timer);
      if (held.current !== once) return;
      if (found === null) once();
      else setNote({ kind: 'warning', tried: answer, ...found });
    });
  };

  if (!isOn) return null;
  const settle = (): void => {
    setNote(null);
    held.current = null;
  };
  return {
    note,
    level,
    shown,
    weigh,
    foresee(asked, answer, go) {
      foreseen.current = answer;
      if (note?.kind === 'warning') settle();
      if (answer === null || key === '' || !mayWarn(patience.current, turn, level)) return;
      void costly(asked, answer, thought.current?.advice ?? null, think).then((found) => {
        if (found === null || current.current !== key || foreseen.current !== answer) return;
        held.current = go;
        setNote({ kind: 'warning', tried: answer, ...found });
      });
    },
    ask() {
      if (key === '') return setNote({ kind: 'nothing' });
      setNote({ kind: 'thinking' });
      void thought.current?.advice.then((found) => {
        if (current.current !== key) return;
        remember(heeded(noted(patience.current, turn)));
        say(found);
      });
    },
    showMe() {
      if (note?.kind === 'hint') setShown(note.advice.best.answer);
      remember(heeded(patience.current));
      settle();
    },
    notNow() {
      remember(refused(patience.current, turn));
      settle();
      if (isWeary(patience.current)) setNote({ kind: 'less', to: LESS[level] });
    },
    insist() {
      const go = held.current;
      settle();
      go?.();
    },
    thinkAgain() {
      remember(heeded(patience.current));
      settle();
    },
    sayLess(yes) {
      remember(heeded(patience.current));
      settle();
      if (yes) change({ coach: LESS[level] });
    },
  };
}

/** Looks at a chosen answer before it is confirmed. */
export function useForesight(
  advisor: Advisor | null,
  question: Described | null,
  chosen: Answer | null,
  go: (answer: Answer) => void,
): void {
  const before = useRef<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (advisor === null || question === null || before.current === chosen) return;
    before.current = chosen;
    advisor.foresee(question, chosen, () => chosen !== null && go(chosen));
  }, [chosen]);
}

/** The advice against an answer; null: there is nothing to say against it. */
async function costly(
  { ask }: Described,
  answer: Answer,
  ready: Promise<ToldAdvice | null> | null,
  think: (also: Answer) => Promise<ToldAdvice | null>,
): Promise<{ advice: ToldAdvice; cost: number } | null> {
  let advice = await ready;
  if (advice === null || advice.taste) return null;
  let cost = costOf(ask, advice, answer);
  if (cost === null) {
    advice = (await think(answer)) ?? advice;
    cost = costOf(ask, advice, answer);
  }
  return cost !== null && cost >= WORTH_A_WARNING ? { advice, cost } : null;
}
