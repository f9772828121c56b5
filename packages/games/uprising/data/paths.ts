/** Paths of lists of operations, made once: building them anew is what a short effect would mostly do. */
import { DRUID } from './druids.ts';
import { EVENT } from './events.ts';
import { NEMESIS } from './nemesis.ts';
import { CARD } from './play-cards.ts';
import { QUEST } from './quests.ts';
import { TILE } from './tiles.ts';

const each = <K extends string>(kind: string, things: Readonly<Record<K, unknown>>, list: string): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.keys(things).map((id) => [id, `${kind}/${id}/${list}`])) as Record<K, string>;

export const TILE_EFFECT = each('tile', TILE, 'effect');
export const EVENT_EFFECT = each('event', EVENT, 'effect');
export const DRUID_EFFECT = each('druid', DRUID, 'effect');
export const IMMEDIATE = each('nemesis', NEMESIS, 'immediate');
export const GODPOWER = each('nemesis', NEMESIS, 'godpower/effect');
export const DESTROYED = each('nemesis', NEMESIS, 'destroyed');
export const QUEST_IMMEDIATE = each('quest', QUEST, 'immediate');
export const QUEST_SOLVE = each('quest', QUEST, 'solve');
export const QUEST_FAIL = each('quest', QUEST, 'fail');
export const QUEST_USE = each('quest', QUEST, 'use/effect');
/** By goal. */
export const QUEST_REWARDS = [0, 1, 2].map((goal) => each('quest', QUEST, `goals/${goal}/reward`));
/** By use. */
export const CARD_USES = [0, 1].map((use) => each('card', CARD, `uses/${use}/effect`));

const MADE: Record<string, Record<string, string>> = {};

/** A list inside an operation or a choice: `tile/rigga/effect/1` and `do`. */
export function within(path: string, part: string): string {
  MADE[path] ??= {};
  const parts = MADE[path];
  parts[part] ??= `${path}/${part}`;
  return parts[part];
}
