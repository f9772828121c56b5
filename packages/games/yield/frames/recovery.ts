import { pick, type ShareAsk, share } from '@longtable/kernel';
import { addTo, sizeOf } from '@longtable/kit';
import { CARDS } from '../data/cards.ts';
import { DIAL_MAX, OFF_MAP, RECRUITMENT_CARDS } from '../data/numbers.ts';
import { drawKind } from '../deeds.ts';
import { placeTargets } from '../ids.ts';
import { barred, fortressesOf } from '../query/board.ts';
import { blockedRecovery } from '../query/reasons.ts';
import type { ArmyId, Place, ReadTable, Rules } from '../spec.ts';
import { army, player, turnOrder } from '../table.ts';

export const recovery: Rules<'recovery'> = {
  first: 'recover',
  stages: {
    /** YD-REC-01, YD-REC-11 */
    recover(t) {
      for (const seat of turnOrder(t.table)) t.call('recover', { seat });
      return 'reveal';
    },
    /** YD-REC-04, YD-REC-05, YD-REC-08 */
    reveal(t, f) {
      const kinds: number[] = [];
      for (let n = RECRUITMENT_CARDS[t.table.year]!; n > 0; n--) {
        const kind = drawKind(t, t.table);
        if (kind === null) break;
        kinds.push(kind);
        f.gain += CARDS[kind]!.value;
      }
      for (const kind of kinds) addTo(t.table.discard, kind, 1);
      t.emit({ type: 'recruits', kinds, n: f.gain });
      return 'split';
    },
    split: {
      rules: ['YD-REC-06', 'YD-REC-07'],
      askAll: (table, f) => [...table.players.keys()].map((seat) => recruitsAsk(table, seat, f.gain)),
      answer(t, f, units, seat) {
        player(t.table, seat).armies.forEach((id, i) => {
          const a = army(t.table, id);
          a.units += units[i]!;
          a.high = Math.min(DIAL_MAX, a.high + f.gain);
        });
        t.reveal(); // all have confirmed: nobody takes it back
      },
      next: 'done',
      show: (_t, f) => ({ with: { gain: f.gain } }),
    },
  },
};

/** As many as there is room for, also beside the map. YD-REC-07, YD-ARM-02 */
function recruitsAsk(table: ReadTable, seat: number, gain: number): ShareAsk<ArmyId> {
  const { armies } = player(table, seat);
  const room = armies.map((id) => DIAL_MAX - army(table, id).units);
  return share(
    seat,
    Math.min(gain, sizeOf(room)),
    armies,
    armies.map(() => 0),
    room,
  );
}

export const recover: Rules<'recover'> = {
  first: 'fortress',
  stages: {
    fortress: {
      rules: ['YD-REC-01', 'YD-REC-02', 'YD-REC-03'],
      ask: (table, f) => (lost(table, f.seat).length > 0 ? pick(f.seat, openTo(table, f.seat)) : null),
      skip: 'done',
      forced: true,
      answer(t, f, at) {
        const { table } = t;
        const all = lost(table, f.seat);
        const armies = table.options.recovery === 'together' ? all : all.slice(0, 1);
        for (const id of armies) army(table, id).at = at;
        t.emit({ type: 'recovered', seat: f.seat, armies, at });
        return 'fortress';
      },
      show: (table, f) => ({
        with: { armies: lost(table, f.seat) },
        targets: placeTargets(openTo(table, f.seat)),
        blocked: blockedRecovery(table, f.seat),
      }),
    },
  },
};

/** YD-ARM-09 */
const lost = (table: ReadTable, seat: number): ArmyId[] => player(table, seat).armies.filter((id) => army(table, id).at === OFF_MAP);

/** Own fortresses (YD-REC-10). An enemy can stand on one only when all tokens of that enemy lie on top of stacks. */
const openTo = (table: ReadTable, seat: number): Place[] => fortressesOf(table, seat).filter((p) => barred(table, seat, p) === null);
