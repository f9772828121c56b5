/** Dice of a combat: pools, symbols, Bolts and Shields. Pure sums. */
import { type Colour, FACES, type Face, GARRISON_DICE } from '../data/dice.ts';
import { FACTION, UNIT } from '../data/factions.ts';
import { type Ability, EVEN_MAGE_BREAKER, type Godpower, NEMESIS, type NemesisId, SKELETON_POWER } from '../data/nemesis.ts';
import type { Group } from '../events.ts';
import type { CombatData, Die, RoundData } from '../spec.ts';
import { foeOf, hexOf, isSeat, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { tileAt } from './map.ts';
import { hasEmpire, unitsAt } from './pieces.ts';

export type Side = 0 | 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const SIDES: readonly Side[] = [0, 1];

const SKULL = 0;
const SHIELD = 1;
const BOLT = 2;
const BLANK: Face = [0, 0, 0];

export const isCard = (group: Group): group is NemesisId => group !== 'units' && group !== 'garrisons' && group !== 'skeletons';
const NO_ABILITIES: readonly Ability[] = [];
const abilitiesOf = (group: Group): readonly Ability[] => (isCard(group) ? NEMESIS[group].abilities : NO_ABILITIES);
export const hasAbility = (group: Group, on: Ability['on']): boolean => {
  const list = abilitiesOf(group);
  for (let i = 0; i < list.length; i++) if (list[i]!.on === on) return true;
  return false;
};

/** Blanks that a group may reroll by its ability. */
export function blankRerolls(group: Group): number {
  for (const a of abilitiesOf(group)) if (a.on === 'reroll-blanks') return a.n;
  return 0;
}

/** UP-COM-35: Garrisons have no Godpower. */
export const godpowerOf = (group: Group): Godpower | null =>
  group === 'skeletons' ? SKELETON_POWER : isCard(group) ? NEMESIS[group].godpower : null;

// ── Pools ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const die = (colour: Colour, side: Side, of: number): Die => ({ colour, face: -1, side, of, spent: false });
export const newDice = (colours: readonly Colour[], side: Side): Die[] => colours.map((colour) => die(colour, side, -1));

const CLOAK_MOST = 2;

/** UP-DEF-01, UP-DEF-02: the dice of Tower and Wall, while Units defend them. */
function addBuildings(table: ReadTable, c: Readonly<CombatData>, kind: RoundData['kind'], side: Side, pool: Die[]): void {
  const hex = hexOf(table, c.hex);
  if (hex.haven !== c.sides[side]) return;
  if (hex.tower) pool.push(die('white', side, -1));
  if (!hex.wall || kind === 'archery') return;
  for (let i = c.marks.includes('wall-2') ? 2 : 1; i > 0; i--) pool.push(die('blue', side, -1));
}

/** UP-COM-12, UP-COM-56, UP-COM-58: Units, Tower and Wall of a faction. */
function unitPool(table: ReadTable, c: Readonly<CombatData>, kind: RoundData['kind'], side: Side): Die[] {
  const hex = hexOf(table, c.hex);
  const seat = c.sides[side] as number;
  const { units } = FACTION[player(table, seat).faction];
  const pool: Die[] = [];
  /** UP-TER-01, UP-HEX-09 */
  const riders = c.terrain === 'badlands' || tileAt(table, c.hex)?.ongoing === 'riders';
  let archers = 0;
  for (let k = 0; k < units.length; k++) {
    const n = hex.units[k]!;
    if (n === 0) continue;
    const { type, die: colour } = UNIT[units[k]!];
    if (type === 'archer') archers += n;
    const shoots = type === 'archer' || (type === 'rider' && (riders || (units[k] === 'vargs' && c.marks.includes('vargs'))));
    if (kind === 'clash' || shoots) for (let i = 0; i < n; i++) pool.push(die(colour, side, k));
  }
  addBuildings(table, c, kind, side, pool);
  if (kind === 'archery' && c.marks.includes('cloak')) {
    for (let i = Math.min(archers, CLOAK_MOST); i > 0; i--) pool.push(die('white', side, -1));
  }
  return pool;
}

/** UP-CHA-01, UP-COM-14 */
const skeletonDice = (kind: RoundData['kind'], n: number): readonly Colour[] => (kind === 'clash' ? new Array<Colour>(n).fill('red') : []);

/** UP-COM-13, UP-COM-15, UP-EMP-03: the columns of a Nemesis group as it stands now. */
function columnOf(table: ReadTable, c: Readonly<CombatData>, kind: RoundData['kind'], group: Group): readonly Colour[] {
  const hex = hexOf(table, c.hex);
  if (group === 'garrisons') return GARRISON_DICE[hex.garrisons]![kind];
  if (group === 'skeletons') return skeletonDice(kind, hex.skeletons);
  return isCard(group) ? cardDice(table, group, kind, foeOf(table, group)?.threat ?? 0) : [];
}

/** The row of a Legion or Horde for a Threat. */
export function cardDice(table: ReadTable, card: NemesisId, kind: RoundData['kind'], threat: number): readonly Colour[] {
  if (card === 'mage-breaker' && kind === 'archery' && table.options.mageBreaker === 'even') return EVEN_MAGE_BREAKER;
  return NEMESIS[card][kind][threat]!;
}

function abilityDice(table: ReadTable, c: Readonly<CombatData>, kind: RoundData['kind'], group: Group): readonly Colour[] {
  const added: Colour[] = [];
  for (const a of abilitiesOf(group)) {
    if (a.on === 'archery-dice' && kind === 'archery' && c.terrain === a.terrain) added.push(...a.add);
    if (a.on === 'dice' && dieCondition(table, c, a.when)) added.push(...a.add);
  }
  return added;
}

function dieCondition(table: ReadTable, c: Readonly<CombatData>, when: 'target-here' | 'haven-or-empire-here'): boolean {
  if (when === 'target-here') return table.foes.some((f) => f.target === c.hex);
  return hexOf(table, c.hex).haven >= 0 || hasEmpire(table, c.hex);
}

/** UP-COM-21: the dice of one side before cards, Marsh and Highlands. */
export function poolOf(table: ReadTable, c: Readonly<CombatData>, kind: RoundData['kind'], side: Side): Die[] {
  const group = c.groups[side];
  if (group === 'units') return unitPool(table, c, kind, side);
  if (hasAbility(group, 'copy-dice')) {
    const enemy = c.groups[other(side)] === group ? [] : poolOf(table, c, kind, other(side));
    return enemy.map(({ colour }) => die(colour, side, -1));
  }
  return newDice([...columnOf(table, c, kind, group), ...abilityDice(table, c, kind, group)], side);
}

// ── Symbols ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The face that a die shows; nothing before it is rolled or when it was turned to blank. */
export const faceOf = (table: ReadTable, d: Die): Face => (d.face < 0 ? BLANK : FACES[table.options.dice][d.colour][d.face]!);
export const isBlank = (table: ReadTable, d: Die): boolean => {
  const f = faceOf(table, d);
  return f[0] + f[1] + f[2] === 0;
};

export function onDice(table: ReadTable, r: Readonly<RoundData>, side: Side, symbol: number): number {
  let n = 0;
  for (let i = 0; i < r.dice.length; i++) if (r.dice[i]!.side === side) n += faceOf(table, r.dice[i]!)[symbol]!;
  return n;
}
const total = (table: ReadTable, r: Readonly<RoundData>, side: Side, symbol: number): number =>
  onDice(table, r, side, symbol) + r.extra[side * 3 + symbol]!;

export const skulls = (table: ReadTable, r: Readonly<RoundData>, side: Side): number => total(table, r, side, SKULL);
/** UP-COM-33, less what Bolts and cards cancelled. */
export const shields = (table: ReadTable, c: Readonly<CombatData>, r: Readonly<RoundData>, side: Side): number =>
  hasAbility(c.groups[other(side)], 'no-enemy-shields') ? 0 : Math.max(0, total(table, r, side, SHIELD) - r.cancelled[side]);

/** UP-COM-36, UP-TER-08, UP-CHA-24: the ban looks at the hex as it is now. */
export const mayUseBolts = (table: ReadTable, c: Readonly<CombatData>, side: Side): boolean =>
  !(hexOf(table, c.hex).curse && c.sides[side] !== 'C') && !hasAbility(c.groups[other(side)], 'no-enemy-bolts');

/** Stones of the Old Gods: Bolts may cancel Shields on Curses. */
const mayCancel = (table: ReadTable, c: Readonly<CombatData>, side: Side): boolean => {
  if (mayUseBolts(table, c, side)) return true;
  const party = c.sides[side];
  return (
    isSeat(party) && player(table, party).quests.includes('stones-of-the-old-gods') && !hasAbility(c.groups[other(side)], 'no-enemy-bolts')
  );
};

const unspent = (table: ReadTable, r: Readonly<RoundData>, side: Side): number => total(table, r, side, BOLT) - r.bolts[side];
/** Bolts that can still wake a Godpower. */
export const boltsFor = (table: ReadTable, c: Readonly<CombatData>, r: Readonly<RoundData>, side: Side): number =>
  mayUseBolts(table, c, side) ? unspent(table, r, side) : 0;
/** Bolts that can still cancel a Shield. */
export const boltsToCancel = (table: ReadTable, c: Readonly<CombatData>, r: Readonly<RoundData>, side: Side): number =>
  mayCancel(table, c, side) ? unspent(table, r, side) : 0;

export const boltsOfBoth = (table: ReadTable, r: Readonly<RoundData>): number => onDice(table, r, 0, BOLT) + onDice(table, r, 1, BOLT);
export const skullsOnDice = (table: ReadTable, r: Readonly<RoundData>, side: Side): number => onDice(table, r, side, SKULL);

/** UP-COM-61: symbols made by effects first, then dice already used, then the die with most of them, then the first. */
function useDie(table: ReadTable, r: RoundData, side: Side, symbol: number, already: number): void {
  let onUsed = 0;
  let best = -1;
  let most = 0;
  r.dice.forEach((d, i) => {
    if (d.side !== side) return;
    const n = faceOf(table, d)[symbol]!;
    if (d.spent) onUsed += n;
    else if (n > most) {
      most = n;
      best = i;
    }
  });
  if (already >= onUsed && best >= 0) r.dice = r.dice.with(best, { ...r.dice[best]!, spent: true });
}

/** UP-COM-34 */
export function spendBolt(table: ReadTable, r: RoundData, side: Side): void {
  const fromDice = r.bolts[side] - Math.max(0, r.extra[side * 3 + BOLT]!);
  if (fromDice >= 0) useDie(table, r, side, BOLT, fromDice);
  r.bolts = side === 0 ? [r.bolts[0] + 1, r.bolts[1]] : [r.bolts[0], r.bolts[1] + 1];
}

export function cancelShields(r: RoundData, side: Side, n: number): void {
  r.cancelled = side === 0 ? [r.cancelled[0] + n, r.cancelled[1]] : [r.cancelled[0], r.cancelled[1] + n];
}

/** UP-COM-22: symbols made by effects are on no die. */
export function addSymbols(r: RoundData, side: Side, symbol: number, n: number): void {
  r.extra = r.extra.with(side * 3 + symbol, r.extra[side * 3 + symbol]! + n);
}

/** One Skull becomes a Bolt. */
export function skullToBolt(table: ReadTable, r: RoundData, side: Side): void {
  if (r.extra[side * 3 + SKULL]! <= 0) useDie(table, r, side, SKULL, Number.MAX_SAFE_INTEGER);
  addSymbols(r, side, SKULL, -1);
  addSymbols(r, side, BOLT, 1);
}

/** UP-COM-40, UP-COM-61: own dice that may be rerolled, as positions in the roll. */
export function rerollable(
  table: ReadTable,
  dice: readonly Die[],
  side: Side,
  of: string,
  only: string,
  units: readonly string[],
): number[] {
  const list: number[] = [];
  for (let i = 0; i < dice.length; i++) {
    const d = dice[i]!;
    if (d.side !== side || d.spent || d.face === -1) continue;
    if (only === 'blank' && !isBlank(table, d)) continue;
    if (only === 'no-bolt' && faceOf(table, d)[BOLT] > 0) continue;
    if (of !== '' && !isDieOf(d, of, units)) continue;
    list.push(i);
  }
  return list;
}

function isDieOf(d: Die, of: string, units: readonly string[]): boolean {
  if (d.of < 0) return false;
  const unit = units[d.of]! as keyof typeof UNIT;
  return of === 'basic-warriors' ? UNIT[unit].type === 'warrior' && !UNIT[unit].elite : unit === of;
}

/** Skulls, Shields and Bolts of a Hero roll. */
export function symbolsOf(table: ReadTable, dice: readonly Die[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const d of dice) {
    const f = faceOf(table, d);
    sum[0] += f[0];
    sum[1] += f[1];
    sum[2] += f[2];
  }
  return sum;
}

/** Units, Garrison levels, Skeletons or Threat that a side of a combat has now. */
export function strengthOf(table: ReadTable, c: Readonly<Pick<CombatData, 'hex' | 'sides' | 'groups'>>, side: Side): number {
  const group = c.groups[side];
  const hex = hexOf(table, c.hex);
  if (group === 'units') return hex.owner === c.sides[side] ? unitsAt(table, c.hex) : 0;
  if (group === 'garrisons') return hex.garrisons;
  if (group === 'skeletons') return hex.skeletons;
  const foe = foeOf(table, group);
  return foe?.at === c.hex ? foe.threat : 0;
}

/** Is anything of this side left in the combat? */
export function isAlive(table: ReadTable, c: Readonly<CombatData>, side: Side): boolean {
  const group = c.groups[side];
  const hex = hexOf(table, c.hex);
  if (group === 'units') return hex.owner === c.sides[side];
  if (group === 'garrisons') return hex.garrisons > 0;
  if (group === 'skeletons') return hex.skeletons > 0;
  return foeOf(table, group)?.at === c.hex;
}

export const sideOfSeat = (c: Readonly<CombatData>, seat: number): Side => (c.sides[0] === seat ? 0 : 1);
