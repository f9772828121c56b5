/** The cards of all titles say the same as their rules. */
import { SCENARIOS } from '@longtable/rune-age/data/scenarios';
import { describe, expect, it } from 'vitest';
import { ABOUT, isTogether } from '../about.ts';
import { GAME_IDS, loadTitle } from '../index.ts';

/** Options that decide whether all play together; where there are none, the usual ones. */
const RUNE_AGE = SCENARIOS.flatMap((scenario): object[] =>
  scenario === 'dragonlords' ? [{ scenario }, { scenario, cooperative: true }] : [{ scenario }],
);
const tablesOf = (id: string): readonly object[] => (id === 'rune-age' ? RUNE_AGE : [{}]);

describe.each(GAME_IDS)('%s', (id) => {
  it.each(tablesOf(id))('plays together, or not, by card and by rules alike: %o', async (wish) => {
    const { game } = await loadTitle(id);
    const options = game.options(wish, 3) as Record<string, unknown>;
    expect(isTogether(id, options)).toBe(game.together?.(options) ?? false);
  });
});

it('[RA-SCN-03] [RA-COO-01] all play together in the Cataclysm and in the cooperative variant, and in no other scenario', () => {
  const together = RUNE_AGE.filter((options) => isTogether('rune-age', options as Record<string, unknown>));
  expect(together).toEqual([{ scenario: 'dragonlords', cooperative: true }, { scenario: 'cataclysm' }]);
});

it('a game that is not known here is not played together', () => {
  expect(Object.keys(ABOUT)).not.toContain('chess');
  expect(isTogether('chess', {})).toBe(false);
});
