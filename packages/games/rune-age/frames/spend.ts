/** Spend gold, spend influence, and single payments of influence. */
import { pick } from '@longtable/kernel';
import { type CardId, COST, fresh, KIND, UNIT_KINDS } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { isSite, site } from '../data/sites.ts';
import { type TreasureId, treasure } from '../data/treasures.ts';
import { markFighter } from '../deeds/combat.ts';
import { exhaust, fromPile, intoHandOpenly, pay } from '../deeds/zones.ts';
import {
  acquisitions,
  FORGE,
  goldOf,
  goldPurse,
  goldValue,
  influenceOf,
  influencePurse,
  payments,
  priceOf,
  purchases,
  siteInfluence,
} from '../query/goods.ts';
import { blockedAcquisitions, blockedPurchases } from '../query/reasons.ts';
import type { Payment, Purchase, ReadTable, Rules, RuneAge, Turn } from '../spec.ts';
import { player, siteAt } from '../table.ts';

type GoldData = RuneAge['frames']['gold']['data'];
type InfluenceData = RuneAge['frames']['influence']['data'];

/** Value of a payment, card by card: always the whole value. RA-RES-06 */
function produced(table: ReadTable, payment: Payment, kind: 'gold' | 'influence'): number {
  let n = 0;
  for (const id of payment.split('+')) {
    if (id === 'stronghold') n++;
    else if (id.startsWith('gold-')) n += goldValue(table, KIND[id as CardId]);
    else if (isSite(id)) n += kind === 'gold' ? site(id).gold : siteInfluence(table, siteAt(table, id)!);
    else n += treasure(id as TreasureId)[kind] ?? 0;
  }
  return n;
}

/** A purchase: the thing first, then the cards that pay. Nothing is bought before it is paid, and nothing comes in between. RA-GLD-08, RA-GLD-09 */
export const gold: Rules<'gold'> = {
  first: 'buy',
  begin: (_t, { seat, to, unit }) => ({ seat, to, unit, pool: 0, bought: 0, what: '' }),
  stages: {
    buy: {
      rules: ['RA-GLD-03', 'RA-GLD-06', 'RA-GLD-07'],
      ask(table, f) {
        if (f.bought > 0 && (f.pool === 0 || f.to === 'hand')) return null;
        const list = purchases(table, f.seat, f.pool + goldOf(table, f.seat), f.to === 'hand');
        // With gold left he is asked even if it buys nothing more: what else he holds stays secret.
        if (f.bought > 0) return pick(f.seat, [...list, 'done' as const]);
        return pick(f.seat, f.to === 'hand' ? [...list, 'no' as const] : list);
      },
      skip: 'done',
      answer(t, f, id) {
        if (id === 'done' || id === 'no') return 'done';
        f.what = id;
        if (priceOf(t.table, f.seat, id) > f.pool) return 'pay';
        buy(t, f);
        return 'buy';
      },
      show: (table, f) => ({
        with: { pool: f.pool, gold: goldOf(table, f.seat), to: f.to },
        blocked: blockedPurchases(table, f.seat, f.pool + goldOf(table, f.seat), f.to === 'hand'),
      }),
    },
    pay: {
      rules: ['RA-GLD-01', 'RA-GLD-02', 'RA-RES-06'],
      ask(table, f) {
        const rest = priceOf(table, f.seat, f.what as Purchase) - f.pool;
        return pick(f.seat, payments(goldPurse(table, f.seat), rest, table.options.payment));
      },
      answer(t, f, id) {
        const value = produced(t.table, id, 'gold');
        pay(t, f.seat, id, 'gold', value, f.what as Purchase);
        f.pool += value;
        buy(t, f);
        return 'buy';
      },
      show: (table, f) => ({ with: { what: f.what, cost: priceOf(table, f.seat, f.what as Purchase), pool: f.pool } }),
    },
  },
};

