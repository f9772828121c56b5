/** A battle: dials up, cards, losses, retreat, chase. */
import { type Blocked, pick, type RuleId, type Seat } from '@longtable/kernel';
import { sizeOf } from '@longtable/kit';
import { CARDS } from '../data/cards.ts';
import { DIAL_MAX, NOBODY, OFF_MAP } from '../data/numbers.ts';
import { destroy, setOpenDial } from '../deeds.ts';
import { FACE_UP, isPlay, target } from '../ids.ts';
import { battleOf, bearers, fortressRegions, membersOf, playable, startingTotals, strongest, weakest } from '../query/battlefield.ts';
import { blockedBearers } from '../query/reasons.ts';
import type { ArmyId, BattleData, Motion, ReadTable, Rules, Turn } from '../spec.ts';
import { army, player, powerOf, sideOf } from '../table.ts';
import { acts, playCard, tellInitiative, turnUpCards, wayOut } from './initiative.ts';

/** One battle, of the phase or of an ambush. YD-CRD-AMB-07 */
export const battle: Rules<'battle'> = {
  first: 'muster',
  begin: battleOf,
  stages: {
    /** Dials up, all at once, and everything that counts from the start. YD-BAT-10, YD-BAT-13, YD-LDR-PAV-B03 */
    muster(t, f) {
      const { table } = t;
      for (const id of f.armies) setOpenDial(table, id, army(table, id).units);
      f.totals = startingTotals(table, f);
      f.regions = f.regions.map((_, seat) => (f.order.includes(seat) ? fortressRegions(table, f, seat) : 0));
      f.acting = weakest(f.totals, f.inside);
      t.reveal();
      const places = f.armies.map((id) => army(table, id).at);
      t.emit({ type: 'battle', armies: f.armies, places, units: f.before, totals: f.totals, ambusher: f.ambusher });
      tellInitiative(t, f);
      return 'act';
    },

    act: {
      rules: ['YD-BAT-16', 'YD-BAT-17', 'YD-BAT-23'],
      /** YD-BAT-15, YD-MUL-02, YD-TEAM-11 */
      askAny: (table, f) =>
        (f.obliged === NOBODY ? membersOf(table, f, f.acting) : [f.obliged]).map((seat) => pick(seat, acts(table, f, seat))),
      answer(t, f, act, seat) {
        t.reveal();
        if (isPlay(act)) {
          playCard(t, f, seat, act);
          return 'act';
        }
        f.motion = act;
        f.agreed = [seat];
        if (membersOf(t.table, f, f.acting).length > 1) t.emit({ type: 'motion', seat, motion: act });
        return 'agree';
      },
      show: (table, f, seat) => ({
        with: {
          totals: f.totals,
          undead: powerOf(table, seat).undead,
          behind: f.totals[strongest(f.totals, f.inside)]! - f.totals[f.acting]!,
        },
        blocked: [...barredCards(table, f, seat), ...barredMotions(f)],
      }),
    },

    agree: {
      rules: ['YD-TEAM-16'],
      askAny: (table, f) =>
        membersOf(table, f, f.acting)
          .filter((seat) => !f.agreed.includes(seat))
          .map((seat) => pick(seat, sizeOf(player(table, seat).hand) > 0 ? AGREE_OR_REFUSE : AGREE)),
      skip: 'judge',
      answer(t, f, answer, seat) {
        t.reveal();
        if (answer === 'agree') {
          f.agreed = [...f.agreed, seat];
          return 'agree';
        }
        t.emit({ type: 'refused', seat, motion: f.motion as Motion });
        f.motion = '';
        f.obliged = seat;
        return 'act';
      },
      show: (table, f, seat) => ({
        with: { motion: f.motion },
        blocked: sizeOf(player(table, seat).hand) > 0 ? [] : [{ id: 'refuse', rule: 'YD-TEAM-16' }],
      }),
    },

    /** A draw, a pass, or a side that yields. YD-OUT-01, YD-MUL-10, YD-BAT-25 */
    judge(t, f) {
      const motion = f.motion;
      f.motion = '';
      if (motion === 'draw') {
        t.emit({ type: 'drawn', seats: f.order.filter((seat) => f.inside.includes(sideOf(t.table, seat))) });
        return 'part';
      }
      if (motion === 'pass') {
        passOn(t, f);
        return 'act';
      }
      giveUp(t, f);
      return 'suffer';
    },

    suffer: {
      rules: ['YD-OUT-03', 'YD-OUT-04', 'YD-OUT-05'],
      /** Losses that no army can take lapse. YD-OUT-07, YD-OUT-26 */
      askAny: (table, f) =>
        f.loss === 0
          ? []
          : membersOf(table, f, f.acting)
              .filter((seat) => bearers(table, f, seat).length > 0)
              .map((seat) => pick(seat, bearers(table, f, seat))),
      skip: 'leave',
      forced: true,
      answer(t, f, id, seat) {
        const { units, at } = army(t.table, id);
        t.reveal();
        if (powerOf(t.table, seat).undead) {
          promiseGain(t, f, id);
          return 'suffer';
        }
        if (f.loss < units) {
          setOpenDial(t.table, id, units - f.loss);
          t.emit({ type: 'lost', seat, army: id, n: f.loss, left: units - f.loss });
          f.loss = 0;
          return 'leave';
        }
        // YD-OUT-06, YD-OUT-31: nothing left is destroyed too, before the next loss is assigned
        f.loss -= units;
        f.left = [...f.left, at];
        destroy(t, f, id, units, f.credit);
        return 'suffer';
      },
      show: (table, f, seat) => ({
        with: { loss: f.loss, undead: powerOf(table, seat).undead },
        targets: Object.fromEntries(bearers(table, f, seat).map((id) => [id, target('army', id)])),
        blocked: blockedBearers(table, f, seat),
      }),
    },

    /** Out of the battle until it is over for all; the others go on. YD-MUL-08, YD-MUL-09, YD-MUL-16 */
    leave(t, f) {
      f.inside = f.inside.filter((side) => side !== f.acting);
      if (f.inside.length === 1) return 'part';
      f.acting = weakest(f.totals, f.inside);
      f.received = true;
      tellInitiative(t, f);
      return 'act';
    },

    /** Everybody beaten must go: where to, the winner says, after a draw the owner. YD-OUT-13, YD-MUL-11, YD-MUL-12 */
    part(t, f) {
      const { table } = t;
      turnUpCards(t, f);
      const beaten = f.armies.filter((id) => army(table, id).at !== OFF_MAP && !f.inside.includes(sideOf(table, army(table, id).owner)));
      if (f.inside.length > 1) {
        for (const seat of f.order) {
          /** One player after the other. YD-MUL-17, YD-MUL-18 */
          const own = beaten.filter((id) => army(table, id).owner === seat);
          if (own.length > 0) t.call('retreat', { choosers: [seat], armies: own, gone: [] });
        }
        return 'trapped';
      }
      /** The winning team decides together. YD-OUT-14, YD-TEAM-21 */
      const winners = membersOf(table, f, f.inside[0]!);
      t.emit({ type: 'won', seats: winners });
      f.left = [...f.left, ...beaten.map((id) => army(table, id).at)];
      if (beaten.length > 0) t.call('retreat', { choosers: winners, armies: beaten, gone: [] });
      return 'trapped';
    },

    /** Those who found no way out, taken off together; after a draw nobody is credited. YD-OUT-17, YD-OUT-27, YD-MUL-13 */
    trapped(t, f) {
      const { table } = t;
      f.credit = f.inside.length === 1 ? f.inside[0]! : NOBODY;
      for (const id of f.trapped) {
        const i = table.options.halving === 'before-battle' ? f.armies.indexOf(id) : -1;
        destroy(t, f, id, i < 0 ? army(table, id).units : f.before[i]!, f.credit);
        if (table.phase === 'end') break;
      }
      return 'chase';
    },

    /** YD-OUT-08, YD-OUT-28 */
    chase(t, f) {
      const order = f.inside.length === 1 ? membersOf(t.table, f, f.inside[0]!) : [];
      const armies = f.armies.filter((id) => order.includes(army(t.table, id).owner));
      if (order.length > 0) t.call('chase', { order, armies, places: f.left });
      return 'over';
    },

    /** Dials stay open and armies up until retreats and chases are done; an ambush tires nobody. YD-BAT-07, YD-CRD-AMB-08, YD-OUT-29 */
    over(t, f) {
      f.armies.forEach((id, i) => {
        const a = army(t.table, id);
        if (f.gains[i]! > 0 && a.at !== OFF_MAP) raiseDead(t, id, f.gains[i]!);
        if (f.ambusher === NOBODY) a.inactive = true;
      });
      return 'done';
    },
  },
};

