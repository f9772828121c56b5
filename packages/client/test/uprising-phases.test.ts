/** The bar at the top of Uprising names the Phase that is being told. */
import type { Event } from '@longtable/uprising/events';
import type { View } from '@longtable/uprising/spec';
import { beforeAll, describe, expect, it } from 'vitest';
import { phases } from '../skins/uprising/phases.ts';
import { WORDS } from '../skins/uprising/words.ts';

beforeAll(() => WORDS.learn('en'));

const view = { phase: 'actions', chapter: 2 } as View;
const bar = (told: readonly Event[]): [chapter: string | undefined, on: string | undefined] => {
  const all = phases(view, 'en', told);
  return [all[0]?.label, all.find(({ state }) => state === 'on')?.id];
};
const begins = (phase: 'nemesis' | 'production' | 'refresh'): Event => ({ type: 'phase', phase });

describe('the Phase in the bar', () => {
  it('is that of the table while nothing is told', () => {
    expect(bar([])).toEqual(['Chapter 2', 'actions']);
  });

  it('is the last one that a story has come to', () => {
    expect(bar([begins('nemesis')])).toEqual(['Chapter 2', 'nemesis']);
    expect(bar([begins('nemesis'), begins('production')])).toEqual(['Chapter 2', 'production']);
    expect(bar([begins('nemesis'), { type: 'chapter', chapter: 3 }, begins('refresh')])).toEqual(['Chapter 3', 'refresh']);
  });
});
