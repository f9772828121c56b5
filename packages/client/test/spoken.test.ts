/** Words of a board: one language is loaded, and nothing is drawn in a language that was not. */
import { describe, expect, it, vi } from 'vitest';
import { BOARDS } from '../skins/boards.ts';
import { GAME_CARDS } from '../skins/game-cards.ts';
import { spoken } from '../skins/spoken.ts';

const two = () => {
  const load = { en: vi.fn(async () => 'Map'), de: vi.fn(async () => 'Karte') };
  return { load, words: spoken(load) };
};

describe('words of a board', () => {
  it('are there in the language that was learnt, and in no other', async () => {
    const { load, words } = two();
    expect(() => words.de).toThrow('before it has learnt de');
    await words.learn('de');
    expect(words.de).toBe('Karte');
    expect(() => words.en).toThrow('before it has learnt en');
    expect(load.en).not.toHaveBeenCalled();
  });
  it('are loaded once, and again after they could not be had', async () => {
    const { load, words } = two();
    load.en.mockRejectedValueOnce(new Error('no network'));
    await expect(words.learn('en')).rejects.toThrow('no network');
    for (let n = 0; n < 3; n++) await words.learn('en');
    expect([words.en, load.en.mock.calls.length]).toEqual(['Map', 2]);
  });
});

it('a card says that there is a drawn board exactly where there is one', () => {
  expect(GAME_CARDS.filter(({ drawn }) => drawn).map(({ id }) => id)).toEqual(Object.keys(BOARDS));
});
