/** Deeds that several headings share: draw, put tokens, move, destroy. */
import type { Seat } from '@longtable/kernel';
import { addTo, kindsOf, moveBetween, sizeOf, takeNth } from '@longtable/kit';
import { NEUTRAL, OFF_MAP } from './data/numbers.ts';
import { membersOf } from './query/battlefield.ts';
import { points, tokensLeft } from './query/board.ts';
import type { ArmyId, BattleData, MoveReason, Place, Side, Table, Turn } from './spec.ts';
import { army, player, powerOf, sideOf } from './table.ts';

/** YD-GEN-09. The deck is twelve counts: a card gets its kind when it is drawn. null: nothing left to draw. */
export function drawKind(t: Turn, table: Table): number | null {
  let left = sizeOf(table.deck);
  if (left === 0) {
    left = sizeOf(table.discard);
    if (left === 0) return null;
    const empty = table.deck;
    table.deck = table.discard;
    table.discard = empty;
    t.emit({ type: 'reshuffled', n: left });
  }
  return takeNth(table.deck, t.random('deck', left));
}

/** Draws into the hand and says which kinds came. */
export function drawCards(t: Turn, table: Table, seat: Seat, n: number): number[] {
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const kind = drawKind(t, table);
    if (kind === null) break;
    addTo(player(table, seat).hand, kind, 1);
    drawn.push(kind);
  }
  t.emit({ type: 'drew', seat, n: drawn.length });
  t.emit({ type: 'drew-cards', seat, kinds: drawn }, [seat]);
  return drawn;
}

/** YD-GEN-08 */
export function discardCards(t: Turn, seat: Seat, counts: readonly number[]): void {
  moveBetween(player(t.table, seat).hand, t.table.discard, counts);
  t.reveal();
  t.emit({ type: 'discarded', seat, kinds: kindsOf(counts) });
}

/** One own token on top of what is there. YD-FOR-04, YD-FOR-08, YD-TEAM-06 */
export function putToken(table: Table, seat: Seat, place: Place): void {
  if (player(table, seat).supply === 0 && !freeToken(table, seat, place)) {
    table.stacks[place] = [NEUTRAL, ...table.stacks[place]!];
    return;
  }
  player(table, seat).supply--;
  table.stacks[place] = [...table.stacks[place]!, seat];
}

/** For whoever has none left (YD-FOR-10, A-05): the lowest own token that is not on top, from this stack first; a neutral one slides under. */
function freeToken(table: Table, seat: Seat, place: Place): boolean {
  if (tokensLeft(table, seat) === 0) return false;
  for (const at of [place, ...table.stacks.keys()]) {
    const stack = table.stacks[at]!;
    const i = stack.indexOf(seat);
    if (i === -1 || i === stack.length - 1) continue;
    table.stacks[at] = [NEUTRAL, ...stack.slice(0, i), ...stack.slice(i + 1)];
    player(table, seat).supply++;
    return true;
  }
  return false;
}

/** YD-FOR-06, YD-FOR-09, YD-CRD-RIT-01 */
export function removeBottomToken(table: Table, place: Place): void {
  const stack = table.stacks[place]!;
  const owner = stack[0]!;
  if (owner !== NEUTRAL) player(table, owner).supply++;
  table.stacks[place] = stack.slice(1);
}

/** The only way in which an army changes places on the map; it starts nothing by itself. YD-MOV-GEN-06, YD-MOV-GEN-07, YD-MAP-05 */
export function move(t: Turn, id: ArmyId, to: Place, why: MoveReason): void {
  const a = army(t.table, id);
  t.emit({ type: 'moved', seat: a.owner, army: id, from: a.at, to, why });
  a.at = to;
}

/** Sets a dial in the open: everybody sees it. Only battles do this; recruitment sets dials in secret (YD-ARM-04). */
export function setOpenDial(table: Table, id: ArmyId, units: number): void {
  const a = army(table, id);
  a.units = units;
  a.low = units;
  a.high = units;
}

/** An army of any kind leaves the map, its dial halved. YD-ARM-08, YD-OUT-09, YD-LDR-KER-B05 */
export function destroy(t: Turn, f: BattleData, id: ArmyId, halved: number, credit: Side): void {
  const { table } = t;
  const a = army(table, id);
  const by = membersOf(table, f, credit);
  const at = a.at;
  a.at = OFF_MAP;
  setOpenDial(table, id, Math.max(1, halved >> 1));
  t.emit({ type: 'destroyed', seat: a.owner, army: id, at, dial: a.units, by });
  reward(t, by, id);
}

/** A free Upgrade for each army, of the credited side alone. YD-OUT-10, YD-OUT-11, YD-LDR-KER-A03 */
function reward(t: Turn, by: readonly Seat[], fallen: ArmyId): void {
  /** A Destroyer who destroys by losses or by a barred retreat has won. YD-LDR-BAS-B02, YD-LDR-BAS-B03, YD-LDR-BAS-B04 */
  const destroyer = by.find((seat) => powerOf(t.table, seat).destroyer);
  if (destroyer !== undefined) win(t, sideOf(t.table, destroyer), 'destroyer');
  else if (by.length > 0) t.call('upgrade', { seats: by, builds: false, fallen });
}

/** Ends the game for one side. YD-TEAM-04 */
export function win(t: Turn, side: Side, why: string): void {
  const { table } = t;
  /** YD-END-05 */
  const scores = table.players.map((_, seat) => points(table, seat));
  const winners = table.players.flatMap((_, seat) => (sideOf(table, seat) === side ? [seat] : []));
  table.phase = 'end';
  t.emit({ type: 'end', scores, winners });
  t.finish({ winners, scores, why });
}
