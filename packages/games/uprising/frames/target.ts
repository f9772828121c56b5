/** Targets: placing and retargeting. Activation Tokens outside the Events Phase. */

import { pick, type RuleId, type Seat } from '@longtable/kernel';
import { oneOf } from '@longtable/kit';
import { CAPITAL, type HexId } from '../data/map.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import { byAbility } from '../data/reasons.ts';
import { addTokens } from '../deeds/pieces.ts';
import type { TargetChoice } from '../events.ts';
import { choiceOf } from '../query/choice.ts';
import { ctxOf } from '../query/context.ts';
import { fewestTokens, havenCount, havensOf, unitsAt } from '../query/pieces.ts';
import { tokenGiver } from '../query/where.ts';
import type { Data, Rules, Turn, Uprising } from '../spec.ts';
import { foeOf, isSecond, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { foeTargets, hexTargets, seatTargets } from './show.ts';

/** UP-EMP-24: a faction whose Target went to The Capital is free again. */
const isHunted = (table: ReadTable, seat: Seat): boolean => table.foes.some((f) => f.prey === seat);

/** UP-EMP-20, UP-EMP-21: factions that may be hunted. */
export function freeFactions(table: ReadTable, leader: boolean): Seat[] {
  const free = table.players.map((_, seat) => seat).filter((seat) => havenCount(table, seat) > 0 && !isHunted(table, seat));
  if (!leader) return free;
  const most = Math.max(...free.map((seat) => player(table, seat).vp));
  return free.filter((seat) => player(table, seat).vp === most);
}

/** UP-EMP-20, UP-EMP-23: a faction's Havens with the fewest Units. */
function weakestHavens(table: ReadTable, seat: Seat): HexId[] {
  const havens = havensOf(table, seat);
  const least = Math.min(...havens.map((h) => unitsAt(table, h)));
  return havens.filter((h) => unitsAt(table, h) === least);
}

/** UP-EMP-20: the first player in 2E and in the Events Phase, else whoever acts. */
const decides = (table: ReadTable, by: Seat): Seat => (isSecond(table) || table.phase === 'events' || by < 0 ? table.first : by);

type Out = 'no-haven' | 'hunted' | 'behind';
/** UP-EMP-20, UP-EMP-21; that the leader is hunted is the immediate effect of a Legion (UP-CARD-15). */
const SPARED: Readonly<Record<Out, RuleId>> = { 'no-haven': 'UP-EMP-20', hunted: 'UP-EMP-21', behind: 'UP-CARD-15' };

/** Factions that are not hunted, and why. */
function spared(table: ReadTable, f: Readonly<Data<'target'>>): { id: Seat; why: Out; n: number }[] {
  const seats = freeFactions(table, f.leader);
  const out = (seat: Seat): Out => (havenCount(table, seat) === 0 ? 'no-haven' : isHunted(table, seat) ? 'hunted' : 'behind');
  return table.players.flatMap((_, id) => (seats.includes(id) ? [] : [{ id, why: out(id), n: 0 }]));
}
/** Havens of the faction with more Units. */
const strongerHavens = (table: ReadTable, seat: Seat): HexId[] =>
  havensOf(table, seat).filter((h) => !weakestHavens(table, seat).includes(h));
/** UP-EMP-23: a Legion that has a Target gets a new one. */
const isAgain = (table: ReadTable, f: Readonly<Data<'target'>>): boolean => (foeOf(table, f.card)?.target ?? -1) >= 0;

/** UP-EMP-20 to UP-EMP-23: the choice with all that was rejected. */
function weighed(table: ReadTable, f: Readonly<Data<'target'>>, prey: Seat, again: boolean): TargetChoice {
  const by = decides(table, f.by);
  const seats = freeFactions(table, f.leader);
  const factions = again ? null : { tied: seats, by: seats.length > 1 ? by : null, rejected: spared(table, f) };
  if (prey < 0) return { rule: again ? 'UP-EMP-23' : 'UP-EMP-22', kind: 'capital', factions, havens: null };
  const tied = weakestHavens(table, prey);
  const others = strongerHavens(table, prey);
  return {
    rule: again ? 'UP-EMP-23' : 'UP-EMP-20',
    kind: again ? 'moved' : 'placed',
    factions,
    havens: { tied, by: tied.length > 1 ? by : null, rejected: others.map((id) => ({ id, why: 'more-units', n: unitsAt(table, id) })) },
  };
}

function set(t: Turn, f: Data<'target'>, hex: HexId, prey: Seat): void {
  const foe = foeOf(t.table, f.card);
  if (foe === undefined) return;
  const again = foe.target >= 0;
  const choice = weighed(t.table, f, prey, again);
  foe.target = hex;
  foe.prey = prey;
  t.emit({ type: 'target', party: 'E', card: f.card, hex, prey, choice });
  if (again && NEMESIS[f.card].abilities.some((a) => a.on === 'retarget-removes-tower')) {
    t.call('select', {
      what: 'tower-falls',
      seat: decides(t.table, f.by),
      ctx: ctxOf(f.by, hex, { self: f.card, why: byAbility(f.card) }),
      where: { has: 'sea-tower' },
      n: 0,
      times: 1,
      optional: false,
      distinct: false,
      chosen: [],
    });
  }
}

export const target: Rules<'target'> = {
  first: 'start',
  stages: {
    start: (t, f) => (f.prey < 0 ? 'faction' : havenCount(t.table, f.prey) > 0 ? 'haven' : 'none'),
    faction: {
      rules: ['UP-EMP-20', 'UP-EMP-21'],
      ask: (t, f) => pick(decides(t, f.by), freeFactions(t, f.leader)),
      forced: true,
      skip: 'none',
      answer(_t, f, seat) {
        f.prey = seat;
        return 'haven';
      },
      show: (t, f) => ({
        with: { card: f.card },
        targets: seatTargets(freeFactions(t, f.leader)),
        blocked: spared(t, f).map(({ id, why }) => ({ id, target: `seat:${id}`, rule: SPARED[why] })),
      }),
    },
    haven: {
      rules: ['UP-EMP-20', 'UP-EMP-23'],
      ask: (t, f) => pick(decides(t, f.by), weakestHavens(t, f.prey)),
      forced: true,
      answer(t, f, h) {
        set(t, f, h, f.prey);
        return 'done';
      },
      show: (t, f) => ({
        with: { card: f.card, prey: f.prey },
        targets: hexTargets(weakestHavens(t, f.prey)),
        blocked: strongerHavens(t, f.prey).map((id) => ({ id, target: `hex:${id}`, rule: isAgain(t, f) ? 'UP-EMP-23' : 'UP-EMP-20' })),
      }),
    },
    /** UP-EMP-22 */
    none(t, f) {
      set(t, f, CAPITAL, -1);
      return 'done';
    },
  },
};

/** UP-EVT-06, UP-EVT-07: the cards with the fewest tokens but one; none in play, none. */
const fewest = (table: ReadTable, except: NemesisId | ''): NemesisId[] => fewestTokens(table.foes.filter((f) => f.card !== except));

export const token: Rules<'token'> = {
  first: 'card',
  stages: {
    card: {
      ...oneOf<Uprising, 'token', NemesisId>({
        rules: ['UP-EVT-06'],
        seat: tokenGiver,
        options: (t, f) => fewest(t, f.except),
        choose(t, f, card) {
          addTokens(t, card, 1, f.why, t.telling ? choiceOf(fewest(t.table, f.except), tokenGiver(t.table, f)) : null);
          return 'done';
        },
        none: 'done',
      }),
      show: (t, f) => ({
        with: { why: f.why },
        targets: foeTargets(fewest(t, f.except)),
        blocked: t.foes
          .filter(({ card }) => !fewest(t, f.except).includes(card))
          .map(({ card }) => ({ id: card, target: `foe:${card}`, rule: card === f.except ? 'UP-PLA-01' : 'UP-EVT-06' })),
      }),
    },
  },
};
