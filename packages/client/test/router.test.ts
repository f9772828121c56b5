/** Addresses and the pages they lead to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', hash: '', origin: 'https://table.example' });
  vi.stubGlobal('window', { addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an address that cannot be decoded leads to a page all the same', async () => {
  const { routeOf } = await import('../src/state/router.ts');
  expect(routeOf('/j/%E0%A4%A', '')).toEqual({ at: 'words', words: '%E0%A4%A' });
  expect(routeOf('/%ff', '')).toEqual({ at: 'lost', path: '/%ff' });
  expect(routeOf('/j/toka%20lupe', '')).toEqual({ at: 'words', words: 'toka lupe' });
});
