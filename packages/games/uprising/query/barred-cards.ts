/** Own cards that cannot be used now outside a combat, each with the rule that forbids it. */
import type { Blocked, RuleId, Seat } from '@longtable/kernel';
import type { Window } from '../data/ops.ts';
import { CARD } from '../data/play-cards.ts';
import { QUEST } from '../data/quests.ts';
import type { CardId, HeroRollData } from '../spec.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { usable } from './usable.ts';

const PHASES: readonly Window[] = ['build', 'actions', 'production', 'scoring'];
const HERO_ROLLS: readonly Window[] = ['hero-roll', 'hero-rerolls'];
/** These work by themselves: nobody uses them. */
const UNUSED: readonly Window[] = ['enter', 'in-force', 'reaction'];

/** UP-CARD-10, UP-CARD-13, UP-CARD-16: the rule by which a card waits for another Phase, a combat or a Hero roll. */
function barMoment(windows: readonly Window[]): RuleId {
  if (windows.some((window) => PHASES.includes(window))) return 'UP-CARD-10';
  return windows.some((window) => HERO_ROLLS.includes(window)) ? 'UP-CARD-16' : 'UP-CARD-13';
}

/** UP-CARD-06, UP-CARD-18: flipped, or without anything to change now. */
function barCard(windows: readonly Window[], now: Window, isDown: boolean): RuleId {
  if (isDown) return 'UP-CARD-06';
  return windows.includes(now) || windows.includes('always') ? 'UP-CARD-18' : barMoment(windows);
}

/** Feats, Items and Quests of a seat with the windows in which each is used. */
function held(table: ReadTable, seat: Seat): (readonly [CardId, Window[]])[] {
  const p = player(table, seat);
  const cards = [...p.feats, ...p.items].map((id) => [id, CARD[id]!.uses.map(({ window }) => window)] as const);
  const quests = p.quests.map((id) => [id, [QUEST[id].use?.window ?? ('in-force' as const)]] as const);
  return [...cards, ...quests].map(([id, windows]) => [id, windows.filter((window) => !UNUSED.includes(window))] as const);
}

/** Cards that are neither among the options nor on offer at any time (UP-CON-19). */
export function barredCards(
  table: ReadTable,
  seat: Seat,
  now: Window,
  open: readonly string[],
  hero: Readonly<HeroRollData> | undefined = undefined,
): Blocked[] {
  const always = usable(table, seat, 'always', undefined, undefined, hero);
  return held(table, seat).flatMap(([id, windows]): Blocked[] => {
    if (windows.length === 0 || open.includes(id) || always.includes(id)) return [];
    return [{ id, target: `card:${id}`, rule: barCard(windows, now, player(table, seat).down.includes(id)) }];
  });
}
