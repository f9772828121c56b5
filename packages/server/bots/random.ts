/** The simplest bot: any legal answer. Also the stand-in for a bot that failed. */
import { isGameId, loadTitle } from '@longtable/games';
import { engine, fail, isRefusal, type Match, rndFrom, type Spec, sample } from '@longtable/kernel';
import type { Task, Thought } from './contract.ts';

export async function thinkAtRandom({ game, saved, seat, seed }: Task): Promise<Thought> {
  if (!isGameId(game)) fail(`there is no game ${game}`);
  const match = engine((await loadTitle(game)).game).load(saved);
  if (isRefusal(match)) fail(`the match cannot be loaded: ${match.refused}`);
  const ask = (match as Match<Spec>).open.find((q) => q.seat === seat) ?? fail(`seat ${seat} is not asked`);
  return { answer: sample(ask, rndFrom(seed)) };
}
