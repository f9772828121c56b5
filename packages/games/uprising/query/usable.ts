/** UP-CARD-16: what a seat could use in a window now. Pure and public: an empty window asks nothing. */
import type { Seat } from '@longtable/kernel';
import type { Use } from '../data/cards.ts';
import { DRUID, type DruidId } from '../data/druids.ts';
import { WINDOWS, type Window } from '../data/ops.ts';
import { CARD } from '../data/play-cards.ts';
import { QUEST } from '../data/quests.ts';
import type { CardId, CombatData, HeroRollData, RoundData, Usable } from '../spec.ts';
import { player } from '../table.ts';
import type { Player, ReadTable } from '../types.ts';
import { boltsFor, boltsToCancel, other, rerollable, type Side, shields, sideOfSeat } from './dice.ts';
import { holds } from './needs.ts';
import type { Question } from './question.ts';

/** For each window the cards that can be used in it, with their use. */
const USES = Object.fromEntries(
  WINDOWS.map((window) => [
    window,
    Object.fromEntries(Object.entries(CARD).flatMap(([id, { uses }]) => uses.filter((u) => u.window === window).map((u) => [id, u]))),
  ]),
) as Readonly<Record<Window, Readonly<Record<string, Use>>>>;

/** The use of a card in a window, as its position; -1: none. */
export const useIn = (card: CardId, window: Window): number => CARD[card]?.uses.findIndex((u) => u.window === window) ?? -1;

/** UP-CARD-14, UP-CARD-18, UP-COM-27: not flipped, for this round, and with the Hero where the card wants him. */
function fits(table: ReadTable, p: Readonly<Player>, id: CardId, { round, there, needs, free }: Use, q: Question): boolean {
  if (p.down.includes(id) && free !== true) return false;
  if (q.round !== null && round !== null && round !== 'both' && round !== q.round.kind) return false;
  if (there && q.combat !== null && p.at !== q.combat.hex) return false;
  for (let k = 0; k < needs.length; k++) if (!holds(table, needs[k]!, q)) return false;
  return true;
}

/** UP-CARD-10, UP-CARD-11, UP-CARD-13: Feats, Items and Quests taken. */
export function usableCards(table: ReadTable, window: Window, q: Question): CardId[] {
  const p: Readonly<Player> = player(table, q.seat);
  const uses = USES[window];
  const list: CardId[] = [];
  for (let i = 0; i < p.feats.length; i++) {
    const use = uses[p.feats[i]!];
    if (use !== undefined && fits(table, p, p.feats[i]!, use, q)) list.push(p.feats[i]!);
  }
  for (let i = 0; i < p.items.length; i++) {
    const use = uses[p.items[i]!];
    if (use !== undefined && fits(table, p, p.items[i]!, use, q)) list.push(p.items[i]!);
  }
  for (let i = 0; i < p.quests.length; i++) {
    const id = p.quests[i]!;
    if (QUEST[id].use?.window === window && !p.down.includes(id) && holds(table, 'die', q)) list.push(id);
  }
  return list;
}

/** UP-COM-37, UP-COM-64: Druids that a Bolt could wake now. */
function usableDruids(
  table: ReadTable,
  window: Window,
  q: Question,
  c: Readonly<CombatData>,
  r: Readonly<RoundData>,
  side: Side,
): DruidId[] {
  const list: DruidId[] = [];
  if (boltsFor(table, c, r, side) < 1 && !r.marks.includes('storm-second')) return list;
  for (let i = 0; i < table.druidsUp; i++) {
    const id = table.druids[i]!;
    const druid = DRUID[id];
    const now = druid.window === 'after-damage' ? 'before-damage' : druid.window;
    if (now !== window || r.used.includes(id) || c.used.includes(id)) continue;
    if (druid.needs.every((need) => holds(table, need, q))) list.push(id);
  }
  return list;
}

export function usable(
  table: ReadTable,
  seat: Seat,
  window: Window,
  combat: Readonly<CombatData> | undefined,
  round: Readonly<RoundData> | undefined,
  hero: Readonly<HeroRollData> | undefined,
): Usable[] {
  const q: Question = {
    seat,
    combat: combat ?? null,
    round: round ?? null,
    hero: hero ?? null,
    side: combat === undefined ? 0 : sideOfSeat(combat, seat),
    roll: null,
  };
  const list: Usable[] = usableCards(table, window, q);
  if (combat === undefined || round === undefined) return list;
  const { side } = q;
  if (window === 'rolled' || window === 'before-damage') list.push(...usableDruids(table, window, q, combat, round, side));
  if (window !== 'before-damage') return list;
  if (boltsToCancel(table, combat, round, side) > 0 && shields(table, combat, round, other(side)) > 0) list.push('cancel-shield');
  if (table.bloodMoon && !combat.marks.includes('blood-moon') && rerollable(table, round.dice, side, '', '', []).length > 0)
    list.push('blood-moon');
  return list;
}
