/** The Build Phase: all factions at the same time, each in a lane of its own. */

import { pick, type Seat } from '@longtable/kernel';
import { type Cost, FACTION, RESOURCES, UNIT, type UnitId } from '../data/factions.ts';
import type { HexId } from '../data/map.ts';
import { byRule } from '../data/reasons.ts';
import { keepFeat, popFeat } from '../deeds/cards.ts';
import { changeUnits, moveHero } from '../deeds/pieces.ts';
import { pay } from '../deeds/points.ts';
import { barredCards } from '../query/barred-cards.ts';
import { barredCamps, barredPurchases, camps, fullHavens, purchases, sites } from '../query/build.ts';
import { costsOf } from '../query/costs.ts';
import { havensOf } from '../query/pieces.ts';
import { usable } from '../query/usable.ts';
import type { CardId, Data, In, Purchase, Rules } from '../spec.ts';
import { hexOf, player, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { hexTargets } from './show.ts';
import { useCard } from './window.ts';

const FEATS_DRAWN = 2;

/** UP-BLD-03, UP-CARD-16: everything that can be bought, the cards of this Phase, and the end. */
function purchasable(table: ReadTable, f: Readonly<Data<'builder'>>): Purchase[] {
  const list = purchases(table, f);
  for (const card of usable(table, f.seat, 'build', undefined, undefined, undefined)) list.push(card as CardId);
  list.push('done');
  return list;
}

function buyBuilding(t: In<'builder'>, seat: Seat, what: 'wall' | 'tower', h: HexId): void {
  const p = player(t.table, seat);
  const mark = what === 'wall' ? 'free-wall' : 'free-tower';
  if (p.marks.includes(mark)) p.marks = p.marks.filter((m) => m !== mark);
  else pay(t, seat, [0, 1, 0], byRule('building'));
  hexOf(t.table, h)[what] = true;
  t.emit({ type: 'built', seat, what, hex: h });
}

/** UP-CARD-19: marks for one Unit are used up by it; the others hold for the Phase. */
function spendMarks(t: In<'builder'>, seat: Seat, unit: UnitId): void {
  const p = player(t.table, seat);
  if (unit === 'beastmasters') p.marks = p.marks.filter((m) => m !== 'beastmasters');
  if (UNIT[unit].elite) p.marks = p.marks.filter((m) => m !== 'armory');
}

/** A Unit with one place to go is there before resources of any kind are named: nobody else can take the place meanwhile. */
function buyUnit(t: In<'builder'>, f: Data<'builder'>, unit: UnitId, cost: Cost): 'buy' | 'where' {
  const open = sites(t.table, f, havensOf(t.table, f.seat));
  pay(t, f.seat, cost.goods, byRule('building'));
  if (cost.any > 0) t.call('pay', { seat: f.seat, n: cost.any, to: -1, why: byRule('building') });
  spendMarks(t, f.seat, unit);
  t.emit({ type: 'bought', seat: f.seat, what: unit, goods: cost.goods });
  if (open.length > 1) {
    f.unit = unit;
    return 'where';
  }
  placeUnit(t, f.seat, unit, open[0]!);
  return 'buy';
}

function placeUnit(t: In<'builder'>, seat: Seat, unit: UnitId, h: HexId): void {
  changeUnits(t.table, seat, h, UNIT[unit].index, 1);
  t.emit({ type: 'built', seat, what: unit, hex: h });
}

export const build: Rules<'build'> = {
  first: 'lanes',
  stages: {
    /** UP-BLD-01 */
    lanes(t) {
      t.fork(turnOrder(t.table).map((seat) => ({ seat, kind: 'builder' as const, args: { seat, unit: '' as const, camp: -1 } })));
      return 'after';
    },
    after(t) {
      for (const p of t.table.players) p.marks = p.marks.filter((m) => m === 'free-haven' || m === 'salt-barons');
      t.call('settle', { by: t.table.first, fights: true });
      return 'done';
    },
  },
};

export const builder: Rules<'builder'> = {
  first: 'draw',
  stages: {
    /** UP-BLD-02 */
    draw(t, f) {
      const p = player(t.table, f.seat);
      for (let i = 0; i < FEATS_DRAWN; i++) {
        const feat = popFeat(t, f.seat);
        if (feat !== undefined) p.drawn = [...p.drawn, feat];
      }
      t.emit({ type: 'drew-feats', seat: f.seat, n: p.drawn.length });
      if (p.drawn.length > 0) t.emit({ type: 'drew-feats-own', seat: f.seat, feats: p.drawn }, [f.seat]);
      return 'keep';
    },
    keep: {
      rules: ['UP-BLD-02', 'UP-CARD-01'],
      ask: (t, f) => pick(f.seat, player(t, f.seat).drawn),
      forced: true,
      skip: 'camp',
      answer(t, f, feat) {
        keepFeat(t, f.seat, feat);
        return 'camp';
      },
    },
    camp: {
      rules: ['UP-BLD-08'],
      ask(t, f) {
        const hexes = camps(t, f.seat);
        return hexes.length === 0 ? null : pick<HexId | 'decline'>(f.seat, [...hexes, 'decline']);
      },
      skip: 'buy',
      answer(t, f, h) {
        if (h === 'decline') return 'buy';
        f.camp = h;
        moveHero(t, f.seat, h);
        return 'buy';
      },
      show: (t, f) => ({ targets: hexTargets(camps(t, f.seat)), blocked: barredCamps(t, f.seat) }),
    },
    buy: {
      rules: ['UP-BLD-03', 'UP-BLD-04', 'UP-BLD-06'],
      ask: (t, f) => pick(f.seat, purchasable(t, f)),
      answer(t, f, id) {
        if (id === 'done') return 'done';
        const [what, where] = id.split('@') as [string, string?];
        if (where !== undefined) {
          buyBuilding(t, f.seat, what as 'wall' | 'tower', Number(where));
          return 'buy';
        }
        const [unit, i = '0'] = id.split(':') as [UnitId, string?];
        if (!(unit in UNIT)) {
          useCard(t, f.seat, id as CardId, 'build', 0, player(t.table, f.seat).at);
          return 'buy';
        }
        return buyUnit(t, f, unit, costsOf(t.table, f.seat, unit)[Number(i)]!);
      },
      show: (t, f) => ({
        with: { costs: Object.fromEntries(FACTION[player(t, f.seat).faction].units.map((u) => [u, costsOf(t, f.seat, u).map(costText)])) },
        blocked: [...barredPurchases(t, f), ...barredCards(t, f.seat, 'build', purchasable(t, f))],
      }),
    },
    where: {
      rules: ['UP-BLD-03', 'UP-BLD-06'],
      ask: (t, f) => pick(f.seat, sites(t, f, havensOf(t, f.seat))),
      answer(t, f, h) {
        placeUnit(t, f.seat, f.unit as UnitId, h);
        f.unit = '';
        return 'buy';
      },
      show: (t, f) => ({ with: { unit: f.unit }, targets: hexTargets(sites(t, f, havensOf(t, f.seat))), blocked: fullHavens(t, f) }),
    },
  },
};

const costText = (cost: Cost): number[] => [...RESOURCES.map((_, i) => cost.goods[i]!), cost.any];
