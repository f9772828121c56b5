/** Does the operations of one card; what they let their player choose is in `query/choices.ts`. */
import type { Id, Seat } from '@longtable/kernel';
import { takeOut } from '@longtable/kit';
import { type CardId, cardOf, fresh, GOLD_VALUE, HAND_IDS, idOf, KIND, kindOf, UNIT_KINDS } from '../data/cards.ts';
import type { EventId } from '../data/events.ts';
import { NOBODY } from '../data/numbers.ts';
import { isSite, type SiteId } from '../data/sites.ts';
import type { TreasureId } from '../data/treasures.ts';
import type { Op } from '../ops.ts';
import { amountOf, possible, refreshable } from '../query/abilities.ts';
import { deciderOf } from '../query/choices.ts';
import { isUnit, sideOf, totalOf } from '../query/combat.ts';
import { fits } from '../query/hand.ts';
import type { EffectData, Turn } from '../spec.ts';
import { combatOf, EVERYBODY, fighter, player, SEAT_BITS, siteAt, unitOf } from '../table.ts';
import { destroyFighter, enterCombat, markFighter, strengthen, strengthenArmy, wound } from './combat.ts';
import {
  discard,
  draw,
  fromPile,
  intoHandOpenly,
  lookAtTop,
  loseSite,
  loseTreasure,
  outOfHand,
  pay,
  putOnTop,
  takeFromTop,
  toOrigin,
} from './zones.ts';

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;

/** From now on the ability is used up, and there is no way back. */
export function markUsed(t: Turn, f: EffectData): void {
  if (f.begun) return;
  f.begun = true;
  if (f.unit !== NOBODY) markFighter(t, f.seat, f.unit);
}

/** Operations without a choice. */
export function perform(t: Turn, f: EffectData, op: Op): void {
  switch (op.op) {
    case 'draw':
      draw(t, f.seat, op.n);
      break;
    case 'reveal':
      reveal(t, f, op);
      break;
    case 'wound':
      wound(t, fighter(combatOf(t.table), f.unit)!);
      break;
    case 'strengthen':
      grow(t, f, op);
      break;
    case 'take':
      take(t, f.seat, op);
      break;
    case 'own':
      t.call(op.frame, { seat: f.seat, unit: f.unit });
      break;
    default:
      throw new Error(`${op.op} needs a choice`);
  }
}

/** The top cards are shown to everybody and stay there until it is settled what happens to them. RA-DCK-13 */
function reveal(t: Turn, f: EffectData, op: OpOf<'reveal'>): void {
  const p = player(t.table, f.seat);
  let seen = op.until === true ? 0 : lookAtTop(t, f.seat, op.n, EVERYBODY);
  while (op.until === true && seen < op.n) {
    if (lookAtTop(t, f.seat, seen + 1, EVERYBODY) === seen) break;
    seen++;
    if (fits(p.deck[p.deck.length - seen]!, op.draws)) break;
  }
  f.count = seen;
  const shown = p.deck.slice(p.deck.length - seen).reverse();
  t.emit({ type: 'revealed', seat: f.seat, cards: shown.map(idOf) });
}

function grow(t: Turn, f: EffectData, { who, by, most }: OpOf<'strengthen'>): void {
  const n = Math.min(amountOf(t.table, f.seat, by, by === 'shed' ? f.shed : f.value), most ?? Number.MAX_SAFE_INTEGER);
  if (who === 'army') {
    strengthenArmy(t, f.seat, n);
    return;
  }
  const c = combatOf(t.table);
  for (const x of c.fighters) {
    if (who === 'self' ? x.id === f.unit : x.side === sideOf(c, f.seat) && isUnit(x)) strengthen(t, x, n);
  }
}

/** A card that is added to a combat was not played: its When Played ability stays silent. RA-ABL-13 */
function take(t: Turn, seat: Seat, { card: name, from, to }: OpOf<'take'>): void {
  const id = name as CardId;
  const p = player(t.table, seat);
  let card = fresh(KIND[id]);
  if (from === 'pile') fromPile(t.table, id);
  else if (from === 'barracks') {
    const slot = UNIT_KINDS[p.race].indexOf(KIND[id]);
    p.barracks[slot] = p.barracks[slot]! - 1;
  } else {
    card = p.discard.findLast((x) => kindOf(x) === KIND[id])!;
    takeOut(p.discard, card);
  }
  if (to === 'combat') {
    const c = combatOf(t.table);
    const newcomer = enterCombat(c, seat, card, 0);
    t.emit({ type: 'joined', seat, card: id, unit: newcomer.id, total: totalOf(t.table, c, newcomer.side) });
    return;
  }
  if (to === 'hand') intoHandOpenly(p, card);
  else p.discard.push(card);
  t.emit({ type: 'took', seat, card: id, to });
}

/** Does what was chosen. True: the operation goes on with a further choice. */
export function choose(t: Turn, f: EffectData, op: Op, choice: Id): boolean {
  const id = String(choice);
  switch (op.op) {
    case 'destroy':
      t.call('destroy', { unit: unitOf(id), by: f.seat });
      return false;
    case 'concede':
      destroyFighter(t, fighter(combatOf(t.table), unitOf(id))!, 'ability');
      return false;
    case 'wound':
      wound(t, fighter(combatOf(t.table), unitOf(id))!);
      return false;
    case 'heal':
      return choice !== 'done' && (id.startsWith('fallen:') ? rescue(t, f, op, id.slice(7) as CardId) : heal(t, f, op, unitOf(id)));
    case 'refresh':
      return choice !== 'done' && refresh(t, f, op, id);
    case 'pay':
      pay(t, f.seat, id, 'influence', op.influence, null);
      return false;
    case 'reveal':
      settleReveal(t, f, op, id);
      return false;
    case 'fromHand':
      return id !== 'done' && id !== 'none' && shed(t, f, op, id);
    case 'either':
      return give(t, f, op, id);
    default:
      throw new Error(`${op.op} has no choice`);
  }
}

