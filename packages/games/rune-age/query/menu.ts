/** The menu of the active player in step 2. */
import type { Seat } from '@longtable/kernel';
import { operations } from '../data/abilities.ts';
import { type Card, idOf } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { site } from '../data/sites.ts';
import { treasure } from '../data/treasures.ts';
import type { Deed, ReadTable, Target } from '../spec.ts';
import { player } from '../table.ts';
import { possible } from './abilities.ts';
import { acquisitions, goldOf, influenceOf, purchases } from './goods.ts';
import { actionCards, fits } from './hand.ts';
import { holding } from './holding.ts';
import { targets } from './targets.ts';

/** Made once: answers of the menu are looked up, not put together. */
const FIGHTS: Record<string, Deed> = {};
export const fightDeed = (target: Target): Deed => (FIGHTS[target] ??= `fight:${target}`);
const ACTS: Record<string, Deed> = {};
export const actDeed = (id: string): Deed => (ACTS[id] ??= `act:${id}`);

/** Influence that each card action costs. */
export const actionPrice = (table: ReadTable): number => holding(table, 'actionPrice');

/** Combats, card actions, gold, influence. RA-ACT-01 */
export function deeds(table: ReadTable, seat: Seat): Deed[] {
  const list: Deed[] = [];
  for (const target of targets(table, seat)) list.push(fightDeed(target));
  addActions(table, seat, list);
  const gold = goldOf(table, seat);
  if (gold > 0 && purchases(table, seat, gold, false).length > 0) list.push('gold');
  const influence = influenceOf(table, seat);
  if (influence > 0 && acquisitions(table, seat, influence).length > 0) list.push('influence');
  list.push('end');
  return list;
}

/** Action abilities are offered here and nowhere else: not in combat, not in another's turn. RA-UNI-02, RA-UNI-04, RA-UNI-05 */
function addActions(table: ReadTable, seat: Seat, list: Deed[]): void {
  const p = player(table, seat);
  const price = actionPrice(table);
  if (price > 0 && influenceOf(table, seat) < price) return;
  for (const card of actionCards(p.hand)) if (works(table, seat, idOf(card), card)) list.push(actDeed(idOf(card)));
  for (const x of p.treasures) {
    if (!x.exhausted && treasure(x.id).ability?.at === 'action' && works(table, seat, x.id, NOBODY)) list.push(actDeed(x.id));
  }
  for (const s of table.sites) {
    if (s.owner === seat && !s.exhausted && site(s.id).ability?.at === 'action' && works(table, seat, s.id, NOBODY))
      list.push(actDeed(s.id));
  }
}

/** An action of one's own is offered if it does something: here the hand itself counts, without the card that is played. RA-ABL-07 */
export function works(table: ReadTable, seat: Seat, path: string, card: Card): boolean {
  const { hand } = player(table, seat);
  for (const op of operations(path)) {
    if (op.after === true) continue;
    if (!possible(table, seat, NOBODY, op, 0)) return false;
    if (op.op !== 'fromHand') continue;
    const others = card === NOBODY ? hand : hand.toSpliced(hand.indexOf(card), 1);
    if (!others.some((x) => fits(x, op.which))) return false;
  }
  return true;
}
