/** The first game of Uprising: a last Chapter with one Command, a won fight, a new Haven, a Quest, and the Nemesis. */
import type { Answer, RuleId } from '@longtable/kernel';
import type { Lesson, Step } from '../lesson.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';
import { OPTIONS, position, RIGGA } from './position.ts';

const read = (id: StepId, ...rules: RuleId[]): Step => ({ id, rules, asked: null });
const act = (id: StepId, at: string, answer: Answer, ...rules: RuleId[]): Step => ({ id, rules, asked: { at, answer } });

const steps: readonly Step[] = [
  read('theme', 'UP-CON-01'),
  { ...read('goal', 'UP-SCO-01', 'UP-SCO-04'), about: ['race'] },
  act('command', 'turn.act', 'command', 'UP-ACT-02', 'UP-ACT-03'),
  act('where', 'command.hex', RIGGA, 'UP-ACT-CMD-07'),
  act('hero', 'command.hero', 'with', 'UP-HERO-07'),
  act('march', 'command.units', [2, 1, 1], 'UP-CON-08'),
  read('dice', 'UP-COM-12', 'UP-COM-21', 'UP-TER-03'),
  act('card', 'window.use', 'pit-fighter', 'UP-CARD-18', 'UP-COM-24'),
  read('won', 'UP-COM-24', 'UP-COM-52'),
  act('haven', 'turn.act', 'haven', 'UP-ACT-HAV-01', 'UP-ACT-08'),
  act('quest', 'turn.act', 'quest:hunt-the-white-beast', 'UP-ACT-QST-01'),
  act('guile', 'hero-roll.guile', [1, 0], 'UP-HERO-02', 'UP-HERO-03'),
  read('nemesis', 'UP-NEM-02', 'UP-AIL-03', 'UP-AIL-05'),
  act('spend', 'scoring.spend', 'done', 'UP-SCO-05'),
  read('end', 'UP-SCO-04'),
];

export const lesson: Lesson = {
  game: 'uprising',
  names: ['Mirela'],
  options: OPTIONS,
  position,
  chance: {
    'roll:0:white': [5, 0, 3, 1],
    'roll:E:white': [5],
    'roll:E:blue': [2],
    'roll:0:blue': [2, 0],
    'hero:0:red': [0, 2],
    'hero:0:blue': [0],
    'hero:0:white': [1],
  },
  others: [['done']],
  steps,
  scores: [13, 17],
  words: { en, de },
};
