import { pick } from '@longtable/kernel';
import { idOf } from '../data/cards.ts';
import { isUnit, seatOf, sideOf, strengthOf } from '../query/combat.ts';
import type { Rules } from '../spec.ts';
import { combatOf, fighter, unitOf, unitOption } from '../table.ts';

/** Shadow Rune: an opposing unit has strength 0 for the rest of the combat, whatever it gets. */
export const shadowRune: Rules<'nx-shadow-rune'> = {
  first: 'shadow',
  stages: {
    shadow: {
      rules: ['RA-ABL-05', 'RA-ABL-17'],
      ask(table, f) {
        const c = combatOf(table);
        const side = sideOf(c, f.seat);
        const units = c.fighters.filter((x) => x.side !== side && isUnit(x) && strengthOf(x) > 0);
        return pick(
          f.seat,
          units.map((x) => unitOption(x.id)),
        );
      },
      skip: 'done',
      forced: true,
      answer(t, _f, id) {
        const c = combatOf(t.table);
        const victim = fighter(c, unitOf(id))!;
        victim.shadowed = true;
        t.emit({ type: 'shadowed', seat: seatOf(c, victim.side), unit: victim.id, card: idOf(victim.card) });
        return 'done';
      },
    },
  },
};
