/** UP-CON-21: brings the table to rest. */

import { pick } from '@longtable/kernel';
import { CAPITAL, type HexId } from '../data/map.ts';
import { byRule } from '../data/reasons.ts';
import { removeHaven, removeSkeletons } from '../deeds/pieces.ts';
import { addVp } from '../deeds/points.ts';
import { ctxOf } from '../query/context.ts';
import { battles, capitalIsBare, hordesDue, isAtRest, nextPair, overrun, retargets } from '../query/due.ts';
import { unitsAt } from '../query/pieces.ts';
import type { Rules, Turn } from '../spec.ts';
import { foeOf, hexOf } from '../table.ts';
import type { Party } from '../types.ts';
import { foeTargets, hexTargets } from './show.ts';

const FOR_A_HORDE = 3;
const MOST_SKELETONS = 2;
const CAPITAL_REWARD = 5;

/** UP-CHA-05, R-08: with its last Skeletons a Horde, a combat against them is over; those that its effect places are others. */
function endOf(t: Turn, h: HexId): void {
  const c = t.up('combat');
  if (c !== undefined && c.hex === h && c.groups.includes('skeletons') && hexOf(t.table, h).skeletons === 0) c.turned = true;
}

export const settle: Rules<'settle'> = {
  first: 'look',
  stages: {
    /** UP-CON-21, UP-CHA-12, UP-COM-66: never inside an immediate effect or a round. */
    look(t, f) {
      if (t.up('immediate') !== undefined || t.up('round') !== undefined) return 'done';
      const { table } = t;
      if (isAtRest(table)) return 'done';
      if (retargets(table).length > 0) return 'retarget';
      if (hordesDue(table).length > 0) return table.hordes.length > 0 ? 'horde' : 'surplus';
      if (!f.fights || t.up('combat') !== undefined) return 'done';
      if (capitalIsBare(table)) return 'defend';
      if (overrun(table).length > 0) return 'overrun';
      return battles(table).length > 0 ? 'battle' : 'done';
    },
    retarget: {
      rules: ['UP-EMP-25', 'UP-AIL-10'],
      ask: (t, f) => pick(f.by, retargets(t)),
      forced: true,
      skip: 'look',
      answer(t, f, card) {
        t.call('target', { card, by: f.by, prey: foeOf(t.table, card)!.prey, leader: false });
        return 'look';
      },
      show: (t) => ({ targets: foeTargets(retargets(t)) }),
    },
    horde: {
      rules: ['UP-CHA-04', 'UP-CHA-14'],
      ask: (t, f) => pick(f.by, hordesDue(t)),
      forced: true,
      skip: 'look',
      answer(t, f, h) {
        const { table } = t;
        const i = table.owed.indexOf(h);
        if (i >= 0) table.owed = table.owed.toSpliced(i, 1);
        else removeSkeletons(t, h, FOR_A_HORDE, byRule('three-skeletons'));
        endOf(t, h);
        t.call('place-card', {
          side: 'C',
          n: 1,
          where: { at: 'here' },
          threat: 0,
          ctx: ctxOf(f.by, h, { why: byRule('three-skeletons') }),
          card: '',
          tied: [],
        });
        return 'look';
      },
      show: (t) => ({ targets: hexTargets(hordesDue(t)) }),
    },
    /** No Horde can be drawn: Skeletons above two go back, 1 VP each (UP-CHA-09). */
    surplus(t) {
      const { table } = t;
      table.owed = [];
      for (const h of hordesDue(table)) {
        const more = hexOf(table, h).skeletons - MOST_SKELETONS;
        removeSkeletons(t, h, more, byRule('surplus'));
        addVp(t, 'C', more, byRule('surplus'));
      }
      return 'look';
    },
    /** UP-EMP-32 */
    defend(t, f) {
      if (t.table.legions.length > 0) {
        t.call('place-card', {
          side: 'E',
          n: 1,
          where: { at: 'capital' },
          threat: 0,
          ctx: ctxOf(f.by, CAPITAL, { why: byRule('defence') }),
          card: '',
          tied: [],
        });
      } else fall(t);
      return 'look';
    },
    /** UP-AIL-09, UP-AIH-09, UP-COM-62 */
    overrun(t) {
      for (const h of overrun(t.table)) removeHaven(t, h, byRule('overrun'));
      return 'look';
    },
    battle: {
      rules: ['UP-CON-12'],
      ask: (t, f) => pick(f.by, battles(t)),
      forced: true,
      skip: 'look',
      answer(t, f, hex) {
        t.call('battle', { hex, by: f.by });
        return 'look';
      },
      show: (t) => ({ targets: hexTargets(battles(t)) }),
    },
  },
};

/** UP-EMP-33, R-15: nobody defends The Capital any more. */
function fall(t: Turn): void {
  const { table } = t;
  const party: Party = unitsAt(table, CAPITAL) > 0 ? hexOf(table, CAPITAL).owner : 'C';
  table.capitalFallen = true;
  t.emit({ type: 'capital-fallen', party });
  addVp(t, party, CAPITAL_REWARD, byRule('capital-fallen'));
}

export const battle: Rules<'battle'> = {
  first: 'next',
  stages: {
    /** UP-ACT-CMD-08, UP-ACT-CMD-09, UP-NEM-06 */
    next(t, f) {
      const pair = nextPair(t.table, f.hex);
      if (pair === null) return 'done';
      t.call('combat', { hex: f.hex, by: f.by, sides: pair.sides, groups: pair.groups });
      t.call('settle', { by: f.by, fights: false });
      return 'next';
    },
  },
};
