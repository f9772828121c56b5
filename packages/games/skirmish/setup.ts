import type { OptionRefusal } from '@longtable/kernel';
import { badOption, isOneOf, isOptionRefusal, knownOptions } from '@longtable/kit';
import { COPIES, HILLS, RANKS } from './data.ts';
import type { Options, Table, Turn } from './spec.ts';
import { fromLead, refill } from './table.ts';

export function options(given: unknown, seats: number): Options | OptionRefusal {
  if (!isOneOf([2, 3, 4], seats)) return badOption('seats', `Skirmish is for 2 to 4 captains, not ${seats}.`, 'SK-SET-01');
  const known = knownOptions(given, ['hills', 'rally']);
  if (isOptionRefusal(known)) return known;
  const { hills = 7, rally = true } = known;
  if (!isOneOf([5, 7] as const, hills)) return badOption('hills', 'There are 5 or 7 hills.', 'SK-SET-04');
  if (typeof rally !== 'boolean') return badOption('rally', 'Rallies are on or off: true or false.', 'SK-RAL-01');
  return { hills, rally };
}

/** Soldiers, hills and the first lead. SK-SET-02, SK-SET-04, SK-SET-05 */
export function setup(t: Turn, { hills, rally }: Options, seats: number): Table {
  const none: readonly number[] = new Array<number>(seats).fill(0);
  const lead = t.random('lead', seats);
  const order = [...HILLS[hills]];
  t.shuffle('hills', order);
  const table: Table = {
    rally,
    lead,
    hills: order,
    prize: 0,
    deck: new Array<number>(RANKS).fill(COPIES),
    discard: new Array<number>(RANKS).fill(0),
    hands: none.map(() => new Array<number>(RANKS).fill(0)),
    field: none,
    strength: none,
    points: none,
  };
  for (const seat of fromLead(table)) refill(t, table, seat);
  return table;
}
