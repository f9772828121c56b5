/**
 * A purchase by one touch: the answers that it takes are given one after the other, as long as there is nothing to decide.
 * Whoever takes one of them back is asked as if nothing had been wanted.
 */
import type { Described, Id } from '@longtable/kernel';
import { useEffect, useRef } from 'react';
import { store } from '../../src/state/store.ts';
import { goldOfPayment } from './payment.ts';
import type { Props } from './props.ts';

interface Errand {
  readonly what: string;
  /** The shop has opened: whatever is asked outside of it ends the errand. */
  readonly begun: boolean;
}

const errand = store<Errand | null>(null);

export function send(what: string, by: 'gold' | 'influence', onPick: (id: Id) => void): void {
  errand.set({ what, begun: false });
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

/** The next answer of an errand; null: there is something to decide, or it is done. */
export function nextStep(question: Described, what: string): Id | null {
  const asked = `${question.kind}.${question.stage}`;
  if (question.ask.shape !== 'pick') return null;
  if (TILLS.includes(asked)) return plainPayment(question);
  if (!SHOPS.includes(asked)) return null;
  const { options } = question.ask;
  // Something is left of the payment: the card is bought already.
  if (Number(question.shown.with?.['pool'] ?? 0) > 0) return options.length === 1 ? options[0]! : null;
  return options.includes(what) ? what : null;
}

/** The table takes one answer at a time: until it is free again, the next one knocks so often. */
const KNOCK_MS = 90;
const KNOCKS = 40;

/** Goes on with the errand whenever the board is asked. */
export function useErrand({ question, onPick }: Props): void {
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const now = errand.get();
    if (now === null || question === null) return;
    const asked = `${question.kind}.${question.stage}`;
    const inside = SHOPS.includes(asked) || TILLS.includes(asked);
    const step = nextStep(question, now.what);
    if (inside) errand.set({ ...now, begun: true });
    else if (now.begun || asked !== 'turn.act') errand.set(null);
    if (step === null) return;
    let knocks = 0;
    const timer = setInterval(() => {
      if (knocks++ < KNOCKS) pick.current(step);
      else errand.set(null);
    }, KNOCK_MS);
    pick.current(step);
    return () => clearInterval(timer);
  }, [question]);
}
