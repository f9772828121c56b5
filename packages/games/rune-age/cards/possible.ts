/** Whether the abilities with a frame of their own could do something, as far as everybody can tell. */
import type { Seat } from '@longtable/kernel';
import { IS_UNIT, kindOf } from '../data/cards.ts';
import type { OwnFrame } from '../ops.ts';
import { isSiege, isUnit, other, seatOf, sideOf, strengthOf, wallsOf } from '../query/combat.ts';
import { acquisitions, influenceOf, openGold } from '../query/goods.ts';
import type { FighterId, Look } from '../spec.ts';
import { combatOf, player } from '../table.ts';

type Possible = (t: Look, seat: Seat, unit: FighterId) => boolean;

const always: Possible = () => true;

/** Storm Sorceress adds this to a spend influence action. */
export const STORM_INFLUENCE = 2;

const POSSIBLE: Readonly<Record<OwnFrame, Possible>> = {
  'dq-roc': always,
  'lt-sorceress': (t, seat) => acquisitions(t, seat, influenceOf(t, seat) + STORM_INFLUENCE).length > 0,
  'lt-leonx': (t, seat) => player(t, seat).ready > 0,
  'or-warchief': (t, seat) => {
    const p = player(t, seat);
    return (p.hand.length > 0 || openGold(t, seat) > 0) && p.barracks.some((n) => n > 0);
  },
  'nc-razorwing': always,
  'nx-shadow-rune': (t, seat) => {
    const c = combatOf(t);
    return c.fighters.some((f) => f.side !== sideOf(c, seat) && isUnit(f) && strengthOf(t, c, f) > 0);
  },
  'nx-giant': always,
  'mc-seer': (t, seat) => player(t, seat).deck.length + player(t, seat).discard.length > 0,
  'mc-saboteur': (t) => wallsOf(combatOf(t)) > 0,
  'mc-spy': (t, seat) => {
    const c = combatOf(t);
    return isSiege(c) && player(t, seatOf(c, other(sideOf(c, seat)))).hand.length > 0;
  },
  'dlv-4': always,
  'rw-15': (t) => t.neutrals.some((_, i) => t.piles[i]! > 0),
  'rw-22': always,
  'rw-25': (t, seat) => {
    const p = player(t, seat);
    return p.hand.length > 0 || p.discard.some((card) => IS_UNIT[kindOf(card)]);
  },
  'rw-27': always,
  'ca-25': always,
  'mo-21': (t, seat) => player(t, seat).hand.length > 0 || t.gold.some((n) => n > 0),
  'mo-25': always,
  'ao-27': always,
  'cq-26': always,
};

export const ownPossible = (t: Look, seat: Seat, unit: FighterId, frame: OwnFrame): boolean => POSSIBLE[frame](t, seat, unit);

/** Abilities whose own frame lets the player say no: nobody is asked twice. */
export const ASKS_ITSELF: readonly OwnFrame[] = ['or-warchief', 'nx-giant'];
