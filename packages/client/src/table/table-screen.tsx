/** A running or finished match: board, seats, question, log. */
import type { Answer, Id, Spec } from '@longtable/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { gameCardOf, isFinal, sealOf } from '../../skins/game-cards.ts';
import type { SkinProps } from '../../skins/skin.ts';
import { HintNote, HintSpots } from '../advice/hint-note.tsx';
import { useAdvice, useForesight } from '../advice/use-advice.ts';
import { useIsWide } from '../advice/use-is-wide.ts';
import { AbsentBar, absentee } from '../ask/absent-bar.tsx';
import { AskBar } from '../ask/ask-bar.tsx';
import { useDraft } from '../ask/draft.ts';
import { offerFaces } from '../ask/offer-faces.ts';
import { isRequested, RequestBar, useAnswered } from '../ask/request-bar.tsx';
import { StandInBar } from '../ask/stand-in-bar.tsx';
import { WaitBar } from '../ask/wait-bar.tsx';
import { WhyNotPanel } from '../ask/why-not.tsx';
import { GenericBoard } from '../board/generic-board.tsx';
import { TouchArea } from '../board/targets.tsx';
import { TextBoard } from '../board/text-board.tsx';
import { CoachNote } from '../coach/coach-note.tsx';
import { StepsPanel } from '../coach/steps-panel.tsx';
import { useCoach } from '../coach/use-coach.ts';
import { Dialog } from '../design/dialog.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { Chat } from '../log/chat.tsx';
import { useLines } from '../log/lines.ts';
import { Log } from '../log/log-panel.tsx';
import { eventLine, optionAbout, optionName, standInFor, TableContext, tableauOf, useTable } from '../match/model.ts';
import { useActions } from '../match/use-actions.ts';
import { useConnection } from '../match/use-connection.ts';
import { useForced } from '../match/use-forced.ts';
import { useFrozenWhile } from '../match/use-frozen-while.ts';
import { useHeld } from '../match/use-held.ts';
import { useLookBack } from '../match/use-look-back.ts';
import { useMemory } from '../match/use-memory.ts';
import { usePlaced } from '../match/use-placed.ts';
import { useFaces, useSkin } from '../match/use-skin.ts';
import { useStage } from '../match/use-stage.ts';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { Scrubber } from '../replay/scrubber.tsx';
import { RuleLink, RuleText } from '../rules/rule-link.tsx';
import { useSettings } from '../state/settings.ts';
import { play } from '../state/sound.ts';
import { Announcer } from './announcer.tsx';
import { Seats } from './seats.tsx';
import { TopBar } from './top-bar.tsx';
import './table-screen.css';

export function TableScreen() {
  const model = useTable();
  const [replay, setReplay] = useState(() => model.now.look.result !== null);
  if (replay && model.now.look.result !== null) return <ReplayScreen onClose={() => setReplay(false)} />;
  return <PlayScreen onResults={() => setReplay(true)} />;
}

