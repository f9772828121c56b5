/** The coach: one note at a time, beside what it speaks of. It lights what to touch and forbids nothing. */
import type { Described, Id } from '@longtable/kernel';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { Skin } from '../../skins/skin.ts';
import type { Draft } from '../ask/draft.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { RuleLinks } from '../rules/rule-link.tsx';
import { go } from '../state/router.ts';
import { type Box, boxOf, placeFor, tailTo } from './place.ts';
import { pointersFor, type Spot, useSpots } from './spots.ts';
import type { Coach } from './use-coach.ts';
import './coach-note.css';

/** Selectors of the things to be read on the sheets that lie over a board, and of those that are lit. */
const READ = '.paper :is(button, h2, h3, p, li, .die), .telling, [data-state=legal]';

interface CoachNoteProps {
  readonly coach: Coach;
  readonly question: Described | null;
  readonly draft: Draft;
  readonly skin: Skin | null;
  /** Does what was tried although the coach advises against it. */
  readonly onInsist: () => void;
}

export function CoachNote({ coach, question, draft, skin, onInsist }: CoachNoteProps) {
  const text = useText();
  const told = coach.step.asked?.answer;
  const { touch, about = [] } = coach.step;
  const taps = (id: Id): readonly string[] => touch ?? skin?.taps?.(id) ?? [];
  const lookedAt = about.map((spot) => [`[data-spot="${spot}"]`]);
  const spots = useSpots(question === null || told === undefined ? lookedAt : pointersFor(question, draft, told, taps));
  const note = useRef<HTMLElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  const seen = JSON.stringify(spots);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step, and wherever its spots go
  useLayoutEffect(() => {
    const board = document.querySelector('.table > .board');
    if (note.current === null || board === null) return;
    const settle = (): void => {
      const { width, height } = note.current!.getBoundingClientRect();
      setBox(placeFor(boxOf(board), { width, height }, spots, [...board.querySelectorAll(READ)].map(boxOf)));
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(note.current);
    observer.observe(board);
    return () => observer.disconnect();
  }, [seen, coach.step]);
  const target = spots.find(({ onBoard }) => onBoard);
  return (
    <>
      <Rings spots={spots} />
      {box && target && <Tail box={box} target={target} />}
      <section
        ref={note}
        className="coach paper"
        aria-label={text.coach.title}
        aria-live="polite"
        data-step={coach.step.id}
        style={(box === null ? { visibility: 'hidden' } : { left: box.x, top: box.y }) as CSSProperties}
      >
        <Words coach={coach} onInsist={onInsist} />
      </section>
    </>
  );
}

export const Rings = ({ spots }: { readonly spots: readonly Spot[] }) => (
  <div aria-hidden="true">
    {spots.map(({ key, x, y, width, height }) => (
      <span key={key} className="coach-ring" style={{ left: x - 5, top: y - 5, width: width + 10, height: height + 10 }} />
    ))}
  </div>
);

const Tail = ({ box, target }: { readonly box: Box; readonly target: Spot }) => (
  <svg className="coach-tail" aria-hidden="true">
    <path d={tailTo(box, target)} />
  </svg>
);

function Words({ coach, onInsist }: Pick<CoachNoteProps, 'coach' | 'onInsist'>) {
  const text = useText();
  const { link, table } = useTable();
  const { lesson, step, words, at, reading, tried } = coach;
  const [whole, setWhole] = useState(() => window.innerWidth > 900);
  const steps = lesson.steps.length;
  const last = at === steps - 1;
  return (
    <>
      <header>
        <Icon name="quill" />
        {text.coach.step(at + 1, steps)}
        <progress value={at + 1} max={steps} aria-hidden="true" />
      </header>
      <h2>{words.title}</h2>
      <p>{words.say}</p>
      {tried !== null && (
        <p className="tried" role="alert">
          <Icon name="why" />
          {words.other}
        </p>
      )}
      {whole && tried === null && <p className="coach-why">{words.why}</p>}
      <p className="coach-rules">
        <RuleLinks game={table.game} rules={step.rules} />
      </p>
      <div className="coach-ways">
        {tried !== null && (
          <>
            <Button kind="paper" small onPress={coach.calmDown}>
              {text.coach.asTold}
            </Button>
            <Button kind="ghost" small onPress={onInsist}>
              {text.coach.anyway}
            </Button>
          </>
        )}
        {tried === null && reading && !last && (
          <Button kind="paper" small icon="chevron" onPress={coach.readOn} className="coach-on">
            {text.coach.on}
          </Button>
        )}
        {last && (
          <Button kind="paper" small icon="play" onPress={() => go(`/new/${table.game}`)}>
            {text.coach.real}
          </Button>
        )}
        {tried === null && !whole && (
          <Button kind="paper" small icon="why" onPress={() => setWhole(true)}>
            {text.coach.why}
          </Button>
        )}
        {tried === null && (
          <Button kind="ghost" small onPress={() => void link.playAlone()}>
            {last ? text.coach.done : text.coach.alone}
          </Button>
        )}
      </div>
    </>
  );
}
