/** Means of a player to pay and to fight, as far as the viewer may know them. */
import type { Seat } from '@longtable/kernel';
import type { View } from '@longtable/rune-age';
import { type CardId, data, isCard } from '@longtable/rune-age/data/cards';
import { site } from '@longtable/rune-age/data/sites';
import { treasure } from '@longtable/rune-age/data/treasures';
import { plainId } from './card.ts';

export const handOf = (view: View, seat: Seat | null): readonly string[] => (seat === null ? [] : (view.players[seat]?.hand ?? []));

/** Festival lets each Copper pay 2. */
const coinValue = (view: View, id: CardId): number => (view.lasting === 'mo-24' && id === 'gold-1' ? 2 : (data(id).gold ?? 0));

export function goldOf(view: View, seat: Seat | null): number {
  if (seat === null) return 0;
  let n = 0;
  for (const card of handOf(view, seat)) {
    const id = plainId(card);
    if (isCard(id)) n += coinValue(view, id);
  }
  for (const one of view.players[seat]!.treasures) if (!one.exhausted) n += treasure(one.id).gold ?? 0;
  for (const one of view.sites) if (one.owner === seat && !one.exhausted) n += site(one.id).gold;
  return n;
}

/** All influence that the realm could produce if nothing were exhausted. */
export function wholeInfluence(view: View, seat: Seat): number {
  const player = view.players[seat]!;
  let n = player.ready + player.exhausted;
  for (const one of view.sites) if (one.owner === seat) n += one.influence;
  for (const one of player.treasures) n += treasure(one.id).influence ?? 0;
  return n;
}

/** Printed strengths of the units in hand, the weakest first. */
export function armyOf(view: View, seat: Seat | null): readonly number[] {
  return handOf(view, seat)
    .map(plainId)
    .flatMap((id) => (isCard(id) && data(id).type === 'unit' ? [data(id).strength ?? 0] : []))
    .sort((a, b) => a - b);
}

const ADDS: readonly string[] = ['draw', 'take', 'reveal', 'strengthen', 'own'];

/** Cards in hand whose abilities may add strength in a battle. */
export const helpers = (view: View, seat: Seat | null): number =>
  handOf(view, seat)
    .filter((card) => !card.endsWith('*'))
    .map(plainId)
    .filter((id) => {
      const ability = isCard(id) ? data(id).ability : undefined;
      return (
        ability !== undefined && (ability.at === 'played' || ability.at === 'resolution') && ability.ops.some((op) => ADDS.includes(op.op))
      );
    }).length;
