/** The race to the scenario's goal: how near everybody is, as far as it is public. */
import type { Seat } from '@longtable/kernel';
import type { View } from '@longtable/rune-age';
import { type CardId, data } from '@longtable/rune-age/data/cards';
import { LANDMARKS_TO_WIN, MONUMENT_GOLD } from '@longtable/rune-age/data/numbers';
import type { Scenario } from '@longtable/rune-age/data/scenarios';
import { site } from '@longtable/rune-age/data/sites';
import type { RuneAge } from '@longtable/rune-age/spec';
import type { Heard } from '../skin.ts';
import { plainId } from './card.ts';

export interface Lane {
  readonly seat: Seat;
  readonly n: number;
  readonly of: number;
}

/** army: the strongest shown · gold: in all cards of the deck · landmarks · realm: what stands of it */
export type Measured = 'army' | 'gold' | 'landmarks' | 'realm';

export const MEASURED: Readonly<Record<Scenario, Measured>> = {
  dragonlords: 'army',
  runewars: 'realm',
  cataclysm: 'realm',
  monument: 'gold',
  overlord: 'realm',
  conquest: 'landmarks',
};

/** The strongest army that a player has shown in a combat so far. */
function strongest(heard: readonly Heard<RuneAge>[]): Readonly<Record<Seat, number>> {
  const best: Record<Seat, number> = {};
  let who: Seat = -1;
  for (const { events } of heard) {
    for (const event of events) {
      if (event.type === 'fights' || event.type === 'besieges') who = event.seat;
      else if (event.type === 'compared') best[who] = Math.max(best[who] ?? 0, event.attacker);
    }
  }
  return best;
}

const goldIn = (cards: readonly string[]): number => cards.reduce((n, id) => n + (data(plainId(id) as CardId).gold ?? 0), 0);

export function lanesOf(view: View, heard: readonly Heard<RuneAge>[], measured: Measured): readonly Lane[] {
  const armies = measured === 'army' ? strongest(heard) : {};
  const value: Readonly<Record<Measured, (seat: Seat) => readonly [n: number, of: number]>> = {
    army: (seat) => [armies[seat] ?? 0, view.objective?.strength ?? 1],
    gold: (seat) => [goldIn([...view.players[seat]!.hidden, ...view.players[seat]!.discard]), MONUMENT_GOLD],
    landmarks: (seat) => [view.sites.filter(({ id, owner }) => owner === seat && site(id).landmark).length, LANDMARKS_TO_WIN],
    realm: (seat) => [view.players[seat]!.limit - view.players[seat]!.damage, view.players[seat]!.limit],
  };
  return view.players
    .map((_, seat): Lane => {
      const [n, of] = value[measured](seat);
      return { seat, n: Math.max(0, n), of };
    })
    .sort((a, b) => b.n / b.of - a.n / a.of);
}
