import { pick } from '@longtable/kernel';
import type { EventId } from '../data/events.ts';
import { NOBODY } from '../data/numbers.ts';
import { nextStage } from '../query/events.ts';
import type { Rules } from '../spec.ts';
import { playOrder } from '../table.ts';

const LOOK = 2;

/** Mad Prophet: the first player looks at the top two events and puts them back in any order; each player takes 1 damage. */
export const madProphet: Rules<'ca-25'> = {
  first: 'look',
  stages: {
    look(t, f) {
      const { table } = t;
      const seen: EventId[] = [];
      while (seen.length < LOOK && table.events.length > 0) {
        const top = nextStage(table);
        const id = top[t.random('events', top.length)]!;
        table.events = table.events.filter((x) => x !== id);
        seen.push(id);
      }
      table.foreseen = [...seen].reverse();
      table.foreseer = f.seat;
      t.emit({ type: 'looked', seat: f.seat, n: seen.length });
      t.emit({ type: 'looked-at', seat: f.seat, cards: seen }, [f.seat]);
      return 'arrange';
    },
    arrange: {
      rules: ['RA-DCK-13'],
      ask: (table, f) => (table.foreseen.length < LOOK ? null : pick(f.seat, [...table.foreseen].reverse())),
      skip: 'suffer',
      answer(t, _f, id) {
        t.table.foreseen = [...t.table.foreseen.filter((x) => x !== id), id];
        return 'suffer';
      },
    },
    suffer(t) {
      for (const seat of playOrder(t.table)) t.call('damage', { seat, n: 1, by: NOBODY, of: 'ca-25' });
      return 'done';
    },
  },
};
