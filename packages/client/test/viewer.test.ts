import { describe, expect, it } from 'vitest';
import { nextViewer } from '../src/match/use-viewer.ts';

describe('the own seat that answers next', () => {
  it('is the one that looks already, as long as it is awaited', () => {
    expect(nextViewer([0, 1], [0, 1], 1)).toBe(1);
    expect(nextViewer([0], [0, 1], 1)).toBe(0);
    expect(nextViewer([1, 0], [0, 1], null)).toBe(1);
  });
  it('is nobody while others decide', () => {
    expect(nextViewer([2], [0, 1], 0)).toBeNull();
    expect(nextViewer([], [0, 1], 0)).toBeNull();
    expect(nextViewer([2, 1], [0, 1], 0)).toBe(1);
  });
});
