/** The board and the dock as they are drawn: by a skin, as a plain table, or as text. */
import type { Id } from '@longtable/kernel';
import type { ReactNode } from 'react';
import type { SkinProps } from '../../skins/skin.ts';
import { offerFaces } from '../ask/offer-faces.ts';
import { GenericBoard } from '../board/generic-board.tsx';
import { TextBoard } from '../board/text-board.tsx';
import { eventLine, optionAbout, optionName } from '../match/model.ts';
import { useFrozenWhile } from '../match/use-frozen-while.ts';
import { useSettings } from '../state/settings.ts';
import type { Play } from './use-play.ts';

function skinPropsOf(play: Play, onWhy: SkinProps['onWhy']): SkinProps {
  const { model, stage, back, live, question, actions, standIn } = play;
  return {
    view: play.look.view,
    tableau: play.tableau,
    viewer: model.viewer,
    language: model.language,
    seats: play.faces,
    question: play.boardQuestion,
    draft: play.draft,
    onPick: play.onPick,
    onFollow: actions.follow,
    onWhy,
    happening: live ? stage.happening : null,
    heard: live ? model.now.heard : model.now.heard.slice(0, (back.at ?? 0) + 1),
    onPlayed: stage.played,
    onTold: play.tell,
    eventLine: (event) => eventLine(model, event, model.now.look.view),
    optionName: (id: Id) => (question === null ? String(id) : optionName(model, question, id)),
    optionAbout: (id: Id) => (question === null ? '' : optionAbout(model, question, id)),
    offers: live && standIn === null ? offerFaces(model) : [],
    onOffer: actions.offer,
  };
}

export interface Drawn {
  readonly board: ReactNode;
  readonly dock: ReactNode;
  readonly skinProps: SkinProps;
}

/** A board stays as it is while something is played on it. */
export function useDrawn(play: Play, onWhy: SkinProps['onWhy']): Drawn {
  const { model, skin, stage, live, tableau } = play;
  const { text: asText } = useSettings();
  const skinProps = skinPropsOf(play, onWhy);
  const moment = live && stage.happening !== null ? `${stage.happening.n} ${model.language} ${skin === null}` : null;
  const board = useFrozenWhile(
    skin ? <skin.Board {...skinProps} /> : asText ? <TextBoard tableau={tableau} /> : <GenericBoard tableau={tableau} />,
    moment,
  );
  const dock = useFrozenWhile(skin?.Dock ? <skin.Dock {...skinProps} /> : null, moment);
  return { board, dock, skinProps };
}
