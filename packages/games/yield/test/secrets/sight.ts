/** Messages to a viewer, as text: two worlds that a viewer must not tell apart give the same text. */
import { canonical, type Match as KernelMatch, type Outcome, outcome, type Seat } from '@longtable/kernel';
import { expect } from 'vitest';
import { yieldGame } from '../../index.ts';
import type { Event, View, Yield } from '../../spec.ts';
import type { YieldScene } from '../scenes.ts';

export type Viewer = Seat | null;
export const viewOf = (s: YieldScene, viewer: Viewer): View => yieldGame.view(s.match, viewer);
const text = (s: YieldScene, viewer: Viewer): string => canonical(viewOf(s, viewer));

/** Two scenes that differ in one secret: `know` can tell them apart by their views, `others` cannot. */
export function onlyKnownTo(know: readonly Viewer[], others: readonly Viewer[], one: YieldScene, two: YieldScene): void {
  for (const viewer of others) expect(text(one, viewer), `seat ${viewer} must not know`).toBe(text(two, viewer));
  for (const viewer of know) expect(text(one, viewer), `seat ${viewer} may know`).not.toBe(text(two, viewer));
}

/** Events of one answer, with those who hear them. */
export function heard(s: YieldScene, seat: Seat, answer: Parameters<YieldScene['say']>[1]): Outcome<Yield>['events'] {
  const out = outcome<Yield>();
  const copy: KernelMatch<Yield> = s.engine.clone(s.match);
  expect(s.engine.apply(copy, seat, answer, out)).toBeNull();
  return out.events;
}

/** The events of a type with their audience; null: everybody. */
export const audiences = (told: Outcome<Yield>['events'], type: Event['type']): (readonly Seat[] | null)[] =>
  told.filter(({ event }) => event.type === type).map(({ to }) => to);
