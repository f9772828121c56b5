import type { Game } from '@longtable/kernel';
import type { Title } from '@longtable/kit';
import { about } from './about.ts';
import { counter, rally } from './frames/rally.ts';
import { game, round } from './frames/round.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import { options, setup } from './setup.ts';
import type { Skirmish } from './spec.ts';
import { copyTable } from './table.ts';
import { tableau } from './tableau.ts';
import { check, imagine, view } from './view.ts';

export type { Skirmish } from './spec.ts';

export const skirmishGame: Game<Skirmish> = {
  id: about.id,
  rules: 1,
  options,
  setup,
  first: 'game',
  frames: { game, round, rally, counter },
  copy: copyTable,
  view,
  imagine,
  check,
};

export const skirmish: Title<Skirmish> = {
  game: skirmishGame,
  players: about.players,
  bound: 7 * 6,
  fields: [
    { id: 'hills', as: 'choice', values: [5, 7], default: 7 },
    { id: 'rally', as: 'flag', default: true },
  ],
  variant: (_players, rnd) => ({ hills: rnd(2) === 0 ? 5 : 7, rally: rnd(4) > 0 }),
  texts: { en, de },
  tableau,
};
