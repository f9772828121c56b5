/** Foolish answers, which nobody would give: to exchange a fighter for one that is like it. */
import { FIGHTERS } from '@longtable/crown-of-ash/data/fighters';
import { parsePost } from '@longtable/crown-of-ash/ids';
import type { CrownOfAsh, FighterId } from '@longtable/crown-of-ash/spec';
import type { Answer, Ask, Match } from '@longtable/kernel';

export function sensible({ stack }: Readonly<Match<CrownOfAsh>>, _ask: Ask, answer: Answer): boolean {
  const top = stack[stack.length - 1]!;
  if (top.k !== 'reinforce' || top.at !== 'post' || typeof answer !== 'string') return true;
  const plan = parsePost(answer);
  return !('swap' in plan) || !areAlike((top.data as { readonly fighter: FighterId }).fighter, plan.swap);
}

const areAlike = (a: FighterId, b: FighterId): boolean =>
  FIGHTERS[a]!.attack === FIGHTERS[b]!.attack && FIGHTERS[a]!.kind === FIGHTERS[b]!.kind;
