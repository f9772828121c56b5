import { pick, type Shown } from '@longtable/kernel';
import { ASKS_ITSELF } from '../cards/possible.ts';
import { hasTrait, kindOf } from '../data/cards.ts';
import { destroyFighter } from '../deeds/combat.ts';
import { choose, markUsed, perform } from '../deeds/effect.ts';
import type { Op } from '../ops.ts';
import { possible } from '../query/abilities.ts';
import { currentOp, deciderOf, handChoices, isFromHand, openOptions } from '../query/choices.ts';
import { isUnit, seatOf } from '../query/combat.ts';
import type { EffectData, ReadTable, Rules } from '../spec.ts';
import { combatOf, fighter, unitOf, unitOption } from '../table.ts';

const USE_OR_NO = ['use', 'no'] as const;

/** The first choice still lets the player leave it: abilities are optional. RA-ABL-01, RA-BAT-06 */
const mayDecline = (f: Readonly<EffectData>): boolean => f.consent === 'ask' && !f.begun;

const asksItself = (op: Op): boolean => op.op === 'own' && ASKS_ITSELF.includes(op.frame);

/** The operations of one card, one after the other. */
export const effect: Rules<'effect'> = {
  first: 'next',
  begin: (_t, { path, seat, unit, consent }) => ({ path, next: 0, seat, unit, consent, begun: false, value: 0, shed: 0, count: 0 }),
  stages: {
    /** As far as possible: a part that cannot be done is skipped. RA-EVT-16 */
    next(t, f) {
      const op = currentOp(f);
      if (op === undefined) return 'done';
      if (f.count === 0 && !possible(t.table, f.seat, f.unit, op, Math.max(f.value, f.shed))) return skip(f);
      if (isFromHand(t.table, f, op)) return 'fromHand';
      if (openOptions(t.table, f, op) !== null || (mayDecline(f) && !asksItself(op))) return 'choose';
      if (!asksItself(op)) markUsed(t, f);
      perform(t, f, op);
      if (f.count > 0) return 'next';
      return skip(f);
    },
    choose: {
      rules: ['RA-ABL-01', 'RA-ABL-02', 'RA-ABL-20'],
      ask(table, f) {
        const op = currentOp(f)!;
        const options = openOptions(table, f, op);
        if (options === null) return pick(f.seat, USE_OR_NO);
        return pick(deciderOf(table, f, op), mayDecline(f) ? [...options, 'no'] : options);
      },
      forced: true,
      answer(t, f, id) {
        if (id === 'no') return 'done';
        markUsed(t, f);
        if (id === 'use') return 'next';
        const op = currentOp(f)!;
        return choose(t, f, op, id) ? 'next' : skip(f);
      },
      show: (table, f) => shown(table, f),
    },
    fromHand: {
      rules: ['RA-ABL-04', 'RA-ABL-19'],
      ask(table, f) {
        const op = currentOp(f)!;
        return pick(deciderOf(table, f, op), handChoices(table, f, op));
      },
      answer(t, f, id) {
        if (id === 'no') return 'done';
        if (id === 'none') t.emit({ type: 'nothing', seat: f.seat });
        else markUsed(t, f);
        const op = currentOp(f)!;
        return choose(t, f, op, id) ? 'next' : skip(f);
      },
      show: (table, f) => shown(table, f),
    },
  },
};

function skip(f: EffectData): 'next' {
  f.next++;
  f.count = 0;
  return 'next';
}

/** Values for the prompt: `op` the operation, or `use` before anything of it has happened; `damage` only where it can be chosen. */
function shown(table: ReadTable, f: Readonly<EffectData>): Shown {
  const op = currentOp(f)!;
  const open = isFromHand(table, f, op) ? handChoices(table, f, op) : openOptions(table, f, op);
  const by = op.op === 'either' ? op.give : op.op === 'fromHand' ? op.to : '';
  const damage = op.op === 'either' && open?.includes('damage') === true ? op.damage : 0;
  return {
    with: { path: f.path, op: open === null ? 'use' : op.op, by, damage, count: f.count, foreign: deciderOf(table, f, op) !== f.seat },
  };
}

/** A unit is destroyed by an ability, with the Shield Warden's window: asked once, after the target is named. */
export const destroy: Rules<'destroy'> = {
  first: 'shield',
  stages: {
    shield: {
      rules: ['RA-ABL-14', 'RA-DES-03'],
      ask(table, f) {
        const c = combatOf(table);
        const victim = fighter(c, f.unit)!;
        const shields = c.fighters.filter((x) => x.side === victim.side && x !== victim && isUnit(x) && hasTrait(kindOf(x.card), 'shield'));
        return shields.length === 0 ? null : pick(seatOf(c, victim.side), [...shields.map((x) => unitOption(x.id)), 'no' as const]);
      },
      skip: 'destroy',
      answer(t, _f, id) {
        t.reveal();
        if (id === 'no') return 'destroy';
        destroyFighter(t, fighter(combatOf(t.table), unitOf(id))!, 'shield');
        return 'done';
      },
      show: (_t, f) => ({ with: { unit: f.unit } }),
    },
    destroy(t, f) {
      destroyFighter(t, fighter(combatOf(t.table), f.unit)!, 'ability');
      return 'done';
    },
  },
};
