import { order, pick } from '@longtable/kernel';
import { NOBODY } from '../data/numbers.ts';
import { lastOfAll } from '../query/reasons.ts';
import { regionsVp } from '../query/scoring.ts';
import type { CrownOfAsh, Event, ReadTable, Rules, Turn, Who } from '../spec.ts';
import { aiOf, humans, player, usesPowers } from '../table.ts';

type Data = CrownOfAsh['frames']['turnOrder']['data'];

/** The player with the lowest score arranges the turn order. The AI neither decides nor moves: it stays last. */
export const turnOrder: Rules<'turnOrder'> = {
  first: 'lowest',
  begin: (table) => ({ tied: [...Array(humans(table)).keys()], placed: [], dice: null }),
  stages: {
    /** The fewest points, then the least valuable regions, then a die. CA-RND-07, CA-RND-08, CA-RND-12 */
    lowest(t, f) {
      if (f.tied.length === 1) return decided(t, f, null);
      const byVp = lowest(f.tied, (who) => player(t.table, who).vp);
      f.tied = lowest(byVp, (who) => regionsVp(t.table, who));
      if (f.tied.length === 1) return decided(t, f, byVp.length === 1 ? 'vp' : 'regions');
      t.call('dice', { rollers: f.tied, why: 'order' }, 'dice');
      return 'judge';
    },

    /** The highest; equal ones roll again. CA-RND-09 */
    judge(t, f) {
      const { dice, tied } = f;
      f.tied = lowest(tied, (who) => -dice![tied.indexOf(who)]!);
      if (f.tied.length === 1) return decided(t, f, 'die');
      t.call('dice', { rollers: f.tied, why: 'order' }, 'dice');
      return 'judge';
    },

    arrange: {
      rules: ['CA-RND-07'],
      ask: (table, f) => order(f.tied[0]!, people(table)),
      answer(t, _f, list) {
        setOrder(t, list);
        return 'charge';
      },
      show: (table) => ({ with: { ai: aiOf(table) }, blocked: lastOfAll(table) }),
    },

    starter: {
      rules: ['CA-OPT-01', 'CA-OPT-02'],
      ask: (table, f) => pick(f.tied[0]!, people(table)),
      answer(t, _f, who) {
        setOrder(t, clockwiseFrom(who, t.seats));
        return 'charge';
      },
      show: (table) => ({ blocked: lastOfAll(table) }),
    },

    /** One moment is meant by the end of a round and the start of the next (R 28). CA-POW-03, CA-POW-19 */
    charge(t) {
      const { table } = t;
      if (table.options.powers === false) return 'done';
      for (let who = 0; who < table.players.length; who++) player(table, who).charged = usesPowers(table, who);
      t.emit({ type: 'charged' });
      return 'done';
    },
  },
};

const lowest = (among: readonly Who[], value: (who: Who) => number): Who[] => {
  const least = Math.min(...among.map(value));
  return among.filter((who) => value(who) === least);
};

/** The people in their present order: the AI never decides. CA-SOL-16 */
const people = (table: ReadTable): Who[] => table.order.filter((who) => !player(table, who).ai);

/** CA-OPT-01 */
export const clockwiseFrom = (first: Who, seats: number): Who[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);

function decided(t: Turn, f: Data, why: Extract<Event, { type: 'lowest' }>['why'] | null): 'arrange' | 'starter' | 'lowest' | 'charge' {
  const { table } = t;
  const who = f.tied[0]!;
  if (t.seats === 1) return 'charge';
  if (why !== null) t.emit({ type: 'lowest', who, why });
  if (table.options.turnOrder === 'arrange') return 'arrange';
  if (table.options.turnOrder === 'clockwise') return 'starter';
  f.placed = [...f.placed, who];
  if (f.placed.length === t.seats) {
    setOrder(t, f.placed);
    return 'charge';
  }
  f.tied = people(table).filter((other) => !f.placed.includes(other));
  return 'lowest';
}

/** The AI plays last whatever people arrange. CA-SOL-11 */
function setOrder(t: Turn, list: readonly Who[]): void {
  const ai = aiOf(t.table);
  t.table.order = ai === NOBODY ? list : [...list, ai];
  t.emit({ type: 'order', order: t.table.order });
}
