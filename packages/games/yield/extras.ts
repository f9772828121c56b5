/** Deeds that Lemron and Pavyr may add at any point of a Ritual after its first step. */
import type { Blocked, Seat } from '@longtable/kernel';
import { REGIONS } from './data/cards.ts';
import { OFF_MAP } from './data/numbers.ts';
import { isShift, parseShift, parseSteal, shift, steal } from './ids.ts';
import { shiftTargets } from './query/battlefield.ts';
import { fortressesOf, neighbours } from './query/board.ts';
import type { Extra, Place, ReadTable, Turn, Yield } from './spec.ts';
import { army, player, powerOf, sideOf, worldOf } from './table.ts';

type RitualData = Yield['frames']['ritual']['data'];

/** Adds the extras that a running Ritual still allows. YD-LDR-LEM-A05, YD-LDR-PAV-A02, YD-LDR-PAV-A05 */
export function addExtras(table: ReadTable, ritual: Readonly<RitualData> | undefined, into: (Extra | string)[]): void {
  if (ritual === undefined) return;
  const { seat } = ritual;
  if (ritual.shifts > 0)
    for (const from of fortressesOf(table, seat)) for (const to of shiftTargets(table, seat, from)) into.push(shift(from, to));
  if (stealsLeft(table, ritual) > 0)
    for (const from of neighbours(table, seat)) for (const region of REGIONS) into.push(steal(from, region));
}

/** As many as armies on the map, or (option, A-29) as armies that stand next to an enemy. YD-LDR-PAV-A01, YD-LDR-PAV-A05 */
function stealsLeft(table: ReadTable, { seat, stolen }: Readonly<RitualData>): number {
  if (!powerOf(table, seat).steals) return 0;
  const onMap = player(table, seat).armies.filter((id) => army(table, id).at !== OFF_MAP);
  const counting = table.options.steals === 'armies' ? onMap : onMap.filter((id) => neighbours(table, seat, [id]).length > 0);
  return counting.length - stolen;
}

/** Extras of the leader that the Ritual does not allow, or no longer. */
export const blockedExtras = (table: ReadTable, ritual: Readonly<RitualData> | undefined): Blocked[] =>
  ritual === undefined ? [] : [...blockedShifts(table, ritual), ...blockedSteals(table, ritual)];

function blockedShifts(table: ReadTable, { seat, shifts }: Readonly<RitualData>): Blocked[] {
  if (powerOf(table, seat).shifts === 0) return [];
  const rule = shifts === 0 ? 'YD-LDR-LEM-A05' : 'YD-LDR-LEM-A04';
  return fortressesOf(table, seat).flatMap((from) => {
    const open = shifts === 0 ? [] : shiftTargets(table, seat, from);
    const next = worldOf(table).graph.next[from]!;
    return next.filter((to) => !open.includes(to)).map((to) => ({ id: shift(from, to), rule }));
  });
}

function blockedSteals(table: ReadTable, ritual: Readonly<RitualData>): Blocked[] {
  const { seat } = ritual;
  if (!powerOf(table, seat).steals) return [];
  const near = neighbours(table, seat);
  const open = stealsLeft(table, ritual) > 0 ? near : [];
  const enemies = [...table.players.keys()].filter((other) => sideOf(table, other) !== sideOf(table, seat));
  return enemies
    .filter((other) => !open.includes(other))
    .flatMap((from) =>
      REGIONS.map((region) => ({ id: steal(from, region), rule: near.includes(from) ? 'YD-LDR-PAV-A01' : 'YD-LDR-PAV-A02' })),
    );
}

/** One shift or one steal. */
export function performExtra(t: Turn, ritual: RitualData, extra: Extra): void {
  if (isShift(extra)) {
    ritual.shifts--;
    const { from, to } = parseShift(extra);
    moveStack(t, ritual.seat, from, to);
    return;
  }
  ritual.stolen++;
  t.call('steal', { seat: ritual.seat, ...parseSteal(extra) });
  if (stealsLeft(t.table, ritual) === 0) settleHand(t, ritual);
}

/** Steals are over for now: nothing else of the Ritual goes on before the hand is down to ten. YD-LDR-PAV-A04 */
export function settleHand(t: Turn, ritual: Readonly<RitualData> | undefined): void {
  if (ritual !== undefined && ritual.stolen > 0) t.call('discard', { seat: ritual.seat, owed: 0 });
}

/** YD-LDR-LEM-A02, YD-LDR-LEM-A03: the whole stack, on top of another own one if there is one. */
function moveStack(t: Turn, seat: Seat, from: Place, to: Place): void {
  const { stacks } = t.table;
  stacks[to] = [...stacks[to]!, ...stacks[from]!];
  stacks[from] = [];
  t.emit({ type: 'shifted', seat, from, to, value: stacks[to].length });
}

/** The data of a Ritual, with the shifts of its leader. */
export const ritualOf = (table: ReadTable, { seat }: { seat: Seat }): RitualData => ({
  seat,
  shifts: powerOf(table, seat).shifts,
  stolen: 0,
});
