import { pick, type Seat } from '@longtable/kernel';
import { addTo, sizeOf } from '@longtable/kit';
import { CARDS, type CardName, KINDS } from '../data/cards.ts';
import { DIAL_MAX, NOBODY, OFF_MAP } from '../data/numbers.ts';
import { destroy, setOpenDial } from '../deeds.ts';
import {
  allLevel,
  battleOf,
  cardValue,
  fortressArmies,
  membersOf,
  battles as openBattles,
  playable,
  startingTotals,
  strongest,
  weakest,
} from '../query/battlefield.ts';
import type { ArmyId, BattleAct, BattleData, Look, Motion, Play, Rules, Turn } from '../spec.ts';
import { army, has, player, sideOf, worldOf } from '../table.ts';

export const battles: Rules<'battles'> = {
  rules: ['YD-BAT-01', 'YD-BAT-02', 'YD-BAT-03', 'YD-BAT-06', 'YD-BAT-07', 'YD-BAT-08', 'YD-BAT-09'],
  first: 'choose',
  stages: {
    choose: {
      ask: (t) => pick(t.first, openBattles(t)),
      skip: 'rest',
      forced: true,
      answer(t, _f, from) {
        t.call('battle', { from, ambusher: NOBODY });
        return 'choose';
      },
      show: (t) => ({ targets: Object.fromEntries(openBattles(t).map((id) => [id, `place:${army(t, id).at}`])) }),
    },
    rest({ table }) {
      for (const a of table.armies) a.inactive = false;
      return 'done';
    },
  },
};

