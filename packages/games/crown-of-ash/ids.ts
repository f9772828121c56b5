/** The grammar of option ids and of what they stand for on the board: written by frames, read by texts and boards. */
import type { Id } from '@longtable/kernel';
import { targets } from '@longtable/kit';
import { BOARD_SPACES, type BoardSpace } from './data/board.ts';
import type { Area, FighterId, Post, Standing, Who } from './spec.ts';

export const { to: target, thing: thingOf } = targets<'fighter' | 'tile' | 'area' | 'space' | 'card' | 'power' | 'zone'>();

export const fighterTargets = (fighters: readonly FighterId[]): Record<FighterId, string> =>
  Object.fromEntries(fighters.map((id) => [id, target('fighter', id)]));

/** A minion of somebody on a space, by player and position in BOARD_SPACES: made once. */
const STANDINGS: readonly (readonly Standing[])[] = BOARD_SPACES.map((space) => [0, 1, 2, 3].map((who): Standing => `${who}@${space}`));
export const standing = (who: Who, at: number): Standing => STANDINGS[at]![who]!;
export function parseStanding(id: Standing): { readonly who: Who; readonly space: BoardSpace } {
  const [who, space] = id.split('@') as [string, BoardSpace];
  return { who: Number(who), space };
}

/** Ids of the posts of Reinforce: back to hand, to an area with room, or in exchange for another fighter. */
export const toArea = (area: Area): Post => `to:${area}`;
export const swapWith = (fighter: FighterId): Post => `swap:${fighter}`;
type PostPlan = { readonly hand: true } | { readonly area: Area } | { readonly swap: FighterId };
export function parsePost(id: Id): PostPlan {
  if (id === 'hand') return { hand: true };
  const [how, n] = String(id).split(':') as ['to' | 'swap', string];
  return how === 'to' ? { area: Number(n) } : { swap: Number(n) };
}
export function postTarget(id: Id): string {
  const plan = parsePost(id);
  if ('hand' in plan) return target('zone', 'hand');
  return 'area' in plan ? target('area', plan.area) : target('fighter', plan.swap);
}
