/** A thread in which bots think, each by the files of its table. */
import type { FrozenRules, FrozenWords } from '@longtable/frozen/contract';
import type { Task, Thought } from './contract.ts';

export async function think({ files, saved, seat, level, seed, offers, wishes }: Task): Promise<Thought> {
  const rules = (await import(files.rules)) as FrozenRules;
  const words = (await import(files.words)) as FrozenWords;
  return words.think(rules, { saved, seat, level, seed, offers, wishes });
}
