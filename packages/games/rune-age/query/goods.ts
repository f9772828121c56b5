/** Gold and influence: what a player could pay with, and how. */
import type { Seat } from '@longtable/kernel';
import { type CardId, COST, GOLD_VALUE, idOfKind, KIND, kindOf, UNIT_KINDS } from '../data/cards.ts';
import { MONUMENT_GOLD, NOBODY, STRONGHOLD_GOLD, STRONGHOLD_INFLUENCE } from '../data/numbers.ts';
import { site } from '../data/sites.ts';
import { treasure } from '../data/treasures.ts';
import type { Payment, Player, Purchase, ReadTable, Site } from '../spec.ts';
import { GOLD_IDS, pileOf, player, siteAt } from '../table.ts';

/** RA-RES-04; Blackened Sun takes 1 from each city. */
export function siteInfluence(table: ReadTable, s: Site): number {
  const { influence, landmark } = site(s.id);
  return table.lasting === 'ca-22' && !landmark && influence > 0 ? influence - 1 : influence;
}

/** RA-INF-01: all that refreshed cards could produce. */
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

/** Festival lets each gold-1 produce 2. */
export const goldValue = (table: ReadTable, kind: number): number => (table.lasting === 'mo-24' && kind === GOLD_1 ? 2 : GOLD_VALUE[kind]!);
const GOLD_1 = KIND['gold-1'];

/** RA-GLD-01, RA-GLD-02: gold in hand and on refreshed rewards. */
export function goldOf(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  let n = openGold(table, seat);
  for (let i = 0; i < p.hand.length; i++) n += goldValue(table, kindOf(p.hand[i]!));
  return n;
}

/** The part of it that everybody can see. */
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

export function influencePurse(table: ReadTable, seat: Seat): Purse {
  const p = player(table, seat);
  const purse: Purse = { ids: [], values: [], counts: [] };
  for (const s of table.sites) if (s.owner === seat && !s.exhausted) put(purse, s.id, siteInfluence(table, s), 1);
  for (const x of p.treasures) if (!x.exhausted) put(purse, x.id, treasure(x.id).influence ?? 0, 1);
  put(purse, 'stronghold', STRONGHOLD_INFLUENCE, p.ready);
  return purse;
}

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

/** Every way to reach the amount without a card too many (RA-GLD-06, RA-INF-04). */
export function payments({ ids, values, counts }: Purse, amount: number): Payment[] {
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

export const STRONGHOLD = 'stronghold';

/** RA-GLD-03: gold cost of something in the barracks. */
export function priceOf(table: ReadTable, seat: Seat, what: Purchase): number {
  if (what === STRONGHOLD) return STRONGHOLD_GOLD;
  if (what === 'monument') return Math.max(1, MONUMENT_GOLD - quarries(player(table, seat)));
  if (what.startsWith('forge:')) return Math.max(1, COST[KIND[what.slice(6) as CardId]]! - 2);
  return COST[KIND[what as CardId]]!;
}

const quarries = (p: Player): number => p.treasures.filter((x) => treasure(x.id).trait === 'quarry').length;

const FORGED: Readonly<Record<number, Purchase>> = Object.fromEntries(
  Object.values(UNIT_KINDS)
    .flat()
    .map((kind) => [kind, `forge:${idOfKind(kind)}`]),
);

/** RA-GLD-10, RA-GLD-12: what this much gold could buy from one's own barracks. */
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

export function isForgeReady(table: ReadTable, seat: Seat): boolean {
  const s = siteAt(table, 'lm-8');
  return s !== undefined && s.owner === seat && !s.exhausted;
}

/** RA-INF-02, RA-INF-06: what this much influence could acquire. Scorched Roads allows one card a turn. */
export function acquisitions(table: ReadTable, seat: Seat, influence: number): CardId[] {
  const list: CardId[] = [];
  if (isLimited(table, seat) && table.acquired > 0) return list;
  for (let i = 0; i < GOLD_IDS.length; i++) if (table.gold[i]! > 0 && COST[KIND[GOLD_IDS[i]!]]! <= influence) list.push(GOLD_IDS[i]!);
  for (let i = 0; i < table.piles.length; i++) {
    if (table.piles[i] === 0) continue;
    const id = i < table.neutrals.length ? table.neutrals[i]! : table.mercenaries[i - table.neutrals.length]!;
    if (COST[KIND[id]]! <= influence) list.push(id);
  }
  return list;
}

const isLimited = (table: ReadTable, seat: Seat): boolean =>
  table.lasting === 'dl-25' && (table.lastingOn === NOBODY || table.lastingOn === seat);

/** RA-TRN-09: influence for each card kept; Toll Roads double it. */
export const retainPrice = (table: ReadTable): number => (table.lasting === 'mo-13' ? 2 : 1);
/** Star Tower keeps one card free. */
export function freeRetains(table: ReadTable, seat: Seat): number {
  return siteAt(table, 'lm-7')?.owner === seat ? 1 : 0;
}

/** How many copies are left in the central pile of a card. */
export function supply(table: ReadTable, id: CardId): number {
  const gold = GOLD_IDS.indexOf(id as (typeof GOLD_IDS)[number]);
  return gold >= 0 ? table.gold[gold]! : (table.piles[pileOf(table, id)] ?? 0);
}
