/** Operations on dice: in a combat, or in a Hero roll. */
import type { Performers } from '@longtable/kit';
import { KEEP_ORDER, SIDES_OF_A_DIE, SYMBOLS } from '../data/dice.ts';
import type { Op } from '../data/ops.ts';
import { rollLabel } from '../frames/labels.ts';
import { hurt, throwAgain } from '../frames/round.ts';
import { addSymbols, cancelShields, faceOf, newDice, other, rerollable, shields, skullToBolt } from '../query/dice.ts';
import { count } from '../query/numbers.ts';
import type { Data, In } from '../spec.ts';

type T = In<'effect'>;
type F = Data<'effect'>;
type Names =
  | 'dice'
  | 'fewerDice'
  | 'symbols'
  | 'skullToBolt'
  | 'reroll'
  | 'rerollAll'
  | 'cancelShields'
  | 'volley'
  | 'combatMark'
  | 'roundMark';

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
  /** Siege Craft: the enemy rolls fewer dice, in the order of UP-COM-42. */
  fewerDice(t, f, op) {
    const r = t.need('round');
    const enemy = other(f.ctx.side);
    for (let n = op.n; n > 0; n--) {
      const colour = KEEP_ORDER.findLast((c) => r.dice.some((d) => d.side === enemy && d.colour === c));
      const i = r.dice.findIndex((d) => d.side === enemy && d.colour === colour);
      if (i >= 0) r.dice = r.dice.toSpliced(i, 1);
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
  rerollAll(t, f) {
    const r = t.need('round');
    throwAgain(t, t.need('combat'), r, rerollable(t.table, r.dice, f.ctx.side, '', '', []));
  },
  cancelShields(t, f, op) {
    const r = t.need('round');
    const enemy = other(f.ctx.side);
    cancelShields(r, enemy, Math.min(op.n, shields(t.table, t.need('combat'), r, enemy)));
  },
  /** UP-COM-25: Skulls hit at once and are not blocked. */
  volley(t, f) {
    const c = t.need('combat');
    const r = t.need('round');
    const party = c.sides[f.ctx.side];
    const lost = r.lost.reduce((sum, n) => sum + n, 0);
    const dice = newDice(new Array(lost).fill('yellow'), f.ctx.side).map((d) => ({
      ...d,
      face: t.random(rollLabel(party, d.colour), SIDES_OF_A_DIE),
    }));
    t.emit({ type: 'rerolled', party, dice });
    hurt(
      t,
      c,
      other(f.ctx.side),
      dice.reduce((sum, d) => sum + faceOf(t.table, d)[0], 0),
    );
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
