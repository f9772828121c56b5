/** The only functions that change pieces on the map. Each tells what happened. */

import type { Seat } from '@longtable/kernel';
import { FACTION, type UnitId } from '../data/factions.ts';
import type { HexId } from '../data/map.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import { byRule, reasonOf, type Why } from '../data/reasons.ts';
import type { TileId } from '../data/tiles.ts';
import type { Choice, MoveChoice } from '../events.ts';
import { edgesOf } from '../query/map.ts';
import { NO_UNITS } from '../query/pieces.ts';
import type { Grave, Party, Turn } from '../spec.ts';
import { foeOf, hexOf, isSeat, player } from '../table.ts';
import type { Table } from '../types.ts';
import { addVp } from './points.ts';
import { react } from './reactions.ts';

// ── Units ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const unitName = (table: Readonly<Table>, seat: Seat, kind: number): UnitId => FACTION[player(table, seat).faction].units[kind]!;

/** Adds Units of one kind to a hex, or takes them off. */
export function changeUnits(table: Table, seat: Seat, h: HexId, kind: number, n: number): void {
  const hex = hexOf(table, h);
  const units = hex.units.slice();
  units[kind] = units[kind]! + n;
  const none = units[0]! + units[1]! + units[2]! + units[3]! === 0;
  hex.units = none ? NO_UNITS : units;
  hex.owner = none ? -1 : seat;
}

const graveOf = (table: Table, who: 'E' | 'C'): Grave => (who === 'E' ? table.imperialGrave : table.chaosGrave);
const setGrave = (table: Table, who: 'E' | 'C', grave: Grave): void => {
  if (who === 'E') table.imperialGrave = grave;
  else table.chaosGrave = grave;
};

/** UP-COM-50: Units of one kind into a Graveyard, or out of it. */
export function bury(t: Turn, who: 'E' | 'C', seat: Seat, kind: number, n: number): void {
  const grave = graveOf(t.table, who);
  setGrave(t.table, who, {
    ...grave,
    units: grave.units.map((row, s) => (s === seat ? row.map((k, i) => (i === kind ? k + n : k)) : row)),
  });
  if (n > 0 && who === 'C') react.unitsToChaos(t, seat, n);
}

// ── Nemesis pieces ──────────────────────────────────────────────────────────────────────────────────────────────────

export function putGarrison(t: Turn, h: HexId, why: Why, choice: Choice<HexId> | null = null): void {
  hexOf(t.table, h).garrisons++;
  t.emit({ type: 'placed', party: 'E', what: 'garrison', hex: h, why: reasonOf(why), choice });
}

export function putSkeleton(t: Turn, h: HexId, why: Why, choice: Choice<HexId> | null = null): void {
  hexOf(t.table, h).skeletons++;
  t.emit({ type: 'placed', party: 'C', what: 'skeleton', hex: h, why: reasonOf(why), choice });
}

/** UP-CHA-20, UP-PRD-03 */
export function putCurse(t: Turn, h: HexId, why: Why, choice: Choice<HexId> | null = null): void {
  const hex = hexOf(t.table, h);
  hex.curse = true;
  t.emit({ type: 'placed', party: 'C', what: 'curse', hex: h, why: reasonOf(why), choice });
  if (hex.garrisons > 0) destroyGarrisons(t, h, hex.garrisons, 'C', byRule('cursed'));
  removeHaven(t, h, byRule('cursed'));
  react.cursePlaced(t, h);
}

/** UP-CHA-25 */
export function liftCurse(t: Turn, h: HexId, why: Why): void {
  hexOf(t.table, h).curse = false;
  t.emit({ type: 'removed', party: 'C', what: 'curse', hex: h, n: 1, why: reasonOf(why) });
}

/** UP-CON-10: back to the reserve, nobody gains anything. */
export function removeGarrisons(t: Turn, h: HexId, n: number, why: Why): void {
  hexOf(t.table, h).garrisons -= n;
  if (n > 0) t.emit({ type: 'removed', party: 'E', what: 'garrison', hex: h, n, why: reasonOf(why) });
}
export function removeSkeletons(t: Turn, h: HexId, n: number, why: Why): void {
  hexOf(t.table, h).skeletons -= n;
  if (n > 0) t.emit({ type: 'removed', party: 'C', what: 'skeleton', hex: h, n, why: reasonOf(why) });
}

/** UP-COM-32, UP-COM-51, UP-EMP-04: the highest levels first. */
export function destroyGarrisons(t: Turn, h: HexId, hits: number, by: Party, why: Why): void {
  const hex = hexOf(t.table, h);
  const n = Math.min(hits, hex.garrisons);
  if (n === 0) return;
  t.emit({ type: 'destroyed', party: by, what: 'garrison', hex: h, n, why: reasonOf(why) });
  if (by === 'C') {
    const grave = t.table.chaosGrave;
    const garrisons = grave.garrisons.map((k, i) => (i < hex.garrisons && i >= hex.garrisons - n ? k + 1 : k));
    t.table.chaosGrave = { ...grave, garrisons };
  }
  hex.garrisons -= n;
  if (isSeat(by)) {
    addVp(t, by, n, byRule('garrisons-destroyed'));
    react.garrisonsDestroyed(t, by, n);
  }
}

