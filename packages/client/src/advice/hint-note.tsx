/** The coach's note: in the rail, on a phone in the place of the hand; never on the board. */
import type { Answer, Described } from '@longtable/kernel';
import { useEffect, useRef } from 'react';
import type { Skin } from '../../skins/skin.ts';
import type { Draft } from '../ask/draft.ts';
import { Rings } from '../coach/coach-note.tsx';
import { pointersFor, useSpots } from '../coach/spots.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { optionName, useTable } from '../match/model.ts';
import type { ToldAdvice, ToldWay } from '../offline/advice.ts';
import type { Advisor, Note } from './use-advice.ts';
import { ADVICE_WORDS, type AdviceWords } from './words.ts';
import './hint-note.css';

interface HintNoteProps {
  readonly advisor: Advisor;
  readonly question: Described | null;
  /** Gives up the choice. */
  readonly onAgain: () => void;
}

export function HintNote({ advisor, question, onAgain }: HintNoteProps) {
  const { language } = useTable();
  const words = ADVICE_WORDS[language];
  const { note } = advisor;
  return (
    <div className="hint-slot" aria-live="polite">
      {note !== null && (
        <section className="hint paper" aria-label={words.title} data-note={note.kind}>
          <Said note={note} advisor={advisor} question={question} onAgain={onAgain} words={words} />
        </section>
      )}
    </div>
  );
}

interface SaidProps extends HintNoteProps {
  readonly note: Note;
  readonly words: AdviceWords;
}

function Said({ note, advisor, question, onAgain, words }: SaidProps) {
  const { language } = useTable();
  if (note.kind === 'thinking') return <Head title={words.thinking} />;
  if (note.kind === 'nothing')
    return (
      <>
        <Head title={words.nothing} />
        <Ways>
          <Button kind="paper" small onPress={advisor.thinkAgain}>
            {words.fine}
          </Button>
        </Ways>
      </>
    );
  if (note.kind === 'less')
    return (
      <>
        <Head title={words.less} />
        <p>{words.lessAbout(words.levels[note.to])}</p>
        <Ways>
          <Button kind="paper" small onPress={() => advisor.sayLess(true)}>
            {words.lessYes(words.levels[note.to])}
          </Button>
          <Button kind="ghost" small onPress={() => advisor.sayLess(false)}>
            {words.lessNo}
          </Button>
        </Ways>
      </>
    );
  if (note.kind === 'warning') return <Warning note={note} advisor={advisor} question={question} onAgain={onAgain} words={words} />;
  const { best } = note.advice;
  const isWhole = advisor.level === 'explain';
  return (
    <>
      <Head title={isWhole ? best.what[language] : words.hint(best.what[language])} />
      {isWhole && <Reasons advice={note.advice} words={words} />}
      <Ways>
        <Button kind="paper" small className="hint-show" onPress={advisor.showMe}>
          {words.showMe}
        </Button>
        <Button kind="ghost" small onPress={advisor.notNow}>
          {words.notNow}
        </Button>
      </Ways>
    </>
  );
}

const Head = ({ title }: { readonly title: string }) => (
  <h2>
    <Icon name="bulb" />
    <span>{title}</span>
  </h2>
);

const Ways = ({ children }: { readonly children: React.ReactNode }) => <div className="hint-ways">{children}</div>;

const spelt = (points: number, language: string): string => {
  const rounded = String(Math.round(points * 10) / 10);
  return language === 'de' ? rounded.replace('.', ',') : rounded;
};

function Reasons({ advice: { best, other, reasons }, words }: { readonly advice: ToldAdvice; readonly words: AdviceWords }) {
  const { language } = useTable();
  const isClose = other !== null && Math.round(100 * best.prospect) === Math.round(100 * other.prospect);
  return (
    <>
      {reasons.map(({ words: said, points }) => {
        const figure = spelt(points, language);
        return <p key={said.en}>{words.reason(said[language], words.points(figure, figure === '1'))}</p>;
      })}
      {reasons.length === 0 && <p>{isClose ? words.close : words.plain}</p>}
      <ul className="hint-bars">
        {[best, ...(other === null ? [] : [other])].map((way) => (
          <Bar key={JSON.stringify(way.answer)} way={way} words={words} />
        ))}
      </ul>
    </>
  );
}

function Bar({ way, words }: { readonly way: ToldWay; readonly words: AdviceWords }) {
  const { language } = useTable();
  const share = Math.round(100 * way.prospect);
  return (
    <li>
      <span aria-hidden="true">{way.what[language]}</span>
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
      <b aria-hidden="true">{share} %</b>
      <span className="sr">{words.prospect(way.what[language], way.prospect)}</span>
    </li>
  );
}

/** Takes the place of a confirmation: it has the focus, and gives it back. */
function Warning({ note, advisor, question, onAgain, words }: SaidProps & { readonly note: Extract<Note, { kind: 'warning' }> }) {
  const model = useTable();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const { tried, cost, advice } = note;
  const known =
    advice.ways.length > 0 && advice.other !== null && same(advice.other.answer, tried) ? advice.other.what[model.language] : null;
  const named = known ?? (question !== null && question.ask.shape === 'pick' ? optionName(model, question, tried as string | number) : '…');
  return (
    <>
      <div ref={heading} tabIndex={-1} className="hint-focus">
        <Head title={words.warning(cost)} />
        <p>{words.instead(named, advice.best.what[model.language])}</p>
      </div>
      <Ways>
        <Button
          kind="paper"
          small
          onPress={() => {
            advisor.thinkAgain();
            onAgain();
          }}
        >
          {words.again}
        </Button>
        <Button kind="ghost" small onPress={advisor.insist}>
          {words.anyway}
        </Button>
      </Ways>
    </>
  );
}

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

interface HintSpotsProps {
  readonly question: Described;
  readonly draft: Draft;
  readonly skin: Skin | null;
  readonly answer: Answer;
}

/** Rings around what the hint is about; the first of it gets the focus. */
export function HintSpots({ question, draft, skin, answer }: HintSpotsProps) {
  const pointers = pointersFor(question, draft, answer, (id) => skin?.taps?.(id) ?? []);
  const spots = useSpots(pointers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hint
  useEffect(() => {
    const things = pointers.flat().flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    things.find((thing) => thing.tabIndex >= 0 && thing.getClientRects().length > 0)?.focus();
  }, [answer]);
  return <Rings spots={spots} />;
}
