/** Acts of the side with the initiative, and the cards that lie in a battle. */
import type { Seat } from '@longtable/kernel';
import { addTo } from '@longtable/kit';
import { CARDS, KINDS } from '../data/cards.ts';
import { NOBODY } from '../data/numbers.ts';
import { FACE_DOWN, FACE_UP, parsePlay } from '../ids.ts';
import { allLevel, cardValue, membersOf, playable, weakest } from '../query/battlefield.ts';
import type { BattleAct, BattleData, Motion, Play, ReadTable, Turn } from '../spec.ts';
import { player, sideOf } from '../table.ts';

/** Cards, and how the battle may be ended. YD-BAT-16, YD-BAT-28 */
export function acts(table: ReadTable, f: Readonly<BattleData>, seat: Seat): BattleAct[] {
  const options: BattleAct[] = [];
  const { hand } = player(table, seat);
  const regions = playable(table, f, seat);
  for (let kind = 0; kind < KINDS; kind++) {
    if (hand[kind]! === 0) continue;
    if ((regions >> CARDS[kind]!.region) & 1) options.push(FACE_UP[kind]!);
    options.push(FACE_DOWN[kind]!);
  }
  if (f.obliged !== NOBODY) return options;
  options.push(wayOut(f));
  return options;
}

/** Level sides draw or pass, the weaker side yields. YD-BAT-24, YD-BAT-25, YD-BAT-27 */
export function wayOut(f: Readonly<BattleData>): Motion {
  if (!allLevel(f.totals, f.inside)) return 'yield';
  /** The last pass of a level start is the draw. YD-MUL-15, YD-MUL-16 */
  const mayDraw = f.received || f.passes === f.inside.length - 1;
  return mayDraw ? 'draw' : 'pass';
}

/** YD-BAT-19, YD-BAT-22: the tracker changes, dials do not. */
export function playCard(t: Turn, f: BattleData, seat: Seat, play: Play): void {
  const { kind, faceUp } = parsePlay(play);
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

/** Kept while strictly the weakest; whoever draws level hands it on. YD-BAT-20, YD-BAT-21, YD-MUL-03 */
function passInitiative(t: Turn, f: BattleData, side: number): void {
  /** The weakest of the others. YD-BAT-26, YD-MUL-05 */
  const next = weakest(
    f.totals,
    f.inside.filter((other) => other !== side),
  );
  if (f.totals[side]! < f.totals[next]!) return;
  f.acting = next;
  f.received = true;
  tellInitiative(t, f);
}

export function tellInitiative(t: Turn, f: BattleData): void {
  t.emit({ type: 'initiative', side: f.acting, seats: membersOf(t.table, f, f.acting), totals: f.totals });
}

/** YD-BAT-29: face-down cards are seen now. */
export function turnUpCards(t: Turn, f: BattleData): void {
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
