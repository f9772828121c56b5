import type { Seat } from '@longtable/kernel';
import { sizeOf } from '@longtable/kit';
import { points } from './query/board.ts';
import type { ArmyView, BattleData, BattleView, Match, OwnView, PlayerView, View } from './spec.ts';
import { player } from './table.ts';

/** Field by field: what is not written here is not sent; allies know no more than anybody. YD-GEN-10, YD-TEAM-14 */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const { table } = m;
  const called = m.stack.find((f) => f.k === 'battle')?.data as BattleData | undefined;
  /** A battle that waits for something else has not begun: its dials are secret still. YD-BAT-10 */
  const battle = called === undefined || called.totals.length === 0 ? null : called;
  return {
    me,
    options: table.options,
    phase: table.phase,
    year: table.year,
    season: table.season,
    first: table.first,
    marker: table.marker,
    markerLocked: table.markerLocked,
    deck: sizeOf(table.deck),
    discard: table.discard.slice(),
    stacks: table.stacks.slice(),
    armies: table.armies.map(
      (a, id): ArmyView => ({
        owner: a.owner,
        kind: a.kind,
        at: a.at,
        inactive: a.inactive,
        /** YD-ARM-03, YD-BAT-10 */
        units: a.owner === me || battle?.armies.includes(id) ? a.units : null,
        low: a.low,
        high: a.high,
      }),
    ),
    players: table.players.map(
      (p, seat): PlayerView => ({
        side: table.sides[seat]!,
        power: p.power,
        cards: sizeOf(p.hand),
        up: p.up,
        down: p.down.length,
        shown: p.shown,
        kept: p.kept.length,
        chosen: p.chosen !== null,
        supply: p.supply,
        points: points(table, seat),
      }),
    ),
    mine: me === null ? null : own(m, me),
    battle: battle && running(battle),
    asked: m.open.map((ask) => ask.seat),
    ready: m.sealed === null ? [] : m.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat])),
  };
}

function own(m: Readonly<Match>, me: Seat): OwnView {
  const { hand, fresh, down, chosen, kept } = player(m.table, me);
  return { hand: hand.slice(), fresh, down, chosen, kept };
}

const running = ({ armies, ambusher, order, inside, totals, acting, passes, motion }: BattleData): BattleView => ({
  armies,
  ambusher,
  order,
  inside,
  totals,
  acting,
  passes,
  motion,
});