/** Cards in hand that match no own region of this battle. */
const barredCards = (table: ReadTable, f: Readonly<BattleData>, seat: Seat): Blocked[] =>
  CARDS.flatMap((c, kind) =>
    player(table, seat).hand[kind]! > 0 && ((playable(table, f, seat) >> c.region) & 1) === 0
      ? [{ id: FACE_UP[kind]!, rule: 'YD-BAT-17' }]
      : [],
  );

/** The rule that says when each end of a battle is possible. */
const ENDS: Readonly<Record<Motion, RuleId>> = { yield: 'YD-BAT-27', draw: 'YD-BAT-24', pass: 'YD-BAT-25' };

/** Ends of the battle that are not possible now; whoever has refused the only one must play a card. */
function barredMotions(f: Readonly<BattleData>): Blocked[] {
  const way = wayOut(f);
  if (f.obliged !== NOBODY) return [{ id: way, rule: 'YD-TEAM-16' }];
  return Object.entries(ENDS).flatMap(([id, rule]) => (id === way ? [] : [{ id, rule }]));
}

/** Level sides may pass at the start. YD-BAT-25, YD-MUL-15 */
function passOn(t: Turn, f: BattleData): void {
  t.emit({ type: 'passed', seats: membersOf(t.table, f, f.acting) });
  f.passes++;
  f.acting = f.inside[f.passes]!;
  tellInitiative(t, f);
}

