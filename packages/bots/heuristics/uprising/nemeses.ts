/** The Empire and Chaos: points that each will have in the end. */
import { sideOf } from '@longtable/uprising/query/pieces';
import type { Grave } from '@longtable/uprising/spec';
import type { Survey } from './survey.ts';

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
export function nemeses(s: Survey, w: NemesisWeights): [empire: number, chaos: number] {
  const { t, left, garrisoned, pairs, curses } = s;
  const grave = left > 0 ? w.graves : 0;
  return [
    t.empireVp + w.garrisons * left * garrisoned + foesOf(s, 'E', w) + grave * factionsIn(t.imperialGrave),
    t.chaosVp + left * (w.curses * curses + w.pairs * pairs) + foesOf(s, 'C', w) + grave * factionsIn(t.chaosGrave),
  ];
}

function foesOf({ t, burdens }: Survey, side: 'E' | 'C', w: NemesisWeights): number {
  let n = 0;
  for (let i = 0; i < t.foes.length; i++) if (sideOf(t.foes[i]!) === side) n += w.foes * burdens[i]!;
  return n;
}
