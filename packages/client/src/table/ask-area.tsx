/** The bar above the board: the question, or what is waited for, or the way back from looking back. */
import { sealOf } from '../../skins/game-cards.ts';
import type { SkinProps } from '../../skins/skin.ts';
import { AbsentBar, absentee } from '../ask/absent-bar.tsx';
import { AskBar } from '../ask/ask-bar.tsx';
import { isRequested, RequestBar } from '../ask/request-bar.tsx';
import { StandInBar } from '../ask/stand-in-bar.tsx';
import { WaitBar } from '../ask/wait-bar.tsx';
import { TableContext } from '../match/model.ts';
import { useHeld } from '../match/use-held.ts';
import { Scrubber } from '../replay/scrubber.tsx';
import type { Play } from './use-play.ts';

interface AskAreaProps {
  readonly play: Play;
  readonly skinProps: SkinProps;
  readonly onResults: () => void;
}

/** The next question is asked when the board shows what it is about: until then the old one stays, spent. */
export function AskArea(props: AskAreaProps) {
  const { live, stage, model } = props.play;
  const held = live && !stage.live;
  const asking = useHeld({ bar: <Bar {...props} />, model }, held);
  return (
    <div className="askwrap" id="question" tabIndex={-1} inert={held} data-held={held}>
      <TableContext value={asking.model}>{asking.bar}</TableContext>
    </div>
  );
}

function Bar({ play, skinProps, onResults }: AskAreaProps) {
  const { model, live, back, lines, faces, standIn, question } = play;
  if (!live)
    return <Scrubber lines={lines} steps={model.now.heard.length} at={back.at ?? 0} onStep={back.to} onLive={() => back.to(null)} />;
  if (standIn !== null) return <StandInBar seat={standIn} />;
  if (isRequested(model)) return <RequestBar faces={faces} lines={lines} />;
  if (question) return <QuestionBar play={play} question={question} skinProps={skinProps} />;
  const away = absentee(model);
  const waiting = <WaitBar actions={play.actions} faces={faces} onResults={onResults} />;
  if (away === null) return waiting;
  return <AbsentBar info={away} face={faces.find(({ seat }) => seat === away.seat)} otherwise={waiting} />;
}

interface QuestionBarProps {
  readonly play: Play;
  readonly question: NonNullable<Play['question']>;
  readonly skinProps: SkinProps;
}

function QuestionBar({ play, question, skinProps }: QuestionBarProps) {
  const { model, skin, draft, look, advisor } = play;
  return (
    <AskBar
      draft={draft}
      question={question}
      actions={play.actions}
      seal={sealOf(play.card, question)}
      final={play.final}
      weighed={play.weighed}
      pouch={skin?.pouch}
      body={skin?.Options && skin.draws?.(question) ? <skin.Options {...skinProps} question={question} /> : undefined}
      beside={skin?.beside?.(question, draft)}
      hint={skin?.hint?.(question, look.view, model.language)}
      onHint={advisor?.ask}
      warned={advisor?.note?.kind === 'warning'}
    />
  );
}
