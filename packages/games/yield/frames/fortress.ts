/** Tokens on the map: upgrading, building, conquering. */
import { some } from '@longtable/kernel';
import { CONQUEST, UPGRADES } from '../data/numbers.ts';
import { drawCards, putToken } from '../deeds.ts';
import { placeTargets } from '../ids.ts';
import { buildSites, conquerable, controller, fortressesOf, tokensLeft } from '../query/board.ts';
import type { Place, ReadTable, Rules } from '../spec.ts';

export const upgrade: Rules<'upgrade'> = {
  rules: [
    'YD-FOR-05',
    'YD-CRD-UPG-01',
    'YD-CRD-UPG-02',
    'YD-CRD-UPG-03',
    'YD-CRD-UPG-04',
    'YD-OUT-10',
    'YD-OUT-11',
    'YD-OUT-12',
    'YD-TEAM-17',
    'YD-LDR-LEM-B02',
    'YD-LDR-LEM-B03',
    'YD-LDR-LEM-B05',
    'YD-LDR-LEM-B06',
  ],
  first: 'fortresses',
  stages: {
    fortresses: {
      askAny: (table, f) =>
        f.seats.filter((seat) => upgradable(table, f, seat).length > 0).map((seat) => some(seat, upgradable(table, f, seat), 0, UPGRADES)),
      skip: 'done',
      answer(t, _f, places, seat) {
        const own = places.filter((p) => controller(t.table, p) === seat);
        for (const p of own) putToken(t.table, seat, p);
        if (own.length > 0) t.emit({ type: 'upgraded', seat, places: own, values: own.map((p) => t.table.stacks[p]!.length) });
        for (const p of places) {
          if (own.includes(p) || tokensLeft(t.table, seat) === 0) continue;
          putToken(t.table, seat, p);
          t.emit({ type: 'built', seat, at: p });
        }
        return 'done';
      },
      show: (table, f, seat) => ({ targets: placeTargets(upgradable(table, f, seat)) }),
    },
  },
};

function upgradable(table: ReadTable, f: { readonly builds: boolean }, seat: number): Place[] {
  const own = fortressesOf(table, seat);
  return f.builds ? [...own, ...buildSites(table, seat)] : own;
}

export const conquest: Rules<'conquest'> = {
  rules: ['YD-FOR-04', 'YD-CNQ-01', 'YD-CNQ-02', 'YD-CNQ-03', 'YD-CRD-CON-01', 'YD-CRD-CON-02', 'YD-CRD-CON-03', 'YD-CRD-CON-04'],
  first: 'conquer',
  stages: {
    conquer(t, f) {
      const { table } = t;
      const places = conquerable(table, f.seat);
      if (places.length === 0) return 'done';
      for (const p of places) putToken(table, f.seat, p);
      t.emit({ type: 'conquered', seat: f.seat, places, values: places.map((p) => table.stacks[p]!.length) });
      drawCards(t, table, f.seat, CONQUEST.draw * places.length);
      t.call('discard', { seat: f.seat, owed: CONQUEST.discard * places.length });
      return 'done';
    },
  },
};
