/** Measures of a commander of Uprising: the scorings to come, the force of groups, the gain by a fight, the safety of Havens. */
import type { Seat } from '@longtable/kernel';
import { type Colour, FACES, GARRISON_DICE } from '@longtable/uprising/data/dice';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import { ALL, DISTANCE, type HexId } from '@longtable/uprising/data/map';
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { isTower, tileAt } from '@longtable/uprising/query/map';
import { cursesOnMap, havenCount, sideOf } from '@longtable/uprising/query/pieces';
import type { Foe, Grave, ReadTable } from '@longtable/uprising/spec';

/** Scorings still to come. */
export const scorings = (t: ReadTable): number =>
  t.options.chapters - t.chapter + (t.phase === 'scoring' || t.phase === 'end' ? 0 : 1) - (t.phase === 'setup' ? 1 : 0);

/** The worth of a point less for a Nemesis, in points of one faction: every faction must be ahead of the better of two. */
export const grudge = (t: ReadTable): number => t.players.length / 2;

/** Skulls of a die in one throw, with a little for Shields and Bolts. */
const PUNCH = Object.fromEntries(
  Object.entries(FACES.default).map(([colour, faces]) => [
    colour,
    faces.reduce((sum, [skulls, shields, bolts]) => sum + skulls + 0.5 * shields + 0.4 * bolts, 0) / faces.length,
  ]),
) as Readonly<Record<Colour, number>>;

const punchOf = (dice: readonly Colour[]): number => {
  let n = 0;
  for (let i = 0; i < dice.length; i++) n += PUNCH[dice[i]!];
  return n;
};

/** An Archery round comes once, Clash rounds two or three times. */
const ARCHERY = 0.4;
const inFight = (archery: readonly Colour[], clash: readonly Colour[]): number => punchOf(clash) + ARCHERY * punchOf(archery);

const GARRISON_PUNCH: readonly number[] = GARRISON_DICE.map(({ archery, clash }) => inFight(archery, clash));

/** By faction: what each kind of Unit is worth in a fight. */
const UNIT_PUNCH: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(FACTION).map(([id, { units }]) => [
    id,
    units.map((unit) => PUNCH[UNIT[unit].die] * (UNIT[unit].type === 'archer' ? 1 + ARCHERY : 1)),
  ]),
);
export const unitPunch = (t: ReadTable, seat: Seat, kind: number): number => UNIT_PUNCH[t.players[seat]!.faction]![kind]!;

/** Hits, and bodies that bear the blows: together they make the strength of a force. */
export interface Force {
  readonly punch: number;
  readonly body: number;
}
export const strength = ({ punch, body }: Force): number => punch * body;

export function armyAt(t: ReadTable, seat: Seat, h: HexId): Force {
  const { units, owner } = t.hexes[h]!;
  let punch = 0;
  let body = 0;
  if (owner !== seat) return { punch, body };
  for (let k = 0; k < units.length; k++) {
    punch += units[k]! * unitPunch(t, seat, k);
    body += units[k]!;
  }
  return { punch, body };
}

/** The resistance of Garrisons and Skeletons of a hex, group by group. */
export const guards = ({ garrisons, skeletons }: ReadTable['hexes'][number]): number =>
  garrisons * GARRISON_PUNCH[garrisons]! + skeletons * skeletons * PUNCH.red;

/** A Legion or Horde as it stands now; one that throws what its enemy throws is as strong as a plain army of its size. */
export function might({ card, threat }: Foe): number {
  const { archery, clash } = NEMESIS[card];
  const punch = inFight(archery[threat]!, clash[threat]!);
  return threat * (punch === 0 ? threat * PUNCH.blue : punch);
}

/** Measured with thousands of throws: an even fight is lost more often than won, because the winner must also survive. */
export function chance(own: number, against: number): number {
  if (against === 0) return 1;
  const ratio = (own / against) ** STEEP;
  return ratio / (EVEN + ratio);
}
const STEEP = 3;
const EVEN = 1.6;

/** Units that a force loses in a fight, about. */
export function toll(force: Force, against: number): number {
  const own = strength(force);
  return own <= against ? force.body : force.body * (1 - Math.sqrt(1 - against / own));
}

/** The gain at once by destroying a Legion or Horde. */
export const TROPHY = 3.5;
/** The threat of two Skeletons in a hex: the third makes them a Horde. */
export const PAIR = 0.5;