/** UP-COM-51, UP-COM-52, UP-SCO-07 */
export function destroySkeletons(t: Turn, h: HexId, hits: number, by: Party, why: Why): void {
  const hex = hexOf(t.table, h);
  const n = Math.min(hits, hex.skeletons);
  if (n === 0) return;
  t.emit({ type: 'destroyed', party: by, what: 'skeleton', hex: h, n, why: reasonOf(why) });
  hex.skeletons -= n;
  if (by === 'E') t.table.imperialGrave = { ...t.table.imperialGrave, skeletons: t.table.imperialGrave.skeletons + n };
  if (isSeat(by)) {
    addVp(t, by, n, byRule('skeletons-destroyed'));
    react.skeletonsDestroyed(t, by, n);
  }
}

// ── Legions and Hordes ──────────────────────────────────────────────────────────────────────────────────────────────

/** UP-EMP-11, UP-EMP-12, UP-CHA-11: above the maximum its faction gains VP instead; `capped`: it does not. */
export function raiseThreat(t: Turn, card: NemesisId, n: number, why: Why, capped = false): void {
  const foe = foeOf(t.table, card);
  if (foe === undefined || n === 0) return;
  const { max, side } = NEMESIS[card];
  const up = Math.min(n, max - foe.threat);
  foe.threat += up;
  t.emit({ type: 'threat', party: side, card, n: up, threat: foe.threat, why: reasonOf(why) });
  if (n > up && !capped) addVp(t, side, n - up, byRule('overflow', card));
}

/** UP-COM-30: a Legion or Horde at 0 leaves the map; its last effect is done by the frame `slain`. True: it fell. */
export function lowerThreat(t: Turn, card: NemesisId, n: number, why: Why): boolean {
  const { table } = t;
  const foe = foeOf(table, card);
  if (foe === undefined || n === 0) return false;
  foe.threat = Math.max(0, foe.threat - n);
  t.emit({ type: 'threat', party: NEMESIS[card].side, card, n: -n, threat: foe.threat, why: reasonOf(why) });
  if (foe.threat > 0) return false;
  table.foes = table.foes.filter((f) => f !== foe);
  table.dying = [...table.dying, foe];
  return true;
}

/** UP-CON-18: there is always one more. */
export function addTokens(t: Turn, card: NemesisId, n: number, why: Why, choice: Choice<NemesisId> | null = null): void {
  const foe = foeOf(t.table, card);
  if (foe === undefined) return;
  foe.tokens += n;
  t.emit({ type: 'token', party: NEMESIS[card].side, card, n, tokens: foe.tokens, why: reasonOf(why), choice });
}

export function moveFoe(t: Turn, card: NemesisId, to: HexId, why: Why, choice: MoveChoice | null = null): void {
  const foe = foeOf(t.table, card);
  if (foe === undefined || foe.at === to) return;
  t.emit({ type: 'foe-moved', party: NEMESIS[card].side, card, from: foe.at, to, why: reasonOf(why), choice });
  foe.at = to;
}

// ── Buildings and tiles ─────────────────────────────────────────────────────────────────────────────────────────────

/** UP-DEF-03, UP-PRD-04, UP-ACT-HAV-03: with Wall and Tower; it goes back on the board. */
export function removeHaven(t: Turn, h: HexId, why: Why): void {
  const hex = hexOf(t.table, h);
  if (hex.haven < 0) return;
  t.emit({ type: 'building-removed', what: 'haven', hex: h, seat: hex.haven, why: reasonOf(why) });
  hex.haven = -1;
  hex.wall = false;
  hex.tower = false;
}

/** Turns a tile face-up, in a given orientation. */
export function turnUp(table: Table, h: HexId, turn: number): void {
  const hex = hexOf(table, h);
  hex.up = true;
  hex.turn = turn;
  for (const p of table.players) if (p.seen.includes(h)) p.seen = p.seen.filter((x) => x !== h);
  table.edges = edgesOf(table.hexes);
}

/** A space gets another tile, or none: for the setup, Sea Towers that leave, and scenes. */
export function layTile(table: Table, h: HexId, tile: TileId | null, up: boolean, turn = 0): void {
  const hex = hexOf(table, h);
  hex.tile = tile;
  hex.up = up;
  hex.turn = turn;
  table.edges = edgesOf(table.hexes);
}

/** The Hero goes somewhere. */
export function moveHero(t: Turn, seat: Seat, to: HexId): void {
  const p = player(t.table, seat);
  if (p.at === to) return;
  t.emit({ type: 'moved', seat, from: p.at, to });
  p.at = to;
}
