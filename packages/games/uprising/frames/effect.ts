/** The interpreter: an effect frame holds a path into the card data and a counter, never the operations themselves. */

import type { Seat } from '@longtable/kernel';
import { library, type Performers, performNext } from '@longtable/kit';
import { CARD_DOES } from '../cards/deeds.ts';
import { DRUID } from '../data/druids.ts';
import { EVENT } from '../data/events.ts';
import { REGIONS } from '../data/map.ts';
import { NEMESIS, SKELETON_POWER } from '../data/nemesis.ts';
import type { Op } from '../data/ops.ts';
import { within } from '../data/paths.ts';
import { CARD } from '../data/play-cards.ts';
import { QUEST } from '../data/quests.ts';
import { TILE } from '../data/tiles.ts';
import { drawFeat, drawItem, newMarket } from '../deeds/cards.ts';
import { addVp, gain, lose, pay, spendAp } from '../deeds/points.ts';
import { COMBAT_OPS } from '../effects/combat.ts';
import { callCardFrame } from '../effects/frames.ts';
import { NEMESIS_OPS } from '../effects/nemesis.ts';
import { seatsOf } from '../effects/who.ts';
import { wealth } from '../query/goods.ts';
import { holds } from '../query/needs.ts';
import { count, questionOf } from '../query/numbers.ts';
import { supplyLeft } from '../query/pieces.ts';
import { decider, tokenGiver } from '../query/where.ts';
import type { Data, In, Rules } from '../spec.ts';
import { isSeat, isSecond, player, turnOrder } from '../table.ts';

type T = In<'effect'>;
type F = Data<'effect'>;

/** Lists of operations by path: `tile/rigga/effect`, `nemesis/butcher/immediate`, `card/flenser/uses/0/effect`. */
export const operations = library<Op>({
  tile: TILE,
  nemesis: NEMESIS,
  event: EVENT,
  quest: QUEST,
  card: CARD,
  druid: DRUID,
  skeletons: SKELETON_POWER,
});

/** A list inside the operation, for another owner or region if need be. */
const inner = (t: T, f: F, path: string, more: Partial<F['ctx']> = {}): void =>
  t.call('effect', { path, next: 0, ctx: { ...f.ctx, ...more }, roll: f.roll, placed: f.placed });

