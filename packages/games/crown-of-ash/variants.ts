import type { Rnd } from '@longtable/kernel';
import { type OptionField, shuffled } from '@longtable/kit';
import { FIGHTERS, FIRST_RAISABLE } from './data/fighters.ts';
import { NECROMANCERS } from './data/powers.ts';
import { CHOICES, defaultsFor } from './options.ts';

const DEFAULTS = defaultsFor(2);

export const fields: readonly OptionField[] = [
  { id: 'ai', as: 'flag', default: false, players: [2, 3] },
  { id: 'difficulty', as: 'choice', values: CHOICES.difficulty, default: DEFAULTS.difficulty, players: [1] },
  { id: 'targeted', as: 'flag', default: DEFAULTS.targeted, players: [1, 2, 3] },
  { id: 'powers', as: 'flag', default: DEFAULTS.powers },
  { id: 'necromancers', as: 'seats', values: NECROMANCERS, default: DEFAULTS.necromancers },
  { id: 'turnOrder', as: 'choice', values: CHOICES.turnOrder, default: DEFAULTS.turnOrder, players: [2, 3, 4] },
  { id: 'flanks', as: 'choice', values: CHOICES.flanks, default: DEFAULTS.flanks },
  { id: 'trio', as: 'choice', values: CHOICES.trio, default: DEFAULTS.trio },
  { id: 'fortify', as: 'choice', values: CHOICES.fortify, default: DEFAULTS.fortify },
  { id: 'aiGold', as: 'flag', default: DEFAULTS.aiGold, players: [1, 2, 3] },
];

export function variant(players: number, rnd: Rnd): object {
  const oneOf = <T>(list: readonly T[]): T => list[rnd(list.length)]!;
  const ai = players === 1 || (players < 4 && rnd(2) === 0);
  const seated = shuffled(NECROMANCERS, rnd).slice(0, players);
  const chosen = oneOf(['choose', seated] as const);
  return {
    ai,
    ...(players === 1 ? { difficulty: oneOf(CHOICES.difficulty), garrison: rnd(4) === 0 ? someFighters(rnd) : 'by-difficulty' } : {}),
    targeted: ai && rnd(2) === 0,
    powers: oneOf([false, true, true, chosen === 'choose' ? true : seated.slice(0, 1 + rnd(players))] as const),
    necromancers: chosen,
    turnOrder: oneOf(CHOICES.turnOrder),
    flanks: oneOf(CHOICES.flanks),
    trio: oneOf(CHOICES.trio),
    fortify: oneOf(CHOICES.fortify),
    aiGold: ai && rnd(2) === 0,
  };
}

const someFighters = (rnd: Rnd): number[] =>
  shuffled(
    [...FIGHTERS.keys()].filter((id) => id >= FIRST_RAISABLE && !FIGHTERS[id]!.many),
    rnd,
  ).slice(0, 1 + rnd(3));
