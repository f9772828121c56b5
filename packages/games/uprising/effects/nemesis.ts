/** Operations on Nemesis pieces and cards. */
import type { Performers } from '@longtable/kit';
import type { Op, Where } from '../data/ops.ts';
import { addTokens, lowerThreat, raiseThreat, removeGarrisons, removeSkeletons } from '../deeds/pieces.ts';
import { isCard } from '../query/dice.ts';
import { count } from '../query/numbers.ts';
import { foesOf, garrisonsLeft, hasFoe, isEmpty } from '../query/pieces.ts';
import { decider, hexesOf } from '../query/where.ts';
import type { Ctx, Data, In } from '../spec.ts';
import { foeOf, hexOf } from '../table.ts';

type T = In<'effect'>;
type F = Data<'effect'>;
type Names = 'guard' | 'place' | 'placeEach' | 'card' | 'clear' | 'threat' | 'token' | 'target' | 'activate';

const HERE: Where = { at: 'here' };

/** "There", "next to it": of the card that this effect has just placed. null: it could not be placed. */
function resolve(t: T, f: F, where: Where): { where: Where; ctx: Ctx } | null {
  if (where.at !== 'placed' && where.near !== 'placed') return { where, ctx: f.ctx };
  const foe = foeOf(t.table, f.placed ?? '');
  if (foe === undefined) return null;
  const { at, near, ...rest } = where;
  return { where: { ...rest, ...(at === 'placed' ? HERE : { near: 'here' }) }, ctx: { ...f.ctx, here: foe.at } };
}

function changeThreat(t: T, f: F, op: Extract<Op, { op: 'threat' }>): void {
  const n = count(t.table, op.n, f, t.up);
  if (op.on === 'enemy') {
    const c = t.up('combat');
    const group = c?.groups[f.ctx.side === 0 ? 1 : 0];
    if (c !== undefined && group !== undefined && isCard(group) && lowerThreat(t, group, -n, f.ctx.why)) c.fell = [...c.fell, group];
    return;
  }
  const foes = op.on === 'hordes' ? foesOf(t.table, 'C') : t.table.foes.filter((x) => (x.card === f.ctx.self) === (op.on === 'self'));
  for (const { card } of foes) raiseThreat(t, card, n, f.ctx.why, op.capped === true);
}

export const NEMESIS_OPS: Pick<Performers<Op, T, F>, Names> = {
  /** UP-ACT-EXP-02, UP-ACT-EXP-03, UP-PLA-12: if empty place, else reinforce. */
  guard(t, f, op) {
    const { table } = t;
    const { here } = f.ctx;
    if (isEmpty(table, here)) {
      t.call('place', { what: op.what, n: op.n, where: HERE, ctx: f.ctx, together: false });
      return;
    }
    const { garrisons, skeletons } = hexOf(table, here);
    const empire = garrisons > 0 || hasFoe(table, here, 'E');
    if (!empire && skeletons === 0 && !hasFoe(table, here, 'C')) return;
    t.call('place', { what: empire ? 'garrison' : 'skeleton', n: 1, where: HERE, ctx: f.ctx, together: false });
  },
  place(t, f, op) {
    const to = resolve(t, f, op.where);
    if (to === null) return;
    t.call('place', { what: op.what, n: count(t.table, op.n, f, t.up), ...to, together: op.together === true });
  },
  /** One on each; if there are more hexes than pieces or than allowed, the acting player chooses. */
  placeEach(t, f, op) {
    const hexes = hexesOf(t.table, op.where, f.ctx);
    const n = Math.min(hexes.length, op.most ?? hexes.length);
    if (n < hexes.length || (op.what === 'garrison' && op.where.empty && n > garrisonsLeft(t.table, 1))) {
      t.call('place', { what: op.what, n, where: op.where, ctx: f.ctx, together: false });
      return;
    }
    for (const here of hexes) t.call('place', { what: op.what, n: 1, where: HERE, ctx: { ...f.ctx, here }, together: false });
  },
  card(t, f, op) {
    const args = { side: op.side, n: op.n ?? 1, where: op.where ?? null, threat: op.threat ?? 0, ctx: f.ctx, card: '' as const, tied: [] };
    t.call('place-card', args, 'placed');
  },
  clear(t, f, op) {
    for (const h of hexesOf(t.table, op.where, f.ctx)) {
      const hex = hexOf(t.table, h);
      if (op.what === 'skeletons') removeSkeletons(t, h, hex.skeletons, f.ctx.why);
      else removeGarrisons(t, h, hex.garrisons, f.ctx.why);
    }
  },
  threat: changeThreat,
  /** UP-ACT-EXP-04 */
  token(t, f, op) {
    if (op.on === 'self') {
      if (f.ctx.self !== '') addTokens(t, f.ctx.self, 1, f.ctx.why);
    } else if (op.on === 'hordes') for (const { card } of foesOf(t.table, 'C')) addTokens(t, card, 1, f.ctx.why);
    else t.call('token', { by: f.ctx.by, except: op.on === 'another' ? f.ctx.self : '', why: f.ctx.why });
  },
  target(t, f, op) {
    if (f.ctx.self !== '') t.call('target', { card: f.ctx.self, by: f.ctx.by, prey: -1, leader: op.leader === true });
  },
  /** UP-EVT-08: without a token. */
  activate(t, f, op) {
    const by = decider(t.table, f.ctx);
    const legions = foesOf(t.table, 'E');
    if (op.which === 'hordes') {
      for (const { card } of foesOf(t.table, 'C')) t.call('activate', { card, by, why: f.ctx.why, moved: false });
      return;
    }
    const foe = op.which === 'placed' ? foeOf(t.table, f.placed ?? '') : op.which === 'highest-legion' ? legions.at(-1) : legions[0];
    if (foe !== undefined) t.call('activate', { card: foe.card, by, why: f.ctx.why, moved: false });
  },
};
