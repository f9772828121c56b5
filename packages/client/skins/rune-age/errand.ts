/**
 * A purchase by one touch: the answers that it takes are given one after the other, as long as there is nothing to decide.
 * Whoever takes one of them back is asked as if nothing had been wanted.
 */
import type { Described, Id } from '@longtable/kernel';
import { useEffect } from 'react';
import { store } from '../../src/state/store.ts';
import { goldOfPayment } from './payment.ts';
import type { Props } from './props.ts';

interface Errand {
  readonly what: string;
  readonly bought: boolean;
}

const errand = store<Errand | null>(null);

export function send(what: string, by: 'gold' | 'influence', onPick: (id: Id) => void): void {
  errand.set({ what, bought: false });
  onPick(by);
}

const SHOPS: readonly string[] = ['gold.buy', 'influence.acquire'];
const TILLS: readonly string[] = ['gold.pay', 'influence.pay'];

/** The one payment that there is, or the only one that gives nothing away. */
export function plainPayment(question: Described): Id | null {
  if (question.ask.shape !== 'pick') return null;
  const { options } = question.ask;
  if (options.length === 1) return options[0]!;
  const due = Number(question.shown.with?.['cost'] ?? 0) - Number(question.shown.with?.['pool'] ?? 0);
  const exact = options.filter((id) => goldOfPayment(String(id)) === due);
  return question.kind === 'gold' && exact.length === 1 ? exact[0]! : null;
}

/** The next answer of the errand; null: there is something to decide, or it is done. */
export function nextStep(question: Described, { what, bought }: Errand): Id | null {
  const asked = `${question.kind}.${question.stage}`;
  if (question.ask.shape !== 'pick') return null;
  if (TILLS.includes(asked)) return plainPayment(question);
  if (!SHOPS.includes(asked)) return null;
  const { options } = question.ask;
  if (!bought) return options.includes(what) ? what : null;
  return options.length === 1 ? options[0]! : null;
}

/** Goes on with the errand whenever the board is asked. */
export function useErrand({ question, onPick }: Props): void {
  useEffect(() => {
    const now = errand.get();
    if (now === null || question === null) return;
    const asked = `${question.kind}.${question.stage}`;
    const step = nextStep(question, now);
    if (step === null) {
      if (!TILLS.includes(asked)) errand.set(null);
      return;
    }
    errand.set(SHOPS.includes(asked) && now.bought ? null : { ...now, bought: now.bought || SHOPS.includes(asked) });
    onPick(step);
  }, [question, onPick]);
}
