import { pick } from '@longtable/kernel';
import { NOBODY, REALM_LIMIT } from '../data/numbers.ts';
import { type TreasureId, treasure } from '../data/treasures.ts';
import { eliminate, finish } from '../deeds/ends.ts';
import { exhaust } from '../deeds/zones.ts';
import { realmLimit } from '../query/scenario.ts';
import type { Player, Rules, RuneAge, Turn } from '../spec.ts';
import { player } from '../table.ts';

type Damage = RuneAge['frames']['damage']['data'];

/** Damage on a home realm, with what can be exhausted to keep it away. */
export const damage: Rules<'damage'> = {
  first: 'ward',
  stages: {
    ward: {
      rules: ['RA-ELM-01', 'RA-REW-04'],
      ask(table, f) {
        const p = player(table, f.seat);
        if (!p.alive || f.n === 0) return null;
        const wards = wardsOf(p);
        return wards.length === 0 ? null : pick(f.seat, [...wards, 'take' as const]);
      },
      skip: 'place',
      answer(t, f, id) {
        if (id === 'take') return 'place';
        const n = Math.min(treasure(id).ward ?? 0, f.n);
        exhaust(t, f.seat, id);
        t.emit({ type: 'warded', seat: f.seat, by: id, n });
        f.n -= n;
        return 'ward';
      },
      show: (table, f) => ({ with: { n: f.n }, plan: { pass: 'take', round: table.round, touches: f.by !== NOBODY } }),
    },
    /** The supply is unlimited; whoever is out of the game takes none. RA-SET-12, RA-ELM-06 */
    place(t, f) {
      const p = player(t.table, f.seat);
      if (!p.alive || f.n === 0) return 'done';
      if (f.by !== NOBODY) t.table.struck = true;
      if (t.table.shared !== null) share(t, f);
      else suffer(t, f, p);
      return 'done';
    },
  },
};

const wardsOf = (p: Player): TreasureId[] => p.treasures.flatMap((x) => (!x.exhausted && treasure(x.id).ward !== undefined ? [x.id] : []));

/** All partners share one realm, and lose with it. RA-COO-06, RA-COO-11, RA-COO-14 */
function share(t: Turn, f: Damage): void {
  t.table.sharedDamage += f.n;
  t.emit({ type: 'damage', seat: f.seat, n: f.n, total: t.table.sharedDamage, by: f.by, of: f.of });
  if (t.table.sharedDamage >= REALM_LIMIT) finish(t, [], 'realm-fell');
}

/** A realm that has reached its limit falls at once. RA-ELM-01, RA-ELM-09 */
function suffer(t: Turn, f: Damage, p: Player): void {
  p.damage += f.n;
  t.emit({ type: 'damage', seat: f.seat, n: f.n, total: p.damage, by: f.by, of: f.of });
  if (p.damage >= realmLimit(t.table, f.seat)) eliminate(t, f.seat, f.by);
}
