import { pick } from '@longtable/kernel';
import { startersOf } from '../data/fighters.ts';
import { NOBODY } from '../data/numbers.ts';
import { NECROMANCERS, type Necromancer } from '../data/powers.ts';
import { deal } from '../setup.ts';
import type { ReadTable, Rules, Table, Turn, Who } from '../spec.ts';
import { aiOf, humans, player, usesPowers } from '../table.ts';

/** The parts of the setup that wait for people: who plays which necromancer, and what follows from it. */
export const setup: Rules<'setup'> = {
  first: 'necromancer',
  begin: () => ({ turn: 0 }),
  stages: {
    necromancer: {
      rules: ['CA-SET-02'],
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

    /** The rest of the setup, which waits for nobody. CA-SOL-03 */
    muster(t) {
      const { table } = t;
      const ai = aiOf(table);
      if (ai !== NOBODY) {
        const necromancer = free(table)[0]!;
        player(table, ai).necromancer = necromancer;
        t.emit({ type: 'necromancer', who: ai, necromancer });
      }
      deal(t);
      for (let who = 0; who < table.players.length; who++) {
        defend(t, who);
        charge(table, who);
      }
      return 'done';
    },
  },
};

const free = (table: ReadTable): Necromancer[] => NECROMANCERS.filter((n) => !table.players.some((p) => p.necromancer === n));

/** CA-SET-27 */
function charge(table: Table, who: Who): void {
  player(table, who).charged = usesPowers(table, who);
}

/** One starting fighter of attack value 1 for each starting structure, the others to hand. CA-SET-17, CA-SET-18 */
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
