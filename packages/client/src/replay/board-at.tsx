/** The board at one step of a finished match: to be looked at, not touched. */
import type { Seat } from '@longtable/kernel';
import { useMemo } from 'react';
import type { SeatFace, Skin, SkinProps } from '../../skins/skin.ts';
import { useDraft } from '../ask/draft.ts';
import { GenericBoard } from '../board/generic-board.tsx';
import { TextBoard } from '../board/text-board.tsx';
import type { AnyHeard } from '../link/table-link.ts';
import { tableauOf, useTable } from '../match/model.ts';
import { useSettings } from '../state/settings.ts';

const nothing = (): void => undefined;

interface BoardAtProps {
  readonly view: object;
  readonly viewer: Seat | null;
  readonly heard: readonly AnyHeard[];
  readonly faces: readonly SeatFace[];
  readonly skin: Skin | null;
}

export function BoardAt({ view, viewer, heard, faces, skin }: BoardAtProps) {
  const model = useTable();
  const settings = useSettings();
  const tableau = useMemo(() => tableauOf(model, view), [model, view]);
  const draft = useDraft(null, 0);
  const props: SkinProps = {
    view,
    tableau,
    viewer,
    language: model.language,
    seats: faces,
    question: null,
    draft,
    onPick: nothing,
    onFollow: async () => false,
    onWhy: nothing,
    happening: null,
    heard,
    onPlayed: nothing,
    onTold: nothing,
    eventLine: () => null,
    optionName: String,
    optionAbout: () => '',
    offers: [],
    onOffer: () => undefined,
  };
  if (skin !== null) return <skin.Board {...props} />;
  return settings.text ? <TextBoard tableau={tableau} /> : <GenericBoard tableau={tableau} />;
}
