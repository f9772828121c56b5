/** The question of the moment: always parchment, always at the same place, at most one wax-red button. */
import type { Ask, Described, Id } from '@longtable/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ADVICE_WORDS } from '../advice/words.ts';
import { Button } from '../design/button.tsx';
import type { IconName } from '../design/icons.ts';
import { Seal } from '../design/seal.tsx';
import { useText } from '../i18n/index.ts';
import { isIdle } from '../match/focus.ts';
import { optionName, promptOf, questionKey, sayOf, useTable } from '../match/model.ts';
import type { Actions } from '../match/use-actions.ts';
import { Dots } from './dots.tsx';
import type { Draft } from './draft.ts';
import { ExplainButton } from './explain.tsx';
import { Offers } from './offers.tsx';
import { PlanButton, PlanNote } from './plan.tsx';
import { OrderList, PickList, ShareList, SomeList } from './shapes.tsx';
import { WhyNotButton } from './why-not.tsx';
import '../design/ask.css';
import './reasons.css';
import './ask-bar.css';

export interface AskBarProps {
  readonly draft: Draft;
  readonly question: Described;
  readonly actions: Actions;
  readonly seal: IconName;
  /** Answers that close undo are picked first and confirmed then. */
  readonly final: boolean;
  /** A pick that is confirmed although it could be undone. */
  readonly weighed?: boolean;
  /** Offers lie elsewhere. */
  readonly pouch?: boolean | undefined;
  /** The options as the board's own drawing of them. */
  readonly body?: ReactNode;
  /** Options that stand beside the question; the rest is on the board and in a list that opens. */
  readonly beside?: readonly Id[] | undefined;
  /** A line under the question. */
  readonly hint?: string | undefined;
  /** Asks the coach; left out: there is none. */
  readonly onHint?: (() => void) | undefined;
  /** The coach asks in the place of the confirmation. */
  readonly warned?: boolean | undefined;
}

const BODIES = { pick: PickList, some: SomeList, share: ShareList, order: OrderList } as const;

/** Options that a list can leave out because the board offers it too. */
const listable = (ask: Ask): readonly Id[] =>
  ask.shape === 'share' ? ask.bins.filter((_, i) => ask.most[i]! > 0) : ask.shape === 'order' ? [] : ask.options;

export function AskBar({
  draft,
  question,
  actions,
  seal,
  final,
  weighed = false,
  pouch,
  body,
  beside,
  hint,
  onHint,
  warned = false,
}: AskBarProps) {
  const text = useText();
  const model = useTable();
  const [listed, setListed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, shown } = question;
  const prompt = promptOf(model, question.kind, question.stage);
  const say = sayOf(model, model.now.look.view, shown.with ?? {});
  const all = listable(ask).length;
  const folded = beside !== undefined && !listed && all > beside.length;
  const few = body ? false : folded ? beside.length <= 3 : ask.shape === 'pick' && ask.options.length <= 3;
  const Body = BODIES[ask.shape];
  const key = questionKey(model, question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question
  useEffect(() => {
    setListed(false);
    if (isIdle()) heading.current?.focus({ preventScroll: true });
  }, [key]);

  const pick = (id: Id): void => {
    if (final || weighed) draft.choose(draft.chosen[0] === id ? null : id);
    else void actions.answer(id);
  };

  return (
    <section
      className={`ask paper tall${few ? ' few' : ''}${beside !== undefined && listed ? ' listed' : ''}`}
      aria-label={text.ask.yours}
      data-shape={ask.shape}
      data-kind={question.kind}
      data-stage={question.stage}
    >
      <Seal name={seal} />
      <div className="ask-head">
        <h2 ref={heading} tabIndex={-1}>
          {prompt?.ask(say) ?? question.stage}
          <Dots draft={draft} ask={ask} />
        </h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className={folded ? 'body folded' : 'body'}>
        {body && !listed ? body : <Body draft={draft} question={question} onPick={pick} {...(folded && { only: beside })} />}
      </div>
      <div className="opts">
        {!warned && <Confirm draft={draft} question={question} actions={actions} final={final} weighed={weighed} />}
        <span className="ask-tools">
          {folded && (
            <Button kind="paper" small icon="more" onPress={() => setListed(true)} label={text.ask.all(all)} className="ask-list">
              <span className="words">{text.ask.all(all)}</span>
              <span className="figure">{all}</span>
            </Button>
          )}
          {listed && beside !== undefined && (
            <Button kind="paper" small icon="close" onPress={() => setListed(false)} label={text.ask.fold} className="ask-tool" />
          )}
          {onHint && (
            <Button
              kind="paper"
              small
              icon="bulb"
              onPress={onHint}
              label={ADVICE_WORDS[model.language].ask}
              className="ask-tool ask-coach"
            />
          )}
          <ExplainButton key={key} question={question} />
          <WhyNotButton key={`why ${key}`} question={question} />
          <PlanButton question={question} />
          {model.now.look.undo.possible && (
            <Button kind="paper" small icon="undo" onPress={actions.undo} label={text.undo.undo} className="ask-tool" />
          )}
        </span>
      </div>
      <PlanNote />
      {!pouch && <Offers actions={actions} />}
    </section>
  );
}

/** The one red button, or what is missing for it. */
function Confirm({ draft, question, actions, final, weighed }: Pick<AskBarProps, 'draft' | 'question' | 'actions' | 'final' | 'weighed'>) {
  const text = useText();
  const model = useTable();
  const { ask } = question;
  const { answer, missing } = draft;
  if (ask.shape === 'pick') {
    if ((!final && !weighed) || answer === null) return null;
    return (
      <>
        {final && <span className="final">{text.ask.final}</span>}
        <Button kind="wax" className="ask-go" onPress={() => void actions.answer(answer)}>
          {optionName(model, question, answer as Id)}
        </Button>
      </>
    );
  }
  const lacking = ask.shape === 'share' ? text.ask.left(missing) : text.ask.missing(missing);
  const label =
    missing > 0
      ? lacking
      : missing < 0
        ? text.ask.tooMany(-missing)
        : ask.shape === 'some'
          ? text.ask.take(draft.chosen.length)
          : ask.shape === 'share'
            ? text.ask.spread
            : text.ask.keepOrder;
  // To leave a choice open is no deed: the red button is for what is done.
  const isNothing = ask.shape === 'some' && draft.chosen.length === 0;
  return (
    <Button
      kind={answer === null || isNothing ? 'paper' : 'wax'}
      className="ask-go"
      barred={answer === null}
      onPress={() => answer !== null && void actions.answer(answer)}
    >
      {label}
    </Button>
  );
}
