/** Operations on dice: in a combat, or in a Hero roll. */
import type { Performers } from '@longtable/kit';
import { SYMBOLS } from '../data/dice.ts';
import type { Op } from '../data/ops.ts';
import { addSymbols, newDice, skullToBolt } from '../query/dice.ts';
import { count } from '../query/numbers.ts';
import type { Data, In } from '../spec.ts';

type T = In<'effect'>;
type F = Data<'effect'>;
type Names = 'dice' | 'symbols' | 'skullToBolt' | 'reroll' | 'combatMark' | 'roundMark';

export const COMBAT_OPS: Pick<Performers<Op, T, F>, Names> = {
  dice(t, f, op) {
    const n = op.n === undefined ? 1 : count(t.table, op.n, f, t.up);
    const colours = Array.from({ length: n }, () => op.add).flat();
    const hero = t.up('hero-roll');
    if (hero !== undefined) hero.pool = [...hero.pool, ...colours];
    else {
      const r = t.need('round');
      r.dice = [...r.dice, ...newDice(colours, f.ctx.side)];
    }
  },
  symbols(t, f, op) {
    addSymbols(t.need('round'), f.ctx.side, SYMBOLS.indexOf(op.add), count(t.table, op.n, f, t.up));
  },
  skullToBolt: (t, f) => skullToBolt(t.table, t.need('round'), f.ctx.side),
  reroll(t, f, op) {
    const hero = t.up('hero-roll') !== undefined;
    t.call('reroll', { seat: f.ctx.by, max: op.max, of: op.of ?? '', only: op.only ?? '', hero });
  },
  combatMark(t, _f, op) {
    const c = t.need('combat');
    c.marks = [...c.marks, op.mark];
    if (op.mark === 'woods') c.terrain = 'woods';
  },
  roundMark(t, _f, op) {
    const r = t.need('round');
    r.marks = [...r.marks, op.mark];
  },
};
