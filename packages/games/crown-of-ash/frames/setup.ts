import { pick } from '@longtable/kernel';
import { startersOf } from '../data/fighters.ts';
import { NOBODY } from '../data/numbers.ts';
import { NECROMANCERS, type Necromancer } from '../data/powers.ts';
import type { ReadTable, Rules, Turn, Who } from '../spec.ts';
import { aiOf, humans, player, usesPowers } from '../table.ts';

/** The parts of the setup that wait for people: who plays which necromancer, and what follows from it. */
export const setup: Rules<'setup'> = {
  rules: [
    'CA-SET-02',
    'CA-SET-17',
    'CA-SET-18',
    'CA-SET-25',
    'CA-SET-27',
    'CA-SOL-03',
    'CA-FIG-04',
    'CA-FIG-07',
    'CA-SET-07',
    'CA-SET-08',
    'CA-SET-10',
    'CA-SET-13',
    'CA-SET-16',
    'CA-SET-19',
    'CA-SET-21',
    'CA-SET-24',
    'CA-SET-26',
    'CA-SOL-02',
    'CA-SOL-08',
    'CA-SOL-20',
    'CA-CIT-01',
    'CA-FIG-02',
    'CA-FIG-03',
  ],
  first: 'necromancer',
  begin: () => ({ turn: 0 }),
  stages: {
    necromancer: {
      ask: (table, f) => (table.options.necromancers === 'choose' && f.turn < humans(table) ? pick(f.turn, free(table)) : null),
      skip: 'muster',
      forced: true,
      answer(t, f, necromancer, seat) {
        player(t.table, seat).necromancer = necromancer;
        t.emit({ type: 'necromancer', who: seat, necromancer });
        f.turn++;
        return 'necromancer';
      },
      show: (table) => ({ blocked: NECROMANCERS.filter((n) => !free(table).includes(n)).map((id) => ({ id, rule: 'CA-SET-02' })) }),
    },

    muster(t) {
      const { table } = t;
      const ai = aiOf(table);
      if (ai !== NOBODY) {
        const necromancer = free(table)[0]!;
        player(table, ai).necromancer = necromancer;
        t.emit({ type: 'necromancer', who: ai, necromancer });
      }
      for (let who = 0; who < table.players.length; who++) {
        defend(t, who);
        player(table, who).charged = usesPowers(table, who);
      }
      return 'done';
    },
  },
};

const free = (table: ReadTable): Necromancer[] => NECROMANCERS.filter((n) => !table.players.some((p) => p.necromancer === n));

/** One starting fighter of attack value 1 for each starting structure, the others to hand. */
function defend(t: Turn, who: Who): void {
  const { table } = t;
  const p = player(table, who);
  const starters = startersOf(p.necromancer!);
  let next = 0;
  table.tiles.forEach((stack, region) => {
    if (table.owner[region] !== who) return;
    const fighter = starters[next++]!;
    table.defenders[region] = [fighter];
    t.emit({ type: 'founded', who, tile: stack[0]!, region, fighter });
  });
  p.hand = starters.slice(next);
}
