/** Victory points of regions, of the Citadel, and at the end of the game. */
import { CITADEL, REGION_COUNT } from '../data/board.ts';
import { FATES } from '../data/fate.ts';
import { FIGHTERS, isAutomaton } from '../data/fighters.ts';
import { GOLD, KINDS } from '../data/goods.ts';
import { GOLD_PER_VP, RESOURCES_PER_VP } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';
import type { Area, FighterId, ReadTable, Score, Who } from '../spec.ts';
import { citadelVp, isSolo, player } from '../table.ts';

/** The top tile as printed, 1 for each tile under it, starting structures included. CA-VP-02, CA-VP-03, CA-VP-04 */
export function regionVp(table: ReadTable, region: Area): number {
  const stack = table.tiles[region]!;
  return stack.length === 0 ? 0 : TILES[stack[stack.length - 1]!]!.vp + stack.length - 1;
}

/** CA-RND-08: what the player's regions would score now. */
export function regionsVp(table: ReadTable, who: Who): number {
  let sum = 0;
  for (let r = 0; r < REGION_COUNT; r++) if (table.owner[r] === who) sum += regionVp(table, r);
  return sum;
}

/** The Citadel by the round; the King scores nothing. CA-CIT-02, CA-CIT-03 */
export const areaVp = (table: ReadTable, area: Area): number =>
  area === CITADEL ? citadelVp(table)[table.round - 1]! : regionVp(table, area);

/** All fighters a player has: in hand, in areas, in the graveyard (CA-END-05). */
export function fightersOf(table: ReadTable, who: Who): FighterId[] {
  const p = player(table, who);
  const all = [...p.hand, ...p.graveyard];
  table.owner.forEach((owner, area) => {
    if (owner === who) all.push(...table.defenders[area]!);
  });
  return all;
}

/** Numerals of regular fighters of the kinds on the Fate card, or of the others. CA-END-05, CA-END-07, CA-AUT-12 */
function numerals(fighters: readonly FighterId[], fate: number, onCard: boolean): number {
  const { kinds } = FATES[fate]!;
  let sum = 0;
  for (const id of fighters) {
    const { kind, tier } = FIGHTERS[id]!;
    if (kind >= 0 && !isAutomaton(id) && kinds.includes(kind) === onCard) sum += tier;
  }
  return sum;
}

/** Points at the end; the AI has neither resources nor Fate. CA-SOL-12, CA-END-06, CA-VP-07 */
export function finalScore(table: ReadTable, who: Who): Score {
  const { vp, goods, ai, fate: card } = player(table, who);
  if (ai) return { vp, resources: 0, gold: 0, fate: 0, penalty: 0, total: vp, tie: 0 };
  const fighters = fightersOf(table, who);
  /** CA-END-02 */
  const resources = KINDS.reduce((sum, _, k) => sum + Math.floor(goods[k]! / RESOURCES_PER_VP), 0);
  /** CA-END-03 */
  const gold = Math.floor(goods[GOLD]! / GOLD_PER_VP);
  const fate = numerals(fighters, card, true);
  /** CA-AUT-11 */
  const penalty = fighters.reduce((sum, id) => sum + (isAutomaton(id) ? FIGHTERS[id]!.tier : 0), 0);
  const total = Math.max(0, vp + resources + gold + fate - penalty);
  return { vp, resources, gold, fate, penalty, total, tie: numerals(fighters, card, false) };
}

/** Players by rank; those who share one stand together. CA-END-08, CA-END-11 */
export function ranking(table: ReadTable, scores: readonly Score[]): Who[][] {
  const ranks: Who[][] = [];
  const order = [...scores.keys()].sort((a, b) => compare(table, scores, b, a));
  for (const who of order) {
    const last = ranks[ranks.length - 1];
    if (last !== undefined && compare(table, scores, last[0]!, who) === 0) last.push(who);
    else ranks.push([who]);
  }
  return ranks;
}

/** Above 0: `a` stands before `b`. Tie-break points only order those who are tied. CA-END-09, CA-END-12, CA-SOL-21 */
function compare(table: ReadTable, scores: readonly Score[], a: Who, b: Who): number {
  const x = scores[a]!;
  const y = scores[b]!;
  if (x.total !== y.total) return x.total - y.total;
  if (x.tie !== y.tie) return x.tie - y.tie;
  return isSolo(table) ? soloTie(table, a, b) : crownTie(table, a, b);
}

/** CA-SOL-17 */
const soloTie = (table: ReadTable, a: Who, b: Who): number => Number(player(table, a).ai) - Number(player(table, b).ai);
/** CA-END-10, CA-SOL-21 */
const crownTie = (table: ReadTable, a: Who, b: Who): number => Number(table.kingToken === a) - Number(table.kingToken === b);
