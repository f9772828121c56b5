/** Cards and Druids that a seat cannot use in a window of a combat, each with the rule that forbids it. */
import type { RuleId, Seat } from '@longtable/kernel';
import type { Use } from '../data/cards.ts';
import { DRUID, type DruidId } from '../data/druids.ts';
import type { Window } from '../data/ops.ts';
import { CARD } from '../data/play-cards.ts';
import type { CardId, CombatData, RoundData, Usable } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { boltsFor, mayUseBolts, sideOfSeat } from './dice.ts';

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

/** UP-COM-26, UP-COM-34, UP-COM-36: used up, without a Bolt, or on a Curse. */
function barDruid(table: ReadTable, id: DruidId, { seat, window, combat, round }: Fight): RuleId {
  const side = sideOfSeat(combat, seat);
  if (combat.used.includes(id) || round?.used.includes(id) === true) return 'UP-COM-26';
  if (hexOf(table, combat.hex).curse && !mayUseBolts(table, combat, side)) return 'UP-COM-36';
  if (round === undefined || boltsFor(table, combat, round, side) < 1) return 'UP-COM-34';
  const now = DRUID[id].window === 'after-damage' ? 'before-damage' : DRUID[id].window;
  return untimely(now === window);
}

/** Own cards for combat and Druids face-up that are not in the list of what can be used. */
export function barredIn(table: ReadTable, fight: Fight, open: readonly Usable[]): Barred[] {
  const p = player(table, fight.seat);
  const cards = [...p.feats, ...p.items].flatMap((id): Barred[] => {
    const uses = CARD[id]?.uses.filter(({ window }) => COMBAT.includes(window)) ?? [];
    return uses.length === 0 || open.includes(id) ? [] : [{ id, rule: barCard(table, id, uses, fight) }];
  });
  const druids = table.druids.slice(0, table.druidsUp).flatMap((id): Barred[] => {
    return open.includes(id) ? [] : [{ id, rule: barDruid(table, id, fight) }];
  });
  return [...cards, ...druids];
}
