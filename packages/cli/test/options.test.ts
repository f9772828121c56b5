import { loadTitle } from '@longtable/games';
import { expect, it } from 'vitest';
import { givenOptions } from '../games.ts';

const title = await loadTitle('rune-age');
const given = (...pairs: readonly string[]): Record<string, unknown> => givenOptions(title, pairs);

it('slots take one of the ways for all of them, or a list', () => {
  expect(given('mercenaries=none', 'neutrals=scenario')).toEqual({ mercenaries: 'none', neutrals: 'scenario' });
  expect(given('mercenaries=random')).toEqual({ mercenaries: 'random' });
  expect(given('mercenaries=mc-seer,mc-envoy,mc-warden')).toEqual({ mercenaries: ['mc-seer', 'mc-envoy', 'mc-warden'] });
  expect(title.game.options(given('mercenaries=mc-seer,mc-envoy,mc-warden'), 2)).not.toHaveProperty('refused');
  expect(title.game.options(given('mercenaries=mc-seer'), 2)).toMatchObject({ refused: 'bad-option', option: 'mercenaries' });
});

it('seats take a list of what the game knows, or the usual', () => {
  expect(given('races=random')).toEqual({ races: 'random' });
  expect(given('races=daqan')).toEqual({ races: ['daqan'] });
  expect(given('races=daqan,orcs')).toEqual({ races: ['daqan', 'orcs'] });
  expect(() => given('races=daqan,hobbits')).toThrow(/The option races is one of .*, not "hobbits"/);
});
