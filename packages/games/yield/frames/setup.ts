import { pick, type Seat, type ShareAsk, share } from '@longtable/kernel';
import { CARD_NAMES, type CardName, KINDS } from '../data/cards.ts';
import { ARMY_KINDS, type ArmyKind, leaderOf, POWERS, type Power } from '../data/leaders.ts';
import { DIAL_MAX, OFF_MAP } from '../data/numbers.ts';
import { discardCards, drawCards, putToken } from '../deeds.ts';
import { placeTargets } from '../ids.ts';
import { musterOf } from '../muster.ts';
import { blockedStarts, tooFar } from '../query/reasons.ts';
import type { ArmyId, Place, ReadTable, Rules, Table } from '../spec.ts';
import { army, player, powerOf, sideOf, turnOrder, worldOf } from '../table.ts';

export const setup: Rules<'setup'> = {
  first: 'leader',
  begin: (table) => ({ order: turnOrder(table), turn: 0 }),
  stages: {
    leader: {
      rules: ['YD-SET-03', 'YD-SET-20', 'YD-LDR-01'],
      /** YD-SET-04 */
      ask: (table, f) => (table.options.leaders === 'choose' && f.turn < f.order.length ? pick(f.order[f.turn]!, freePowers(table)) : null),
      skip: 'muster',
      answer(t, f, power, seat) {
        player(t.table, seat).power = power;
        t.emit({ type: 'leader', seat, power });
        f.turn++;
        return 'leader';
      },
      show: (table) => ({
        blocked: POWERS.filter((p) => !freePowers(table).includes(p)).map((id) => ({
          id,
          rule: id === 'basil-b' && !table.options.destroyer ? 'YD-LDR-BAS-B01' : 'YD-SET-03',
        })),
      }),
    },

    /** YD-SET-11 */
    muster(t, f) {
      raiseArmies(t.table);
      f.turn = 0;
      return 'start';
    },

    start: {
      rules: ['YD-SET-06'],
      ask: (table, f) => pick(f.order[f.turn]!, freeStarts(table, f.order[f.turn]!)),
      answer(t, f, place, seat) {
        player(t.table, seat).start = place;
        putToken(t.table, seat, place);
        t.emit({ type: 'start', seat, at: place });
        f.turn++;
        if (f.turn < t.seats) return 'start';
        f.turn = 0;
        return 'place';
      },
      show(table, f) {
        const free = freeStarts(table, f.order[f.turn]!);
        return { targets: placeTargets(free), blocked: blockedStarts(table, free) };
      },
    },

    place: {
      rules: ['YD-SET-12', 'YD-SET-13'],
      ask(table, f) {
        const seat = nextToPlace(table, f);
        return seat === null ? null : pick(seat, [player(table, seat).start, ...worldOf(table).graph.next[player(table, seat).start]!]);
      },
      skip: 'split',
      answer(t, f, place, seat) {
        const id = unplaced(t.table, seat)!;
        army(t.table, id).at = place;
        t.emit({ type: 'placed', seat, army: id, at: place });
        f.turn = f.order.indexOf(seat) + 1;
        return 'place';
      },
      show(table, _f, seat) {
        const { start } = player(table, seat);
        return {
          with: { army: unplaced(table, seat) ?? 0 },
          targets: placeTargets([start, ...worldOf(table).graph.next[start]!]),
          blocked: tooFar(table, start),
        };
      },
    },

    split: {
      rules: ['YD-SET-14', 'YD-SET-15', 'YD-SET-16'],
      askAll: (table, f) => f.order.map((seat) => splitAsk(table, seat)),
      answer({ table }, _f, units, seat) {
        player(table, seat).armies.forEach((id, i) => {
          army(table, id).units = units[i]!;
        });
      },
      next: 'deal',
    },

    /** After the split, as in the book: whoever splits units does not know the hand yet. YD-SET-18 */
    deal(t, f) {
      for (const seat of f.order) drawCards(t, t.table, seat, musterOf(t.table, seat).draw);
      return 'discard';
    },

    discard: {
      rules: ['YD-SET-18', 'YD-SET-21'],
      askAll: (table, f) => f.order.map((seat) => discardAsk(table, seat, musterOf(table, seat).discard)),
      answer: (t, _f, cards, seat) => discardCards(t, seat, cards),
      next: 'done',
    },
  },
};

/** No leader twice; Basil's side B only where the table allows it. YD-SET-03 */
function freePowers(table: ReadTable): Power[] {
  const taken = table.players.map((p) => p.power && leaderOf(p.power));
  return POWERS.filter((p) => !taken.includes(leaderOf(p)) && (p !== 'basil-b' || table.options.destroyer));
}

/** Meeples and dials for everybody; dials are set later, in secret. YD-SET-11 */
function raiseArmies(table: Table): void {
  table.players.forEach((p, seat) => {
    const { armies, units } = musterOf(table, seat);
    const from = table.armies.length;
    p.armies = Array.from({ length: armies }, (_, i) => from + i);
    for (let i = 0; i < armies; i++) {
      table.armies.push({
        owner: seat,
        kind: kindOf(table, seat, i),
        at: OFF_MAP,
        units: 0,
        low: 1,
        high: units - armies + 1,
        inactive: false,
      });
    }
  });
}

/** Keralon's champion takes the place of the infantry, for everybody to see. YD-LDR-KER-B01 */
const kindOf = (table: ReadTable, seat: Seat, i: number): ArmyKind =>
  powerOf(table, seat).champion > 0 && i === 1 ? 'champion' : ARMY_KINDS[i]!;

/** YD-TEAM-20: team-mates start in opposite corners. */
function freeStarts(table: ReadTable, seat: Seat): Place[] {
  const { starts } = worldOf(table);
  const free = starts.filter((p) => table.players.every((q) => q.start !== p));
  if (table.options.teams !== 'pairs') return free;
  const opposite = (p: Place): Place => starts[starts.length - 1 - starts.indexOf(p)]!;
  const mate = table.players.find((q, other) => sideOf(table, other) === sideOf(table, seat) && q.start !== OFF_MAP);
  return mate ? [opposite(mate.start)] : free.filter((p) => free.includes(opposite(p)));
}

const unplaced = (table: ReadTable, seat: Seat): ArmyId | undefined =>
  player(table, seat).armies.find((id) => army(table, id).at === OFF_MAP);

/** YD-SET-12: in turns; who has more armies goes on after the others are done. */
function nextToPlace(table: ReadTable, f: { readonly order: readonly Seat[]; readonly turn: number }): Seat | null {
  for (let i = 0; i < f.order.length; i++) {
    const seat = f.order[(f.turn + i) % f.order.length]!;
    if (unplaced(table, seat) !== undefined) return seat;
  }
  return null;
}

/** All units, at least one for each army: so none begins with more than the others leave. YD-SET-15, YD-SET-21, YD-LDR-KER-A02 */
function splitAsk(table: ReadTable, seat: Seat): ShareAsk<ArmyId> {
  const { armies } = player(table, seat);
  const { units } = musterOf(table, seat);
  const most = Math.min(DIAL_MAX, units - armies.length + 1);
  return share(
    seat,
    units,
    armies,
    armies.map(() => 1),
    armies.map(() => most),
  );
}

const NO_CARDS: readonly number[] = new Array<number>(KINDS).fill(0);
/** Discarding is sharing a number over the kinds in hand: equal cards are one choice. */
export const discardAsk = (table: ReadTable, seat: Seat, n: number): ShareAsk<CardName> =>
  share(seat, n, CARD_NAMES, NO_CARDS, player(table, seat).hand.slice());