/** Points that a group will still score for its side: itself, what it leaves behind, and Threat that no longer fits on its card. */
export const burden = (t: ReadTable, foe: Foe): number =>
  presence(t) + Math.max(0, foe.threat + 2 * (scorings(t) - 1) - NEMESIS[foe.card].max);

/** The first two of these, for any Legion or Horde. */
export function presence(t: ReadTable): number {
  const left = scorings(t);
  return LASTS * (left + (TRAIL * left * (left + 1)) / 2);
}
const TRAIL = 0.6;
/** The part of the Nemesis on the map that is still there at later scorings. */
export const LASTS = 0.75;

/** Points and goods that a Haven brings each Chapter. */
const HAVEN = 2;
const YIELD = 0.4;
export const havenRate = (t: ReadTable, h: HexId): number => HAVEN + YIELD + (tileAt(t, h)?.vp ?? 0);

/** Points that Havens will still score. */
export function harvest(t: ReadTable, seat: Seat): number {
  let n = 0;
  for (const h of ALL) if (t.hexes[h]!.haven === seat) n += (HAVEN + (tileAt(t, h)?.vp ?? 0)) * safety(t, seat, h);
  return n * scorings(t);
}

/** The chance of a Haven to stand: by those who could come, and those who would meet them. */
export function safety(t: ReadTable, seat: Seat, h: HexId): number {
  const { wall, tower } = t.hexes[h]!;
  const { punch, body } = armyAt(t, seat, h);
  const guard = strength({ punch: punch + (wall ? PUNCH.blue : 0) + (tower ? PUNCH.white : 0), body });
  let stands = 0.95;
  for (const foe of t.foes) {
    const late = (isTower(t, foe.at) ? 1 : DISTANCE[foe.at]![h]!) - foe.tokens;
    if (late > 2) continue;
    const comes =
      (foe.target === h ? 0.9 : foe.target >= 0 ? (foe.prey === seat ? 0.25 : 0.1) : 0.4) * (late <= 0 ? 1 : late === 1 ? 0.4 : 0.15);
    stands *= 1 - comes * (body === 0 ? 1 : 1 - chance(guard, might(foe)));
  }
  return stands;
}

export function force(t: ReadTable, seat: Seat): number {
  let n = 0;
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.owner === seat) n += armyAt(t, seat, h).punch;
  return n;
}

/** Resources that Havens will still bring. */
export function income(t: ReadTable, seat: Seat): number {
  const board = FACTION[t.players[seat]!.faction].production[havenCount(t, seat)]!;
  let n = board[0] + board[1] + board[2];
  for (const h of ALL) {
    const goods = t.hexes[h]!.haven === seat ? tileAt(t, h)?.produces : undefined;
    if (goods !== undefined) n += goods[0] + goods[1] + goods[2];
  }
  return n * scorings(t);
}

export const GRAVE = 2;
const factionsIn = (g: Grave): number =>
  g.units.filter((row) => row.some((n) => n > 0)).length + (g.skeletons > 0 || g.garrisons.some((n) => n > 0) ? 1 : 0);

/** Weights of what a Nemesis has and will have. */
export interface NemesisWeights {
  /** For each scoring to come: a hex with Garrisons, a Curse, two Skeletons that wait for a third. */
  readonly garrisons: number;
  readonly curses: number;
  readonly pairs: number;
  /** The points that Legions and Hordes will score. */
  readonly foes: number;
  /** A faction in a Graveyard. */
  readonly graves: number;
}

/** Points of The Empire and Chaos in the end, about. */
export function nemeses(t: ReadTable, w: NemesisWeights): [empire: number, chaos: number] {
  const left = scorings(t);
  let garrisoned = 0;
  let pairs = 0;
  for (let h = 0; h < t.hexes.length; h++) {
    if (t.hexes[h]!.garrisons > 0) garrisoned++;
    if (t.hexes[h]!.skeletons > 1) pairs++;
  }
  const grave = left > 0 ? w.graves : 0;
  return [
    t.empireVp + w.garrisons * left * garrisoned + foesOf(t, 'E', w) + grave * factionsIn(t.imperialGrave),
    t.chaosVp + left * (w.curses * cursesOnMap(t) + w.pairs * pairs) + foesOf(t, 'C', w) + grave * factionsIn(t.chaosGrave),
  ];
}

function foesOf(t: ReadTable, side: 'E' | 'C', w: NemesisWeights): number {
  let n = 0;
  for (const foe of t.foes) if (sideOf(foe) === side) n += w.foes * burden(t, foe);
  return n;
}
