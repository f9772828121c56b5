/** The first game of Rune Age: a purchase, a city, a siege, an event, and the battle that wins. */
import type { Answer, RuleId } from '@longtable/kernel';
import type { Lesson, Step } from '../lesson.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';
import { OPTIONS, position } from './position.ts';

const read = (id: StepId, ...rules: RuleId[]): Step => ({ id, rules, asked: null });
const act = (id: StepId, at: string, answer: Answer, ...rules: RuleId[]): Step => ({ id, rules, asked: { at, answer } });
/** The answer opens a market; what is touched lies in it. */
const shop = (id: StepId, answer: Answer, touch: readonly string[], ...rules: RuleId[]): Step => ({
  ...act(id, 'turn.act', answer, ...rules),
  touch,
});

const steps: readonly Step[] = [
  read('theme', 'RA-TRN-02', 'RA-TRN-06'),
  { ...read('goal', 'RA-SCN-01', 'RA-ELM-01'), about: ['objective'] },
  shop('buy', 'gold', ['tab:barracks', 'buy:wq-vampire'], 'RA-GLD-01', 'RA-GLD-03'),
  act('vampire', 'gold.buy', 'wq-vampire', 'RA-GLD-04'),
  act('pay', 'gold.pay', 'gold-2+gold-1', 'RA-GLD-06', 'RA-RES-06'),
  act('city', 'turn.act', 'fight:city-dawnsmoor', 'RA-BAT-02', 'RA-BAT-12'),
  act('reanimate', 'battle.assault', 'wq-reanimate', 'RA-BAT-03', 'RA-ABL-03'),
  act('call', 'effect.choose', 'use', 'RA-BAT-05', 'RA-ABL-01'),
  act('archer', 'battle.assault', 'wq-archer', 'RA-BAT-03'),
  act('volley', 'battle.assault', 'wq-archer', 'RA-BAT-07', 'RA-BAT-11'),
  read('taken', 'RA-BAT-14', 'RA-RES-04'),
  shop('acquire', 'influence', ['tab:centre', 'buy:nc-battle-cry'], 'RA-INF-01', 'RA-INF-02'),
  act('cry', 'influence.acquire', 'nc-battle-cry', 'RA-INF-03'),
  act('end', 'turn.act', 'end', 'RA-TRN-08', 'RA-TRN-11'),
  read('siege', 'RA-SIE-02', 'RA-SIE-04', 'RA-SIE-16'),
  act('shoot', 'siege.assault', 'wq-archer', 'RA-SIE-04', 'RA-SIE-05'),
  act('kill', 'effect.choose', 'unit:0', 'RA-SIE-06'),
  act('more', 'siege.assault', 'wq-reanimate', 'RA-SIE-13'),
  act('rise', 'effect.choose', 'use', 'RA-ABL-02'),
  act('pass', 'siege.assault', 'pass', 'RA-SIE-07', 'RA-SIE-09'),
  read('event', 'RA-EVT-01', 'RA-EVT-09'),
  act('yield', 'battle.assault', 'stop', 'RA-BAT-08', 'RA-BAT-26'),
  read('army', 'RA-RES-07'),
  act('lord', 'turn.act', 'fight:objective', 'RA-SCN-01', 'RA-ACT-05'),
  act('demon', 'battle.assault', 'nc-demon', 'RA-ATT-06'),
  act('wyrm', 'battle.assault', 'wq-wyrm', 'RA-BAT-03'),
  act('knight', 'battle.assault', 'wq-dark-knight', 'RA-ABL-05'),
  act('fang', 'battle.assault', 'wq-vampire', 'RA-ATT-03'),
  act('horn', 'battle.assault', 'nc-battle-cry', 'RA-ATT-02'),
  act('fall', 'battle.lose', 'unit:3', 'RA-ATT-04', 'RA-ATT-05'),
  act('pride', 'abilities.use', 'unit:2', 'RA-BAT-10'),
  act('rally', 'abilities.use', 'unit:4', 'RA-BAT-11', 'RA-BAT-12'),
  read('won', 'RA-SCN-01'),
];

export const lesson: Lesson = {
  game: 'rune-age',
  names: ['Mirela'],
  options: OPTIONS,
  position,
  // Two draws after the discard pile is shuffled: the Vampire and Battle Cry. Then a 1 on the attrition die.
  chance: { 'deck:0': [4, 3, 2, 1, 0, 2, 6], attrition: [2] },
  others: [['fight:realm:0', 'dq-footman', 'no', 'dq-knight', 'no', 'pass', 'end', 0, 'stop']],
  steps,
  scores: [10, 7],
  words: { en, de },
};
