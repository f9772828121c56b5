/** A running or finished match: board, seats, question, log. */
import type { Id } from '@longtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { HintNote, HintSpots } from '../advice/hint-note.tsx';
import { useIsWide } from '../advice/use-is-wide.ts';
import { useAnswered } from '../ask/request-bar.tsx';
import { TouchArea } from '../board/targets.tsx';
import { CoachNote } from '../coach/coach-note.tsx';
import { Dialog } from '../design/dialog.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { optionName, questionKey, useTable, whileAsked } from '../match/model.ts';
import { useConnection } from '../match/use-connection.ts';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { RuleLink, RuleText } from '../rules/rule-link.tsx';
import { play as playSound } from '../state/sound.ts';
import { Announcer } from './announcer.tsx';
import { AskArea } from './ask-area.tsx';
import { LeftSide, PlayLog, RightSide } from './sides.tsx';
import { TopBar } from './top-bar.tsx';
import { useDrawn } from './use-drawn.tsx';
import { type Play, usePlay } from './use-play.ts';
import './table-screen.css';

export function TableScreen() {
  const model = useTable();
  const [replay, setReplay] = useState(() => model.now.look.result !== null);
  if (replay && model.now.look.result !== null) return <ReplayScreen onClose={() => setReplay(false)} />;
  return <PlayScreen onResults={() => setReplay(true)} />;
}

/** An option that a rule forbids, and the question that has it (`questionKey`). */
interface Forbidden {
  readonly rule: string;
  readonly id: Id;
  readonly asked: string | null;
}

function PlayScreen({ onResults }: { readonly onResults: () => void }) {
  const text = useText();
  const play = usePlay();
  const { model, skin, stage, back, look, question, boardQuestion, draft, lines } = play;
  const [logOpen, setLogOpen] = useState(false);
  const [why, setWhy] = useState<Forbidden | null>(null);
  const asked = boardQuestion && questionKey(model, boardQuestion);
  const onWhy = useCallback((rule: string, id: Id) => setWhy({ rule, id, asked }), [asked]);
  const isWide = useIsWide();
  const { board, dock, skinProps } = useDrawn(play, onWhy);
  useConnection(model.state.connection);
  useAnswered(model);
  useBell(question !== null);
  useWelcomeBack(play, () => setLogOpen(true));

  const lookBack = back.to;
  const onStep = useCallback(
    (n: number) => {
      setLogOpen(false);
      lookBack(n);
    },
    [lookBack],
  );
  const refers = boardQuestion === null ? undefined : skin?.refers?.(boardQuestion, look.view).join(' ');
  return (
    <div
      className={`table ${skin?.Dock ? 'has-dock' : ''} game-${model.table.game}${skin ? ' drawn' : ''}`}
      data-live={stage.live}
      data-refers={refers}
    >
      <a className="skip" href="#question">
        {text.ask.toQuestion}
      </a>
      <TopBar
        heading={play.tableau.heading}
        subtitle={skin?.subtitle?.(look.view, model.language)}
        phases={skin?.phases?.(look.view, model.language, play.live ? play.told : [])}
        actions={play.actions}
        drawn={skin !== null}
        onLookBack={() => back.to(back.at === null ? model.now.heard.length - 1 : null)}
        onLog={() => setLogOpen(true)}
      />
      <AskArea play={play} skinProps={skinProps} onResults={onResults} />
      <TouchArea draft={draft} question={boardQuestion} onPick={play.onPick} onWhy={onWhy}>
        <main className="board" id="content">
          <h1 className="sr">{model.title.texts[model.language].name}</h1>
          {board}
        </main>
        {dock && <footer className="dock">{dock}</footer>}
        <LeftSide play={play} skinProps={skinProps} />
        <RightSide play={play} skinProps={skinProps} onStep={onStep}>
          {isWide && <Hint play={play} />}
        </RightSide>
      </TouchArea>
      {!isWide && <Hint play={play} />}
      <Guidance play={play} />
      <Announcer lines={lines} live={stage.live} />
      <Dialog title={text.log.title} open={logOpen} onClose={() => setLogOpen(false)}>
        <div className="log-sheet">
          <PlayLog play={play} onStep={onStep} />
        </div>
      </Dialog>
      <WhyDialog play={play} why={whileAsked(why, asked)} onClose={() => setWhy(null)} />
    </div>
  );
}

/** Rings when something is asked. */
function useBell(asked: boolean): void {
  useEffect(() => {
    if (asked) playSound('bell');
  }, [asked]);
}

/** Somebody who comes back is told how much has happened. */
function useWelcomeBack({ memory, lines }: Play, onShow: () => void): void {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back
  useEffect(() => {
    const { awayFrom } = memory;
    if (awayFrom !== null && lines.length > 0)
      toast(text.log.awayToast(lines.filter(({ n, heading }) => n >= awayFrom && heading === 0).length), 'log', {
        label: text.log.show,
        act: onShow,
      });
  }, []);
}

interface PlayProps {
  readonly play: Play;
}

function Hint({ play: { advisor, live, question, isConfirmed, draft } }: PlayProps) {
  return advisor && live && <HintNote advisor={advisor} question={question} onAgain={() => isConfirmed && draft.choose(null)} />;
}

/** Places on the board that the advisor and the coach point at. */
function Guidance({ play }: PlayProps) {
  const { advisor, coach, boardQuestion, question, draft, skin, live, stage } = play;
  return (
    <>
      {advisor && advisor.shown !== null && boardQuestion && (
        <HintSpots question={boardQuestion} draft={draft} skin={skin} answer={advisor.shown} />
      )}
      {coach && live && stage.live && (
        <CoachNote
          coach={coach}
          question={question}
          draft={draft}
          skin={skin}
          onInsist={() => coach.tried !== null && void play.insist(coach.tried)}
        />
      )}
    </>
  );
}

interface WhyProps extends PlayProps {
  readonly why: Forbidden | null;
  readonly onClose: () => void;
}

/** It closes with the question that it speaks of. */
function WhyDialog({ play: { model, question }, why, onClose }: WhyProps) {
  const text = useText();
  const { game } = model.table;
  return (
    <Dialog title={text.ask.whyNot} open={why !== null} onClose={onClose} className="narrow">
      {why && question && (
        <div className="wy" data-why={why.rule}>
          <b>{optionName(model, question, why.id)}</b>
          <RuleText game={game} rule={why.rule} /> <RuleLink game={game} rule={why.rule} />
        </div>
      )}
    </Dialog>
  );
}
