/** What nobody would do: fights that cannot be won, purchases that make a deck worse. */
import type { Answer, Ask, Match, Seat } from '@longtable/kernel';
import { acquisitions, goldOf, influenceOf, purchases } from '@longtable/rune-age/query/goods';
import type { Look, RuneAge, Target } from '@longtable/rune-age/spec';
import { combatOf } from '@longtable/rune-age/table';
import { hopeless, isInstant } from './fights.ts';
import { appraise } from './market.ts';

const WORTH_IT = 0.05;

export function sensible({ table, stack }: Readonly<Match<RuneAge>>, ask: Ask, answer: Answer): boolean {
  if (typeof answer !== 'string') return true;
  const top = stack[stack.length - 1]!;
  if (top.k === 'turn' && top.at === 'act') return isSensibleDeed(table, ask.seat, answer);
  if (top.k === 'battle' && top.at === 'assault') return answer !== 'stop' || !isIdle(table);
  if (top.at !== 'buy' && top.at !== 'acquire') return true;
  return answer === 'done' || answer === 'no' || appraise(table, ask.seat)(answer) > WORTH_IT;
}

/** Whoever has picked a fight sends somebody. */
function isIdle(t: Look): boolean {
  const { fighters, target } = combatOf(t);
  return fighters.length === 0 && !isInstant(target);
}

function isSensibleDeed(t: Look, seat: Seat, deed: string): boolean {
  if (deed.startsWith('fight:')) return !hopeless(t, seat, deed.slice(6) as Target);
  if (deed !== 'gold' && deed !== 'influence') return true;
  const goods = deed === 'gold' ? purchases(t, seat, goldOf(t, seat), false) : acquisitions(t, seat, influenceOf(t, seat));
  const value = appraise(t, seat);
  return goods.some((id) => value(id) > WORTH_IT);
}
