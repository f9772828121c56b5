/** The table of Uprising: the race above, the map, and over its foot the sheet of what is going on. */
import type { View } from '@longtable/uprising/spec';
import { useEffect } from 'react';
import { IconButton } from '../../src/design/button.tsx';
import { useStore } from '../../src/state/store.ts';
import type { SkinProps } from '../skin.ts';
import { castOf } from './cast.ts';
import { Lens } from './lens.tsx';
import { UpMap } from './map.tsx';
import { Race } from './race.tsx';
import { type Tab, TableSheet } from './table-sheet.tsx';
import { table } from './table-store.ts';
import { useHexes } from './use-hexes.ts';

/** Hexes that the moment is about: the fight, what is lit, or the own Hero. */
function focusOf(view: View, lit: readonly number[], viewer: number | null): readonly number[] {
  if (view.combat !== null) return [view.combat.hex];
  const hero = viewer === null ? -1 : (view.players[viewer]?.at ?? -1);
  if (lit.length > 0 && lit.length <= 12) return hero >= 0 ? [...lit, hero] : lit;
  return hero >= 0 ? [hero] : [];
}

/** Cards of the table that a question is about. */
const tabFor = (question: SkinProps['question']): Tab | null => (question?.kind === 'quest' ? 'quests' : null);

export function Board(props: SkinProps) {
  const { question, viewer, heard } = props;
  const cast = castOf(props);
  const { view } = cast;
  const hexes = useHexes(props, view);
  const key = `${question?.kind} ${question?.stage} ${JSON.stringify(question?.ask ?? null)}`;
  const open = useStore(table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by every new question
  useEffect(() => table.set(tabFor(question)), [key]);
  const tab = view.phase === 'setup' || view.combat !== null ? null : open;
  return (
    <div className={tab === null ? 'up-board' : 'up-board sheeted'}>
      {view.phase !== 'setup' && <Race cast={cast} heard={heard} />}
      <UpMap
        cast={cast}
        hexes={hexes}
        focus={focusOf(view, tab === null ? hexes.lit : [], viewer)}
        dim={view.combat !== null}
        strip={false}
        moment={key}
      />
      {tab !== null && <TableSheet cast={cast} tab={tab} />}
      {tab === null && view.phase !== 'setup' && (
        <IconButton icon="deck" label={cast.t.table.open} onPress={() => table.set('quests')} className="up-open-table" />
      )}
      <Lens cast={cast} className="over" />
    </div>
  );
}
