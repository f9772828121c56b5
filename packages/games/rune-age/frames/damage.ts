import { pick } from '@longtable/kernel';
import { NOBODY, REALM_LIMIT } from '../data/numbers.ts';
import { eliminate, finish } from '../deeds/ends.ts';
import { exhaust } from '../deeds/zones.ts';
import { realmLimit } from '../query/scenario.ts';
import type { Rules } from '../spec.ts';
import { player, treasureOf } from '../table.ts';

const WARD = 3;

/** Damage on a home realm, with the Rune of Warding before it lies there. */
export const damage: Rules<'damage'> = {
  rules: ['RA-ELM-01', 'RA-ELM-06', 'RA-ELM-09', 'RA-ELM-11', 'RA-COO-06', 'RA-COO-11', 'RA-COO-14', 'RA-COO-17', 'RA-SET-12', 'RA-SIE-16'],
  first: 'ward',
  stages: {
    ward: {
      ask(table, f) {
        const p = player(table, f.seat);
        if (!p.alive || f.n === 0 || treasureOf(p, 'dr-4')?.exhausted !== false) return null;
        return pick(f.seat, ['ward', 'take'] as const);
      },
      skip: 'place',
      answer(t, f, id) {
        if (id === 'take') return 'place';
        exhaust(t, f.seat, 'dr-4');
        t.emit({ type: 'warded', seat: f.seat, n: Math.min(WARD, f.n) });
        f.n = Math.max(0, f.n - WARD);
        return 'place';
      },
      show: (_t, f) => ({ with: { n: f.n } }),
    },
    place(t, f) {
      const { table } = t;
      const p = player(table, f.seat);
      if (!p.alive || f.n === 0) return 'done';
      if (f.by !== NOBODY) table.struck = true;
      if (table.shared !== null) {
        table.sharedDamage += f.n;
        t.emit({ type: 'damage', seat: f.seat, n: f.n, total: table.sharedDamage, by: f.by });
        if (table.sharedDamage >= REALM_LIMIT) finish(t, [], 'realm-fell');
        return 'done';
      }
      p.damage += f.n;
      t.emit({ type: 'damage', seat: f.seat, n: f.n, total: p.damage, by: f.by });
      if (p.damage >= realmLimit(table, f.seat)) eliminate(t, f.seat, f.by);
      return 'done';
    },
  },
};
