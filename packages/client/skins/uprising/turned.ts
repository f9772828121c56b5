/** A tile that is being turned, shown as it would lie. */
import { DIRECTIONS } from '@longtable/uprising/data/map';
import { edgesOf } from '@longtable/uprising/query/map';
import type { SkinProps } from '../skin.ts';
import type { View } from './open.ts';

/** The table with the mountains of the tile where the choice that is weighed would bring them. */
export function turnedTo(view: View, { question, draft }: Pick<SkinProps, 'question' | 'draft'>): View {
  const [turn] = draft.chosen;
  const at = question?.shown.with?.['hex'];
  if (question?.kind !== 'explore' || typeof turn !== 'number' || typeof at !== 'number') return view;
  const bits = edgesOf(view.hexes.map((hex, h) => (h === at ? { ...hex, turn } : hex)));
  const edges = (h: number): readonly number[] => DIRECTIONS.flatMap((_, d) => ((bits[h]! >> d) & 1 ? [d] : []));
  return { ...view, hexes: view.hexes.map((hex, h) => ({ ...hex, edges: edges(h) })) };
}
