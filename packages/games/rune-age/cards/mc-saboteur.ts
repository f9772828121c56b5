import type { Rules } from '../spec.ts';
import { combatOf } from '../table.ts';

/** Saboteur: the walls of the besieged city or landmark do not count. */
export const saboteur: Rules<'mc-saboteur'> = {
  first: 'breach',
  stages: {
    breach(t) {
      const c = combatOf(t.table);
      c.wallsDown = true;
      t.emit({ type: 'walls-down', target: c.target });
      return 'done';
    },
  },
};
