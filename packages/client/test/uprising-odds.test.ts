/** Prospects of fights in Uprising: told by the game's own rules, from what the seat may know. */
import { type Ask, engine, rndFrom, sample } from '@longtable/kernel';
import { uprisingGame } from '@longtable/uprising';
import { openView } from '@longtable/uprising/query/open';
import type { Match, Options } from '@longtable/uprising/spec';
import type { OpenView } from '@longtable/uprising/view-types';
import { describe, expect, it } from 'vitest';
import { matchOf, oddsOf } from '../skins/uprising/odds.ts';
import { worldOf } from '../skins/uprising/world.ts';

const machine = engine(uprisingGame);

/** Goes through a random match and stops at every question of a fight. */
function* fights(seed: number, edition: '1E' | '2E', seats: number): Generator<{ match: Match; ask: Ask; view: OpenView }> {
  const rnd = rndFrom(seed);
  const match = machine.start(uprisingGame.options({ edition, chapters: 3 }, seats) as Options, seats, seed);
  while (match.result === null) {
    const ask = match.open[rnd(match.open.length)]!;
    const view = openView(uprisingGame.view(match, ask.seat));
    if (view.combat !== null) yield { match, ask, view };
    machine.apply(match, ask.seat, sample(ask, rnd));
  }
}

const SEEDS = [
  [6, '1E', 2],
  [4, '2E', 3],
  [5, '2E', 4],
] as const;

describe('a fight as its seat knows it', () => {
  it.each(SEEDS)('is the fight that goes on: match %i, %s, %i seats', (seed, edition, seats) => {
    let seen = 0;
    for (const { match, ask, view } of fights(seed, edition, seats)) {
      const twin = machine.imagine(matchOf(view)!, ask.seat, rndFrom(1));
      expect(twin.open).toEqual([ask]);
      expect(machine.describe(twin, ask.seat)).toEqual(machine.describe(match, ask.seat));
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('shows the viewer the same open table, and nothing that is hidden from them', () => {
    for (const { match, ask, view } of fights(9, '2E', 2)) {
      const twin: Match = { ...match, table: worldOf(view), stack: match.stack, open: match.open };
      expect(openView(uprisingGame.view(twin, ask.seat))).toEqual(view);
      const hidden = view.hexes.flatMap((hex, h) => (hex.up || hex.kind === 'bare' || hex.tile !== null ? [] : [h]));
      expect(hidden.length).toBeGreaterThan(0);
      const guessed = hidden.filter((h) => twin.table.hexes[h]!.tile === match.table.hexes[h]!.tile);
      expect(guessed.length).toBeLessThan(hidden.length);
      break;
    }
  });
});

/** No clock: always the same number of throws. */
const still = (): number => 0;

describe('prospects', () => {
  it('name every end once, and every option of the window', () => {
    let seen = 0;
    for (const { ask, view } of fights(11, '2E', 2)) {
      if (ask.shape !== 'pick' || !ask.options.includes('done')) continue;
      const options = ask.options.filter((id) => id !== 'done');
      const odds = oddsOf(view, ask.seat, options, 1, still, 7)!;
      for (const { win, both, lose } of [odds.now, ...Object.values(odds.after)]) expect(win + both + lose).toBeCloseTo(1);
      expect(Object.keys(odds.after).sort()).toEqual(options.map(String).sort());
      if (++seen === 4) return;
    }
  });

  it('are told while a Legion or Horde that fell is still on its way off the map', () => {
    let seen = 0;
    for (let seed = 1; seed < 80; seed++)
      for (const { match, ask, view } of fights(seed, '2E', 2)) {
        if (match.table.dying.length === 0) continue;
        expect(worldOf(view).dying.map(({ card, at }) => [card, at])).toEqual(match.table.dying.map(({ card, at }) => [card, at]));
        expect(oddsOf(view, ask.seat, [], 1, still, 7)).not.toBeNull();
        if (++seen === 2) return;
      }
    throw new Error('nothing ever fell');
  });

  it('of lying dice are certain: a cancelled Shield lets one hit more through', () => {
    for (let seed = 1; seed < 60; seed++)
      for (const { ask, view } of fights(seed, '2E', 2)) {
        if (ask.shape !== 'pick' || !ask.options.includes('cancel-shield')) continue;
        const { now, after } = oddsOf(view, ask.seat, ['cancel-shield'], 1, still, 7)!;
        // Bolts that are left cancel Shields by themselves.
        expect(now.sure).toBe(true);
        expect(after['cancel-shield']!.dealt).toBe(now.dealt);
        return;
      }
    throw new Error('no Bolt was ever left');
  });

  it('of Mountain Heart: exactly two Shields more against the hits that would come', () => {
    for (let seed = 1; seed < 200; seed++)
      for (const { ask, view } of fights(seed, '2E', 2)) {
        if (ask.shape !== 'pick' || !ask.options.includes('mountain-heart')) continue;
        const { now, after } = oddsOf(view, ask.seat, ['mountain-heart'], 1, still, 7)!;
        if (!now.sure || now.taken === 0) continue;
        expect(after['mountain-heart']!.taken).toBe(Math.max(0, now.taken - 2));
        return;
      }
    throw new Error('Mountain Heart was never awake');
  });
});
