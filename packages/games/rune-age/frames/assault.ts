/** Playing a card in an assault: the same in battles and sieges. */
import type { Seat } from '@longtable/kernel';
import { ABILITY, byKind, type Card, type CardId, idOf, kindOf } from '../data/cards.ts';
import { enterCombat } from '../deeds/combat.ts';
import { outOfHand } from '../deeds/zones.ts';
import { offered } from '../query/abilities.ts';
import { sideOf, strengthOf, totalOf } from '../query/combat.ts';
import type { Combat, Turn } from '../spec.ts';
import { combatOf, player } from '../table.ts';

const CALLED: readonly CardId[] = ['dq-footman', 'dq-bowman', 'dq-knight'];
const IS_CALLED: readonly boolean[] = byKind(false, (_card, id) => CALLED.includes(id));

/** From hand into the combat area, and its When Played ability at once or never. RA-BAT-05, RA-SIE-06, RA-ABL-03 */
export function playCard(t: Turn, seat: Seat, card: Card): void {
  const { table } = t;
  const c = combatOf(table);
  const kind = kindOf(card);
  outOfHand(player(table, seat), card);
  const side = sideOf(c, seat);
  const bonus = IS_CALLED[kind] ? answerCall(c, side) : 0;
  const newcomer = enterCombat(c, seat, card, bonus);
  const id = idOf(card);
  t.emit({ type: 'played', seat, card: id, unit: newcomer.id, strength: strengthOf(newcomer), total: totalOf(table, c, side) });
  const ability = ABILITY[kind]!;
  if (ability === null || ability.at !== 'played' || !offered(table, seat, newcomer.id, id, ability)) return;
  t.call('effect', { path: id, seat, unit: newcomer.id, consent: ability.always === true ? 'forced' : 'ask' });
}

/** Roc: all that waits goes to the next unit that answers. */
function answerCall(c: Combat, side: 0 | 1): number {
  const bonus = c.call[side];
  c.call = side === 0 ? [0, c.call[1]] : [c.call[0], 0];
  return bonus;
}
