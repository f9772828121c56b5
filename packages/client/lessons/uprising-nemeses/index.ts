/** A short second game of Uprising: one Nemesis Phase, from the arrow that warns to the points that it brings. */
import type { Answer, RuleId } from '@longtable/kernel';
import type { Lesson, Step } from '../lesson.ts';
import { HOME, OPTIONS } from '../uprising/position.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';
import { position, RIM } from './position.ts';

const read = (id: StepId, ...rules: RuleId[]): Step => ({ id, rules, asked: null });
const act = (id: StepId, at: string, answer: Answer, ...rules: RuleId[]): Step => ({ id, rules, asked: { at, answer } });

const steps: readonly Step[] = [
  read('enemies', 'UP-NEM-01', 'UP-NEM-02'),
  read('target', 'UP-EMP-20', 'UP-AIL-03'),
  act('command', 'turn.act', 'command', 'UP-ACT-CMD-07', 'UP-AIL-09'),
  act('where', 'command.hex', HOME, 'UP-ACT-CMD-07'),
  act('march', 'command.units', [1, 1, 1], 'UP-CON-08'),
  act('loss', 'losses.units', [1, 0, 0, 0], 'UP-COM-31', 'UP-SCO-01'),
  act('card', 'window.use', 'pit-fighter', 'UP-COM-24', 'UP-COM-53'),
  read('horde', 'UP-AIH-01', 'UP-AIH-02', 'UP-AIH-05'),
  act('tie', 'activate.move', RIM, 'UP-AIH-06', 'UP-CHA-20'),
  act('spend', 'scoring.spend', 'done', 'UP-SCO-01', 'UP-SCO-02'),
  read('end', 'UP-SCO-08'),
];

export const lesson: Lesson = {
  game: 'uprising',
  names: ['Mirela'],
  options: OPTIONS,
  position,
  chance: {
    'roll:0:white': [3, 0],
    'roll:E:white': [1, 4],
    'roll:0:blue': [2],
    'roll:0:red': [0, 0],
    'roll:E:red': [5, 5],
    'roll:E:yellow': [5],
  },
  others: [['done']],
  steps,
  scores: [18, 17],
  words: { en, de },
};
