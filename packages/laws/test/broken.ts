/** Skirmish with one thing wrong in it. */
import { engine, fail, type Game, isRefusal, rndFrom, type Spec, sample } from '@longtable/kernel';
import type { Title } from '@longtable/kit';
import { type Skirmish, skirmish, skirmishGame } from '@longtable/skirmish';
import { ALWAYS, examine, type Law, type LawName, type Plan, type Position, WHOLE } from '../index.ts';

export type Table = Skirmish['table'];
type Frames = Game<Skirmish>['frames'];

/** The title with another game in it: all of Skirmish but what `wrong` replaces. */
export const gameWith = (wrong: Partial<Game<Skirmish>>): Title<Skirmish> => ({ ...skirmish, game: { ...skirmishGame, ...wrong } });

/** The title with other stages in one of its frames. */
export function stagesWith<K extends keyof Frames>(kind: K, wrong: Partial<Frames[K]['stages']>): Title<Skirmish> {
  const frame = skirmishGame.frames[kind];
  return gameWith({ frames: { ...skirmishGame.frames, [kind]: { ...frame, stages: { ...frame.stages, ...wrong } } } });
}

/** The parts of Skirmish that broken ones are made from. */
export const { game: GAME, round: ROUND, rally: RALLY, counter: COUNTER } = skirmishGame.frames;

export const CHOOSE = ROUND.stages.choose as Extract<typeof ROUND.stages.choose, { askAll: unknown }>;
export const OFFER = RALLY.stages.offer as Extract<typeof RALLY.stages.offer, { ask: unknown }>;
export const ANSWER = COUNTER.stages.answer as Extract<typeof COUNTER.stages.answer, { ask: unknown }>;

/** The first law that examining some matches reports, with the message; 'none' if all hold. */
export function reported<S extends Spec>(
  title: Title<S>,
  { games = 12, ...plan }: Partial<Plan> & { games?: number } = {},
): `${LawName}: ${string}` | 'none' {
  for (let seed = 0; seed < games; seed++) {
    const seats = title.players.min + (seed % (title.players.max - title.players.min + 1));
    const options = title.variant(seats, rndFrom(seed));
    const { violation } = examine(title, { seats, options, seed, wholeEvery: 1, ...plan });
    if (violation !== null) return `${violation.law}: ${violation.message}`;
  }
  return 'none';
}

/** One law alone, in every position of a few matches: what it says first, or null. */
export function says<S extends Spec>(
  name: keyof typeof WHOLE | keyof typeof ALWAYS,
  title: Title<S>,
  change: Partial<Position<S>> = {},
): string | null {
  const law: Law = { ...ALWAYS, ...WHOLE }[name];
  const machine = engine(title.game);
  const rnd = rndFrom(7);
  for (let seed = 0; seed < 6; seed++) {
    const seats = title.players.min;
    const options = title.game.options(title.variant(seats, rnd), seats);
    if (isRefusal(options)) return fail('the options should fit');
    const m = machine.start(options as S['options'], seats, seed);
    while (m.result === null) {
      const seat = machine.awaited(m)[0];
      const ask = m.open.find((q) => q.seat === seat) ?? fail('nobody is asked');
      const answer = sample(ask, rnd);
      const message = law({ game: title.game, engine: machine, title, m, rnd, ask, answer, ...change });
      if (message !== null) return message;
      machine.apply(m, ask.seat, answer);
    }
  }
  return null;
}
