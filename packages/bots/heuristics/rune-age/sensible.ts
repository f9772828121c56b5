/** Answers nobody would give: fights that cannot be won, purchases that make a deck worse. */
import type { Answer, Ask, Match, Seat } from '@longtable/kernel';
import { acquisitions, goldOf, influenceOf, purchases } from '@longtable/rune-age/query/goods';
import type { ReadTable, RuneAge, Target } from '@longtable/rune-age/spec';
import { combatOf } from '@longtable/rune-age/table';
import { hopeless, isInstant } from './fights.ts';
import { appraise } from './market.ts';

const WORTH_IT = 0.05;

export function sensible({ table, stack }: Readonly<Match<RuneAge>>, ask: Ask, answer: Answer): boolean {
  if (typeof answer !== 'string') return true;
  const top = stack[stack.length - 1]!;
  if (top.k === 'turn' && top.at === 'act') return isSensibleDeed(table, ask.seat, answer);
  if (top.k === 'battle' && top.at === 'assault') return answer !== 'stop' || !isIdle(table);
  if (top.k === 'siege' && top.at === 'assault') return answer !== 'pass' || !isDeserted(table, ask.seat);
  if (top.at !== 'buy' && top.at !== 'acquire') return true;
  return answer === 'done' || answer === 'no' || appraise(table, ask.seat)(answer) > WORTH_IT;
}

/** True while nobody fights: an attacker who has picked a fight sends somebody. */
function isIdle(table: ReadTable): boolean {
  const { fighters, target } = combatOf(table);
  return fighters.length === 0 && !isInstant(target);
}

/** True while no attacker has come: a seat that has laid a siege does not leave before. */
function isDeserted(table: ReadTable, seat: Seat): boolean {
  const { attacker, fighters } = combatOf(table);
  return seat === attacker && !fighters.some(({ side }) => side === 0);
}

function isSensibleDeed(table: ReadTable, seat: Seat, deed: string): boolean {
  if (deed.startsWith('fight:')) return !hopeless(table, seat, deed.slice(6) as Target);
  if (deed !== 'gold' && deed !== 'influence') return true;
  const goods = deed === 'gold' ? purchases(table, seat, goldOf(table, seat), false) : acquisitions(table, seat, influenceOf(table, seat));
  const value = appraise(table, seat);
  return goods.some((id) => value(id) > WORTH_IT);
}
