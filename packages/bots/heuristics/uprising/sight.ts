/** What a commander of Uprising looks at: the scorings to come, the force of groups, where a Hero or an army should go. */
import type { Seat } from '@longtable/kernel';
import { type Colour, FACES, GARRISON_DICE } from '@longtable/uprising/data/dice';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import { ALL, DISTANCE, type HexId, NEIGHBOURS } from '@longtable/uprising/data/map';
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { havenCost } from '@longtable/uprising/query/acts';
import { sources } from '@longtable/uprising/query/command';
import { isHidden, isTower, isX, tileAt } from '@longtable/uprising/query/map';
import { cursesOnMap, hasChaos, hasEmpire, havenCount, havensLeft, sideOf } from '@longtable/uprising/query/pieces';
import type { Foe, Grave, Look } from '@longtable/uprising/spec';

/** Scorings still to come. */
export const scorings = (t: Look): number =>
  t.options.chapters - t.chapter + (t.phase === 'scoring' || t.phase === 'end' ? 0 : 1) - (t.phase === 'setup' ? 1 : 0);

/** Skulls of a die in six throws, with a little for Shields and Bolts. */
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

const GARRISON_PUNCH: readonly number[] = GARRISON_DICE.map(({ archery, clash }) => punchOf(clash) + 0.4 * punchOf(archery));

/** By seat's faction: what each kind of Unit is worth in a fight. */
const UNIT_PUNCH: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(FACTION).map(([id, { units }]) => [
    id,
    units.map((unit) => PUNCH[UNIT[unit].die] * (UNIT[unit].type === 'archer' ? 1.4 : 1)),
  ]),
);
export const unitPunch = (t: Look, seat: Seat, kind: number): number => UNIT_PUNCH[t.players[seat]!.faction]![kind]!;

/** Force: what it hits times what it endures. */
interface Force {
  readonly punch: number;
  readonly body: number;
}

