/** Reasons for "why not?": options that one might expect, and the rule that forbids them. May use the asked seat's own hand. */
import type { Blocked, RuleId, Seat } from '@longtable/kernel';
import { ABILITY, COST, HAND_IDS, IS_GOLD, idOf, idOfKind, isUsed, KIND, kindOf, UNIT_KINDS } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { site } from '../data/sites.ts';
import { treasure } from '../data/treasures.ts';
import type { ReadTable } from '../spec.ts';
import { GOLD_IDS, pileIds, player } from '../table.ts';
import { acquisitions, goldOf, influenceOf, priceOf, purchases, supply } from './goods.ts';
import { acquisitionsLeft } from './holding.ts';
import { actDeed, actionPrice, deeds, fightDeed, works } from './menu.ts';
import { LASTING } from './scenario.ts';
import { barred, candidates } from './targets.ts';

/** Step 2 of a turn. */
export function blockedDeeds(table: ReadTable, seat: Seat): Blocked[] {
  const free = deeds(table, seat);
  const list: Blocked[] = [];
  for (const target of candidates(table, seat)) {
    const rule = barred(table, seat, target);
    if (rule !== null) list.push({ id: fightDeed(target), target, rule });
  }
  list.push(...foreignStrongholds(table, seat), ...idleActions(table, seat));
  if (!free.includes('gold')) list.push({ id: 'gold', rule: goldOf(table, seat) === 0 ? 'RA-GLD-01' : 'RA-GLD-07' });
  if (!free.includes('influence')) list.push({ id: 'influence', rule: noInfluence(table, seat) });
  return list;
}

/** Strongholds of others are never a target. RA-SIE-03 */
const foreignStrongholds = (table: ReadTable, seat: Seat): Blocked[] =>
  table.players.flatMap((p, other) =>
    other === seat || p.ready + p.exhausted === 0 ? [] : [{ id: `fight:fort:${other}`, target: `fort:${other}`, rule: 'RA-ACT-12' }],
  );

function noInfluence(table: ReadTable, seat: Seat): RuleId {
  if (acquisitionsLeft(table, seat) <= 0) return LASTING;
  return influenceOf(table, seat) === 0 ? 'RA-INF-01' : 'RA-INF-02';
}

/** Cards with an Action that cannot be used now. */
function idleActions(table: ReadTable, seat: Seat): Blocked[] {
  const p = player(table, seat);
  const list: Blocked[] = [];
  const poor = influenceOf(table, seat) < actionPrice(table);
  const why = (used: boolean, rule: RuleId, path: string, card: number): RuleId | null =>
    used ? rule : poor ? LASTING : works(table, seat, path, card) ? null : 'RA-ABL-19';
  const add = (id: string, rule: RuleId | null): void => {
    if (rule !== null) list.push({ id: actDeed(id), rule });
  };
  p.hand.forEach((card, i) => {
    if (card !== p.hand[i - 1] && ABILITY[kindOf(card)]?.at === 'action')
      add(HAND_IDS[card]!, why(isUsed(card), 'RA-ABL-02', idOf(card), card));
  });
  for (const x of p.treasures) if (treasure(x.id).ability?.at === 'action') add(x.id, why(x.exhausted, 'RA-RES-05', x.id, NOBODY));
  for (const s of table.sites)
    if (s.owner === seat && site(s.id).ability?.at === 'action') add(s.id, why(s.exhausted, 'RA-RES-05', s.id, NOBODY));
  return list;
}

/** A spend gold action: what is too dear, what is gone, and what gold does not buy. */
export function blockedPurchases(table: ReadTable, seat: Seat, gold: number, unitsOnly: boolean): Blocked[] {
  const p = player(table, seat);
  const free = purchases(table, seat, gold, unitsOnly);
  const own: Blocked[] = UNIT_KINDS[p.race].flatMap((kind, i): Blocked[] => {
    const id = idOfKind(kind);
    return free.includes(id) ? [] : [{ id, target: `buy:${id}`, rule: p.barracks[i] === 0 ? 'RA-GLD-10' : 'RA-GLD-07' }];
  });
  if (unitsOnly) return own;
  if (!free.includes('stronghold'))
    own.push({ id: 'stronghold', target: 'stronghold', rule: p.strongholds === 0 ? 'RA-GLD-10' : 'RA-GLD-07' });
  if (p.monument === 'barracks' && priceOf(table, seat, 'monument') > gold) own.push({ id: 'monument', rule: 'RA-GLD-07' });
  return [...own, ...[...GOLD_IDS, ...pileIds(table)].map((id): Blocked => ({ id, target: `pile:${id}`, rule: 'RA-GLD-11' }))];
}

/** A spend influence action. */
export function blockedAcquisitions(table: ReadTable, seat: Seat, influence: number): Blocked[] {
  const free = acquisitions(table, seat, influence);
  const limited = acquisitionsLeft(table, seat) <= 0;
  const why = (id: (typeof free)[number]): RuleId =>
    limited ? LASTING : supply(table, id) === 0 ? 'RA-INF-06' : COST[KIND[id]]! > influence ? 'RA-INF-02' : 'RA-INF-05';
  const central = [...GOLD_IDS, ...pileIds(table)].flatMap((id): Blocked[] =>
    free.includes(id) ? [] : [{ id, target: `pile:${id}`, rule: why(id) }],
  );
  const barracks = UNIT_KINDS[player(table, seat).race].map((kind): Blocked => ({ id: idOfKind(kind), rule: 'RA-INF-07' }));
  return [...central, ...barracks, { id: 'stronghold', rule: 'RA-INF-07' }];
}

/** Gold in an assault. */
export function blockedPlays(table: ReadTable, seat: Seat): Blocked[] {
  const { hand } = player(table, seat);
  return hand.flatMap((card, i): Blocked[] =>
    card !== hand[i - 1] && IS_GOLD[kindOf(card)] ? [{ id: HAND_IDS[card]!, target: `card:${HAND_IDS[card]!}`, rule: 'RA-BAT-04' }] : [],
  );
}
