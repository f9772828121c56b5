/** Measures of a commander of Uprising: the scorings to come, the force of groups, the gain by a fight, the worth of Havens. */
import type { Seat } from '@longtable/kernel';
import { type Colour, FACES, GARRISON_DICE } from '@longtable/uprising/data/dice';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import type { HexId } from '@longtable/uprising/data/map';
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { tileAt } from '@longtable/uprising/query/map';
import type { Foe, ReadTable } from '@longtable/uprising/spec';

/** Scorings still to come. */
export const scorings = (t: ReadTable): number =>
  t.options.chapters - t.chapter + (t.phase === 'scoring' || t.phase === 'end' ? 0 : 1) - (t.phase === 'setup' ? 1 : 0);

/** The worth of a point less for a Nemesis, in points of one faction: every faction must be ahead of the better of two. */
export const grudge = (t: ReadTable): number => t.players.length / 2;

/** Skulls of a die in one throw, with a little for Shields and Bolts. */
export const PUNCH = Object.fromEntries(
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

/** By faction: the same numbers, each once, the strongest first. */
const RANKS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(UNIT_PUNCH).map(([id, punches]) => [id, punches.filter((punch, i) => punches.indexOf(punch) === i).sort((a, b) => b - a)]),
);
export const ranks = (t: ReadTable, seat: Seat): readonly number[] => RANKS[t.players[seat]!.faction]!;

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
export const HAVEN = 2;
const YIELD = 0.4;
export const havenRate = (t: ReadTable, h: HexId): number => HAVEN + YIELD + (tileAt(t, h)?.vp ?? 0);
