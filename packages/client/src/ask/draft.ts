/** An answer in the making: what is chosen so far, what is missing, what can be touched on the board. */
import type { Answer, Ask, Described, Id, RuleId } from '@longtable/kernel';
import { useEffect, useMemo, useState } from 'react';

/** The meaning of a thing on the board for the open question. */
export interface Target {
  readonly state: 'legal' | 'chosen' | 'blocked';
  /** The options that it stands for. */
  readonly ids: readonly Id[];
  readonly rule: RuleId | null;
}

export interface Draft {
  readonly question: Described | null;
  /** Chosen ids (pick, some), or all items as arranged (order). */
  readonly chosen: readonly Id[];
  /** One number for each bin (share). */
  readonly shares: readonly number[];
  /** The answer as it stands; null: not complete. */
  readonly answer: Answer | null;
  /** Positive: so many are missing. Negative: so many too many. */
  readonly missing: number;
  readonly targets: ReadonlyMap<string, Target>;
  choose(id: Id | null): void;
  toggle(id: Id): void;
  share(bin: number, by: number): void;
  /** All bins at once: a proposal. */
  fill(shares: readonly number[]): void;
  move(from: number, to: number): void;
  reset(): void;
}

interface Work {
  readonly key: string;
  readonly chosen: readonly Id[];
  readonly shares: readonly number[];
}

const keyOf = (question: Described | null, given: number): string =>
  question === null ? '' : `${location.pathname} ${given} ${question.kind} ${question.stage} ${JSON.stringify(question.ask)}`;

/** Drafts outlive a reload of the page, in this tab alone. */
const PLACE = 'longtable.draft';

function readDraft(): Work {
  const nothing: Work = { key: '', chosen: [], shares: [] };
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Work | null;
    return kept !== null && typeof kept.key === 'string' && Array.isArray(kept.chosen) && Array.isArray(kept.shares) ? kept : nothing;
  } catch {
    return nothing;
  }
}

function keepDraft(work: Work): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(work));
  } catch {
    // A draft is a comfort: without storage it lives as long as the page.
  }
}

/** The draft as it is: what is there already stays chosen until somebody changes it. */
function present(question: Described | null): readonly Id[] {
  const there = question?.shown.with?.['present'];
  if (question?.ask.shape !== 'some' || !Array.isArray(there)) return [];
  return question.ask.options.filter((id) => there.includes(id));
}

function begin(key: string, question: Described | null): Work {
  const ask = question?.ask;
  if (ask?.shape === 'order') return { key, chosen: ask.items, shares: [] };
  if (ask?.shape === 'share') return { key, chosen: [], shares: ask.least };
  return { key, chosen: present(question), shares: [] };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function judge(ask: Ask | undefined, { chosen, shares }: Work): Pick<Draft, 'answer' | 'missing'> {
  if (ask === undefined) return { answer: null, missing: 0 };
  if (ask.shape === 'pick') return { answer: chosen[0] ?? null, missing: 1 - chosen.length };
  if (ask.shape === 'order') return { answer: chosen, missing: 0 };
  const n = ask.shape === 'some' ? chosen.length : sum(shares);
  const missing = n < ask.min ? ask.min - n : n > ask.max ? ask.max - n : 0;
  return { answer: missing !== 0 ? null : ask.shape === 'some' ? chosen : shares, missing };
}

const idsOf = (ask: Ask): readonly Id[] => (ask.shape === 'share' ? ask.bins : ask.shape === 'order' ? ask.items : ask.options);

/** The id is one of this question: a touch may come late, and mean the question before. */
export const isAsked = (question: Described | null, id: Id): boolean => question !== null && idsOf(question.ask).includes(id);

function targetsOf(question: Described | null, chosen: readonly Id[]): Map<string, Target> {
  const targets = new Map<string, Target>();
  if (question === null) return targets;
  for (const { target, rule, id } of question.shown.blocked ?? []) {
    if (target !== undefined) targets.set(target, { state: 'blocked', ids: [id], rule });
  }
  const picked = question.ask.shape === 'order' ? [] : chosen;
  for (const id of idsOf(question.ask)) {
    const target = question.shown.targets?.[id];
    if (target === undefined) continue;
    const before = targets.get(target);
    const ids = before === undefined || before.state === 'blocked' ? [id] : [...before.ids, id];
    targets.set(target, { state: ids.some((one) => picked.includes(one)) ? 'chosen' : 'legal', ids, rule: null });
  }
  return targets;
}

/** One more; where no more fit, it takes the place of the one that was chosen first. */
const added = (ask: Ask | undefined, chosen: readonly Id[], id: Id): readonly Id[] =>
  ask?.shape === 'some' && chosen.length >= ask.max ? [...chosen.slice(1), id] : [...chosen, id];

export function useDraft(question: Described | null, given: number): Draft {
  const key = keyOf(question, given);
  const ask = question?.ask;
  const [kept, setWork] = useState<Work>(readDraft);
  const work = kept.key === key ? kept : begin(key, question);
  useEffect(() => {
    if (kept.key !== '') keepDraft(kept);
  }, [kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is the same as long as its key is
  return useMemo(() => {
    const set = (part: Partial<Work>): void => setWork({ ...work, ...part });
    return {
      question,
      chosen: work.chosen,
      shares: work.shares,
      ...judge(ask, work),
      targets: targetsOf(question, work.chosen),
      choose: (id) => set({ chosen: id === null ? [] : [id] }),
      toggle: (id) => set({ chosen: work.chosen.includes(id) ? work.chosen.filter((one) => one !== id) : added(ask, work.chosen, id) }),
      share: (bin, by) => set({ shares: work.shares.with(bin, work.shares[bin]! + by) }),
      fill: (shares) => set({ shares }),
      move: (from, to) => set({ chosen: work.chosen.toSpliced(from, 1).toSpliced(to, 0, work.chosen[from]!) }),
      reset: () => setWork(begin(key, question)),
    };
  }, [work, key]);
}
