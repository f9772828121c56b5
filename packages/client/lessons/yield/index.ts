/** The first game of Yield: three Seasons, one battle, the count of points. */
import type { Answer, RuleId } from '@longtable/kernel';
import type { Lesson, Step } from '../lesson.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';
import { cards, drawing, OPTIONS, place, position } from './position.ts';

const INFANTRY = 1;
const CAVALRY = 2;
const HERS = 4;
const march = (army: number, to: string): string => `${army}>${place(to)}`;

const read = (id: StepId, ...rules: RuleId[]): Step => ({ id, rules, asked: null });
const act = (id: StepId, at: string, answer: Answer, ...rules: RuleId[]): Step => ({ id, rules, asked: { at, answer } });

const steps: readonly Step[] = [
  read('theme', 'YD-GEN-01', 'YD-GEN-02'),
  read('goal', 'YD-GEN-04', 'YD-FOR-02', 'YD-FOR-03'),
  act('lay', 'season.choose', 'move-two', 'YD-STR-02', 'YD-STR-07'),
  act('turn', 'season.perform', 'perform', 'YD-STR-03', 'YD-STR-04'),
  act('banner', 'card.banner', 'one-moves-2', 'YD-STR-09', 'YD-CRD-MV2-01'),
  act('march', 'banner.act', march(CAVALRY, 'Coldwater'), 'YD-MOV-GEN-01', 'YD-ARM-07'),
  act('arrive', 'banner.act', march(CAVALRY, 'Marrow Hold'), 'YD-MOV-GEN-05', 'YD-FOR-02'),
  read('kept', 'YD-STR-04', 'YD-STR-06'),
  act('layConquer', 'season.choose', 'conquer', 'YD-CRD-CON-01', 'YD-STR-07'),
  act('turnConquer', 'season.perform', 'perform', 'YD-STR-04'),
  act('conquer', 'banner.act', 'conquer', 'YD-CRD-CON-01', 'YD-CRD-CON-02', 'YD-CRD-CON-04'),
  act('discard', 'discard.cards', cards('forest-3'), 'YD-CRD-CON-05', 'YD-BAT-17'),
  act('approach', 'banner.act', march(INFANTRY, 'Bellmarket'), 'YD-CRD-CON-07', 'YD-MOV-GEN-06'),
  act('layUpgrade', 'season.choose', 'upgrade', 'YD-CRD-UPG-01'),
  act('turnUpgrade', 'season.perform', 'perform', 'YD-STR-10'),
  act('upgrade', 'banner.act', 'upgrade', 'YD-CRD-UPG-01'),
  act('stronger', 'upgrade.fortresses', [place('Orrenkeep'), place('Marrow Hold')], 'YD-CRD-UPG-01', 'YD-CRD-UPG-02'),
  act('close', 'banner.act', march(CAVALRY, 'Coldwater'), 'YD-CRD-UPG-05', 'YD-FOR-11'),
  read('battle', 'YD-BAT-03', 'YD-BAT-10', 'YD-BAT-13'),
  act('up', 'battle.act', 'up:town-5', 'YD-BAT-17', 'YD-BAT-21'),
  act('down', 'battle.act', 'down:forest-4', 'YD-BAT-18', 'YD-BAT-20'),
  act('last', 'battle.act', 'up:wetlands-4', 'YD-BAT-21', 'YD-BAT-23'),
  act('retreat', 'retreat.step', march(HERS, 'Easthaven'), 'YD-OUT-02', 'YD-OUT-13', 'YD-OUT-14'),
  act('chase', 'chase.step', march(INFANTRY, 'Highspire'), 'YD-OUT-20', 'YD-OUT-25'),
  act('spoils', 'discard.cards', cards('forest-5'), 'YD-CNQ-01', 'YD-CNQ-03', 'YD-CNQ-04'),
  read('points', 'YD-END-01', 'YD-END-02'),
];

export const lesson: Lesson = {
  game: 'yield',
  names: ['Mirela'],
  options: OPTIONS,
  position,
  chance: {
    deck: drawing(
      ...(['town-3', 'forest-4', 'forest-6', 'town-5', 'forest-3'] as const),
      ...(['forest-5', 'town-4'] as const),
      ...(['town-3', 'forest-4'] as const),
      ...(['wetlands-5', 'town-6'] as const),
    ),
  },
  others: [
    [
      ...['ritual', 'keep'],
      ...['upgrade', 'perform', 'upgrade', [place('Tharn Gate'), place('Silverbarrow')], `5>${place('Valdris')}`],
      ...['conquer', 'perform', 'conquer', cards('forest-3', 'town-3'), 'stop'],
      ...['up:wetlands-6', 'yield'],
    ],
  ],
  steps,
  scores: [12, 9],
  words: { en, de },
};
