import { pick, type Seat } from '@longtable/kernel';
import { DIE, NOBODY } from '../data/numbers.ts';
import { spendCharge } from '../deeds/index.ts';
import type { ReadTable, RollReason, Rules, Turn, Who } from '../spec.ts';
import { mayUse } from '../table.ts';

/** One die for each roller. Mors may have one of them rolled again before it has any consequence. */
export const dice: Rules<'dice'> = {
  first: 'roll',
  begin: (_t, { rollers, why }) => ({ rollers, why, values: [] }),
  stages: {
    /** CA-CRD-02, CA-RND-09, CA-AIA-01 */
    roll(t, f) {
      f.values = f.rollers.map((who) => roll(t, who, f.why));
      return 'overturn';
    },

    overturn: {
      rules: ['CA-POW-12', 'CA-POW-19'],
      ask(table, f) {
        const mors = overturner(table);
        return mors === NOBODY ? null : pick<Who | 'keep'>(mors, ['keep', ...f.rollers]);
      },
      skip: 'stand',
      answer(t, f, of, who) {
        t.reveal();
        if (of === 'keep') return 'stand';
        spendCharge(t, who);
        const value = roll(t, of, f.why);
        f.values = f.values.with(f.rollers.indexOf(of), value);
        t.emit({ type: 'overturned', who, of, value });
        return 'stand';
      },
      show: (table, f, seat, up) => {
        const fight = up('combat');
        const touches = f.rollers.includes(seat) || fight?.attacker === seat || fight?.defender === seat;
        return { with: { rollers: f.rollers, values: f.values, why: f.why }, plan: { pass: 'keep', round: table.round, touches } };
      },
    },

    stand: (t, f) => t.done(f.values),
  },
};

/** The region is rolled for by the AI alone, of which there is one. */
const labelOf = (why: RollReason, who: Who): string => (why === 'region' ? 'die:region' : `die:${why}:${who}`);

function roll(t: Turn, who: Who, why: RollReason): number {
  const value = 1 + t.random(labelOf(why, who), DIE);
  t.emit({ type: 'rolled', who, why, value });
  return value;
}

function overturner(table: ReadTable): Seat {
  if (table.options.powers === false) return NOBODY;
  for (let who = 0; who < table.players.length; who++) if (mayUse(table, who, 'overturn')) return who;
  return NOBODY;
}
