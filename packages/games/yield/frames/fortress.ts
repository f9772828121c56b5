/** Tokens on the map: upgrading, building, conquering. */
import { some } from '@longtable/kernel';
import { CONQUEST, UPGRADES } from '../data/numbers.ts';
import { drawCards, putToken } from '../deeds.ts';
import { placeTargets } from '../ids.ts';
import { buildSites, conquerable, controller, fortressesOf, tokensLeft } from '../query/board.ts';
import { blockedUpgrades } from '../query/reasons.ts';
import type { Place, ReadTable, Rules, Turn } from '../spec.ts';

export const upgrade: Rules<'upgrade'> = {
  first: 'fortresses',
  stages: {
    fortresses: {
      rules: ['YD-FOR-05', 'YD-CRD-UPG-01', 'YD-OUT-10'],
      /** YD-TEAM-17, YD-CRD-UPG-02, YD-CRD-UPG-03 */
      askAny: (table, f) =>
        f.seats.filter((seat) => upgradable(table, f, seat).length > 0).map((seat) => some(seat, upgradable(table, f, seat), 0, UPGRADES)),
      skip: 'done',
      /** YD-CRD-UPG-04, YD-LDR-LEM-B03, YD-LDR-LEM-B06 */
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
      show: (table, f, seat) => ({
        with: { fallen: f.fallen },
        targets: placeTargets(upgradable(table, f, seat)),
        blocked: blockedUpgrades(table, f, seat),
      }),
    },
  },
};

/** Own fortresses, and sites where the card of a builder is played: never where it is a reward. YD-OUT-12, YD-LDR-LEM-B06 */
function upgradable(table: ReadTable, f: { readonly builds: boolean }, seat: number): Place[] {
  const own = fortressesOf(table, seat);
  return f.builds ? [...own, ...buildSites(table, seat)] : own;
}

export const conquest: Rules<'conquest'> = {
  first: 'conquer',
  stages: {
    /** All or none, one token for each. YD-CRD-CON-02, YD-CRD-CON-03, YD-CNQ-02 */
    conquer(t, f) {
      const { table } = t;
      const places = conquerable(table, f.seat);
      if (places.length === 0) return 'done';
      for (const p of places) putToken(table, f.seat, p);
      t.emit({ type: 'conquered', seat: f.seat, places, values: places.map((p) => table.stacks[p]!.length) });
      drawForConquest(t, f.seat, places.length);
      return 'done';
    },
  },
};

/** All draws first, then the discards. YD-CRD-CON-04, YD-CRD-CON-05, YD-CNQ-03 */
function drawForConquest(t: Turn, seat: number, fortresses: number): void {
  drawCards(t, t.table, seat, CONQUEST.draw * fortresses);
  t.call('discard', { seat, owed: CONQUEST.discard * fortresses });
}