export const battle: Rules<'battle'> = {
  rules: [
    'YD-BAT-10',
    'YD-BAT-11',
    'YD-BAT-12',
    'YD-BAT-13',
    'YD-BAT-14',
    'YD-BAT-15',
    'YD-BAT-16',
    'YD-BAT-17',
    'YD-BAT-18',
    'YD-BAT-20',
    'YD-BAT-21',
    'YD-BAT-23',
    'YD-BAT-24',
    'YD-BAT-25',
    'YD-BAT-27',
    'YD-BAT-29',
    'YD-CRD-AMB-03',
    'YD-CRD-AMB-08',
    'YD-OUT-02',
    'YD-OUT-03',
    'YD-OUT-04',
    'YD-OUT-05',
    'YD-OUT-06',
    'YD-OUT-07',
    'YD-OUT-29',
    'YD-MUL-02',
    'YD-MUL-03',
    'YD-MUL-06',
    'YD-MUL-07',
    'YD-MUL-09',
    'YD-MUL-10',
    'YD-MUL-15',
    'YD-MUL-16',
    'YD-LDR-BAS-A01',
    'YD-LDR-PAV-B03',
    'YD-TEAM-11',
    'YD-TEAM-16',
  ],
  first: 'muster',
  begin: battleOf,
  stages: {
    muster(t, f) {
      const { table } = t;
      for (const id of f.armies) setOpenDial(table, id, army(table, id).units);
      f.totals = startingTotals(table, f);
      f.regions = f.regions.map((_, seat) => (f.order.includes(seat) ? regionBits(table, f, seat) : 0));
      f.acting = weakest(f.totals, f.inside);
      t.reveal();
      t.emit({ type: 'battle', armies: f.armies, units: f.before, totals: f.totals, ambusher: f.ambusher });
      tellInitiative(t, f);
      return 'act';
    },

    act: {
      askAny: (t, f) => (f.obliged === NOBODY ? membersOf(t, f, f.acting) : [f.obliged]).map((seat) => pick(seat, acts(t, f, seat))),
      answer(t, f, act, seat) {
        t.reveal();
        if (isPlay(act)) {
          playCard(t, f, seat, act);
          return 'act';
        }
        f.motion = act;
        f.agreed = [seat];
        t.emit({ type: 'motion', seat, motion: act });
        return 'agree';
      },
      show: (t, f, seat) => ({
        with: { totals: f.totals, behind: f.totals[strongest(f.totals, f.inside)]! - f.totals[f.acting]! },
        blocked: CARDS.flatMap((c, kind) =>
          player(t, seat).hand[kind]! > 0 && ((playable(t, f, seat) >> c.region) & 1) === 0
            ? [{ id: FACE_UP[kind]!, rule: 'YD-BAT-17' }]
            : [],
        ),
      }),
    },

    agree: {
      askAny: (t, f) =>
        membersOf(t, f, f.acting)
          .filter((seat) => !f.agreed.includes(seat))
          .map((seat) => pick(seat, sizeOf(player(t, seat).hand) > 0 ? AGREE_OR_REFUSE : AGREE)),
      skip: 'judge',
      answer(t, f, answer, seat) {
        if (answer === 'agree') {
          f.agreed = [...f.agreed, seat];
          return 'agree';
        }
        t.emit({ type: 'refused', seat, motion: f.motion as Motion });
        f.motion = '';
        f.obliged = seat;
        return 'act';
      },
      show: (_t, f) => ({ with: { motion: f.motion } }),
    },

    judge(t, f) {
      const motion = f.motion;
      const seats = membersOf(t.table, f, f.acting);
      f.motion = '';
      if (motion === 'draw') {
        t.emit({ type: 'drawn', seats: f.order.filter((seat) => f.inside.includes(sideOf(t.table, seat))) });
        return 'part';
      }
      if (motion === 'pass') {
        t.emit({ type: 'passed', seats });
        f.passes++;
        f.acting = f.inside[f.passes]!;
        tellInitiative(t, f);
        return 'act';
      }
      f.credit = strongest(f.totals, f.inside);
      f.loss = f.totals[f.credit]! - f.totals[f.acting]!;
      t.emit({ type: 'yielded', seats, loss: f.loss });
      return 'suffer';
    },

    suffer: {
      askAny: (t, f) =>
        f.loss === 0
          ? []
          : membersOf(t, f, f.acting)
              .filter((seat) => bearers(t, f, seat).length > 0)
              .map((seat) => pick(seat, bearers(t, f, seat))),
      skip: 'leave',
      forced: true,
      answer(t, f, id, seat) {
        const { units, at } = army(t.table, id);
        if (has(t.table, seat, 'basil-a')) {
          const n = Math.min(f.loss, units);
          f.gains = f.gains.with(f.armies.indexOf(id), n);
          f.loss -= n;
          t.emit({ type: 'rises', seat, army: id, n });
          return 'suffer';
        }
        if (f.loss < units) {
          setOpenDial(t.table, id, units - f.loss);
          t.emit({ type: 'lost', seat, army: id, n: f.loss, left: units - f.loss });
          f.loss = 0;
          return 'leave';
        }
        f.loss -= units;
        f.lost = [...f.lost, at];
        destroy(t, f, id, units, f.credit);
        return 'suffer';
      },
      show: (t, f, seat) => ({ with: { loss: f.loss }, targets: Object.fromEntries(bearers(t, f, seat).map((id) => [id, `army:${id}`])) }),
    },

    leave(t, f) {
      f.inside = f.inside.filter((side) => side !== f.acting);
      if (f.inside.length === 1) return 'part';
      f.acting = weakest(f.totals, f.inside);
      f.received = true;
      tellInitiative(t, f);
      return 'act';
    },

    part(t, f) {
      const { table } = t;
      turnUpCards(t, f);
      const onMap = f.armies.filter((id) => army(table, id).at !== OFF_MAP);
      const beaten = onMap.filter((id) => !f.inside.includes(sideOf(table, army(table, id).owner)));
      const winner = f.inside[0]!;
      if (f.inside.length > 1) {
        for (const seat of f.order) {
          const own = beaten.filter((id) => army(table, id).owner === seat);
          if (own.length > 0) t.call('retreat', { choosers: [seat], credit: NOBODY, armies: own, gone: [] });
        }
        return 'over';
      }
      const winners = membersOf(table, f, winner);
      t.emit({ type: 'won', seats: winners });
      if (beaten.length > 0) t.call('retreat', { choosers: winners, credit: winner, armies: beaten, gone: [] });
      t.call('chase', {
        order: winners,
        armies: onMap.filter((id) => winners.includes(army(table, id).owner)),
        places: [...f.lost, ...beaten.map((id) => army(table, id).at)],
      });
      return 'over';
    },

    /** Dials stay open and armies up until retreats and chases are done. */
    over(t, f) {
      f.armies.forEach((id, i) => {
        const a = army(t.table, id);
        if (f.gains[i]! > 0 && a.at !== OFF_MAP) {
          setOpenDial(t.table, id, Math.min(DIAL_MAX, a.units + f.gains[i]!));
          t.emit({ type: 'rose', seat: a.owner, army: id, units: a.units });
        }
        if (f.ambusher === NOBODY) a.inactive = true;
      });
      return 'done';
    },
  },
};

