/** The place on the table of the thing that an option is about. */
import type { Described, Id } from '@longtable/kernel';
import { isCard } from '@longtable/rune-age/data/cards';
import { isEvent } from '@longtable/rune-age/data/events';
import { isSite } from '@longtable/rune-age/data/sites';
import { isRune } from '@longtable/rune-age/data/treasures';
import { plainId } from './card.ts';

/** Questions whose cards lie in a pile of the market. */
const MARKET: readonly string[] = ['gold.buy', 'influence.acquire', 'rw-15.hire'];
/** Questions whose cards are in the own hand. */
const HAND: readonly string[] = ['turn.keep', 'battle.assault', 'siege.assault', 'effect.fromHand', 'nx-giant.feed', 'mo-21.thieves'];

const isHeld = (id: string): boolean => isSite(id) || isRune(id) || isEvent(id) || id === 'stronghold';

export function placeOf({ kind, stage }: Described, option: Id): string | undefined {
  const id = String(option);
  const asked = `${kind}.${stage}`;
  if (id.startsWith('fight:')) return id.slice(6);
  if (id.startsWith('unit:') || id.startsWith('hand:')) return id;
  if (id.startsWith('act:')) return isCard(plainId(id)) ? `hand:${id.slice(4)}` : `held:${id.slice(4)}`;
  if (id.startsWith('pile:') || MARKET.includes(asked)) return isPlain(id) ? undefined : `buy:${plainId(id)}`;
  if (isCard(plainId(id))) return HAND.includes(asked) && !id.includes('+') ? `hand:${id}` : undefined;
  return kind !== 'ca-25' && isHeld(id) ? `held:${id}` : undefined;
}

const isPlain = (id: string): boolean => id === 'done' || id === 'no';
