/** The worth of fighters in combat. */
import { FIGHTERS } from '../data/fighters.ts';
import type { FighterId, ReadTable } from '../spec.ts';

export function attackSum(fighters: readonly FighterId[]): number {
  let sum = 0;
  for (let i = 0; i < fighters.length; i++) sum += FIGHTERS[fighters[i]!]!.attack;
  return sum;
}

/** Automatons too; starting fighters have no kind. CA-AUT-10, CA-FIG-04 */
const alike = (a: FighterId, b: FighterId): boolean => {
  const { kind } = FIGHTERS[a]!;
  return kind >= 0 && kind === FIGHTERS[b]!.kind;
};

/** The two that match, if exactly two do; three of a kind are no pair (R 32). CA-BOL-03, CA-POW-16 */
export function pairIn(fighters: readonly FighterId[]): readonly [FighterId, FighterId] | null {
  const [a, b, c] = fighters;
  if (a === undefined || b === undefined) return null;
  if (c === undefined) return alike(a, b) ? [a, b] : null;
  if (alike(a, b)) return alike(b, c) ? null : [a, b];
  return alike(a, c) ? [a, c] : alike(b, c) ? [b, c] : null;
}

/** CA-BOL-02 */
const isTrio = (fighters: readonly FighterId[]): boolean =>
  fighters.length === 3 && alike(fighters[0]!, fighters[1]!) && alike(fighters[1]!, fighters[2]!);

/** Things that bolstering depends on: a table has them, and a view. */
type Bonds = Pick<ReadTable, 'fortified' | 'options'>;

/** Groups are kept sorted, and so are their pairs. */
export function isFortified(t: Bonds, [a, b]: readonly [FighterId, FighterId]): boolean {
  for (let i = 0; i < t.fortified.length; i += 2) if (t.fortified[i] === a && t.fortified[i + 1] === b) return true;
  return false;
}

/** Worked out afresh from the fighters that are there, on either side; nobody must match. CA-BOL-01, CA-BOL-04, CA-BOL-06 */
export function bolster(t: Bonds, fighters: readonly FighterId[]): number {
  if (fighters.length < 2) return 0;
  const pair = pairIn(fighters);
  if (pair !== null) return isFortified(t, pair) ? 2 : 1;
  return isTrio(fighters) ? t.options.trio : 0;
}

/** Points that a group adds to a total without a combat card. */
export const worth = (table: ReadTable, fighters: readonly FighterId[]): number => attackSum(fighters) + bolster(table, fighters);
