/** Abilities with a frame of their own: which could do something, as far as everybody can tell. */
import type { Seat } from '@longtable/kernel';
import { IS_UNIT, kindOf } from '../data/cards.ts';
import type { OwnFrame } from '../ops.ts';
import { isSiege, isUnit, other, seatOf, sideOf, strengthOf, wallsOf } from '../query/combat.ts';
import { acquisitions, influenceOf, openGold } from '../query/goods.ts';
import type { FighterId, ReadTable } from '../spec.ts';
import { combatOf, player } from '../table.ts';

type Possible = (table: ReadTable, seat: Seat, unit: FighterId) => boolean;

const always: Possible = () => true;

/** Storm Sorceress adds this to a spend influence action. */
export const STORM_INFLUENCE = 2;

const POSSIBLE: Readonly<Record<OwnFrame, Possible>> = {
  'dq-roc': always,
  'lt-sorceress': (table, seat) => acquisitions(table, seat, influenceOf(table, seat) + STORM_INFLUENCE).length > 0,
  'lt-leonx': (table, seat) => player(table, seat).ready > 0,
  'or-warchief': (table, seat) => {
    const p = player(table, seat);
    return (p.hand.length > 0 || openGold(table, seat) > 0) && p.barracks.some((n) => n > 0);
  },
  'nc-razorwing': always,
  'nx-shadow-rune': (table, seat) => {
    const c = combatOf(table);
    return c.fighters.some((f) => f.side !== sideOf(c, seat) && isUnit(f) && strengthOf(f) > 0);
  },
  'nx-giant': always,
  'mc-seer': (table, seat) => player(table, seat).deck.length + player(table, seat).discard.length > 0,
  'mc-saboteur': (table) => wallsOf(table, combatOf(table)) > 0,
  'mc-spy': (table, seat) => {
    const c = combatOf(table);
    return isSiege(c) && player(table, seatOf(c, other(sideOf(c, seat)))).hand.length > 0;
  },
  'dlv-4': always,
  'rw-15': (table) => table.neutrals.some((_, i) => table.piles[i]! > 0),
  'rw-22': always,
  'rw-25': (table, seat) => {
    const p = player(table, seat);
    return p.hand.length > 0 || p.discard.some((card) => IS_UNIT[kindOf(card)]);
  },
  'rw-27': always,
  'ca-25': always,
  'mo-21': (table, seat) => player(table, seat).hand.length > 0 || table.gold.some((n) => n > 0),
  'mo-25': always,
  'ao-27': always,
  'cq-26': always,
};

export const ownPossible = (table: ReadTable, seat: Seat, unit: FighterId, frame: OwnFrame): boolean => POSSIBLE[frame](table, seat, unit);

/** Abilities whose own frame lets the player say no: nobody is asked twice. */
export const ASKS_ITSELF: readonly OwnFrame[] = ['or-warchief', 'nx-giant'];
