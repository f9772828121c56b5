/** Questions that cards ask before they are offered: combats, rounds and rolls in a few words. */
import type { Colour } from '../../data/dice.ts';
import type { Need } from '../../data/ops.ts';
import { holds } from '../../query/needs.ts';
import type { Question } from '../../query/question.ts';
import type { CombatData, Die, RoundData, Table } from '../../spec.ts';
import { faces, stage, tile, units } from '../scenes.ts';
import { FIELD } from './fights.ts';

export type Change = (t: Table) => void;
/** The name of a case, the answer, and the table that it is asked at. */
export type Row = readonly [what: string, answer: boolean, change: Change, question?: Partial<Question>];

export const combat = (group: CombatData['groups'][number], more: Partial<CombatData> = {}): CombatData => ({
  hex: FIELD,
  sides: [0, group === 'garrisons' ? 'E' : 'C'],
  groups: ['units', group],
  by: 0,
  terrain: 'ice',
  used: [],
  marks: [],
  fell: [],
  before: [0, 0],
  rounds: 1,
  turned: false,
  ...more,
});

/** `die('red', 'SB')`: an own die as it lies there. */
export const die = (colour: Colour, face: string, more: Partial<Die> = {}): Die => ({
  colour,
  face: faces(colour, face)[0]!,
  side: 0,
  of: -1,
  spent: false,
  ...more,
});

export const round = (dice: readonly Die[], more: Partial<RoundData> = {}): RoundData => ({
  kind: 'clash',
  dice,
  extra: [0, 0, 0, 0, 0, 0],
  bolts: [0, 0],
  cancelled: [0, 0],
  used: [],
  marks: [],
  later: [],
  druids: [],
  lost: [0, 0, 0, 0],
  ...more,
});

/** Sellswords of seat 0 on the field, against what the change puts there. */
export const fighters =
  (n: number, more: Partial<Table['hexes'][number]> = {}): Change =>
  (t) => {
    tile(t, FIELD, 'raufrost');
    if (n > 0) units(t, 0, FIELD, { sellswords: n });
    Object.assign(t.hexes[FIELD]!, more);
  };

export function isMet(need: Need, change: Change, question: Partial<Question> = {}): boolean {
  const q: Question = { seat: 0, combat: null, round: null, hero: null, side: 0, roll: null, ...question };
  return holds(stage().with(change).table, need, q);
}
