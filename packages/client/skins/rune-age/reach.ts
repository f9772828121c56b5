/** Things by their place on the table: all that strength reaches, and all that is for sale. */
import type { Seat } from '@longtable/kernel';
import type { View } from '@longtable/rune-age';

/** Targets of battles. */
export const targetsOf = ({ me, players, objective, enemies, sites }: View): readonly string[] => [
  ...(objective === null ? [] : ['objective']),
  ...enemies.map(({ id }) => id),
  ...(me !== null && players[me]!.strongholds > 0 ? ['stronghold'] : []),
  ...sites.filter(({ owner }) => owner < 0).map(({ id }) => id),
];

export const barracksWares = ({ players }: View, seat: Seat): readonly string[] => {
  const { barracks, monument } = players[seat]!;
  return [...barracks.map(({ card }) => card), 'stronghold', ...(monument === 'barracks' ? ['monument'] : [])].map((card) => `buy:${card}`);
};

export const centreWares = ({ gold, piles }: View): readonly string[] => [...gold, ...piles].map(({ card }) => `buy:${card}`);

export const waresOf = (view: View, seat: Seat): readonly string[] => [...barracksWares(view, seat), ...centreWares(view)];

/** Places and rewards of a realm. */
export const holdingsOf = ({ players, sites }: View, seat: Seat): readonly string[] => [
  ...sites.filter(({ owner }) => owner === seat).map(({ id }) => `held:${id}`),
  'held:stronghold',
  ...players[seat]!.treasures.map(({ id }) => `held:${id}`),
];
