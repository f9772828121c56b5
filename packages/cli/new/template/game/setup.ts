import type { OptionRefusal } from '@longtable/kernel';
import { badOption, isOneOf, isOptionRefusal, knownOptions } from '@longtable/kit';
import { HEAPS } from './data.ts';
import type { Options, Table, Turn } from './spec.ts';

export function options(given: unknown, seats: number): Options | OptionRefusal {
  if (!isOneOf([2, 3, 4], seats)) return badOption('seats', `TEMPLATE_NAME is for 2 to 4 players, not ${seats}.`, 'TP-SET-01');
  const known = knownOptions(given, ['heap']);
  if (isOptionRefusal(known)) return known;
  const { heap = 15 } = known;
  if (!isOneOf(HEAPS, heap)) return badOption('heap', 'The heap has 15 or 21 pebbles.', 'TP-SET-02');
  return { heap };
}

/** TP-SET-03 */
export const setup = (t: Turn, { heap }: Options, seats: number): Table => ({
  all: heap,
  heap,
  turn: t.random('start', seats),
  taken: new Array<number>(seats).fill(0),
});
