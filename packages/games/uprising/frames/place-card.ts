/** Legions and Hordes enter: draw, place, Threat, immediate effect. And leave: their last effect. */

import { pick } from '@longtable/kernel';
import type { HordeId, LegionId } from '../data/nemesis.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import { DESTROYED, IMMEDIATE } from '../data/paths.ts';
import { byRule, reasonOf } from '../data/reasons.ts';
import { runEffect } from '../deeds/effect.ts';
import { addVp } from '../deeds/points.ts';
import { react } from '../deeds/reactions.ts';
import { barredForCard } from '../query/barred-places.ts';
import { choiceOf } from '../query/choice.ts';
import { ctxOf } from '../query/context.ts';
import { planCard } from '../query/plan.ts';
import { decider } from '../query/where.ts';
import type { Rules, Turn } from '../spec.ts';
import { isSeat } from '../table.ts';
import { hexTargets } from './show.ts';

const NO_AP: readonly number[] = [0, 0, 0, 0];

function draw(t: Turn, side: 'E' | 'C'): NemesisId {
  const { table } = t;
  t.reveal();
  if (side === 'E') {
    const card: LegionId = table.legions.at(-1)!;
    table.legions = table.legions.slice(0, -1);
    return card;
  }
  const card: HordeId = table.hordes.at(-1)!;
  table.hordes = table.hordes.slice(0, -1);
  return card;
}

export const placeCard: Rules<'place-card'> = {
  first: 'draw',
  stages: {
    /** UP-EMP-14, UP-EVT-03: a card that finds no place gives its faction 1 VP. */
    draw(t, f) {
      if (f.n === 0) return t.done(f.card);
      f.n--;
      const { table } = t;
      const deck = f.side === 'E' ? table.legions : table.hordes;
      if (deck.length > 0 && planCard(table, f.side, f.where, f.ctx).length > 0) {
        f.card = draw(t, f.side);
        table.entering = f.card;
        return 'hex';
      }
      t.emit({ type: 'unplaced', what: f.side === 'E' ? 'legion' : 'horde', party: f.side, why: reasonOf(f.ctx.why) });
      addVp(t, f.side, 1, byRule('unplaced'));
      return 'draw';
    },
    hex: {
      rules: ['UP-PLA-08', 'UP-PLA-09'],
      ask: (t, f) => pick(decider(t, f.ctx), planCard(t, f.side, f.where, f.ctx)),
      forced: true,
      skip: 'draw',
      answer(t, f, h) {
        f.tied = planCard(t.table, f.side, f.where, f.ctx);
        f.ctx = { ...f.ctx, here: h };
        return 'enter';
      },
      show: (t, f) => ({
        with: { card: f.card, why: f.ctx.why },
        targets: hexTargets(planCard(t, f.side, f.where, f.ctx)),
        blocked: barredForCard(t, f.side, f.where, f.ctx),
      }),
    },
    /** UP-EMP-10, UP-CHA-10: in the order of initiative. */
    enter(t, f) {
      const { table } = t;
      const card = f.card as NemesisId;
      table.entering = '';
      const at = f.ctx.here;
      const first = NEMESIS[card].initiative[table.options.edition];
      const i = table.foes.findIndex((foe) => NEMESIS[foe.card].initiative[table.options.edition] > first);
      const { max } = NEMESIS[card];
      /** UP-EVT-04, UP-PLA-10 */
      const wanted = f.threat > 0 ? f.threat : table.threat;
      const foe = { card, at, threat: Math.min(wanted, max), tokens: 0, target: -1, prey: -1, held: NO_AP, razed: 0 };
      table.foes = i < 0 ? [...table.foes, foe] : [...table.foes.slice(0, i), foe, ...table.foes.slice(i)];
      t.emit({
        type: 'foe',
        party: f.side,
        card,
        hex: at,
        threat: foe.threat,
        why: reasonOf(f.ctx.why),
        choice: choiceOf(f.tied, decider(table, f.ctx)),
      });
      addVp(t, f.side, wanted - foe.threat, byRule('overflow', card));
      t.call('immediate', { path: IMMEDIATE[card], ctx: ctxOf(f.ctx.by, at, { self: card }) });
      return 'rest';
    },
    /** UP-PLA-11 */
    rest(t, f) {
      t.call('settle', { by: decider(t.table, f.ctx), fights: false });
      return 'draw';
    },
  },
};

/** UP-CARD-15: nothing else goes on until it is done (UP-CON-19, UP-CON-21 look for this frame). */
export const immediate: Rules<'immediate'> = {
  first: 'resolve',
  stages: {
    resolve(t, f) {
      runEffect(t, f.path, f.ctx);
      return 'over';
    },
    over: () => 'done',
  },
};

/** UP-COM-53, UP-COM-54: the bottom effect, the VP, and out of the game. */
export const slain: Rules<'slain'> = {
  first: 'effect',
  stages: {
    effect(t, f) {
      const foe = t.table.dying.find((x) => x.card === f.card)!;
      t.emit({ type: 'slain', party: f.victor, card: f.card });
      const by = isSeat(f.victor) ? f.victor : -1;
      runEffect(t, DESTROYED[f.card], ctxOf(by, f.here, { self: f.card, victor: f.victor }));
      if (NEMESIS[f.card].side === 'E') react.legionDestroyed(t, foe, f.victor);
      return 'over';
    },
    /** UP-NEM-07: its tokens go with it. */
    over({ table }, f) {
      table.dying = table.dying.filter((foe) => foe.card !== f.card);
      if (!table.hordes.includes(f.card as HordeId)) table.gone = [...table.gone, f.card];
      return 'done';
    },
  },
};
