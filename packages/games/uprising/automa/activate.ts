/** The Nemesis Phase: activations of Legions, Hordes and Skeletons. */
import { pick } from '@longtable/kernel';
import { CAPITAL, type HexId } from '../data/map.ts';
import { NEMESIS } from '../data/nemesis.ts';
import { hexTargets } from '../frames/show.ts';
import { addTokens, moveFoe, putCurse } from '../pieces.ts';
import { addVp } from '../points.ts';
import { ctxOf } from '../query/context.ts';
import { cursesLeft } from '../query/pieces.ts';
import type { Data, Rules } from '../spec.ts';
import { foeOf, hexOf } from '../table.ts';
import type { Look } from '../types.ts';
import { prefer } from './prefer.ts';
import { hordeReach, legionReach } from './reach.ts';

/** UP-NEM-01, UP-NEM-02: the lowest initiative among all cards that hold a token now. */
export const nemesis: Rules<'nemesis'> = {
  rules: ['UP-NEM-01', 'UP-NEM-02', 'UP-NEM-03', 'UP-NEM-04', 'UP-NEM-06'],
  first: 'next',
  stages: {
    next(t) {
      const foe = t.table.foes.find((f) => f.tokens > 0);
      if (foe === undefined) return 'done';
      addTokens(t, foe.card, -1);
      t.call('activate', { card: foe.card, by: t.table.first });
      return 'next';
    },
  },
};

function goals(t: Look, f: Readonly<Data<'activate'>>): HexId[] {
  const foe = foeOf(t, f.card);
  if (foe === undefined) return [];
  const { side } = NEMESIS[f.card];
  return prefer(t, side, side === 'E' ? legionReach(t, foe) : hordeReach(t, foe.at));
}

export const activate: Rules<'activate'> = {
  rules: [
    'UP-AIL-01',
    'UP-AIL-02',
    'UP-AIL-03',
    'UP-AIL-04',
    'UP-AIL-05',
    'UP-AIL-06',
    'UP-AIL-07',
    'UP-AIL-08',
    'UP-AIL-09',
    'UP-AIH-01',
    'UP-AIH-02',
    'UP-AIH-03',
    'UP-AIH-04',
    'UP-AIH-05',
    'UP-AIH-06',
    'UP-AIH-07',
    'UP-AIH-08',
    'UP-AIH-09',
    'UP-CHA-26',
    'UP-EVT-08',
    'UP-EMP-22',
  ],
  first: 'mark',
  stages: {
    mark(t, f) {
      const { table } = t;
      const foe = foeOf(table, f.card);
      if (foe === undefined) return 'done';
      t.emit({ type: 'activated', card: f.card });
      if (NEMESIS[f.card].side === 'E') {
        const where = foe.at === CAPITAL ? ({ at: 'capital' } as const) : ({ at: 'here' } as const);
        t.call('place', { what: 'garrison', n: 1, where, ctx: ctxOf(f.by, foe.at), together: false });
      } else if (hexOf(table, foe.at).curse || cursesLeft(table) === 0) addVp(t, 'C', 1);
      else {
        putCurse(t, foe.at);
        t.call('settle', { by: f.by, fights: false });
      }
      return 'move';
    },
    move: {
      ask: (t, f) => pick(t.first, goals(t, f)),
      forced: true,
      skip: 'arrive',
      answer(t, f, to) {
        moveFoe(t, f.card, to);
        return 'arrive';
      },
      show: (t, f) => ({ with: { card: f.card }, targets: hexTargets(goals(t, f)) }),
    },
    /** Combat, or a Haven that nobody defends (UP-CON-21). */
    arrive(t, f) {
      t.call('settle', { by: f.by, fights: true });
      return 'done';
    },
  },
};

/** UP-CHA-08: hex by hex, each stack once. */
export const skeletons: Rules<'skeletons'> = {
  rules: ['UP-CHA-08'],
  first: 'choose',
  stages: {
    choose: {
      ask: (t, f) =>
        pick(
          f.by,
          f.todo.filter((h) => hexOf(t, h).skeletons > 0),
        ),
      forced: true,
      skip: 'done',
      answer(_t, f, h) {
        f.from = h;
        f.todo = f.todo.filter((x) => x !== h);
        return 'move';
      },
      show: (t, f) => ({ targets: hexTargets(f.todo.filter((h) => hexOf(t, h).skeletons > 0)) }),
    },
    move: {
      ask: (t, f) => pick(t.first, prefer(t, 'C', hordeReach(t, f.from))),
      forced: true,
      skip: 'choose',
      answer(t, f, to) {
        const n = hexOf(t.table, f.from).skeletons;
        hexOf(t.table, f.from).skeletons = 0;
        hexOf(t.table, to).skeletons += n;
        t.emit({ type: 'skeletons-moved', from: f.from, to, n });
        t.call('settle', { by: f.by, fights: true });
        return 'choose';
      },
      show: (t, f) => ({ with: { from: f.from }, targets: hexTargets(prefer(t, 'C', hordeReach(t, f.from))) }),
    },
  },
};