function heal(t: Turn, f: EffectData, op: OpOf<'heal'>, unit: number): boolean {
  const c = combatOf(t.table);
  const x = fighter(c, unit)!;
  if (op.saved === true) x.fate = 'saved';
  else x.wounded = false;
  t.emit({ type: 'healed', seat: f.seat, unit, card: idOf(x.card) });
  return healsOn(t, f, op);
}

/** A unit that was destroyed in this combat comes from its pile to the discard pile. */
function rescue(t: Turn, f: EffectData, op: OpOf<'heal'>, id: CardId): boolean {
  const c = combatOf(t.table);
  const side = sideOf(c, f.seat);
  const p = player(t.table, f.seat);
  const slot = UNIT_KINDS[p.race].indexOf(KIND[id]);
  if (slot >= 0) p.barracks[slot] = p.barracks[slot]! - 1;
  else fromPile(t.table, id);
  p.discard.push(fresh(KIND[id]));
  c.fallen = c.fallen.toSpliced(
    c.fallen.findIndex((x) => x.side === side && x.kind === KIND[id]),
    1,
  );
  t.emit({ type: 'rescued', seat: f.seat, card: id });
  return healsOn(t, f, op);
}

function healsOn(t: Turn, f: EffectData, op: OpOf<'heal'>): boolean {
  f.count++;
  return f.count < op.n && possible(t.table, f.seat, f.unit, op, 0);
}

function refresh(t: Turn, f: EffectData, op: OpOf<'refresh'>, id: string): boolean {
  const p = player(t.table, f.seat);
  if (isSite(id)) siteAt(t.table, id)!.exhausted = false;
  else {
    p.ready++;
    p.exhausted--;
  }
  t.emit({ type: 'readied', seat: f.seat, what: [id as SiteId | 'stronghold'] });
  f.count++;
  return f.count < op.n && refreshable(t.table, f.seat).length > 0;
}

/** The revealed card that is drawn, and what becomes of the others. */
function settleReveal(t: Turn, f: EffectData, op: OpOf<'reveal'>, id: string): void {
  const p = player(t.table, f.seat);
  let left = f.count;
  if (id !== 'top' && id !== 'discard') {
    for (let depth = 0; depth < f.count; depth++) {
      if (HAND_IDS[p.deck[p.deck.length - 1 - depth]!] !== id) continue;
      intoHandOpenly(p, takeFromTop(p, depth));
      t.emit({ type: 'took-revealed', seat: f.seat, card: idOf(cardOf(id)) });
      break;
    }
    left--;
  }
  if (op.rest === 'discard' || id === 'discard') {
    const rest: number[] = [];
    for (let i = 0; i < left; i++) rest.push(takeFromTop(p, 0));
    discard(t, f.seat, rest);
  }
}

/** A card leaves a hand. */
function shed(t: Turn, f: EffectData, op: OpOf<'fromHand'>, id: string): boolean {
  const seat = deciderOf(t.table, f, op);
  const p = player(t.table, seat);
  const card = cardOf(id);
  outOfHand(p, card);
  f.value += GOLD_VALUE[kindOf(card)]!;
  f.shed++;
  f.count++;
  if (op.to === 'discard') discard(t, seat, [card]);
  else if (op.to === 'origin') {
    toOrigin(t.table, seat, card);
    t.emit({ type: 'returned', seat, card: idOf(card) });
  } else {
    // Nobody else can tell which card it was, so they know of none any more.
    p.shown = [];
    putOnTop(p, card, SEAT_BITS[seat]!);
    t.emit({ type: 'put-on-top', seat, n: 1 });
    t.emit({ type: 'put-card-on-top', seat, card: idOf(card) }, [seat]);
  }
  return f.count < op.most && p.hand.length > 0;
}

/** "Do this or take damage." */
function give(t: Turn, f: EffectData, op: OpOf<'either'>, id: string): boolean {
  if (id === 'damage') {
    t.call('damage', { seat: f.seat, n: op.damage, by: NOBODY, of: f.path.replace('event:', '') as EventId });
    return false;
  }
  f.count++;
  if (id === 'cards') return true;
  const p = player(t.table, f.seat);
  if (op.give === 'city') loseSite(t, id as SiteId);
  else if (op.give === 'reward') loseTreasure(t, f.seat, id as TreasureId);
  else if (op.give === 'stronghold') loseStronghold(t, f.seat);
  else {
    const cards = id.split('+').map(cardOf);
    for (const card of cards) outOfHand(p, card);
    discard(t, f.seat, cards);
  }
  return op.give === 'two-cards' && f.count <= 2;
}

/** Back to the barracks; an exhausted one first, it is the smaller loss. RA-DES-06 */
function loseStronghold(t: Turn, seat: Seat): void {
  const p = player(t.table, seat);
  if (p.exhausted > 0) p.exhausted--;
  else p.ready--;
  p.strongholds++;
  t.emit({ type: 'lost-stronghold', seat });
}