const AGREE = ['agree'] as const;
const AGREE_OR_REFUSE = ['agree', 'refuse'] as const;
const FACE_UP = CARDS.map((c): Play => `up:${c.name}`);
const FACE_DOWN = CARDS.map((c): Play => `down:${c.name}`);
const PLAYED = Object.fromEntries([
  ...CARDS.map((c, kind) => [`up:${c.name}`, { kind, faceUp: true }]),
  ...CARDS.map((c, kind) => [`down:${c.name}`, { kind, faceUp: false }]),
]) as Readonly<Record<`up:${CardName}` | `down:${CardName}`, { kind: number; faceUp: boolean }>>;
const isPlay = (act: BattleAct): act is Play => act in PLAYED;

/** YD-BAT-16, 24, 25, 27, YD-MUL-15: cards, and how the battle may be ended. */
function acts(t: Look, f: Readonly<BattleData>, seat: Seat): BattleAct[] {
  const options: BattleAct[] = [];
  const { hand } = player(t, seat);
  const regions = playable(t, f, seat);
  for (let kind = 0; kind < KINDS; kind++) {
    if (hand[kind]! === 0) continue;
    if ((regions >> CARDS[kind]!.region) & 1) options.push(FACE_UP[kind]!);
    options.push(FACE_DOWN[kind]!);
  }
  if (f.obliged !== NOBODY) return options;
  if (!allLevel(f.totals, f.inside)) options.push('yield');
  else options.push(f.received || f.passes === f.inside.length - 1 ? 'draw' : 'pass');
  return options;
}

function playCard(t: Turn, f: BattleData, seat: Seat, play: Play): void {
  const { kind, faceUp } = PLAYED[play];
  const p = player(t.table, seat);
  const side = sideOf(t.table, seat);
  const adds = cardValue(t.table, f, seat, kind, faceUp);
  addTo(p.hand, kind, -1);
  if (faceUp) p.up = [...p.up, kind];
  else p.down = [...p.down, kind];
  f.totals = f.totals.with(side, f.totals[side]! + adds);
  f.obliged = NOBODY;
  f.passes = 0;
  t.emit({ type: 'played', seat, kind: faceUp ? kind : null, adds, total: f.totals[side]! });
  passInitiative(t, f, side);
}

/** YD-BAT-20, 21, YD-MUL-03, 05: kept while strictly the weakest; otherwise to the weakest of the others. */
function passInitiative(t: Turn, f: BattleData, side: number): void {
  const next = weakest(
    f.totals,
    f.inside.filter((other) => other !== side),
  );
  if (f.totals[side]! < f.totals[next]!) return;
  f.acting = next;
  f.received = true;
  tellInitiative(t, f);
}

function tellInitiative(t: Turn, f: BattleData): void {
  t.emit({ type: 'initiative', side: f.acting, seats: membersOf(t.table, f, f.acting), totals: f.totals });
}

/** YD-OUT-04: own armies that can take the loss; the undead take it once each. */
const bearers = (t: Look, f: Readonly<BattleData>, seat: Seat): ArmyId[] =>
  f.armies.filter((id, i) => army(t, id).owner === seat && army(t, id).at !== OFF_MAP && f.gains[i] === 0);

function regionBits(t: Look, f: Readonly<BattleData>, seat: Seat): number {
  return fortressArmies(t, f, seat).reduce((bits, p) => bits | (1 << worldOf(t).region[p]!), 0);
}

/** YD-BAT-29: face-down cards are seen now. */
function turnUpCards(t: Turn, f: BattleData): void {
  for (const seat of f.order) {
    const p = player(t.table, seat);
    for (const kind of p.up) addTo(t.table.discard, kind, 1);
    for (const kind of p.down) addTo(t.table.discard, kind, 1);
    if (p.down.length > 0) t.emit({ type: 'turned-up', seat, kinds: p.down });
    p.up = [];
    p.down = [];
  }
  t.reveal();
}
