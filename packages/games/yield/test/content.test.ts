/** Content in saved matches is named by numbers that never move, and all of it is dealt. */
import { describe, expect, it } from 'vitest';
import { BANNERS, BANNERS_OF, CARD_NAMES, FAST_BANNERS_OF } from '../data/cards.ts';
import map2 from '../data/maps/2p.json' with { type: 'json' };
import map3 from '../data/maps/3p.json' with { type: 'json' };
import map4 from '../data/maps/4p.json' with { type: 'json' };
import map5 from '../data/maps/5p.json' with { type: 'json' };
import { begin } from './scenes.ts';

describe('content', () => {
  it('a place is the number of its location, counted from 0', () => {
    for (const { locations } of [map2, map3, map4, map5])
      expect(locations.map(({ id }) => Number(id.slice(1)) - 1)).toEqual([...locations.keys()]);
  });

  it('kinds of battle cards keep their numbers, and every kind is in the deck', () => {
    expect(CARD_NAMES).toEqual(['forest', 'wetlands', 'town'].flatMap((region) => [3, 4, 5, 6].map((value) => `${region}-${value}`)));
    const { table } = begin(5, { leaders: 'none' });
    expect(table.deck.every((n) => n > 0)).toBe(true);
  });

  it('every banner is on a card', () => {
    const used = [...Object.values(BANNERS_OF), ...Object.values(FAST_BANNERS_OF)].flat();
    expect(new Set(used)).toEqual(new Set(Object.keys(BANNERS)));
  });
});
