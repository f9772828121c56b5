/** The first game of Crown of Ash: four turns of the last round, the King's fall, the count of points. */
import type { CombatCard } from '@longtable/crown-of-ash/data/combat-cards';
import type { Answer, RuleId } from '@longtable/kernel';
import type { Lesson, Step } from '../lesson.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';
import { area, fighter, OPTIONS, position, tile } from './position.ts';

const read = (id: StepId, ...rules: RuleId[]): Step => ({ id, rules, asked: null });
const act = (id: StepId, at: string, answer: Answer, ...rules: RuleId[]): Step => ({ id, rules, asked: { at, answer } });
const card = (id: CombatCard): CombatCard => id;

const steps: readonly Step[] = [
  read('theme', 'CA-TRN-01', 'CA-CIT-01'),
  read('goal', 'CA-VP-01', 'CA-VP-02', 'CA-CIT-02'),
  act('gather', 'turn.place', `gather:${area('volcano')}`, 'CA-RES-02', 'CA-RES-04'),
  act('sentry', 'amend.defenders', [fighter('st-visio-1')], 'CA-RES-08', 'CA-AMD-02', 'CA-AMD-04'),
  act('raise', 'turn.raise', fighter('sulphur-2'), 'CA-FIG-05', 'CA-FIG-08'),
  act('pay', 'raise.withGold', [0, 0], 'CA-GLD-02'),
  read('tax', 'CA-RES-03', 'CA-RES-06', 'CA-RES-07'),
  act('build', 'turn.place', 'build', 'CA-STR-02'),
  act('tile', 'build.tile', tile('fume-crypt'), 'CA-STR-01', 'CA-GLD-01'),
  act('region', 'build.region', area('coast'), 'CA-STR-03', 'CA-STR-05', 'CA-STR-07'),
  act('guard', 'amend.defenders', [fighter('st-visio-3')], 'CA-STR-05', 'CA-COM-06'),
  read('attacked', 'CA-COM-01', 'CA-COM-05'),
  act('defend', 'combat.cards', card('c4'), 'CA-COM-07', 'CA-COM-09', 'CA-COM-11'),
  read('held', 'CA-COM-13', 'CA-CRD-03'),
  act('march', 'turn.place', 'left', 'CA-CIT-04', 'CA-CIT-13'),
  act('pair', 'combat.attackers', [fighter('sulphur-1'), fighter('sulphur-2')], 'CA-COM-04', 'CA-BOL-01'),
  act('blow', 'combat.cards', card('c0'), 'CA-CIT-05', 'CA-CRD-04'),
  act('save', 'turn.raise', 'end', 'CA-TRN-03', 'CA-CIT-07'),
  read('refresh', 'CA-CRD-12', 'CA-CRD-14'),
  act('buildOn', 'turn.place', 'build', 'CA-STR-06'),
  act('works', 'build.tile', tile('sulphur-works'), 'CA-STR-11', 'CA-VP-02'),
  act('top', 'build.region', area('volcano'), 'CA-STR-06', 'CA-STR-10'),
  act('stay', 'amend.defenders', [fighter('st-visio-1')], 'CA-AMD-01'),
  act('lord', 'turn.raise', fighter('sulphur-8'), 'CA-END-04', 'CA-END-05'),
  act('payLord', 'raise.withGold', [0, 0, 0], 'CA-GLD-02', 'CA-END-03'),
  act('special', 'raise.ingredients', [0, 0, 1, 0], 'CA-RES-10', 'CA-END-02'),
  read('points', 'CA-END-01', 'CA-END-05', 'CA-END-08'),
];

export const lesson: Lesson = {
  game: 'crown-of-ash',
  names: ['Mirela'],
  options: OPTIONS,
  position,
  chance: { 'deck:fighter:1': [0], 'deck:fighter:3': [0], 'deck:tile': [3, 0] },
  others: [
    [
      `gather:${area('forest')}`,
      ...[`battle:${area('coast')}`, [fighter('st-nox-3'), fighter('ash-1')], card('c1'), 'end'],
      ...['refresh', 'end'],
      ...['gold', 'end'],
    ],
  ],
  steps,
  scores: [43, 41],
  words: { en, de },
};
