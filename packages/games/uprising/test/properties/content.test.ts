/** Content that nobody ever deals is dead; ids in a saved match never move. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../data/difficulty.ts';
import { DRUIDS, druidsOf } from '../../data/druids.ts';
import { EVENTS, eventsOf } from '../../data/events.ts';
import { FACTION, FACTIONS, UNIT, UNITS } from '../../data/factions.ts';
import { FEAT_DECK, FEATS } from '../../data/feats.ts';
import { HEROES } from '../../data/heroes.ts';
import { ITEMS, itemsOf } from '../../data/items.ts';
import { QUESTS, questsOf } from '../../data/quests.ts';
import { TILES, tilesOf } from '../../data/tiles.ts';
import { uprisingGame } from '../../game.ts';
import { stage } from '../scenes.ts';

const never = <T>(all: readonly T[], dealt: readonly T[]): T[] => all.filter((id) => !dealt.includes(id));

describe('content', () => {
  it('is dealt in at least one edition', () => {
    const homes = FACTIONS.map((id) => FACTION[id].home);
    expect(
      never(
        ITEMS,
        EDITIONS.flatMap((e) => itemsOf(e)),
      ),
    ).toEqual([]);
    expect(
      never(
        QUESTS,
        EDITIONS.flatMap((e) => questsOf(e)),
      ),
    ).toEqual([]);
    expect(
      never(
        DRUIDS,
        EDITIONS.flatMap((e) => druidsOf(e)),
      ),
    ).toEqual([]);
    expect(
      never(
        EVENTS,
        EDITIONS.flatMap((e) => [1, 2, 3, 4].flatMap((chapter) => eventsOf(e, chapter))),
      ),
    ).toEqual([]);
    expect(
      never(
        FEATS,
        HEROES.flatMap((hero) => [...FEAT_DECK[hero]]),
      ),
    ).toEqual([]);
    const tiles = EDITIONS.flatMap((e) => [...tilesOf(e, 'normal'), ...tilesOf(e, 'tower')]);
    expect(never(TILES, [...tiles, ...homes, 'capital'])).toEqual([]);
  });

  it('both Legions of the option legionSet come into the deck by it, and never together', () => {
    const deck = (legionSet: string): string[] => {
      const { table } = stage({ factions: ['mohyar', 'druwhn', 'krowh', 'duerkhar'], options: { legionSet, advancedEnemies: 'all' } });
      return [...table.legions, ...table.spare.legions];
    };
    expect(deck('butcher')).toContain('butcher');
    expect(deck('butcher')).not.toContain('executioner');
    expect(deck('executioner')).toContain('executioner');
    expect(deck('executioner')).not.toContain('butcher');
  });

  it('is named by ids in a saved match; a Unit by its place on the board, which stands in its entry', () => {
    for (const faction of FACTIONS) expect(FACTION[faction].units.map((unit) => UNIT[unit].index)).toEqual([0, 1, 2, 3]);
    expect(UNITS.every((unit) => FACTION[UNIT[unit].faction].units[UNIT[unit].index] === unit)).toBe(true);
    const { table } = stage();
    const cards = [...table.items, ...table.questDeck, ...table.legions, ...table.hordes, ...table.druids, ...table.events];
    expect(cards.every((id) => typeof id === 'string')).toBe(true);
    expect(uprisingGame.copy(table)).toEqual(table);
  });
});