function armyAt(t: Look, seat: Seat, h: HexId): Force {
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

/** The Units that could come into a hex by one Command, the best five, and those that are there. */
export function muster(t: Look, seat: Seat, to: HexId): Force {
  const here = armyAt(t, seat, to);
  let room = 5 - here.body;
  let { punch } = here;
  const list = sources(t, seat, to, -1).sort((a, b) => unitPunch(t, seat, b.kind) - unitPunch(t, seat, a.kind));
  for (const { kind, n } of list) {
    const come = Math.min(room, n);
    punch += come * unitPunch(t, seat, kind);
    room -= come;
  }
  return { punch, body: 5 - room };
}

/** What the Nemesis Units of a hex can bear together, group by group. */
function resistance(t: Look, h: HexId): number {
  const { garrisons, skeletons } = t.hexes[h]!;
  let n = garrisons * GARRISON_PUNCH[garrisons]! + skeletons * skeletons * PUNCH.red;
  for (const foe of t.foes) if (foe.at === h) n += might(foe);
  return n;
}

/** A Legion or Horde as it stands now. */
const might = (foe: Foe): number => foe.threat * punchOf(NEMESIS[foe.card].clash[foe.threat]!);

export const isHeld = (t: Look, h: HexId): boolean => hasEmpire(t, h) || hasChaos(t, h);

/** How likely a force is to beat what stands in a hex. */
export const odds = (t: Look, force: Force, h: HexId): number => chance(force, resistance(t, h));

function chance({ punch, body }: Force, against: number): number {
  if (against === 0) return 1;
  const ratio = (punch * body) / against;
  return ratio ** 2 / (1 + ratio ** 2);
}

/** Points that beating everybody in a hex would make, with what the Nemesis would no longer score there. */
export function bounty(t: Look, h: HexId): number {
  const { garrisons, skeletons } = t.hexes[h]!;
  const left = scorings(t);
  let n = garrisons + skeletons + LASTS[garrisons]! * left;
  for (const foe of t.foes) if (foe.at === h) n += TROPHY + burden(t, foe);
  return n;
}

/** What destroying a Legion or Horde brings at once. */
const TROPHY = 3.5;

/** What it will still score for its side: itself, what it leaves behind, and Threat that no longer fits on its card. */
function burden(t: Look, foe: Foe): number {
  const left = scorings(t);
  const trail = (left * (left + 1)) / 2;
  return HOLDS * (left + TRAIL * trail) + Math.max(0, foe.threat + 2 * (left - 1) - NEMESIS[foe.card].max);
}
const TRAIL = 0.6;
/** How much of what the Nemesis has on the map is still there at later scorings. */
const HOLDS = 0.7;

/** What a Haven there would bring until the end. */
const havenValue = (t: Look, h: HexId): number => (2 + (tileAt(t, h)?.vp ?? 0) + 0.4) * scorings(t);
const UNSEEN_HAVEN = 2.6;

/** A site that nobody else has; enemies may stand on it. */
const isSite = (t: Look, seat: Seat, h: HexId): boolean => {
  const hex = t.hexes[h]!;
  return hex.up && !hex.curse && hex.haven < 0 && !isX(t, h) && (hex.owner < 0 || hex.owner === seat);
};

/** The way to a Haven: explore, clear, found. How far along it is in this hex, as part of what it would bring. */
export function errand(t: Look, seat: Seat, h: HexId): number {
  if (isHidden(t, h)) return (NEIGHBOURS[h]!.some((next) => t.hexes[next]!.owner === seat) ? 0.3 : 0.2) * UNSEEN_HAVEN * scorings(t);
  if (havensLeft(t, seat) === 0 || !isSite(t, seat, h)) return 0;
  if (isHeld(t, h)) return 0.55 * havenValue(t, h) * odds(t, muster(t, seat, h), h);
  return havenValue(t, h) * (t.players[seat]!.plunder >= havenCost(t, seat) ? 0.85 : 0.6);
}

const PER_STEP = 0.85;
const SECOND = 0.5;

/** The best two errands of a Hero, less the farther they are. */
export function prospectOf(t: Look, seat: Seat, from: HexId): number {
  let best = 0;
  let second = 0;
  const jump = isTower(t, from);
  for (const h of ALL) {
    const distance = DISTANCE[from]![h]!;
    if (distance > FAR && !jump) continue;
    const worth = errand(t, seat, h) * PER_STEP ** (jump ? Math.min(1, distance) : distance) * (isTaken(t, seat, h) ? RIVALRY : 1);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + SECOND * second;
}
const FAR = 4;
/** What is left of an errand where another Hero stands already. */
const RIVALRY = 0.2;
function isTaken(t: Look, seat: Seat, h: HexId): boolean {
  for (let other = 0; other < t.players.length; other++) if (other !== seat && t.players[other]!.at === h) return true;
  return false;
}

/** The best attack that one Command could start. */
export function prey(t: Look, seat: Seat): number {
  let best = 0;
  for (const h of ALL) {
    if (!isHeld(t, h)) continue;
    const worth = bounty(t, h);
    if (worth <= best) continue;
    const force = muster(t, seat, h);
    if (force.body > 0) best = Math.max(best, worth * odds(t, force, h));
  }
  return best;
}

/** What Havens will still score. */
export function harvest(t: Look, seat: Seat): number {
  let n = 0;
  for (const h of ALL) if (t.hexes[h]!.haven === seat) n += (2 + (tileAt(t, h)?.vp ?? 0)) * safety(t, seat, h);
  return n * scorings(t);
}

/** How likely a Haven is to stand: who could come, and who would meet him. */
function safety(t: Look, seat: Seat, h: HexId): number {
  const { wall, tower } = t.hexes[h]!;
  const { punch, body } = armyAt(t, seat, h);
  const guard = { punch: punch + (wall ? PUNCH.blue : 0) + (tower ? PUNCH.white : 0), body };
  let stands = 0.95;
  for (const foe of t.foes) {
    const late = DISTANCE[foe.at]![h]! - foe.tokens;
    if (late > 2) continue;
    const comes =
      (foe.target === h ? 0.9 : foe.target >= 0 ? (foe.prey === seat ? 0.25 : 0.1) : 0.4) * (late <= 0 ? 1 : late === 1 ? 0.4 : 0.15);
    stands *= 1 - comes * (body === 0 ? 1 : 1 - chance(guard, might(foe)));
  }
  return stands;
}

export function force(t: Look, seat: Seat): number {
  let n = 0;
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.owner === seat) n += armyAt(t, seat, h).punch;
  return n;
}

/** Resources that Havens will still bring. */
export function income(t: Look, seat: Seat): number {
  const board = FACTION[t.players[seat]!.faction].production[havenCount(t, seat)]!;
  let n = board[0] + board[1] + board[2];
  for (const h of ALL) {
    const goods = t.hexes[h]!.haven === seat ? tileAt(t, h)?.produces : undefined;
    if (goods !== undefined) n += goods[0] + goods[1] + goods[2];
  }
  return n * scorings(t);
}

const GRAVE = 2;
const factionsIn = (g: Grave): number =>
  g.units.filter((row) => row.some((n) => n > 0)).length + (g.skeletons > 0 || g.garrisons.some((n) => n > 0) ? 1 : 0);

function burdens(t: Look, side: 'E' | 'C'): number {
  let n = 0;
  for (const foe of t.foes) if (sideOf(foe) === side) n += burden(t, foe);
  return n;
}

/** How likely a hex with so many Garrisons is to keep one. */
const LASTS: readonly number[] = [0, 0.1, 0.4, 0.8];

/** What The Empire and Chaos will have in the end, about. */
export function nemeses(t: Look): [empire: number, chaos: number] {
  const left = scorings(t);
  let garrisoned = 0;
  for (let h = 0; h < t.hexes.length; h++) garrisoned += LASTS[t.hexes[h]!.garrisons]!;
  const now = left > 0 ? GRAVE : 0;
  return [
    t.empireVp + HOLDS * left * garrisoned + burdens(t, 'E') + now * factionsIn(t.imperialGrave),
    t.chaosVp + HOLDS * left * cursesOnMap(t) + burdens(t, 'C') + now * factionsIn(t.chaosGrave),
  ];
}