const OPS: Performers<Op, T, F> = {
  ...NEMESIS_OPS,
  ...COMBAT_OPS,
  gain(t, f, op) {
    const n = op.times === undefined ? 1 : count(t.table, op.times, f, t.up);
    if (n > 0)
      for (const seat of seatsOf(t.table, op.who, f.ctx))
        gain(
          t,
          seat,
          op.goods.map((k) => k * n),
          f.ctx.why,
        );
  },
  gainAny(t, f, op) {
    const most = [op.n, op.n, op.n];
    for (const seat of seatsOf(t.table, op.who, f.ctx)) t.call('goods', { seat, n: supplied(t, op.n), most, why: f.ctx.why });
  },
  lose(t, f, op) {
    for (const seat of seatsOf(t.table, op.who, f.ctx)) lose(t, seat, op.res, count(t.table, op.n, f, t.up, seat), f.ctx.why);
  },
  loseAny(t, f, op) {
    const seat = decider(t.table, f.ctx);
    const n = Math.min(op.n, wealth(t.table, seat));
    if (n > 0) t.call('pay', { seat, n, to: -1, why: f.ctx.why });
  },
  pay: (t, f, op) => pay(t, f.ctx.by, op.goods, f.ctx.why),
  vp(t, f, op) {
    const n = count(t.table, op.n, f, t.up);
    if (op.who === 'E' || op.who === 'C') addVp(t, op.who, n, f.ctx.why);
    else if (op.who === 'victor') addVp(t, f.ctx.victor, n, f.ctx.why);
    else for (const seat of seatsOf(t.table, op.who, f.ctx)) addVp(t, seat, n, f.ctx.why);
  },
  loseVp: (t, f, op) => addVp(t, f.ctx.by, -Math.min(op.n, player(t.table, f.ctx.by).vp), f.ctx.why),
  spendAp(t, f) {
    spendAp(t, f.ctx.by, 1, f.ctx.why);
    const turn = t.up('turn');
    if (turn !== undefined) turn.spent = true;
  },
  drawFeat: (t, f) => drawFeat(t, decider(t.table, f.ctx)),
  drawItem: (t, f, op) => drawItem(t, f.ctx.by, op.any === true),
  /** UP-ACT-QST-07, UP-ACT-QST-08: only what says so; nothing fills the gap before the next Refresh. */
  discardQuest(t, f) {
    const { table } = t;
    if (f.ctx.quest === '' || !table.openQuests.includes(f.ctx.quest)) return;
    table.openQuests = table.openQuests.filter((q) => q !== f.ctx.quest);
    table.questDiscard = [...table.questDiscard, f.ctx.quest];
    t.emit({ type: 'quest-discarded', quest: f.ctx.quest });
  },
  /** UP-ACT-QST-06 */
  takeQuest(t, f) {
    const { quest, by } = f.ctx;
    if (quest === '') return;
    t.table.openQuests = t.table.openQuests.filter((q) => q !== quest);
    player(t.table, by).quests = [...player(t.table, by).quests, quest];
    t.emit({ type: 'quest-taken', seat: by, quest });
  },
  market(t, _f, op) {
    const { table } = t;
    if (op.to === 'down') {
      table.marketClosed = true;
      t.emit({ type: 'market-closed' });
    } else if (op.to === 'new' || table.marketClosed) newMarket(t);
  },
  /** UP-HERO-03 */
  heroRoll(t, f) {
    const seat = isSeat(f.ctx.victor) && f.ctx.self !== '' ? f.ctx.victor : f.ctx.by;
    if (seat >= 0) t.call('hero-roll', { seat, pool: [] }, 'roll');
  },
  mark(t, f, op) {
    const p = player(t.table, f.ctx.by);
    if (!p.marks.includes(op.mark)) p.marks = [...p.marks, op.mark];
  },
  /** UP-CON-16: a player is a faction. */
  each(t, f, op, path) {
    if (op.of === 'players') for (const by of turnOrder(t.table)) inner(t, f, within(path, 'do'), { by });
    else for (const region of REGIONS) inner(t, f, within(path, 'do'), { region });
  },
  choose(t, f, op, path) {
    const seat = op.seat === 'foe' ? foeSeat(t, f) : decider(t.table, f.ctx);
    if (seat < 0) return;
    t.call('choose', { path: within(path, 'from'), ctx: f.ctx, seat, optional: op.optional === true, roll: f.roll ?? [] });
  },
  when(t, f, op, path) {
    const yes = holds(t.table, op.is, questionOf(f, t.up));
    if (yes) inner(t, f, within(path, 'yes'));
    else if (op.no !== undefined) inner(t, f, within(path, 'no'));
  },
  edition: (t, f, _op, path) => inner(t, f, within(path, isSecond(t.table) ? 'second' : 'first')),
  select(t, f, op) {
    const seat = op.seat === 'foe' ? foeSeat(t, f) : op.seat === 'token-giver' ? tokenGiver(t.table, f.ctx) : decider(t.table, f.ctx);
    if (seat < 0) return;
    t.call('select', {
      what: op.what,
      seat,
      ctx: f.ctx,
      where: op.where ?? null,
      n: op.n ?? 0,
      times: op.times ?? 1,
      optional: op.optional === true,
      distinct: op.distinct === true,
      chosen: [],
    });
  },
  deed: (t, f, op) => CARD_DOES[op.of](t, f),
  frame: (t, f, op) => callCardFrame(t, op.k, f.ctx),
};

/** The player whom the Nemesis group of this effect fights; -1: it fights no player. */
function foeSeat(t: T, f: F): Seat {
  const party = t.up('combat')?.sides[f.ctx.side === 0 ? 1 : 0];
  return party === undefined || !isSeat(party) ? -1 : party;
}

/** UP-CON-03: no more than the supply can give. */
function supplied(t: T, n: number): number {
  return Math.max(0, Math.min(n, supplyLeft(t.table)));
}

export const effect: Rules<'effect'> = {
  first: 'next',
  stages: { next: (t, f) => (performNext(t, f, operations, OPS) ? 'next' : 'done') },
};
