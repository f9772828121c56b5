/** Things that are opened at a question close with it: the list of what a touched thing means, the reasons of what is barred. */
import type { Described } from '@longtable/kernel';
import { expect, it } from 'vitest';
import type { SeatState } from '../src/link/table-link.ts';
import { questionKey, whileAsked } from '../src/match/model.ts';

const asking = (given: number, kind: string, stage: string): string =>
  questionKey({ now: { look: { given } } as unknown as SeatState }, { kind, stage } as Described);

const first = asking(7, 'builder', 'buy');
const opened = { asked: first, ids: ['younglings@20', 'spearsingers@20'] };

it('stays open while its question is', () => {
  expect(whileAsked(opened, asking(7, 'builder', 'buy'))).toBe(opened);
});

it.each([
  ['the same question, asked again after an answer', asking(8, 'builder', 'buy')],
  ['another stage', asking(7, 'builder', 'keep')],
  ['another heading', asking(8, 'turn', 'act')],
  ['no question', null],
])('is closed at %s', (_, asked) => {
  expect(whileAsked(opened, asked)).toBeNull();
});

it('is closed before anything was opened', () => {
  expect(whileAsked(null, first)).toBeNull();
  expect(whileAsked(null, null)).toBeNull();
});
