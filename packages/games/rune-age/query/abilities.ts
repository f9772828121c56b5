/** Abilities that can be offered. Only what everybody knows decides: hands count by size, never by content. */
import type { Seat } from '@longtable/kernel';
import { ownPossible } from '../cards/possible.ts';
import { operations } from '../data/abilities.ts';
import { type CardId, isUsed, KIND, kindOf, UNIT_KINDS } from '../data/cards.ts';
import { isSite, site } from '../data/sites.ts';
import type { Ability, Amount, Condition, Op } from '../ops.ts';
import type { Combat, Fighter, FighterId, ReadTable } from '../spec.ts';
import { combatOf, fighter, player } from '../table.ts';
import {
  concedable,
  countKind,
  countUnits,
  destroyable,
  fallenKinds,
  isSiege,
  isUnit,
  other,
  seatOf,
  sideOf,
  woundable,
  woundedUnits,
} from './combat.ts';
import { influenceOf, supply } from './goods.ts';

const REANIMATE = KIND['wq-reanimate'];
const ARCHER = KIND['wq-archer'];
const MOST_GOLD = 3;

/** The limit of a destroying ability. */
export function limitOf(c: Combat, seat: Seat, most: Extract<Op, { op: 'destroy' }>['most'], value: number): number {
  if (most === undefined) return Number.MAX_SAFE_INTEGER;
  if (typeof most === 'number') return most;
  return most === 'archers' ? archers(c, seat) : 2 * value;
}

function archers(c: Combat, seat: Seat): number {
  let n = 0;
  for (const f of c.fighters) if (f.side === sideOf(c, seat) && kindOf(f.card) === ARCHER && !f.shadowed) n += 2 + f.bonus;
  return n;
}

export function amountOf(table: ReadTable, seat: Seat, by: Amount, value: number): number {
  if (typeof by === 'number') return by;
  if (by === 'value' || by === 'shed') return value;
  if (by === 'ready-cities') return table.sites.filter((s) => s.owner === seat && !s.exhausted && !site(s.id).landmark).length;
  const c = combatOf(table);
  const side = sideOf(c, seat);
  if (by === 'at-site') return c.attacker === seat && isSite(c.target) ? 1 : 0;
  if (by === 'other-friendly') return countUnits(c, side) - 1;
  if (by === 'wounded-friendly') return c.fighters.filter((f) => f.side === side && f.wounded).length;
  if (by === 'three-reanimates') return countKind(c, side, REANIMATE) >= 3 ? 1 : 0;
  const names = c.fighters.filter((f) => f.side === side && isUnit(f)).map((f) => kindOf(f.card));
  return names.filter((kind, i) => names.indexOf(kind) === i).length;
}

/** Exhausted cities and strongholds of a player, as things to refresh. */
export function refreshable(table: ReadTable, seat: Seat): string[] {
  const list: string[] = [];
  for (const s of table.sites) if (s.owner === seat && s.exhausted && !site(s.id).landmark) list.push(s.id);
  if (player(table, seat).exhausted > 0) list.push('stronghold');
  return list;
}

const healable = (table: ReadTable, seat: Seat, fallen: boolean): boolean => {
  const c = combatOf(table);
  const side = sideOf(c, seat);
  return woundedUnits(c, side).length > 0 || (fallen && fallenKinds(table, c, side).length > 0);
};

/** An operation could do something, as far as everybody can tell; in a battle there is no opponent to act on. RA-AMB-10, RA-BAT-30, RA-EXP-12 */
export function possible(table: ReadTable, seat: Seat, unit: FighterId, op: Op, value: number): boolean {
  const p = player(table, seat);
  switch (op.op) {
    case 'draw':
    case 'reveal':
      return p.deck.length + p.discard.length > 0;
    case 'fromHand': {
      if (op.who !== 'opponent') return p.hand.length >= op.least;
      const c = table.combat;
      return c !== null && isSiege(c) && player(table, seatOf(c, other(sideOf(c, seat)))).hand.length >= op.least;
    }
    case 'destroy': {
      const c = combatOf(table);
      return isSiege(c) && destroyable(c, sideOf(c, seat), fighter(c, unit), limitOf(c, seat, op.most, value)).length > 0;
    }
    case 'concede': {
      const c = combatOf(table);
      return isSiege(c) && concedable(c, other(sideOf(c, seat))).length > 0;
    }
    case 'wound': {
      const c = combatOf(table);
      const able = woundable(c, sideOf(c, seat));
      return op.who === 'any' ? able.length > 0 : able.some((f) => (f.id === unit) === (op.who === 'self'));
    }
    case 'strengthen':
      return (
        amountOf(table, seat, op.by, value) > 0 && (op.who !== 'each' || countUnits(combatOf(table), sideOf(combatOf(table), seat)) > 0)
      );
    case 'heal':
      return healable(table, seat, op.fallen === true);
    case 'refresh':
      return refreshable(table, seat).length > 0;
    case 'pay':
      return influenceOf(table, seat) >= op.influence;
    case 'take':
      return takable(table, seat, op.card as CardId, op.from);
    case 'either':
      return true;
    case 'own':
      return ownPossible(table, seat, unit, op.frame);
  }
}

function takable(table: ReadTable, seat: Seat, id: CardId, from: 'pile' | 'barracks' | 'discard'): boolean {
  const p = player(table, seat);
  if (from === 'pile') return supply(table, id) > 0;
  if (from === 'barracks') return (p.barracks[UNIT_KINDS[p.race].indexOf(KIND[id])] ?? 0) > 0;
  return p.discard.some((card) => kindOf(card) === KIND[id]);
}

function holds(table: ReadTable, seat: Seat, self: Fighter | undefined, when: Condition): boolean {
  if (when === 'hand-empty') return player(table, seat).hand.length === 0;
  const c = combatOf(table);
  if (when === 'won') return c.winner === sideOf(c, seat);
  if (when === 'unwounded') return self !== undefined && !self.wounded;
  const attacks = c.attacker === seat;
  if (!isSiege(c)) return false;
  if (when === 'siege') return true;
  if (when === 'overlord-siege') return c.attacker === table.overlord || c.defender === table.overlord;
  return attacks && (when === 'besieging' || isSite(c.target));
}

/** An ability may be offered to its owner now: not used this round by this very card, and not for nothing. RA-ABL-19, RA-AMB-21, RA-AMB-40 */
export function offered(table: ReadTable, seat: Seat, unit: FighterId, path: string, ability: Ability): boolean {
  const self = table.combat === null ? undefined : fighter(table.combat, unit);
  if (self !== undefined && isUsed(self.card) && ability.always !== true) return false;
  if (ability.when !== undefined) for (const when of ability.when) if (!holds(table, seat, self, when)) return false;
  const ops = operations(path);
  // A value that is only known once gold was discarded counts as the best there is.
  for (const op of ops) {
    if (op.after === true) continue;
    const can = possible(table, seat, unit, op, MOST_GOLD);
    if (ability.parts === true && can) return true;
    if (ability.parts !== true && !can) return false;
  }
  return ability.parts !== true;
}
