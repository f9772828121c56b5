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

/** Whether the first choice still lets the player leave it (RA-ABL-01). */
const mayDecline = (f: Readonly<EffectData>): boolean => f.consent === 'ask' && !f.begun;

const asksItself = (op: Op): boolean => op.op === 'own' && ASKS_ITSELF.includes(op.frame);

export const effect: Rules<'effect'> = {
  rules: [
    'RA-ABL-01',
    'RA-ABL-02',
    'RA-ABL-04',
    'RA-ABL-11',
    'RA-ABL-13',
    'RA-ABL-15',
    'RA-ABL-19',
    'RA-ABL-20',
    'RA-BAT-05',
    'RA-BAT-06',
    'RA-DES-13',
    'RA-DCK-13',
    'RA-EVT-16',
    'RA-AMB-10',
    'RA-AMB-20',
    'RA-AMB-21',
    'RA-AMB-40',
    'RA-AMB-41',
  ],
  first: 'next',
  begin: (_t, { path, seat, unit, consent }) => ({ path, next: 0, seat, unit, consent, begun: false, value: 0, count: 0 }),
  stages: {
    next(t, f) {
      const op = currentOp(f);
      if (op === undefined) return 'done';
      if (f.count === 0 && !possible(t.table, f.seat, f.unit, op, f.value)) return skip(f);
      if (isFromHand(t.table, f, op)) return 'fromHand';
      if (openOptions(t.table, f, op) !== null || (mayDecline(f) && !asksItself(op))) return 'choose';
      if (!asksItself(op)) markUsed(t, f);
      perform(t, f, op);
      if (f.count > 0) return 'next';
      return skip(f);
    },
    choose: {
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

const shown = (table: ReadTable, f: Readonly<EffectData>): Shown => {
  const op = currentOp(f)!;
  const by = op.op === 'either' ? op.give : op.op === 'fromHand' ? op.to : '';
  const damage = op.op === 'either' ? op.damage : 0;
  return { with: { path: f.path, op: op.op, by, damage, foreign: deciderOf(table, f, op) !== f.seat } };
};

/** RA-DES-03 with the Shield Warden's window: asked once, after the target is named. */
export const destroy: Rules<'destroy'> = {
  rules: ['RA-DES-01', 'RA-DES-02', 'RA-DES-03', 'RA-DES-11', 'RA-EXP-08', 'RA-EXP-09', 'RA-ABL-14'],
  first: 'shield',
  stages: {
    shield: {
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
