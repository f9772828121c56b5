import type { Rnd } from '@longtable/kernel';
import { type OptionField, shuffled } from '@longtable/kit';
import { LEADERS, type Power } from './data/leaders.ts';
import { CHOICES, DEFAULTS } from './setup.ts';

export const fields: readonly OptionField[] = [
  { id: 'leaders', as: 'choice', values: ['choose', 'none'], default: DEFAULTS.leaders },
  { id: 'teams', as: 'choice', values: ['none', 'pairs'], default: DEFAULTS.teams, players: [4] },
  { id: 'teams', as: 'choice', values: ['none', 'duo'], default: DEFAULTS.teams, players: [3], experimental: true },
  { id: 'first', as: 'seat', values: ['random'], default: DEFAULTS.first },
  { id: 'destroyer', as: 'flag', default: DEFAULTS.destroyer },
  { id: 'halving', as: 'choice', values: CHOICES.halving, default: DEFAULTS.halving },
  { id: 'chases', as: 'choice', values: CHOICES.chases, default: DEFAULTS.chases },
  { id: 'recovery', as: 'choice', values: CHOICES.recovery, default: DEFAULTS.recovery },
  { id: 'steals', as: 'choice', values: CHOICES.steals, default: DEFAULTS.steals },
];

export function variant(players: number, rnd: Rnd): object {
  const oneOf = <T>(list: readonly T[]): T => list[rnd(list.length)]!;
  const teams = players === 4 && rnd(3) === 0 ? 'pairs' : players === 3 && rnd(4) === 0 ? 'duo' : 'none';
  const powers = shuffled(LEADERS, rnd)
    .slice(0, players)
    .map((leader): Power => `${leader}-${oneOf(['a', 'b'] as const)}`);
  const destroyer = rnd(4) > 0;
  const first = rnd(2) === 0 || teams === 'duo' ? 'random' : rnd(players);
  const leaders = teams === 'duo' ? 'none' : oneOf(['none', 'choose', powers, powers] as const);
  return {
    leaders,
    teams,
    first,
    destroyer: destroyer || (Array.isArray(leaders) && leaders.includes('basil-b')),
    halving: oneOf(CHOICES.halving),
    chases: oneOf(CHOICES.chases),
    recovery: oneOf(CHOICES.recovery),
    steals: oneOf(CHOICES.steals),
  };
}