function PlayScreen({ onResults }: { readonly onResults: () => void }) {
  const text = useText();
  const model = useTable();
  const { text: asText, pace } = useSettings();
  const skin = useSkin(model);
  const stage = useStage(model.now, skin !== null && pace !== 'instant', model.state.seats);
  const acted = useActions(model);
  const back = useLookBack(model.link, model.viewer);
  const lines = useLines(model, text);
  const memory = useMemory(model.table.id, model.now);
  const [logOpen, setLogOpen] = useState(false);
  const [why, setWhy] = useState<{ rule: string; id: Id } | null>(null);

  useConnection(model.state.connection);
  useAnswered(model);
  const standIn = standInFor(model);
  const live = back.at === null;
  const question = usePlaced(live && standIn === null ? model.now.look.question : null, skin);
  const draft = useDraft(question, model.now.look.given);
  const card = gameCardOf(model.table.game);
  const final = question !== null && isFinal(card, question);
  const weighed = question !== null && (skin?.weighs?.(question) ?? false);
  const look = back.look ?? stage.look;
  const tableau = useMemo(() => tableauOf(model, look.view), [model, look]);
  const faces = useFaces(look.view, skin);
  const coach = useCoach(model);
  const advisor = useAdvice(model, stage.live ? question : null);
  const isWide = useIsWide();
  const told = useMemo(
    () => ({
      ...acted,
      answer: async (answer: Answer) => {
        if (coach && question && !coach.hears(question, answer)) return false;
        const go = (): Promise<boolean> => {
          stage.skip();
          return acted.answer(answer);
        };
        if (!advisor || !question) return go();
        return new Promise<boolean>((done) => advisor.weigh(question, answer, () => void go().then(done)));
      },
    }),
    [acted, stage.skip, coach, question, advisor],
  );
  const actions = useForced(model, told, { question, payments: card.payments, guided: coach !== null });
  const isConfirmed = (final || weighed) && question?.ask.shape === 'pick';
  useForesight(advisor, question, isConfirmed ? draft.answer : null, acted.answer);
  const insist = async (answer: Answer): Promise<void> => {
    await model.link.playAlone();
    void acted.answer(answer);
  };
  const onPick = useCallback(
    (id: Id) => (final || weighed ? draft.choose(draft.chosen[0] === id ? null : id) : void actions.answer(id)),
    [final, weighed, draft, actions],
  );
  const onWhy = useCallback((rule: string, id: Id) => setWhy({ rule, id }), []);

  const lookBack = back.to;
  const onStep = useCallback(
    (n: number) => {
      setLogOpen(false);
      lookBack(n);
    },
    [lookBack],
  );

  const asked = question !== null;
  useEffect(() => {
    if (asked) play('bell');
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back
  useEffect(() => {
    const { awayFrom } = memory;
    if (awayFrom !== null && lines.length > 0)
      toast(text.log.awayToast(lines.filter(({ n, heading }) => n >= awayFrom && heading === 0).length), 'log', {
        label: text.log.show,
        act: () => setLogOpen(true),
      });
  }, []);

  const boardQuestion = stage.live ? question : null;
  const skinProps: SkinProps = {
    view: look.view,
    tableau,
    viewer: model.viewer,
    language: model.language,
    seats: faces,
    question: boardQuestion,
    draft,
    onPick,
    onFollow: actions.follow,
    onWhy,
    happening: live ? stage.happening : null,
    heard: live ? model.now.heard : model.now.heard.slice(0, (back.at ?? 0) + 1),
    onPlayed: stage.played,
    eventLine: (event) => eventLine(model, event, model.now.look.view),
    optionName: (id) => (question === null ? String(id) : optionName(model, question, id)),
    optionAbout: (id) => (question === null ? '' : optionAbout(model, question, id)),
    offers: live && standIn === null ? offerFaces(model) : [],
    onOffer: actions.offer,
  };
  const moment = live && stage.happening !== null ? `${stage.happening.n} ${model.language} ${skin === null}` : null;
  const board = useFrozenWhile(
    skin ? <skin.Board {...skinProps} /> : asText ? <TextBoard tableau={tableau} /> : <GenericBoard tableau={tableau} />,
    moment,
  );
  const dock = useFrozenWhile(skin?.Dock ? <skin.Dock {...skinProps} /> : null, moment);
  const sign = skin?.sign ? (event: Spec['event']) => skin.sign!(event, look.view) : undefined;
  const log = (
    <Log lines={lines} faces={faces} sign={sign} at={back.at} undoFrom={memory.undoFrom} awayFrom={memory.awayFrom} onStep={onStep} />
  );
  const steps = model.now.heard.length;
  const seats = (
    <Seats
      look={look}
      faces={faces}
      mats={tableau.mats}
      facts={skin?.facts ? (seat) => skin.facts!(look.view, seat, model.language) : undefined}
      line={skin?.seatLine ? (seat) => skin.seatLine!(look.view, seat, model.language) : undefined}
    />
  );
  const hint = advisor && live && <HintNote advisor={advisor} question={question} onAgain={() => isConfirmed && draft.choose(null)} />;
  const away = absentee(model);
  const waiting = <WaitBar actions={actions} faces={faces} onResults={onResults} />;
  const bar = !live ? (
    <Scrubber lines={lines} steps={steps} at={back.at ?? 0} onStep={back.to} onLive={() => back.to(null)} />
  ) : standIn !== null ? (
    <StandInBar seat={standIn} />
  ) : isRequested(model) ? (
    <RequestBar faces={faces} lines={lines} />
  ) : question ? (
    <AskBar
      draft={draft}
      question={question}
      actions={actions}
      seal={sealOf(card, question)}
      final={final}
      weighed={weighed}
      pouch={skin?.pouch}
      body={skin?.Options && skin.draws?.(question) ? <skin.Options {...skinProps} question={question} /> : undefined}
      beside={skin?.beside?.(question, draft)}
      hint={skin?.hint?.(question, look.view, model.language)}
      onHint={advisor?.ask}
      warned={advisor?.note?.kind === 'warning'}
    />
  ) : away !== null ? (
    <AbsentBar info={away} face={faces.find(({ seat }) => seat === away.seat)} otherwise={waiting} />
  ) : (
    waiting
  );
  // The next question is asked when the board shows what it is about: until then the old one stays, spent.
  const held = live && !stage.live;
  const asking = useHeld({ bar, model }, held);
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
        heading={tableau.heading}
        subtitle={skin?.subtitle?.(look.view)}
        phases={skin?.phases?.(look.view, model.language)}
        actions={actions}
        drawn={skin !== null}
        onLookBack={() => back.to(back.at === null ? steps - 1 : null)}
        onLog={() => setLogOpen(true)}
      />
      <div className="askwrap" id="question" tabIndex={-1} inert={held} data-held={held}>
        <TableContext value={asking.model}>{asking.bar}</TableContext>
      </div>
      <TouchArea draft={draft} question={boardQuestion} onPick={onPick} onWhy={onWhy}>
        <main className="board" id="content">
          <h1 className="sr">{model.title.texts[model.language].name}</h1>
          {board}
        </main>
        {dock && <footer className="dock">{dock}</footer>}
        <aside className="left" aria-label={skin?.Rail ? text.table.you : text.table.seats}>
          {!skin?.Rail && seats}
          {skin?.Aside ? <skin.Aside {...skinProps} /> : <PlainNote />}
        </aside>
        <aside className="right" aria-label={text.log.title}>
          {coach && <StepsPanel coach={coach} />}
          {question && !skin && <WhyNotPanel question={question} />}
          {skin?.Rail && seats}
          {skin?.Rail && <skin.Rail {...skinProps} />}
          <section className="panel logbox" aria-label={text.log.title}>
            {log}
            <Chat />
          </section>
          {isWide && hint}
        </aside>
      </TouchArea>
      {!isWide && hint}
      {advisor && advisor.shown !== null && boardQuestion && (
        <HintSpots question={boardQuestion} draft={draft} skin={skin} answer={advisor.shown} />
      )}
      {coach && live && stage.live && (
        <CoachNote
          coach={coach}
          question={question}
          draft={draft}
          skin={skin}
          onInsist={() => coach.tried !== null && void insist(coach.tried)}
        />
      )}
      <Announcer lines={lines} />
      <Dialog title={text.log.title} open={logOpen} onClose={() => setLogOpen(false)}>
        <div className="log-sheet">
          {log}
          <Chat />
        </div>
      </Dialog>
      <Dialog title={text.ask.whyNot} open={why !== null} onClose={() => setWhy(null)} className="narrow">
        {why && question && (
          <div className="wy" data-why={why.rule}>
            <b>{optionName(model, question, why.id)}</b>
            <RuleText game={model.table.game} rule={why.rule} /> <RuleLink game={model.table.game} rule={why.rule} />
          </div>
        )}
      </Dialog>
    </div>
  );
}

function PlainNote() {
  const text = useText();
  return (
    <section className="panel plain-note">
      <b>{text.table.plainWhy}</b>
      <p>{text.table.plainText}</p>
    </section>
  );
}
