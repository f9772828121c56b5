/** Bots by name, as the command line and the table know them. */
import type { Spec } from '@longtable/kernel';
import type { Bot } from './bot.ts';
import { COACH_LOOKS } from './coach.ts';
import type { Heuristic } from './heuristic.ts';
import { hinted } from './hinted.ts';
import { search } from './search.ts';
import { greedy, greedyIn, random } from './simple.ts';

const now = (): number => performance.now();
const ENDLESS = Number.MAX_SAFE_INTEGER;

const CAREFUL = { worlds: 2, candidates: 8, steps: 30, blur: 0 };
const GREEDY = greedy('greedy', CAREFUL);
const HINTED = hinted('hint', COACH_LOOKS);

/** random · greedy · greedy:builder (a style of the game) · search:0.1s (seconds for each move) · search:2000 (iterations) · hint (follows the coach). null: no such bot. */
export function botNamed(name: string): Bot | null {
  if (name === 'random') return random;
  if (name === 'greedy') return GREEDY;
  if (name === 'hint') return HINTED;
  const level = LEVELS.find((l) => l === name);
  if (level !== undefined) return levelBot(level);
  const [kind, budget = ''] = name.split(':');
  if (kind === 'greedy') return /^[a-z]+$/.test(budget) ? greedyIn(budget, name, CAREFUL) : null;
  if (kind !== 'search') return null;
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(budget);
  if (seconds && Number(seconds[1]) > 0) return search(name, { iterations: ENDLESS, milliseconds: 1000 * Number(seconds[1]) }, now);
  return /^[1-9]\d*$/.test(budget) ? search(name, { iterations: Number(budget), milliseconds: ENDLESS }, now) : null;
}

export const isBotName = (name: string): boolean => botNamed(name) !== null;

/** Opponents for people, from weak to strong. */
export const LEVELS = ['apprentice', 'captain', 'lord', 'warlord'] as const;
export type Level = (typeof LEVELS)[number];

const LORD = 80;
const WARLORD = 3000;

/** Levels whose measure depends on the game. */
const captainIn = <S extends Spec>({ captain = 0 }: Heuristic<S>): Bot => greedy('captain', { ...CAREFUL, blur: captain });
const lordIn = <S extends Spec>({ lord = LORD }: Heuristic<S>): Bot => search('lord', { iterations: lord, milliseconds: 500 }, now);
const warlordIn = <S extends Spec>({ warlord = WARLORD }: Heuristic<S>): Bot =>
  search('warlord', { iterations: warlord, milliseconds: 1500 }, now);

/** Iterations bound the strength, milliseconds the patience of those who wait. */
const LEVEL_BOTS: Record<Level, Bot> = {
  apprentice: greedy('apprentice', { worlds: 1, candidates: 5, steps: 8, blur: 1.4 }),
  captain: { name: 'captain', decide: (task) => captainIn(task.heuristic).decide(task) },
  lord: { name: 'lord', decide: (task) => lordIn(task.heuristic).decide(task) },
  warlord: { name: 'warlord', decide: (task) => warlordIn(task.heuristic).decide(task) },
};
export const levelBot = (level: Level): Bot => LEVEL_BOTS[level];
