/** The log bears the shield of the player that a line is about, not of whoever happened to act last. */
import type { Spec } from '@longtable/kernel';
import { expect, it } from 'vitest';
import { seatOf } from '../src/log/lines.ts';

const told = (event: object): Spec['event'] => event as Spec['event'];
const ACTED = 2;

it.each([
  ['a player', { type: 'drew', seat: 0 }, 0],
  ['a side of one, whoever yielded to it', { type: 'won', seats: [1] }, 1],
  ['the winner', { type: 'end', winners: [0], scores: [7, 3, 3] }, 0],
])('shows %s', (_, event, seat) => {
  expect(seatOf(told(event), ACTED)).toBe(seat);
});

it.each([
  ['several players', { type: 'drawn', seats: [0, 1] }],
  ['several winners', { type: 'end', winners: [0, 1], scores: [7, 7, 3] }],
  ['a match that everybody has lost', { type: 'end', winners: [], scores: [0, 0, 0] }],
  ['an end that names nobody', { type: 'end', scores: [7, 3, 3] }],
  ['a player without a seat', { type: 'turn', who: 'empire' }],
])('is nobody’s for %s', (_, event) => {
  expect(seatOf(told(event), ACTED)).toBeNull();
});

it.each([
  ['says nobody', { type: 'reshuffled', n: 62 }],
  ['says a number that is no seat', { type: 'garrison', who: -1 }],
])('is that of whoever acted where the event %s', (_, event) => {
  expect(seatOf(told(event), ACTED)).toBe(ACTED);
});
