/** A view says what lies there and no more; opened it says everything that the table holds openly. */
import { engine, rndFrom, sample } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { uprisingGame } from '../../index.ts';
import { income } from '../../query/income.ts';
import { terrainAt } from '../../query/map.ts';
import { openView } from '../../query/open.ts';
import { garrisonsLeftByLevel, havenCount, reserve, skeletonsLeft } from '../../query/pieces.ts';
import type { Match, Options } from '../../spec.ts';

const machine = engine(uprisingGame);

/** Positions of random matches. */
function* positions(seats: number, seeds: readonly number[]): Generator<Match> {
  for (const seed of seeds) {
    const rnd = rndFrom(seed);
    const match = machine.start(uprisingGame.options({}, seats) as Options, seats, seed);
    for (let n = 0; match.result === null; n++) {
      if (n % 25 === 0) yield match;
      const ask = match.open[rnd(match.open.length)]!;
      machine.apply(match, ask.seat, sample(ask, rnd));
    }
  }
}

const bits = (directions: readonly number[]): number => directions.reduce((sum, d) => sum | (1 << d), 0);

describe('an opened view', () => {
  it('[UP-HEX-03] [UP-TER-06] says of every hex what the table holds, and its tile only to those who may know', () => {
    for (const { table: t, ...rest } of positions(3, [1, 2, 3])) {
      for (const seat of [0, null]) {
        const { hexes } = openView(uprisingGame.view({ table: t, ...rest }, seat));
        t.hexes.forEach(({ tile, ...hex }, h) => {
          const isKnown = hex.up || (seat !== null && t.players[seat]!.seen.includes(h));
          expect(hexes[h]).toMatchObject({ ...hex, tile: isKnown ? tile : null, terrain: terrainAt(t, h) });
          expect(bits(hexes[h]!.edges)).toBe(t.edges[h]);
          expect(hexes[h]!.heroes).toEqual(t.players.flatMap(({ at }, s) => (at === h ? [s] : [])));
        });
      }
    }
  });

  it('[UP-PRD-05] [UP-SET-02] says of every faction what follows: reserve, Havens, income', () => {
    for (const match of positions(4, [4, 5])) {
      const { table: t } = match;
      const view = openView(uprisingGame.view(match, null));
      expect(view.skeletonsLeft).toBe(skeletonsLeft(t));
      expect(view.garrisonsLeft).toEqual(garrisonsLeftByLevel(t).slice(0, 3));
      view.players.forEach((player, seat) => {
        expect(player.reserve).toEqual([0, 1, 2, 3].map((kind) => reserve(t, seat, kind)));
        expect(player.havens).toBe(havenCount(t, seat));
        expect(player.income).toEqual(t.players[seat]!.home < 0 ? [0, 0, 0] : income(t, seat));
      });
    }
  });

  it('is as before when it is opened again', () => {
    for (const match of positions(2, [6])) {
      const view = openView(uprisingGame.view(match, 0));
      expect(openView(view)).toEqual(view);
    }
  });
});

describe('a view on the wire', () => {
  it('has at most 6 kilobytes with four seats in the middle of a match', () => {
    const sizes: number[] = [];
    for (const match of positions(4, [1, 2, 3, 4, 5, 6])) sizes.push(JSON.stringify(uprisingGame.view(match, 0)).length);
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.sort((a, b) => a - b)[sizes.length >> 1]).toBeLessThanOrEqual(6000);
  });

  it('says nothing of a space where nothing lies', () => {
    const match = machine.start(uprisingGame.options({}, 4) as Options, 4, 1);
    const bare = uprisingGame.view(match, 0).hexes.filter(({ kind }) => kind === 'bare');
    expect(bare).toContainEqual({ kind: 'bare', up: true });
  });
});
