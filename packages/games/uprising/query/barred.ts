/** Cards and Druids that a seat cannot use in a window of a combat, each with the rule that forbids it. */
import type { RuleId, Seat } from '@longtable/kernel';
import type { Use } from '../data/cards.ts';
import { DRUID, type DruidId } from '../data/druids.ts';
import type { Window } from '../data/ops.ts';
import { CARD } from '../data/play-cards.ts';
import type { CardId, CombatData, RoundData, Usable } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { boltsFor, mayUseBolts, other, shields, sideOfSeat } from './dice.ts';

export interface Barred {
  readonly id: Usable;
  readonly rule: RuleId;
}

/** Windows of a combat, in their order. */
const COMBAT: readonly Window[] = ['before-combat', 'before-rolling', 'rolled', 'before-damage', 'after-damage', 'after-combat'];

interface Fight {
  readonly seat: Seat;
  readonly window: Window;
  readonly combat: Readonly<CombatData>;
  readonly round: Readonly<RoundData> | undefined;
}

const inRound = ({ round }: Use, now: Fight['round']): boolean =>
  now === undefined || round === null || round === 'both' || round === now.kind;

/** UP-CARD-16, UP-CARD-18: another moment, or this one, in which it would change nothing. */
const untimely = (isNow: boolean): RuleId => (isNow ? 'UP-CARD-18' : 'UP-CARD-16');

/** UP-CARD-06, UP-COM-27: flipped, or without its Hero. */
function barCard(table: ReadTable, id: CardId, uses: readonly Use[], { seat, window, combat, round }: Fight): RuleId {
  const p = player(table, seat);
  if (p.down.includes(id)) return 'UP-CARD-06';
  const use = uses.find((one) => one.window === window && inRound(one, round));
  return use?.there === true && p.at !== combat.hex ? 'UP-COM-27' : untimely(use !== undefined);
}

/** UP-COM-36, UP-CON-13: on a Curse, or against a card that allows no Bolts; null: Bolts may be used. */
function barBolts(table: ReadTable, { seat, combat }: Fight): RuleId | null {
  if (mayUseBolts(table, combat, sideOfSeat(combat, seat))) return null;
  return hexOf(table, combat.hex).curse ? 'UP-COM-36' : 'UP-CON-13';
}

/** UP-COM-26, UP-COM-34: used up, or without a Bolt. */
function barDruid(table: ReadTable, id: DruidId, fight: Fight): RuleId {
  const { seat, window, combat, round } = fight;
  if (combat.used.includes(id) || round?.used.includes(id) === true) return 'UP-COM-26';
  const bolts = barBolts(table, fight);
  if (bolts !== null) return bolts;
  if (round === undefined || boltsFor(table, combat, round, sideOfSeat(combat, seat)) < 1) return 'UP-COM-34';
  const now = DRUID[id].window === 'after-damage' ? 'before-damage' : DRUID[id].window;
  return untimely(now === window);
}

/** UP-COM-34, UP-COM-26: no Bolt left for an enemy Shield, and the Blood Moon that has had its reroll. */
function barOthers(table: ReadTable, fight: Fight, open: readonly Usable[]): Barred[] {
  const { seat, window, combat, round } = fight;
  if (window !== 'before-damage' || round === undefined) return [];
  const list: Barred[] = [];
  const isShielded = shields(table, combat, round, other(sideOfSeat(combat, seat))) > 0;
  if (isShielded && !open.includes('cancel-shield')) list.push({ id: 'cancel-shield', rule: barBolts(table, fight) ?? 'UP-COM-34' });
  if (table.bloodMoon && !open.includes('blood-moon'))
    list.push({ id: 'blood-moon', rule: combat.marks.includes('blood-moon') ? 'UP-COM-26' : 'UP-COM-61' });
  return list;
}

/** Own cards for combat, Druids face-up and uses of Bolts that are not in the list of what can be used. */
export function barredIn(table: ReadTable, fight: Fight, open: readonly Usable[]): Barred[] {
  const p = player(table, fight.seat);
  const cards = [...p.feats, ...p.items].flatMap((id): Barred[] => {
    const uses = CARD[id]?.uses.filter(({ window }) => COMBAT.includes(window)) ?? [];
    return uses.length === 0 || open.includes(id) ? [] : [{ id, rule: barCard(table, id, uses, fight) }];
  });
  const druids = table.druids.slice(0, table.druidsUp).flatMap((id): Barred[] => {
    return open.includes(id) ? [] : [{ id, rule: barDruid(table, id, fight) }];
  });
  return [...cards, ...druids, ...barOthers(table, fight, open)];
}
