/** Words that a page shows: of this build in one language out of its own files, all others whole by their hash. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const [OWN, OLD] = ['ab'.repeat(32), 'cd'.repeat(32)];
const WHOLE = { words: { name: 'whole' }, view: 'old view' };
const loadWords = vi.fn(async () => WHOLE);
const loadWordsIn = vi.fn(async (_game: string, language: string): Promise<unknown> => ({ name: language }));
vi.mock('../src/state/titles.ts', () => ({
  loadWords,
  ownWith: (hash: string) => (hash === OWN ? { game: 'uprising', view: 'own view' } : null),
}));
vi.mock('@longtable/games/words', () => ({ loadWordsIn }));
const { pageWords } = await import('../src/state/page-words.ts');

beforeEach(() => vi.clearAllMocks());

describe('words for a page', () => {
  it.each(['en', 'de'] as const)('of this build are those of one language: %s', async (language) => {
    expect(await pageWords(OWN, language)).toEqual({ words: { name: language }, view: 'own view' });
    expect(loadWordsIn.mock.calls).toEqual([['uprising', language]]);
    expect(loadWords).not.toHaveBeenCalled();
  });
  it('of another build come whole', async () => {
    expect(await pageWords(OLD, 'en')).toBe(WHOLE);
    expect(loadWords).toHaveBeenCalledWith(OLD);
    expect(loadWordsIn).not.toHaveBeenCalled();
  });
  it('come whole where the page’s own files are gone, because a newer page has replaced it', async () => {
    loadWordsIn.mockRejectedValueOnce(new Error('404'));
    expect(await pageWords(OWN, 'de')).toBe(WHOLE);
    expect(loadWords).toHaveBeenCalledWith(OWN);
  });
  it('come whole for a game that has none in one language alone', async () => {
    loadWordsIn.mockResolvedValueOnce(null);
    expect(await pageWords(OWN, 'en')).toBe(WHOLE);
  });
});
