import type { Answer, Ask, Described } from '@longtable/kernel';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The one way in which a share can be given out; null: there are several. */
function onlyShare({ min, max, least, most }: Extract<Ask, { shape: 'share' }>): readonly number[] | null {
  if (sum(most) <= min) return most;
  if (sum(least) >= max) return least;
  const open = most.flatMap((n, bin) => (n > least[bin]! ? [bin] : []));
  if (min !== max || open.length !== 1) return null;
  return least.with(open[0]!, max - sum(least) + least[open[0]!]!);
}

/** The only answer that a question allows; null: there is something to decide. */
export function onlyAnswer(ask: Ask): Answer | null {
  if (ask.shape === 'pick') return ask.options.length === 1 ? ask.options[0]! : null;
  if (ask.shape === 'some') return ask.min === ask.options.length ? ask.options : null;
  if (ask.shape === 'share') return onlyShare(ask);
  return ask.items.length === 1 ? ask.items : null;
}

export interface Forced {
  readonly question: Described | null;
  /** Questions of the game that are payments, as `kind.stage`. */
  readonly payments: readonly string[];
  /** Somebody else leads through this match. */
  readonly guided: boolean;
}

/**
 * The payment that is made unasked; null: somebody is to be asked. `behind`: the question came right behind an own answer, and not by
 * taking one back or by coming back to it.
 */
export function forcedPayment({ question, payments, guided }: Forced, behind: boolean): Answer | null {
  const isPayment = question !== null && payments.includes(`${question.kind}.${question.stage}`);
  return isPayment && behind && !guided ? onlyAnswer(question.ask) : null;
}
