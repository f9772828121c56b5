/** Laws on random matches of all kinds: components against the box, limits for each hex, empty Graveyards. */
import { engine, isRefusal, type Match, rndFrom, sample } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { HAVENS, SKELETONS } from '../../data/factions.ts';
import { uprising, uprisingGame } from '../../index.ts';
import { battles } from '../../query/due.ts';
import type { Uprising } from '../../spec.ts';

type M = Match<Uprising>;
const machine = engine(uprisingGame);

/** Plays a random match and looks at it after every answer. */
function play(seed: number, look: (m: M) => void): void {
  const rnd = rndFrom(seed);
  const seats = 2 + (seed % 3);
  const options = uprisingGame.options(uprising.variant(seats, rnd), seats);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const m = machine.start(options as Uprising['options'], seats, seed);
  while (m.result === null) {
    const ask = m.open[rnd(m.open.length)]!;
    machine.apply(m, ask.seat, sample(ask, rnd));
    look(m);
  }
}

describe('properties', () => {
  it('[UP-SET-03] components are conserved and hexes keep their limits', () => {
    for (let seed = 1; seed <= 12; seed++) play(seed, (m) => expect(uprisingGame.check(m)).toEqual([]));
  });

  it('[UP-CON-06] [UP-CON-12] [UP-CHA-04] when a turn waits no enemies share a hex and no three Skeletons stand together', () => {
    for (let seed = 20; seed <= 30; seed++) {
      play(seed, (m) => {
        if (m.stack.at(-1)?.k !== 'turn') return;
        expect(battles(m.table)).toEqual([]);
        expect(m.table.hexes.every((hex) => hex.skeletons <= 2 && hex.garrisons <= 3)).toBe(true);
        expect(m.table.foes.every((foe) => foe.threat > 0)).toBe(true);
        expect(m.table.foes.every((foe) => foe.prey < 0 || m.table.hexes[foe.target]!.haven === foe.prey)).toBe(true);
      });
    }
  });

  it('[UP-SCO-01] [UP-SCO-02] both Graveyards are empty after scoring', () => {
    for (let seed = 40; seed <= 52; seed++) {
      play(seed, ({ table: t, stack }) => {
        if (t.phase !== 'scoring' || stack.at(-1)?.at !== 'spend') return;
        for (const grave of [t.imperialGrave, t.chaosGrave]) {
          expect([...grave.units.flat(), ...grave.garrisons, grave.skeletons].every((n) => n === 0)).toBe(true);
        }
      });
    }
  });

  it('[UP-CHA-01] [UP-ACT-HAV-02] never more Skeletons or Havens than in the box', () => {
    play(77, ({ table: t }) => {
      expect(t.hexes.reduce((n, hex) => n + hex.skeletons, t.imperialGrave.skeletons)).toBeLessThanOrEqual(SKELETONS);
      for (const seat of t.players.keys()) expect(t.hexes.filter((hex) => hex.haven === seat).length).toBeLessThanOrEqual(HAVENS);
    });
  });
});
