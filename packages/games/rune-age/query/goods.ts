/** Gold and influence: what a player could pay with, and how. */
import type { Seat } from '@longtable/kernel';
import { type CardId, COST, GOLD_VALUE, idOfKind, KIND, kindOf, UNIT_KINDS } from '../data/cards.ts';
import { MONUMENT_GOLD, SECOND_DISCOUNT, STRONGHOLD_GOLD, STRONGHOLD_INFLUENCE } from '../data/numbers.ts';
import { type SiteId, site } from '../data/sites.ts';
import { treasure } from '../data/treasures.ts';
import type { Options, Payment, Player, Purchase, ReadTable, Site } from '../spec.ts';
import { GOLD_IDS, pileOf, player, siteAt } from '../table.ts';
import { holdsTrait } from './combat.ts';
import { acquisitionsLeft, holding } from './holding.ts';

/** Influence that a city or landmark produces when it is exhausted. RA-RES-04 */
export function siteInfluence(table: ReadTable, s: Site): number {
  const { influence, landmark } = site(s.id);
  return landmark ? influence : Math.max(0, influence - holding(table, 'cityInfluence'));
}

/** All that refreshed cards could produce; nothing is stored. RA-RES-01, RA-RES-04, RA-INF-01 */
export function influenceOf(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  let n = p.ready * STRONGHOLD_INFLUENCE;
  for (let i = 0; i < table.sites.length; i++) {
    const s = table.sites[i]!;
    if (s.owner === seat && !s.exhausted) n += siteInfluence(table, s);
  }
  for (let i = 0; i < p.treasures.length; i++) {
    const x = p.treasures[i]!;
    if (!x.exhausted) n += treasure(x.id).influence ?? 0;
  }
  return n;
}

export const goldValue = (table: ReadTable, kind: number): number => GOLD_VALUE[kind]! + (kind === GOLD_1 ? holding(table, 'copper') : 0);
const GOLD_1 = KIND['gold-1'];

/** Gold in hand and on refreshed rewards. RA-RES-03, RA-GLD-01 */
export function goldOf(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  let n = openGold(table, seat);
  for (let i = 0; i < p.hand.length; i++) n += goldValue(table, kindOf(p.hand[i]!));
  return n;
}

/** The part of it that everybody can see. RA-GLD-02, RA-REW-03 */
export function openGold(table: ReadTable, seat: Seat): number {
  let n = 0;
  for (const x of player(table, seat).treasures) if (!x.exhausted) n += treasure(x.id).gold ?? 0;
  for (const s of table.sites) if (s.owner === seat && !s.exhausted) n += site(s.id).gold;
  return n;
}

/** Things that can pay: what they are called, what each gives, how many there are; the best first. */
interface Purse {
  readonly ids: string[];
  readonly values: number[];
  readonly counts: number[];
}

function put(purse: Purse, id: string, value: number, count: number): void {
  if (value <= 0 || count <= 0) return;
  const { ids, values, counts } = purse;
  let i = ids.length;
  while (i > 0 && values[i - 1]! < value) i--;
  ids.splice(i, 0, id);
  values.splice(i, 0, value);
  counts.splice(i, 0, count);
}

/** Refreshed cards of one's own; an exhausted one gives nothing. RA-RES-05, RA-RES-11 */
export function influencePurse(table: ReadTable, seat: Seat): Purse {
  const p = player(table, seat);
  const purse: Purse = { ids: [], values: [], counts: [] };
  for (const s of table.sites) if (s.owner === seat && !s.exhausted) put(purse, s.id, siteInfluence(table, s), 1);
  for (const x of p.treasures) if (!x.exhausted) put(purse, x.id, treasure(x.id).influence ?? 0, 1);
  put(purse, 'stronghold', STRONGHOLD_INFLUENCE, p.ready);
  return purse;
}

/** Gold pays where gold is asked for, and influence where influence is. RA-RES-12 */
export function goldPurse(table: ReadTable, seat: Seat): Purse {
  const p = player(table, seat);
  const purse: Purse = { ids: [], values: [], counts: [] };
  for (const s of table.sites) if (s.owner === seat && !s.exhausted) put(purse, s.id, site(s.id).gold, 1);
  for (const x of p.treasures) if (!x.exhausted) put(purse, x.id, treasure(x.id).gold ?? 0, 1);
  for (const id of GOLD_IDS) put(purse, id, goldValue(table, KIND[id]), countOf(p, KIND[id]));
  return purse;
}

const countOf = (p: Player, kind: number): number => {
  let n = 0;
  for (let i = 0; i < p.hand.length; i++) if (kindOf(p.hand[i]!) === kind) n++;
  return n;
};

/** Every way to reach the amount: without a card too many, or then also with more. RA-GLD-06, RA-INF-04, RA-AMB-43 */
export function payments(purse: Purse, amount: number, kind: Options['payment']): Payment[] {
  const exact = exactPayments(purse, amount);
  return kind === 'exact' ? exact : [...exact, ...freePayments(purse, amount).filter((x) => !exact.includes(x))];
}

