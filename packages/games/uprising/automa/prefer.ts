/** UP-AIL-05, UP-AIH-05: the first priority that fits. Ties stay in the list: the first player chooses. */
import type { HexId } from '../data/map.ts';
import { hasPassive } from '../query/command.ts';
import { hasNemesis, isEmpty, strengthAgainst, unitsAt } from '../query/pieces.ts';
import { hexOf } from '../table.ts';
import type { Look } from '../types.ts';

function least(hexes: readonly HexId[], by: (h: HexId) => number): HexId[] {
  const min = Math.min(...hexes.map(by));
  return hexes.filter((h) => by(h) === min);
}

export function prefer(t: Look, side: 'E' | 'C', hexes: readonly HexId[]): HexId[] {
  const havens = hexes.filter((h) => hexOf(t, h).haven >= 0);
  if (havens.length > 0)
    return spared(
      t,
      side,
      least(havens, (h) => unitsAt(t, h)),
    );
  const enemies = hexes.filter((h) => hexOf(t, h).owner >= 0 || hasNemesis(t, h, side === 'E' ? 'C' : 'E'));
  if (enemies.length > 0) return least(enemies, (h) => strengthAgainst(t, h, side));
  const empty = hexes.filter((h) => isEmpty(t, h));
  return empty.length > 0 ? empty : hexes.slice();
}

/** Crown of the Last Emperor: ties of a Legion are settled in favour of its owner's Havens. */
function spared(t: Look, side: 'E' | 'C', tied: HexId[]): HexId[] {
  if (side === 'C' || tied.length < 2) return tied;
  const others = tied.filter((h) => !hasPassive(t, hexOf(t, h).haven, 'spared'));
  return others.length > 0 ? others : tied;
}