/** The loss is the distance to the strongest, who is credited with what it destroys. YD-OUT-02, YD-MUL-06, YD-MUL-07 */
function giveUp(t: Turn, f: BattleData): void {
  f.credit = strongest(f.totals, f.inside);
  f.loss = f.totals[f.credit]! - f.totals[f.acting]!;
  t.emit({ type: 'yielded', seats: membersOf(t.table, f, f.acting), loss: f.loss });
}

/** The undead gain what others would lose, no more than they have, and are never destroyed by it. YD-LDR-BAS-A01, YD-LDR-BAS-A02, YD-LDR-BAS-A04 */
function promiseGain(t: Turn, f: BattleData, id: ArmyId): void {
  const { owner, units } = army(t.table, id);
  const n = Math.min(f.loss, units);
  f.gains = f.gains.with(f.armies.indexOf(id), n);
  f.loss -= n;
  t.emit({ type: 'rises', seat: owner, army: id, n });
}

/** Only those who got away rise. YD-LDR-BAS-A03, YD-LDR-BAS-A05, YD-LDR-BAS-A06 */
function raiseDead(t: Turn, id: ArmyId, gain: number): void {
  const a = army(t.table, id);
  setOpenDial(t.table, id, Math.min(DIAL_MAX, a.units + gain));
  t.emit({ type: 'rose', seat: a.owner, army: id, units: a.units });
}

const AGREE = ['agree'] as const;
const AGREE_OR_REFUSE = ['agree', 'refuse'] as const;
