/** The Nemesis Phase: activations of Legions, Hordes and Skeletons. */
import { pick } from '@longtable/kernel';
import { CAPITAL, type HexId } from '../data/map.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import { byActivation, byRule, reasonOf } from '../data/reasons.ts';
import { addTokens, moveFoe, putCurse } from '../deeds/pieces.ts';
import { addVp } from '../deeds/points.ts';
import { barredRoutes, movedStacks } from '../query/barred-hexes.ts';
import { ctxOf } from '../query/context.ts';
import { cursesLeft } from '../query/pieces.ts';
import { prefer, weigh } from '../query/prefer.ts';
import { hordeReach, legionReach } from '../query/reach.ts';
import type { Data, Rules, Turn } from '../spec.ts';
import { foeOf, hexOf } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { hexTargets } from './show.ts';

/** UP-NEM-01, UP-NEM-02: the lowest initiative among all cards that hold a token now. */
export const nemesis: Rules<'nemesis'> = {
  first: 'next',
  stages: {
    /** UP-NEM-04: also a card that has come, or has acted, in this Phase. */
    next(t) {
      const foe = t.table.foes.find((f) => f.tokens > 0);
      if (foe === undefined) return 'done';
      addTokens(t, foe.card, -1, byRule('activation'));
      t.call('activate', { card: foe.card, by: t.table.first, why: byRule('activation'), moved: false });
      return 'next';
    },
  },
};

/** The hexes that a card's route allows, before any priority. */
function reachOf(table: ReadTable, card: NemesisId): HexId[] {
  const foe = foeOf(table, card);
  if (foe === undefined) return [];
  return NEMESIS[card].side === 'E' ? legionReach(table, foe) : hordeReach(table, foe.at);
}

const goals = (table: ReadTable, f: Readonly<Data<'activate'>>): HexId[] => prefer(table, NEMESIS[f.card].side, reachOf(table, f.card));

/** The rule by which a Legion does not move. */
const LEGION_STAYS = { 'at-target': 'UP-AIL-02', capital: 'UP-EMP-22', 'no-way': 'UP-AIL-07' } as const;

/** Why it does not move. */
function tellStay(t: Turn, card: NemesisId): void {
  const foe = foeOf(t.table, card);
  if (foe === undefined) return;
  const { side } = NEMESIS[card];
  const home = foe.at === CAPITAL && (side === 'C' || foe.target === CAPITAL);
  const why = home ? 'capital' : foe.target === foe.at ? 'at-target' : 'no-way';
  const rule = side === 'C' ? 'UP-AIH-06' : LEGION_STAYS[why];
  t.emit({ type: 'foe-stays', party: side, card, hex: foe.at, why, rule });
}

export const activate: Rules<'activate'> = {
  first: 'mark',
  stages: {
    /** UP-AIL-01, UP-AIH-01, UP-EVT-08: a Garrison or a Curse where it stands; the token was taken before. */
    mark(t, f) {
      const { table } = t;
      const foe = foeOf(table, f.card);
      if (foe === undefined) return 'done';
      const { side } = NEMESIS[f.card];
      t.emit({ type: 'activated', party: side, card: f.card, hex: foe.at, why: reasonOf(f.why) });
      const why = byActivation(f.card);
      if (side === 'E') {
        const where = foe.at === CAPITAL ? ({ at: 'capital' } as const) : ({ at: 'here' } as const);
        t.call('place', { what: 'garrison', n: 1, where, ctx: ctxOf(f.by, foe.at, { why }), together: false });
      } else if (hexOf(table, foe.at).curse) addVp(t, 'C', 1, byRule('curse-there', f.card));
      else if (cursesLeft(table) === 0) addVp(t, 'C', 1, byRule('no-curse-left', f.card));
      else {
        putCurse(t, foe.at, why);
        t.call('settle', { by: f.by, fights: false });
      }
      return 'move';
    },
    move: {
      rules: ['UP-AIL-06', 'UP-AIH-06'],
      ask: (t, f) => pick(t.first, goals(t, f)),
      forced: true,
      skip: 'arrive',
      answer(t, f, to) {
        const { at } = foeOf(t.table, f.card)!;
        const choice = t.telling ? weigh(t.table, NEMESIS[f.card].side, at, reachOf(t.table, f.card)) : null;
        moveFoe(t, f.card, to, byActivation(f.card), choice);
        f.moved = true;
        return 'arrive';
      },
      show: (t, f) => ({
        with: { card: f.card },
        targets: hexTargets(goals(t, f)),
        blocked: barredRoutes(weigh(t, NEMESIS[f.card].side, foeOf(t, f.card)!.at, reachOf(t, f.card))),
      }),
    },
    /** Combat, or a Haven that nobody defends. UP-AIL-08, UP-AIH-08, UP-NEM-03 */
    arrive(t, f) {
      if (!f.moved) tellStay(t, f.card);
      t.call('settle', { by: f.by, fights: true });
      return 'done';
    },
  },
};

/** UP-CHA-08: hex by hex, each stack once. */
export const skeletons: Rules<'skeletons'> = {
  first: 'choose',
  stages: {
    choose: {
      rules: ['UP-CHA-08'],
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
      show: (t, f) => ({ targets: hexTargets(f.todo.filter((h) => hexOf(t, h).skeletons > 0)), blocked: movedStacks(t, f.todo) }),
    },
    move: {
      rules: ['UP-CHA-08', 'UP-AIH-06'],
      ask: (t, f) => pick(t.first, prefer(t, 'C', hordeReach(t, f.from))),
      forced: true,
      skip: 'choose',
      answer(t, f, to) {
        const n = hexOf(t.table, f.from).skeletons;
        const choice = weigh(t.table, 'C', f.from, hordeReach(t.table, f.from));
        hexOf(t.table, f.from).skeletons = 0;
        hexOf(t.table, to).skeletons += n;
        t.emit({ type: 'skeletons-moved', party: 'C', from: f.from, to, n, why: reasonOf(f.why), choice });
        t.call('settle', { by: f.by, fights: true });
        return 'choose';
      },
      show: (t, f) => ({
        with: { from: f.from },
        targets: hexTargets(prefer(t, 'C', hordeReach(t, f.from))),
        blocked: barredRoutes(weigh(t, 'C', f.from, hordeReach(t, f.from))),
      }),
    },
  },
};
