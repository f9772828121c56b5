/** Features of the table as a whole: the hour, the points, the map, the Nemeses, and a fight that is about to begin. */
import type { Match } from '@longtable/kernel';
import { ALL, CAPITAL, DISTANCE, ring } from '@longtable/uprising/data/map';
import { NEMESIS } from '@longtable/uprising/data/nemesis';
import { tileAt } from '@longtable/uprising/query/map';
import { sideOf } from '@longtable/uprising/query/pieces';
import type { Foe, Grave, ReadTable, Uprising } from '@longtable/uprising/spec';
import { WEIGHTS } from '../../../weights/uprising.ts';
import { nemeses } from '../nemeses.ts';
import { assault } from '../plans.ts';
import { toll } from '../sight.ts';
import { isSite, muster, type Survey } from '../survey.ts';
import { charging } from '../terms.ts';

type M = Readonly<Match<Uprising>>;

const HOUR = 11;
const POINTS = 8;
const MAP = 15;
const NEMESES = 15;
const REST = 3;
const FIGHT = 5;
export const TABLE = HOUR + POINTS + MAP + 2 * NEMESES + REST + FIGHT;

export function table(m: M, s: Survey, out: number[], from: number): void {
  const { t } = s;
  hour(t, s.left, out, from);
  points(s, out, from + HOUR);
  map(s, out, from + HOUR + POINTS);
  const at = from + HOUR + POINTS + MAP;
  nemesis(s, 'E', out, at);
  nemesis(s, 'C', out, at + NEMESES);
  out[at + 2 * NEMESES] = holdsOthers(t.imperialGrave);
  out[at + 2 * NEMESES + 1] = holdsOthers(t.chaosGrave);
  out[at + 2 * NEMESES + 2] = t.players.reduce((sum, { ap }) => sum + ap, 0) / (8 * t.players.length);
  fight(m, s, out, at + 2 * NEMESES + REST);
}

/** Garrisons or Skeletons in the Graveyard of the other Nemesis. */
const holdsOthers = (g: Grave): number => (g.skeletons > 0 || g.garrisons.some((n) => n > 0) ? 1 : 0);

function hour({ phase, players, options }: ReadTable, left: number, out: number[], from: number): void {
  let i = from;
  for (let n = 1; n <= 4; n++) out[i++] = left === n ? 1 : 0;
  out[i++] = phase === 'build' ? 1 : 0;
  out[i++] = phase === 'actions' ? 1 : 0;
  out[i++] = players.length === 2 ? 1 : 0;
  out[i++] = players.length === 4 ? 1 : 0;
  out[i++] = options.edition === '1E' ? 1 : 0;
  out[i++] = options.difficulty === 'nightmare' || options.difficulty === 'apocalyptic' ? 1 : 0;
  out[i] = options.difficulty === 'easy' ? 1 : 0;
}

function points(s: Survey, out: number[], from: number): void {
  const { t } = s;
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { vp } of t.players) {
    most = Math.max(most, vp);
    least = Math.min(least, vp);
  }
  const rival = Math.max(t.empireVp, t.chaosVp);
  const [empire, chaos] = nemeses(s, WEIGHTS);
  let i = from;
  out[i++] = most / 10;
  out[i++] = t.empireVp / 10;
  out[i++] = t.chaosVp / 10;
  out[i++] = rival / 10;
  out[i++] = (least - rival) / 10;
  out[i++] = empire / 20;
  out[i++] = chaos / 20;
  out[i] = Math.max(empire, chaos) / 20;
}

/** Garrisons, Skeletons, Curses, what is hidden, and sites without enemies. */
function map(s: Survey, out: number[], from: number): void {
  const { t, left, garrisoned, pairs, curses } = s;
  const sum = { levels: 0, singles: 0, hidden: 0, sites: 0, printed: 0 };
  for (const h of ALL) {
    const { garrisons, skeletons, tile, up } = t.hexes[h]!;
    sum.levels += garrisons;
    if (skeletons === 1) sum.singles++;
    if (tile !== null && !up) sum.hidden++;
    if (s.held[h] || !isSite(s, 0, h)) continue;
    sum.sites++;
    sum.printed += tileAt(t, h)?.vp ?? 0;
  }
  let i = from;
  out[i++] = garrisoned / 8;
  out[i++] = (garrisoned * left) / 20;
  out[i++] = sum.levels / 12;
  out[i++] = sum.singles / 4;
  out[i++] = pairs / 3;
  out[i++] = curses / 8;
  out[i++] = (curses * left) / 20;
  out[i++] = sum.hidden / 20;
  out[i++] = sum.sites / 6;
  out[i++] = sum.printed / 4;
  out[i++] = t.hexes[CAPITAL]!.garrisons / 3;
  out[i++] = t.hexes[CAPITAL]!.owner >= 0 ? 1 : 0;
  out[i++] = t.legions.length / 4;
  out[i++] = t.hordes.length / 4;
  out[i] = t.threat / 4;
}

/** Legions or Hordes: how many and how strong, how soon they score, how near to Havens and to each other. */
function nemesis({ t, left, mights, burdens }: Survey, side: 'E' | 'C', out: number[], from: number): void {
  let strongest = 0;
  for (let i = 0; i < t.foes.length; i++) {
    const foe = t.foes[i]!;
    if (sideOf(foe) !== side) continue;
    strongest = Math.max(strongest, foe.threat);
    out[from]! += 1 / 4;
    out[from + 1]! += left / 10;
    out[from + 2]! += foe.threat / 16;
    out[from + 3]! += foe.tokens / 4;
    out[from + 4]! += Math.max(0, foe.threat + 2 - NEMESIS[foe.card].max) / 4;
    out[from + 5]! += burdens[i]! / 10;
    out[from + 6]! += Math.sqrt(mights[i]!) / 16;
    if (toHaven(t, foe) <= foe.tokens) out[from + 7]! += 1 / 3;
    if (foe.target >= 0 && t.hexes[foe.target]!.haven >= 0) out[from + 8]! += 1 / 3;
    if (foe.prey >= 0) out[from + 9]! += 1 / 3;
    const late = foe.target < 0 ? 2 : DISTANCE[foe.at]![foe.target]! - foe.tokens;
    if (late <= 0) out[from + 10]! += 1 / 2;
    if (late === 1) out[from + 11]! += 1 / 2;
    if (ring(foe.at) <= 1) out[from + 12]! += 1 / 3;
    for (const other of t.foes) if (sideOf(other) !== side && DISTANCE[other.at]![foe.at]! <= 1) out[from + 13]! += 1 / 2;
  }
  out[from + 14] = strongest / 7;
}

function toHaven(t: ReadTable, { at }: Foe): number {
  let nearest = 9;
  for (const h of ALL) if (t.hexes[h]!.haven >= 0) nearest = Math.min(nearest, DISTANCE[at]![h]!);
  return nearest;
}

/** A Command that will lead to a fight: what it promises. */
function fight(m: M, s: Survey, out: number[], from: number): void {
  const command = charging(m);
  if (command === null) return;
  const { seat, to } = command;
  const army = muster(s, seat, to);
  out[from] = 1;
  out[from + 1] = assault(s, seat, to, army) / 4;
  out[from + 2] = army.hope;
  out[from + 3] = (army.hope * s.spoils[to]!) / 4;
  out[from + 4] = toll(army, s.resistance[to]!) / 4;
}