function exactPayments({ ids, values, counts }: Purse, amount: number): Payment[] {
  const found: Payment[] = [];
  const rest: number[] = new Array(ids.length + 1).fill(0);
  for (let i = ids.length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + values[i]! * counts[i]!;
  const add = (from: number, used: number, sum: number, text: string): void => {
    for (let i = from; i < ids.length; i++) {
      const left = i === from ? counts[i]! - used : counts[i]!;
      if (left === 0 || sum + rest[i]! - (i === from ? used * values[i]! : 0) < amount) continue;
      const next = text === '' ? ids[i]! : `${text}+${ids[i]!}`;
      if (sum + values[i]! >= amount) found.push(next);
      else add(i, i === from ? used + 1 : 1, sum + values[i]!, next);
    }
  };
  add(0, 0, 0, '');
  return found;
}

/** All sets that reach the amount, whatever is too much. */
function freePayments({ ids, values, counts }: Purse, amount: number): Payment[] {
  let sets: { text: string; sum: number }[] = [{ text: '', sum: 0 }];
  ids.forEach((id, i) => {
    sets = sets.flatMap(({ text, sum }) =>
      Array.from({ length: counts[i]! + 1 }, (_, n) => ({
        text: [text, ...new Array<string>(n).fill(id)].filter((part) => part !== '').join('+'),
        sum: sum + n * values[i]!,
      })),
    );
  });
  return sets.flatMap(({ text, sum }) => (text !== '' && sum >= amount ? [text] : []));
}

export const STRONGHOLD = 'stronghold';

/** Gold cost of something in the barracks. RA-GLD-03 */
export function priceOf(table: ReadTable, seat: Seat, what: Purchase): number {
  if (what === STRONGHOLD) return STRONGHOLD_GOLD;
  if (what === 'monument') return Math.max(1, MONUMENT_GOLD - discount(table, seat) - quarries(player(table, seat)));
  if (what.startsWith('forge:')) return Math.max(1, COST[KIND[what.slice(6) as CardId]]! - 2);
  return COST[KIND[what as CardId]]!;
}

/** The second player of a round builds cheaper: with one price for all he would win least often. RA-SCN-04 */
const discount = (table: ReadTable, seat: Seat): number => (seat === (table.first + 1) % table.players.length ? SECOND_DISCOUNT : 0);

const quarries = (p: Player): number => p.treasures.reduce((n, x) => n + (treasure(x.id).quarry ?? 0), 0);

const FORGED: Readonly<Record<number, Purchase>> = Object.fromEntries(
  Object.values(UNIT_KINDS)
    .flat()
    .map((kind) => [kind, `forge:${idOfKind(kind)}`]),
);

/** Things that this much gold could buy from one's own barracks. RA-GLD-10, RA-GLD-12, RA-EXP-03 */
export function purchases(table: ReadTable, seat: Seat, gold: number, unitsOnly: boolean): Purchase[] {
  const p = player(table, seat);
  const kinds = UNIT_KINDS[p.race];
  const list: Purchase[] = [];
  const forge = !unitsOnly && isForgeReady(table, seat);
  for (let i = 0; i < kinds.length; i++) {
    if (p.barracks[i]! === 0) continue;
    const cost = COST[kinds[i]!]!;
    if (cost <= gold) list.push(idOfKind(kinds[i]!));
    if (forge && cost > 1 && Math.max(1, cost - 2) <= gold) list.push(FORGED[kinds[i]!]!);
  }
  if (unitsOnly) return list;
  if (p.strongholds > 0 && gold >= STRONGHOLD_GOLD) list.push(STRONGHOLD);
  if (p.monument === 'barracks' && gold >= priceOf(table, seat, 'monument')) list.push('monument');
  return list;
}

export const FORGE: SiteId = 'lm-8';
export function isForgeReady(table: ReadTable, seat: Seat): boolean {
  const s = siteAt(table, FORGE);
  return s !== undefined && s.owner === seat && !s.exhausted;
}

/** Cards that this much influence could acquire: gold, neutral cards, mercenaries. RA-INF-02, RA-INF-06, RA-MER-01 */
export function acquisitions(table: ReadTable, seat: Seat, influence: number): CardId[] {
  const list: CardId[] = [];
  if (acquisitionsLeft(table, seat) <= 0) return list;
  for (let i = 0; i < GOLD_IDS.length; i++) if (table.gold[i]! > 0 && COST[KIND[GOLD_IDS[i]!]]! <= influence) list.push(GOLD_IDS[i]!);
  for (let i = 0; i < table.piles.length; i++) {
    if (table.piles[i] === 0) continue;
    const id = i < table.neutrals.length ? table.neutrals[i]! : table.mercenaries[i - table.neutrals.length]!;
    if (COST[KIND[id]]! <= influence) list.push(id);
  }
  return list;
}

/** Influence for each card kept. RA-TRN-09 */
export const retainPrice = (table: ReadTable): number => 1 + holding(table, 'retainPrice');
/** Star Tower keeps one card free. */
export function freeRetains(table: ReadTable, seat: Seat): number {
  return holdsTrait(table, seat, 'tower') ? 1 : 0;
}

/** Copies left in the central pile of a card. */
export function supply(table: ReadTable, id: CardId): number {
  const gold = GOLD_IDS.indexOf(id as (typeof GOLD_IDS)[number]);
  return gold >= 0 ? table.gold[gold]! : (table.piles[pileOf(table, id)] ?? 0);
}
