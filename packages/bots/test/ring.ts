/** Matches between bots, for tests. */
import { type GameId, loadTitle } from '@longtable/games';
import { engine, fail, type Match, type Outcome, rndFrom, type Spec } from '@longtable/kernel';
import { expect } from 'vitest';
import { type Bot, botNamed, loadHeuristic, type Task } from '../index.ts';

export const bot = (name: string): Bot => botNamed(name) ?? fail(`no bot ${name}`);

export async function ring(game: GameId) {
  const title = await loadTitle(game);
  const heuristic = (await loadHeuristic(game)) ?? fail(`no heuristic for ${game}`);
  return { title, heuristic, machine: engine<Spec>(title.game) };
}
export type Ring = Awaited<ReturnType<typeof ring>>;

export const start = ({ title, machine }: Ring, seats: number, seed: number, options: object = {}, told?: Outcome<Spec>): Match<Spec> =>
  machine.start(title.game.options(options, seats), seats, seed, told);

export const task = ({ machine, heuristic }: Ring, match: Match<Spec>, seat: number, seed: number): Task<Spec> => ({
  engine: machine,
  heuristic,
  match,
  seat,
  rnd: rndFrom(seed),
});

/** Plays a match; `bots` by seat. */
export function play(r: Ring, bots: readonly Bot[], seed: number, told?: Outcome<Spec>): Match<Spec> {
  const m = start(r, bots.length, seed, {}, told);
  for (let n = 0; m.result === null; n++) {
    const [seat] = r.machine.awaited(m) as [number];
    const { answer } = bots[seat]!.decide(task(r, m, seat, seed * 1000 + n));
    expect(r.machine.apply(m, seat, answer, told)).toBeNull();
  }
  return m;
}
