import type { Blocked, Id } from '@longtable/kernel';
import type { Data, In, Up } from '../spec.ts';
import type { ReadTable } from '../types.ts';

export type SelectData = Data<'select'>;

/** One of a list, done at once. */
export interface SelectionRules {
  /** Pure: what there is to choose from. */
  options(table: ReadTable, f: Readonly<SelectData>, up: Up): readonly Id[];
  act(t: In<'select'>, f: SelectData, id: never): void;
  /** UP-PLA-01: all things of the kind. Those that are not among the options do not fit the words of the effect. */
  range?(table: ReadTable, f: Readonly<SelectData>, up: Up): readonly Id[];
  /** Further things that one might expect, each with the rule that forbids it. */
  barred?(table: ReadTable, f: Readonly<SelectData>): Blocked[];
}

/** `rangers@12`: a Unit and a hex. */
export const split = (id: string): readonly [string, number] => {
  const at = id.lastIndexOf('@');
  return [id.slice(0, at), Number(id.slice(at + 1))];
};