/** Units go to the discard pile or to the War Chief's hand, strongholds into play, refreshed. RA-GLD-04, RA-GLD-05, RA-RES-09 */
function buy(t: Turn, f: GoldData): void {
  const p = player(t.table, f.seat);
  const cost = priceOf(t.table, f.seat, f.what as Purchase);
  const forged = f.what.startsWith('forge:');
  const what = (forged ? f.what.slice(6) : f.what) as CardId | 'stronghold' | 'monument';
  f.pool -= cost;
  f.bought++;
  if (f.unit !== NOBODY) markFighter(t, f.seat, f.unit);
  if (forged) exhaust(t, f.seat, FORGE);
  if (what === 'stronghold') {
    p.strongholds--;
    p.ready++;
  } else if (what === 'monument') p.monument = 'built';
  else {
    const slot = UNIT_KINDS[p.race].indexOf(KIND[what]);
    p.barracks[slot] = p.barracks[slot]! - 1;
    if (f.to === 'hand') intoHandOpenly(p, fresh(KIND[what]));
    else p.discard.push(fresh(KIND[what]));
  }
  t.emit({ type: 'bought', seat: f.seat, what, cost, to: what === 'stronghold' || what === 'monument' ? 'play' : f.to });
}

/** The same with influence, from the central area. */
export const influence: Rules<'influence'> = {
  first: 'acquire',
  begin: (_t, { seat, pool }) => ({ seat, pool, bought: 0, what: '' }),
  stages: {
    /** Influence that is left over is lost when the action ends. RA-INF-05 */
    acquire: {
      rules: ['RA-INF-02', 'RA-INF-04', 'RA-INF-05'],
      ask(table, f) {
        if (f.bought > 0 && f.pool === 0) return null;
        const list = acquisitions(table, f.seat, f.pool + influenceOf(table, f.seat));
        return f.bought === 0 || list.length === 0 ? pick(f.seat, list) : pick(f.seat, [...list, 'done' as const]);
      },
      skip: 'done',
      answer(t, f, id) {
        if (id === 'done') return 'done';
        f.what = id;
        if (COST[KIND[id]]! > f.pool) return 'pay';
        acquire(t, f);
        return 'acquire';
      },
      show: (table, f) => ({
        with: { pool: f.pool, influence: influenceOf(table, f.seat) },
        blocked: blockedAcquisitions(table, f.seat, f.pool + influenceOf(table, f.seat)),
        plan: { open: true },
      }),
    },
    pay: {
      rules: ['RA-INF-01', 'RA-INF-04', 'RA-RES-06'],
      ask(table, f) {
        const rest = COST[KIND[f.what as CardId]]! - f.pool;
        return pick(f.seat, payments(influencePurse(table, f.seat), rest, table.options.payment));
      },
      forced: true,
      answer(t, f, id) {
        const value = produced(t.table, id, 'influence');
        pay(t, f.seat, id, 'influence', value, f.what as CardId);
        f.pool += value;
        acquire(t, f);
        return 'acquire';
      },
      show: (_t, f) => ({ with: { what: f.what, cost: COST[KIND[f.what as CardId]]!, pool: f.pool } }),
    },
  },
};

/** From its pile to the discard pile. RA-INF-03, RA-DCK-10 */
function acquire(t: Turn, f: InfluenceData): void {
  const what = f.what as CardId;
  const cost = COST[KIND[what]]!;
  f.pool -= cost;
  f.bought++;
  t.table.acquired++;
  fromPile(t.table, what);
  player(t.table, f.seat).discard.push(fresh(KIND[what]));
  t.emit({ type: 'acquired', seat: f.seat, what, cost });
}

/** Influence for something else than acquiring, also in combat and in others' turns. RA-INF-08, RA-AMB-11, RA-AMB-12 */
export const payment: Rules<'payment'> = {
  first: 'exhaust',
  stages: {
    exhaust: {
      rules: ['RA-INF-08', 'RA-RES-06'],
      ask: (table, f) =>
        f.influence === 0 ? null : pick(f.seat, payments(influencePurse(table, f.seat), f.influence, table.options.payment)),
      skip: 'done',
      forced: true,
      answer(t, f, id) {
        pay(t, f.seat, id, 'influence', produced(t.table, id, 'influence'), null);
        return 'done';
      },
      show: (_t, f) => ({ with: { influence: f.influence } }),
    },
  },
};
